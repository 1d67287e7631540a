// The frame around every page of the shop: header, tax bar, footer and the cart.
import { useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { shellCopy } from '#app/copy/site/shell.ts'
import { OfflinePlace } from '#app/offline/offline-place.tsx'
import { BrowserMemory } from '#app/session/browser-memory.tsx'
import { Drawn } from '#app/session/drawn.tsx'
import { useCart, useShell } from '#app/session/shell-data.ts'
import { IconSheet } from '#app/ui/icon-sheet.tsx'
import { ToastProvider } from '#app/ui/toast.tsx'
import { CartPanel } from './cart-panel.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MobileHeader } from './mobile-header.tsx'
import { ownPlace } from './own-place.ts'
import { RouteFocus } from './route-focus.tsx'
import { SubHeader } from './sub-header.tsx'
import { ToldWithoutScript } from './told-without-script.tsx'

export function ShopFrame({ children }: { children: ReactNode }) {
  const [isCartOpen, setIsCartOpen] = useState(false)
  const openCart = () => setIsCartOpen(true)

  return (
    <ToastProvider>
      <IconSheet />
      <a href="#main" className="skip-link button button-primary">
        {shellCopy.skip}
      </a>
      <SiteHeader onOpenCart={openCart} />
      <SubHeader />
      <OfflinePlace />
      <ToldWithoutScript />
      {children}
      <Footer />
      <CartPanel isOpen={isCartOpen} onOpen={openCart} onClose={() => setIsCartOpen(false)} />
      <RouteFocus />
      <BrowserMemory />
    </ToastProvider>
  )
}

// The way to the page that is open is marked. Of all other addresses, of which there are many, none is; the server alone asks.
const markedIn = import.meta.env.SSR
  ? (pathname: string, own: string) =>
      pathname === '/' ||
      ['/business', '/esim-status', '/support', own].some((to) => pathname.toLowerCase().startsWith(to))
        ? pathname
        : null
  : () => null

function SiteHeader({ onOpenCart }: { onOpenCart: () => void }) {
  const { role } = useShell()
  const { pathname } = useLocation()
  const cart = useCart()
  const place = markedIn(pathname, ownPlace(role).to)
  return (
    <Drawn as="header" className="site-header no-print" of={['header', role, place, cart.length]}>
      <Header onOpenCart={onOpenCart} />
      <MobileHeader onOpenCart={onOpenCart} />
    </Drawn>
  )
}
