// GET /business-dashboard/link-qr-code.png: the affiliate's link, to print.
import { qrAnswer } from '#app/http/qr-answer.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { requirePartner } from './require-partner.ts'
import type { Route } from './+types/link-qr-code.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { businessId } = requirePartner(request, context)
  const found = businessId === null ? null : await context.get(shopContext).partners.findAffiliateLink(businessId)
  if (!found) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return qrAnswer(found.link, found.code.toLowerCase())
}
