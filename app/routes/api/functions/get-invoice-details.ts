// POST /functions/v1/get-invoice-details {orderId}: where the invoice is read and where its PDF lies (spec 2 §7).
import { z } from 'zod'
import { brandContext } from '#app/session/brand-context.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { isOrderReference } from '#shop/order/order.ts'
import { answerInvoiceCall, readCall, refuseReading } from './find-invoice-addresses.ts'
import type { Route } from './+types/get-invoice-details.ts'

const fields = z.object({ orderId: z.string().min(1).max(200) })

export const loader = refuseReading

export async function action({ request, context }: Route.ActionArgs) {
  const shop = context.get(shopContext)
  const brand = context.get(brandContext)
  const asked = await readCall(request, fields)
  return answerInvoiceCall(request, context, asked && (await findOrder(asked.orderId)), (addresses) => addresses)

  // The order page calls the order by its reference, the record by its id.
  async function findOrder(orderId: string) {
    if (isOrderReference(orderId)) return shop.findOrder(orderId, brand)
    return z.uuid().safeParse(orderId).success ? shop.findOrderById(orderId, brand) : null
  }
}
