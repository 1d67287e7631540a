// GET /business-dashboard/qr-code.png: the way to the partner's own shop, to print.
import { notThere } from '#app/http/file-answer.ts'
import { qrAnswer } from '#app/http/qr-answer.ts'
import { shopContext } from '#app/session/request-context.ts'
import { requirePartner } from './require-partner.ts'
import type { Route } from './+types/shop-qr-code.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { businessId } = requirePartner(request, context)
  const partner = businessId === null ? null : await context.get(shopContext).partners.viewPartner(businessId)
  if (!partner?.origin) return notThere()
  return qrAnswer(partner.origin, partner.brand.orderPrefix)
}
