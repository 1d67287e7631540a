import { useRef, useEffect, useState } from 'react'
import { useActionData, useLoaderData, useNavigate, useSearchParams, href } from 'react-router'
import { checkoutCopy as copy } from '#app/copy/sales/checkout.ts'
import { useShell } from '#app/session/shell-data.ts'
import { answerCheckout } from './checkout-action.ts'
import type { CheckoutAnswer } from './checkout-answer.ts'
import { EmptyCheckout } from './empty-checkout.tsx'
import { FilledCheckout } from './filled-checkout.tsx'
import { isPaymentLead, type PaymentLead } from './payment-lead.ts'
import { readCheckout } from './read-checkout.ts'
import { useCheckout } from './use-checkout.ts'
import type { Route } from './+types/checkout.ts'
import './checkout.css'
import { useToast } from '#app/ui/toast.tsx'

export const loader = async ({ request, context }: Route.LoaderArgs) =>
  (await readCheckout(request, context, 'remembered')).checkout
export const action = answerCheckout
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
