// The frame of those who work for the shop: their tasks beside the page, or behind a button on narrow screens. It needs no
// script: the drawer is a popover of the platform.
import { useEffect, useRef, type ReactNode } from 'react'
import { Link, useLocation, href } from 'react-router'
import { deskFrameCopy as copy } from '#app/copy/office/desk-frame.ts'
import { shellCopy } from '#app/copy/site/shell.ts'
import { TaskIcon } from '#app/features/desk/task-icon.tsx'
import { SignOut } from '#app/features/sign-in/sign-out.tsx'
import { OfflinePlace } from '#app/offline/offline-place.tsx'
import { FlashPlace } from '#app/session/flash-place.tsx'
import type { DeskData } from '#app/session/shell-data.ts'
import { Icon } from '#app/ui/icon.tsx'
import { IconSheet } from '#app/ui/icon-sheet.tsx'
import { ToastProvider } from '#app/ui/toast.tsx'
import type { Brand } from '#shop/people/brand/brand.ts'
import { DeskNav } from './desk-nav.tsx'
import { Mark } from './logo.tsx'
import { Palette, PaletteLink, Shortcut, usePalette } from './palette.tsx'
import { RouteFocus } from './route-focus.tsx'
import { ToldWithoutScript } from './told-without-script.tsx'
import './desk-frame.css'
import './palette.css'

const DRAWER_ID = 'desk-drawer'

export function DeskFrame({ desk: { brand, desk }, children }: { desk: DeskData; children: ReactNode }) {
  const drawer = useClosedOnTheWay()
  const find = desk.groups.find(({ task }) => task === 'find')
  const palette = usePalette(find !== undefined)
  const { waiting } = desk
  return (
    <ToastProvider>
      <IconSheet />
      <a href="#main" className="skip-link button button-primary">
        {shellCopy.skip}
      </a>
      <div className="desk-frame">
        <header className="desk-bar no-print">
          <button
            type="button"
            popoverTarget={DRAWER_ID}
            aria-label={waiting > 0 ? copy.menuWaiting(waiting) : copy.menu}
            className="button button-quiet button-icon text-body"
          >
            <Icon name="menu" size={24} />
            {waiting > 0 && <span aria-hidden="true" className="desk-dot" />}
          </button>
          <BrandLink brand={brand} to={desk.home} />
          {find && (
            <PaletteLink palette={palette} find={find} className="button button-quiet button-icon ms-auto text-body">
              <Icon name="search" size={24} />
              <span className="sr-only">{find.name}</span>
            </PaletteLink>
          )}
        </header>
        <nav aria-label={copy.label} ref={drawer} id={DRAWER_ID} popover="auto" className="desk-side no-print">
          <div className="desk-side-top">
            {/* Home is the first of the tasks below. */}
            <span className="desk-brand">
              <BrandName brand={brand} />
            </span>
            <button
              type="button"
              popoverTarget={DRAWER_ID}
              popoverTargetAction="hide"
              aria-label={copy.closeMenu}
              className="desk-close button button-quiet button-icon"
            >
              <Icon name="close" />
            </button>
          </div>
          {find && (
            <PaletteLink palette={palette} find={find} className="desk-way desk-find">
              <TaskIcon name="find" />
              {find.name}
              <Shortcut />
            </PaletteLink>
          )}
          <DeskNav desk={desk} />
          <div className="desk-side-end">
            <Link to={href('/')} className="desk-way desk-to-shop">
              <TaskIcon name="shop" />
              {copy.toShop}
            </Link>
            <Link to={href('/account')} className="desk-way" title={desk.name}>
              <TaskIcon name="account" />
              <span className="truncate">{desk.name}</span>
            </Link>
            <SignOut look="quiet" label={copy.signOut} />
          </div>
        </nav>
        <div className="desk-page">
          <OfflinePlace />
          <ToldWithoutScript />
          {children}
        </div>
      </div>
      <Palette palette={palette} groups={desk.groups} />
      <RouteFocus />
      <FlashPlace />
    </ToastProvider>
  )
}

const BrandLink = ({ brand, to }: { brand: Brand; to: string }) => (
  <Link to={to} aria-label={copy.home(brand.name)} className="desk-brand">
    <BrandName brand={brand} />
  </Link>
)

const BrandName = ({ brand }: { brand: Brand }) => (
  <>
    <Mark brand={brand} />
    <span translate="no" className="display truncate text-lg">
      {brand.name}
    </span>
  </>
)

// Once a link is chosen, the drawer closes.
function useClosedOnTheWay() {
  const drawer = useRef<HTMLElement>(null)
  const { key } = useLocation()
  const before = useRef(key)
  useEffect(() => {
    if (before.current === key) return
    before.current = key
    if (drawer.current?.matches(':popover-open')) drawer.current.hidePopover()
  }, [key])
  return drawer
}
