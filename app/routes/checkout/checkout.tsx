import { useRef } from 'react'
import { useActionData, useLoaderData } from 'react-router'
import { checkoutCopy as copy } from '#app/copy/checkout.ts'
import { useShell } from '#app/session/shell-data.ts'
import { answerCheckout } from './checkout-action.ts'
import { EmptyCheckout } from './empty-checkout.tsx'
import { FilledCheckout } from './filled-checkout.tsx'
import { readCheckout } from './read-checkout.ts'
import { useCheckout } from './use-checkout.ts'
import { useFailedPayment } from './use-failed-payment.ts'
import type { Route } from './+types/checkout.ts'
import './checkout.css'

export const loader = ({ request, context }: Route.LoaderArgs) => readCheckout(request, context, 'remembered')
export const action = ({ request, context }: Route.ActionArgs) => answerCheckout(request, context)
export const meta = () => [{ name: 'robots', content: 'noindex' }]

export default function Checkout() {
  const { brand } = useShell()
  const form = useRef<HTMLFormElement>(null)
  const { fetcher, answer, checkout, pending } = useCheckout(
    useLoaderData<typeof loader>(),
    useActionData<typeof action>(),
    form,
  )
  const hasPaymentFailed = useFailedPayment()

  return (
    <>
      <title>{`${copy.title} · ${brand.name}`}</title>
      {checkout.isEmpty ? (
        <EmptyCheckout />
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
