// GET /business-dashboard/link-qr-code.png: the affiliate's link, to print.
import { notThere } from '#app/http/file-answer.ts'
import { qrAnswer } from '#app/http/qr-answer.ts'
import { shopContext } from '#app/session/request-context.ts'
import { requirePartner } from './require-partner.ts'
import type { Route } from './+types/link-qr-code.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { businessId } = requirePartner(request, context)
  const found = businessId === null ? null : await context.get(shopContext).partners.findAffiliateLink(businessId)
  if (!found) return notThere()
  return qrAnswer(found.link, found.code.toLowerCase())
}
