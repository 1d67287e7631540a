// GET /business-dashboard/orders/:orderId/document.pdf: the invoice or credit note of what the own software ordered.
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { answerDocument } from '#app/features/invoice/answer-document.ts'
import { readKind, readPart } from '#app/features/invoice/read-invoice.ts'
import { notThere } from '#app/http/file-answer.ts'
import { shopContext } from '#app/session/request-context.ts'
import { tooOftenText } from '#app/session/too-often.ts'
import { requirePartnerAdmin } from './require-partner.ts'
import type { Route } from './+types/partner-document.ts'

export async function loader({ request, url, context, params: { orderId } }: Route.LoaderArgs) {
  const { id, businessId } = await requirePartnerAdmin(request, context)
  const shop = context.get(shopContext)
  const order = businessId === null ? null : await shop.partners.findOwnPurchase(businessId, orderId)
  if (!order) return notThere()
  const input = { kind: readKind(url), part: readPart(url), rateLimitKey: id }
  const given = await shop.invoices.fetchInvoice(order, input)
  if (given.ok) return (await answerDocument(context, url, given.invoice)) ?? new Response(null, { status: 500 })
  return given.problem === 'too_often' ? tooOftenText(deskCopy.tooOften(given.retryAfterSeconds), given) : notThere()
}
