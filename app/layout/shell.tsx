// The pages of the shop in their frame.
import { Outlet, type ShouldRevalidateFunctionArgs, href } from 'react-router'
import { shouldReadWizardAgain } from '#app/features/wizard/wizard-step.ts'
import { isPaymentLead } from '#app/features/checkout/payment-lead.ts'
import { keepSentForms } from '#app/forms/keep-sent-forms.ts'
import { keepShownPage } from '#app/offline/keep-shown-page.ts'
import { leadFromSuspendedShop } from '#app/session/guards.ts'
import { useShopIfLoaded, type ShellData } from '#app/session/shell-data.ts'
import type { Route } from './+types/shell.ts'
import { ErrorPage } from './error-page.tsx'
import { readShell } from './read-shell.ts'
import { ShopFrame } from './shop-frame.tsx'
import { useOfflineInstead } from './use-offline-instead.ts'

export const middleware: Route.MiddlewareFunction[] = [leadFromSuspendedShop]

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepSentForms, keepShownPage]

export const loader = ({ request, context }: Route.LoaderArgs): Promise<ShellData> => readShell(request, context)

// A look at an eSIM changes nothing in the frame; on a line that comes and goes, asking anew would only lose the page.
export const shouldRevalidate = (change: ShouldRevalidateFunctionArgs) =>
  change.formAction !== href('/esim-status') && !isPaymentLead(change.actionResult) && shouldReadWizardAgain(change)

export default function Shell() {
  return (
    <ShopFrame>
      <main id="main">
        <Outlet />
      </main>
    </ShopFrame>
  )
}

// A page that fails keeps its frame, as long as the frame's own data is there.
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const shop = useShopIfLoaded()
  useOfflineInstead(error)
  if (!shop) return <ErrorPage error={error} />
  return (
    <ShopFrame>
      <ErrorPage error={error} />
    </ShopFrame>
  )
}
