// POST /functions/v1/get-invoice-url {sessionId, orderReference}: where the invoice is read (spec 2 §7).
import { z } from 'zod'
import { brandContext } from '#app/session/brand-context.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { isOrderReference } from '#shop/order/order.ts'
import { refuseReading } from '../json-answer.ts'
import { answerInvoiceCall } from './find-invoice-addresses.ts'
import { readCall } from './read-call.ts'
import type { Route } from './+types/get-invoice-url.ts'

const fields = z.object({
  sessionId: z.string().min(1).max(200).nullish(),
  orderReference: z.string().min(1).max(200).nullish(),
})

export const loader = refuseReading

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const brand = context.get(brandContext)
  const asked = await readCall(request, fields)
  const byReference = isOrderReference(asked?.orderReference) ? await shop.findOrder(asked.orderReference, brand) : null
  const bySession = asked?.sessionId ? await shop.findOrderByPaymentSession(asked.sessionId, brand) : null
  // Two names that mean two orders mean none.
  const isOne = !byReference || !asked?.sessionId || bySession?.id === byReference.id
  const order = isOne && (!asked?.orderReference || byReference) ? (byReference ?? bySession) : null
  return answerInvoiceCall(request, context, order, ({ invoiceUrl }) => ({ invoiceUrl }))
}
