import { Form, useLoaderData } from 'react-router'
import { answerOrder } from './order-action.ts'
import { readOrderPage } from './read-order.ts'
import type { Route } from './+types/success.ts'

export const loader = ({ request, url, context }: Route.LoaderArgs) => readOrderPage(request, url, context)
export const action = ({ request, context }: Route.ActionArgs) => answerOrder(request, context)

export default function Success() {
  const page = useLoaderData<typeof loader>()
  if (page.kind !== 'order') return <h1>No Order Found</h1>
  const { order } = page
  return (
    <>
      <h1>Thank You for Your Purchase!</h1>
      <p>{order.phase}</p>
      <ol>
        {order.steps.map((step) => (
          <li key={step.name}>
            {step.name} {step.state}
          </li>
        ))}
      </ol>
      <p>{order.errorMessage}</p>
      <p>{order.iccid}</p>
      <p>{order.activationCode}</p>
      {order.hasQrCode && <img alt="QR code" src={`/order/qr-code?reference=${encodeURIComponent(order.reference)}`} />}
      <Form method="post">
        <button name="intent" value="resend">
          Resend Email
        </button>
      </Form>
    </>
  )
}
