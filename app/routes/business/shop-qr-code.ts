// GET /business-dashboard/qr-code.png: the way to the partner's own shop, to print.
import { toBuffer } from 'qrcode'
import { shopContext } from '#app/session/shop-context.ts'
import { requirePartner } from './require-partner.ts'
import type { Route } from './+types/shop-qr-code.ts'

const SIDE_PX = 1024

export async function loader({ request, context }: Route.LoaderArgs) {
  const { businessId } = requirePartner(request, context)
  const partner = businessId === null ? null : await context.get(shopContext).partners.viewPartner(businessId)
  if (!partner?.origin) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const png = await toBuffer(partner.origin, { type: 'png', width: SIDE_PX, margin: 4, errorCorrectionLevel: 'Q' })
  return new Response(Uint8Array.from(png), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'private, no-store',
      'content-disposition': `inline; filename="qr-code-${partner.brand.orderPrefix}.png"`,
    },
  })
}
