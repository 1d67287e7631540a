// GET /business-dashboard/embed: the widget of a partner's own shop, as its visitors see it.
import { href } from 'react-router'
import { answerEmbed } from '#app/features/embed/answer-embed.ts'
import { notThere } from '#app/http/file-answer.ts'
import { shopContext } from '#app/session/request-context.ts'
import { requirePartner } from './require-partner.ts'
import type { Route } from './+types/embed-preview.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { businessId } = requirePartner(request, context)
  const partner = businessId === null ? null : await context.get(shopContext).partners.viewPartner(businessId)
  if (!partner?.origin) return notThere()
  return answerEmbed(request, context, {
    brand: partner.brand,
    isClosed: partner.isSuspended,
    place: { code: null, shopOrigin: partner.origin, path: href('/business-dashboard/embed') },
    framedBy: "'self'",
  })
}
