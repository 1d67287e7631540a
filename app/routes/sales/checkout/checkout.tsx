import { pathHere } from '#app/language/address.ts'
import { useRef, useEffect, useState } from 'react'
import {
  useActionData,
  useLoaderData,
  useLocation,
  useNavigate,
  useSearchParams,
  href,
  type ShouldRevalidateFunctionArgs,
} from 'react-router'
import { checkoutCopy as copy } from '#app/copy/sales/checkout.ts'
import { useShell } from '#app/session/shell-data.ts'
import { answerCheckout } from './checkout-action.ts'
import type { CheckoutAnswer } from './checkout-answer.ts'
import { FilledCheckout } from './filled-checkout.tsx'
import { isPaymentLead, type PaymentLead } from '#app/features/checkout/payment-lead.ts'
import { readCheckout } from './read-checkout.ts'
import { useCheckout } from './use-checkout.ts'
import type { Route } from './+types/checkout.ts'
import './checkout.css'
import './answers.css'
import { useToast } from '#app/ui/toast.tsx'
import { ASKING_HERE } from '#app/session/cookie-mark.ts'
import { ADDED, useIsCartKnown, useRestoring } from '#app/session/cart-restoring.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { Callout, ErrorBox } from '#app/ui/callout.tsx'
import { useInBrowser } from '#app/ui/use-in-browser.ts'
import { WorldMap } from '#app/ui/world-map.tsx'

export const loader = async ({ request, context }: Route.LoaderArgs) =>
  (await readCheckout(request, context, 'remembered')).checkout
export const action = answerCheckout
export const shouldRevalidate = ({ actionResult, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  !isPaymentLead(actionResult) && defaultShouldRevalidate
export const meta = () => [{ name: 'robots', content: 'noindex' }]

export default function Checkout() {
  const { brand } = useShell()
  const posted = useActionData<CheckoutAnswer | PaymentLead>()
  const form = useRef<HTMLFormElement>(null)
  const { fetcher, answer, checkout, pending } = useCheckout(
    useLoaderData<typeof loader>(),
    isPaymentLead(posted) ? undefined : posted,
    form,
  )
  const hasPaymentFailed = useFailedPayment()

  return (
    <>
      <title>{`${copy.title} · ${brand.name}`}</title>
      {checkout.isEmpty ? (
        <EmptyCheckout error={answer?.error ?? null} />
      ) : (
        <FilledCheckout
          checkout={checkout}
          answer={answer}
          pending={pending}
          fetcher={fetcher}
          form={form}
          hasPaymentFailed={hasPaymentFailed}
        />
      )}
    </>
  )
}

/**
 * Whether somebody returned from the payment page without paying: shown once, then removed from the address. The text of
 * the parameters is never shown (storefront rules §2 "/checkout").
 */
function useFailedPayment(): boolean {
  const [search] = useSearchParams()
  const hasFailed = search.get('redirect_status') === 'failed' || search.has('error')
  const [wasFailed, setWasFailed] = useState(hasFailed)
  if (hasFailed && !wasFailed) setWasFailed(true)

  const navigate = useNavigate()
  const { show } = useToast()
  useEffect(() => {
    if (!hasFailed) return
    show({ title: copy.paymentFailed, description: copy.paymentFailedText, tone: 'destructive' })
    void navigate(href('/checkout'), { replace: true, preventScrollReset: true })
  }, [hasFailed, show, navigate])

  return wasFailed
}

/** Leads to the home page, which says why. */
const EMPTY_PATH = href('/checkout/empty')
const restoringText = { asking: () => copy.restoring, failed: () => copy.restoreFailed }

// An empty checkout leads to the home page and says why; a cart that only this browser remembers is waited for.
function EmptyCheckout({ error }: { error: string | null }) {
  const restoring = useRestoring()
  const areCookiesDropped = useShell().cookieNotice !== undefined
  const refusesCookies = useInBrowser() && !navigator.cookieEnabled && !areCookiesDropped
  const isLeaving = useIsCartKnown() && !refusesCookies && !areCookiesDropped
  useLeaveForHome(isLeaving)

  return (
    <div className="dusk">
      <div className="wrap relative grid min-h-[60dvb] content-center justify-items-center gap-4 py-16 text-center">
        <WorldMap className="absolute inset-x-0 top-1/2 -z-10 mx-auto w-full max-w-4xl -translate-y-1/2 opacity-40" />
        {!areCookiesDropped && (
          <noscript>
            <meta httpEquiv="refresh" content={`0; url=${pathHere(EMPTY_PATH)}`} />
          </noscript>
        )}
        <h1 className="text-4xl">{copy.emptyCart}</h1>
        {error && <ErrorBox message={error} />}
        {refusesCookies && (
          <Callout tone="warning" role="alert" title={copy.noCookies}>
            {copy.noCookiesText}
          </Callout>
        )}
        <p className="max-w-md text-lg">{copy.emptyHint}</p>
        <LinkButton to={href('/')}>{copy.continueShopping}</LinkButton>
        <output className="block min-h-6 text-muted">
          {areCookiesDropped || restoring === 'none' ? isLeaving && copy.leaving : restoringText[restoring]()}
        </output>
      </div>
    </div>
  )
}

function useLeaveForHome(isLeaving: boolean) {
  const navigate = useNavigate()
  const state: unknown = useLocation().state
  useEffect(() => {
    if (!isLeaving) return
    // Whatever dropped the cookie of what was just added, the server says so.
    if (state === ADDED) void navigate(ASKING_HERE, { replace: true })
    // As a document of its own: drawn into this one, the home page would push away what stands here.
    else window.location.replace(pathHere(EMPTY_PATH))
  }, [isLeaving, navigate, state])
}
