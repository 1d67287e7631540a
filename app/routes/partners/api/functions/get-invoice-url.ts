// POST /functions/v1/get-invoice-url {sessionId, orderReference}: where the invoice is read (after-purchase rules §7).
import { z } from 'zod'
import type { OrderName } from '#shop/sales/order-access/find-own-order.ts'
import { isOrderReference } from '#shop/sales/order/order.ts'
import { refuseReading } from '#app/http/json-call.ts'
import { answerInvoiceCall } from './find-invoice-addresses.ts'
import { readCall } from '#app/http/json-call.ts'
import type { Route } from './+types/get-invoice-url.ts'

const fields = z.object({
  sessionId: z.string().min(1).max(200).nullish(),
  orderReference: z.string().min(1).max(200).nullish(),
})

export const loader = refuseReading

export async function action({ request, context }: Route.ActionArgs) {
  const asked = await readCall(request, fields)
  return answerInvoiceCall(request, context, nameIn(asked), ({ invoiceUrl }) => ({ invoiceUrl }))
}

function nameIn(asked: z.output<typeof fields> | null): OrderName {
  const { orderReference, sessionId } = asked ?? {}
  // A reference that is none is not made good by a session.
  if (orderReference && !isOrderReference(orderReference)) return {}
  return { ...(orderReference && { reference: orderReference }), ...(sessionId && { paymentSession: sessionId }) }
}
