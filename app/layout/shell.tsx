import { useEffect, useState, type ReactNode } from 'react'
import { Outlet, useLocation, type ShouldRevalidateFunctionArgs } from 'react-router'
import { shellCopy } from '#app/copy/shell.ts'
import { keepSentForms } from '#app/forms/keep-sent-forms.ts'
import { OfflinePlace } from '#app/offline/offline-place.tsx'
import { BrowserMemory } from '#app/session/browser-memory.tsx'
import { leadFromSuspendedShop } from '#app/session/suspended-shop.ts'
import { readShell } from './read-shell.ts'
import { useShellIfLoaded, type ShellData } from '#app/session/shell-data.ts'
import { IconSheet } from '#app/ui/icon-sheet.tsx'
import { ToastProvider } from '#app/ui/toast.tsx'
import { shouldReadWizardAgain } from '#app/features/wizard/wizard-step.ts'
import type { Route } from './+types/shell.ts'
import { CartPanel } from './cart-panel.tsx'
import { ErrorPage } from './error-page.tsx'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import { MobileHeader } from './mobile-header.tsx'
import { RouteFocus } from './route-focus.tsx'
import { SubHeader } from './sub-header.tsx'
import { ToldWithoutScript } from './told-without-script.tsx'

export const middleware: Route.MiddlewareFunction[] = [leadFromSuspendedShop]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepSentForms]

export const loader = ({ request, context }: Route.LoaderArgs): Promise<ShellData> => readShell(request, context)

// A look at an eSIM changes nothing in the frame; on a line that comes and goes, asking anew would only lose the page.
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  change.formAction !== '/esim-status' && shouldReadWizardAgain(change)

export default function Shell() {
  return (
    <Frame>
      <main id="main">
        <Outlet />
      </main>
    </Frame>
  )
}

// A page that fails keeps its frame, as long as the frame's own data is there.
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shell = useShellIfLoaded()
  const { pathname, search } = useLocation()
  useEffect(() => {
    import('#app/offline/leave-for-offline.ts').then(
      ({ leaveForOffline }) => leaveForOffline(error, pathname + search),
      () => undefined,
    )
  }, [error, pathname, search])
  if (!shell) return <ErrorPage error={error} />
  return (
    <Frame>
      <ErrorPage error={error} />
    </Frame>
  )
}

function Frame({ children }: { children: ReactNode }) {
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
