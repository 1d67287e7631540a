// GET /business-dashboard/price-preview: the shop of a business with the prices that it drafted, for its own people alone.
import { href } from 'react-router'
import { answerEmbed } from '#app/features/embed/answer-embed.ts'
import { notThere } from '#app/http/file-answer.ts'
import { shopContext } from '#app/session/request-context.ts'
import { requirePartner } from './require-partner.ts'
import type { Route } from './+types/price-preview.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { businessId } = requirePartner(request, context)
  const shop = context.get(shopContext)
  const partner = businessId === null ? null : await shop.partners.viewPartner(businessId)
  const catalogue = businessId === null ? null : await shop.retail.previewRetailPrices(businessId)
  if (!partner?.origin || !catalogue) return notThere()
  const answer = await answerEmbed(request, context, {
    brand: partner.brand,
    isClosed: partner.isSuspended,
    place: { code: null, shopOrigin: partner.origin, path: href('/business-dashboard/price-preview') },
    framedBy: "'self'",
    catalogue,
  })
  // Another draft is another page.
  answer.headers.set('cache-control', 'no-store')
  return answer
}
