// GET /business-dashboard/link-qr-code.png: the affiliate's link, to print.
import { toBuffer } from 'qrcode'
import { shopContext } from '#app/session/shop-context.ts'
import { requirePartner } from './require-partner.ts'
import type { Route } from './+types/link-qr-code.ts'

const SIDE_PX = 1024

export async function loader({ request, context }: Route.LoaderArgs) {
  const { businessId } = requirePartner(request, context)
  const found = businessId === null ? null : await context.get(shopContext).partners.findAffiliateLink(businessId)
  if (!found) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const png = await toBuffer(found.link, { type: 'png', width: SIDE_PX, margin: 4, errorCorrectionLevel: 'Q' })
  return new Response(Uint8Array.from(png), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename="qr-code-${found.code.toLowerCase()}.png"`,
    },
  })
}
