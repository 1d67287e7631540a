// GET /admin-dashboard/orders/:orderId/document.pdf: an invoice or credit note, for an own-admin; who opens one is noted.
import { data } from 'react-router'
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext, callerOf } from '#app/session/request-context.ts'
import { tooOftenText } from '#app/session/too-often.ts'
import { answerDocument } from '#app/features/invoice/answer-document.ts'
import { readKind, readPart } from '#app/features/invoice/read-invoice.ts'
import { isOrderId } from './desk/read-desk-order.ts'
import type { Route } from './+types/desk-document.ts'

export async function loader({ url, context, params: { orderId } }: Route.LoaderArgs) {
  const user = guardedUser(context)
  const input = { kind: readKind(url), part: readPart(url) ?? 1 }
  const found = isOrderId(orderId)
    ? await context.get(shopContext).desk.openDocument({ orderId: orderId, ...input }, callerOf(context, user))
    : null
  if (!found || (!found.ok && found.problem === 'no_document')) throw data(null, 404)
  if (!found.ok) return tooOftenText(deskCopy.tooOften(found.retryAfterSeconds), found)
  return (await answerDocument(context, url, found.document)) ?? new Response(null, { status: 500 })
}
