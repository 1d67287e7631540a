// The invoice as a PDF to keep, for the browser or the account that owns the order.
import { redirect } from 'react-router'
import { limitKey } from '#app/session/limit-key.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { visitorIpContext } from '#app/session/visitor.ts'
import type { Limit } from '#shop/ports/rate-limiter.ts'
import { answerPdf } from './answer-pdf.ts'
import { troubledOrderPath } from './invoice-trouble.ts'
import { findOwnOrder, readReference } from './open-order.ts'
import { findInvoice, readKind, readPart } from './read-invoice.ts'
import { missStatus } from './order-door.ts'
import type { Route } from './+types/invoice-pdf.ts'

/** Drawing costs the machine a moment; nobody needs their invoice more often. */
const DRAWINGS: Limit = { name: 'invoice-pdf', points: 30, seconds: 600 }

export async function loader({ request, url, context }: Route.LoaderArgs) {
  const order = await findOwnOrder(request, context, readReference(request))
  if (!order) return new Response('Not found', { status: await missStatus(context) })

  const shop = context.get(shopContext)
  const found = await findInvoice(shop, order, readKind(url), readPart(url))
  if (!found.invoice) return redirect(troubledOrderPath(order.reference, found.trouble), 303)

  const allowed = await shop.take(DRAWINGS, limitKey(context.get(visitorIpContext)))
  const pdf = allowed.ok ? await answerPdf(context, found.invoice) : null
  return pdf ?? redirect(troubledOrderPath(order.reference, 'no_answer'), 303)
}
