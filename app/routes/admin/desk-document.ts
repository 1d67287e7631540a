// GET /admin-dashboard/orders/:orderId/document.pdf: an invoice or credit note, for an own-admin; who opens one is noted.
import { data } from 'react-router'
import { deskCopy } from '#app/copy/admin-desk.ts'
import { requireRole } from '#app/session/guards.ts'
import { shopContext } from '#app/session/shop-context.ts'
import type { Limit } from '#shop/ports/rate-limiter.ts'
import { answerPdf } from '../order/answer-pdf.ts'
import { readKind, readPart } from '../order/read-invoice.ts'
import { isOrderId } from './desk/read-desk-order.ts'
import type { Route } from './+types/desk-document.ts'

const DRAWINGS: Limit = { name: 'staff-pdf', points: 60, seconds: 600 }

export async function loader({ request, url, context, params: { orderId } }: Route.LoaderArgs) {
  const user = await requireRole(request, context, ['own-admin'])
  const shop = context.get(shopContext)
  const allowed = await shop.take(DRAWINGS, user.id)
  if (!allowed.ok) {
    const headers = { 'retry-after': String(allowed.retryAfterSeconds), 'cache-control': 'no-store' }
    return new Response(deskCopy.tooOften(allowed.retryAfterSeconds), { status: 429, headers })
  }
  const wish = { kind: readKind(url), part: readPart(url) }
  const found = isOrderId(orderId) ? await shop.openDocument(user, orderId, wish) : null
  if (!found) throw data(null, 404)
  return (await answerPdf(context, found)) ?? new Response(null, { status: 500 })
}
