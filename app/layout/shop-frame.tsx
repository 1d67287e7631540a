// The frame around every page of the shop: header, tax bar, footer and the cart.
import { useState, type ReactNode } from 'react'
import { shellCopy } from '#app/copy/site/shell.ts'
import { OfflinePlace } from '#app/offline/offline-place.tsx'
import { BrowserMemory } from '#app/session/browser-memory.tsx'
import { IconSheet } from '#app/ui/icon-sheet.tsx'
import { ToastProvider } from '#app/ui/toast.tsx'
import { CartPanel } from './cart-panel.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MobileHeader } from './mobile-header.tsx'
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
      <header className="site-header no-print">
        <Header onOpenCart={openCart} />
        <MobileHeader onOpenCart={openCart} />
      </header>
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
