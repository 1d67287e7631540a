// The frame around every page of the shop: header, tax bar, footer and the cart.
import { LanguageOffer } from './language-links.tsx'
import { useState, type ReactNode } from 'react'
import { showZoneNames } from '#app/language/zone-names.ts'
import { shellCopy } from '#app/copy/site/shell.ts'
import { OfflinePlace } from '#app/offline/offline-place.tsx'
import { BrowserMemory } from '#app/session/browser-memory.tsx'
import { IconSheet } from '#app/ui/icon-sheet.tsx'
import { ToastProvider } from '#app/ui/toast.tsx'
import { Footer } from './footer.tsx'
import { MobileHeader } from './mobile-header.tsx'
import { RouteFocus } from './route-focus.tsx'
import { SubHeader } from './sub-header.tsx'
import { ToldWithoutScript } from './told-without-script.tsx'
import { NavLink, href } from 'react-router'
import { useShell, useCart } from '#app/session/shell-data.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { CartButton, CART_PANEL_ID } from './cart-button.tsx'
import { ownPlace } from './own-place.ts'
import { Logo } from './logo.tsx'
import { lazyPart } from '#app/session/lazy-part.ts'
import { LazyPlace } from '#app/session/lazy-place.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { WorldMap } from '#app/ui/world-map.tsx'

export function ShopFrame({ children }: { children: ReactNode }) {
  const [isCartOpen, setIsCartOpen] = useState(false)
  const openCart = () => setIsCartOpen(true)
  showZoneNames(useShell().zoneNames)

  return (
    <ToastProvider>
      <IconSheet />
      <a href="#main" className="skip-link button button-primary">
        {shellCopy.skip}
      </a>
      <header className="site-header no-print">
        <Header onOpenCart={openCart} />
        <MobileHeader onOpenCart={openCart} />
      </header>
      <SubHeader />
      <LanguageOffer />
      <OfflinePlace />
      <ToldWithoutScript />
      <ToldOfCookies />
      {children}
      <Footer />
      <CartPanel isOpen={isCartOpen} onOpen={openCart} onClose={() => setIsCartOpen(false)} />
      <RouteFocus />
      <BrowserMemory />
    </ToastProvider>
  )
}

// Hardly anybody's cookies get lost.
const CookieNotice = lazyPart(async () => (await import('./cookie-notice.tsx')).CookieNotice)

function ToldOfCookies() {
  const { cookieNotice } = useShell()
  return (
    cookieNotice && (
      <LazyPlace>
        <CookieNotice {...cookieNotice} />
      </LazyPlace>
    )
  )
}

// From 768 px on.
function Header({ onOpenCart }: { onOpenCart: () => void }) {
  const { brand, role } = useShell()
  const own = ownPlace(role)
  return (
    <div className="wrap hidden min-h-16 items-center gap-6 md:flex">
      <Logo brand={brand} />
      <nav aria-label={shellCopy.mainNav} className="ms-auto flex items-center gap-2">
        <NavLink to={href('/business')} className="nav-link">
          {shellCopy.business}
        </NavLink>
        <NavLink to={href('/support')} className="nav-link">
          {shellCopy.help}
        </NavLink>
        <NavLink to={own.to} className="nav-link">
          {own.label}
        </NavLink>
        <LinkButton to={href('/esim-status')} look="secondary" isSmall>
          {shellCopy.esimStatus}
        </LinkButton>
      </nav>
      <CartButton onOpen={onOpenCart} />
    </div>
  )
}

const copy = shellCopy.cart

// A first visit has an empty cart and no use for this.
const FilledCart = lazyPart(async () => (await import('./filled-cart.tsx')).FilledCart)

type CartPanelProps = { isOpen: boolean; onOpen: () => void; onClose: () => void }

// A modal from 768 px on, a sheet from below on phones.
function CartPanel({ isOpen, onOpen, onClose }: CartPanelProps) {
  const cart = useCart()
  return (
    <Dialog
      id={CART_PANEL_ID}
      title={copy.title}
      isOpen={isOpen}
      onOpen={onOpen}
      onClose={onClose}
      closeLabel={copy.close}
    >
      <LazyPlace>
        {cart.length === 0 ? (
          <EmptyCart onLeave={onClose} />
        ) : (
          <FilledCart cart={cart} isOpen={isOpen} onLeave={onClose} />
        )}
      </LazyPlace>
    </Dialog>
  )
}

function EmptyCart({ onLeave }: { onLeave: () => void }) {
  return (
    <div className="grid justify-items-center gap-4 pb-2 text-center">
      <WorldMap className="w-full opacity-70" />
      <p className="text-lg font-bold">{copy.empty}</p>
      <p className="text-muted">{copy.emptyHint}</p>
      <LinkButton to={`${href('/')}#bundle-selector`} onClick={onLeave}>
        {copy.findBundle}
      </LinkButton>
    </div>
  )
}
