import { Form, Link, useActionData, useLoaderData } from 'react-router'
import { checkoutCopy as copy } from '#app/copy/checkout.ts'
import { formatEuro } from '#shop/values/money.ts'
import { answerCheckout } from './checkout-action.ts'
import { readCheckout } from './read-checkout.ts'
import type { Route } from './+types/checkout.ts'

export const loader = ({ request, context }: Route.LoaderArgs) => readCheckout(request, context, null)
export const action = ({ request, context }: Route.ActionArgs) => answerCheckout(request, context)

export default function Checkout() {
  const loaded = useLoaderData<typeof loader>()
  const answer = useActionData<typeof action>()
  const checkout = answer?.checkout ?? loaded
  if (checkout.isEmpty) {
    return (
      <>
        <h1>{copy.emptyCart}</h1>
        <Link to="/">{copy.continueShopping}</Link>
      </>
    )
  }
  return (
    <Form method="post">
      <h1>{copy.title}</h1>
      {answer?.error && <p role="alert">{copy.errorBox(answer.error)}</p>}
      <input type="hidden" name="seen" value={checkout.quote.totalCents} />
      <input type="hidden" name="coupon" value={checkout.coupon?.isApplied ? checkout.coupon.code : ''} />
      <label>
        Full name <input name="name" defaultValue={checkout.values?.name} />
      </label>
      <label>
        Email <input name="email" type="email" defaultValue={checkout.values?.email} />
      </label>
      <label>
        <input type="checkbox" name="terms" /> Terms
      </label>
      <p>{formatEuro(checkout.quote.totalCents)}</p>
      <button type="submit">{copy.orderButton(checkout.quote.totalCents)}</button>
    </Form>
  )
}
