// POST /functions/v1/get-invoice-details {orderId}: the addresses of the invoice page and its PDF (after-purchase rules
// §7).
import { z } from 'zod'
import { refuseReading } from '#app/http/json-call.ts'
import { readOrderName } from '../order-name.ts'
import { answerInvoiceCall } from './find-invoice-addresses.ts'
import { readCall } from '#app/http/json-call.ts'
import type { Route } from './+types/get-invoice-details.ts'

const fields = z.object({ orderId: z.string().min(1).max(200) })

export const loader = refuseReading

export async function action({ request, context }: Route.ActionArgs) {
  const asked = await readCall(request, fields)
  return answerInvoiceCall(request, context, readOrderName(asked?.orderId), (addresses) => addresses)
}
