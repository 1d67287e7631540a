// GET /business-dashboard/qr-code.png: the way to the partner's own shop, to print.
import { qrAnswer } from '#app/http/qr-answer.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { requirePartner } from './require-partner.ts'
import type { Route } from './+types/shop-qr-code.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { businessId } = requirePartner(request, context)
  const partner = businessId === null ? null : await context.get(shopContext).partners.viewPartner(businessId)
  if (!partner?.origin) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  return qrAnswer(partner.origin, partner.brand.orderPrefix)
}
