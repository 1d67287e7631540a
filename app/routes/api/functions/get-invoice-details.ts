// POST /functions/v1/get-invoice-details {orderId}: where the invoice is read and where its PDF lies (spec 2 §7).
import { z } from 'zod'
import { findNamedOrder } from '../find-named-order.ts'
import { refuseReading } from '../json-answer.ts'
import { answerInvoiceCall } from './find-invoice-addresses.ts'
import { readCall } from './read-call.ts'
import type { Route } from './+types/get-invoice-details.ts'

const fields = z.object({ orderId: z.string().min(1).max(200) })

export const loader = refuseReading

export async function action({ request, context }: Route.ActionArgs) {
  const asked = await readCall(request, fields)
  const order = asked && (await findNamedOrder(context, asked.orderId))
  return answerInvoiceCall(request, context, order, (addresses) => addresses)
}
