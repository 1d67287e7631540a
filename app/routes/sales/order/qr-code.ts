// The QR picture of an order, for the browser that may see the order; none once its buyer withdrew from it.
import { shopContext } from '#app/session/request-context.ts'
import { findEsimOrder, readReference } from '#app/features/order-access/open-order.ts'
import type { Route } from './+types/qr-code.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const { order, status } = await findEsimOrder(request, context, readReference(request))
  const { orders, inbox } = context.get(shopContext)
  const isOpen = order !== null && !(await inbox.isWithdrawn(order))
  const png = isOpen ? await orders.viewQrCode(order) : null
  if (!order || !png)
    return new Response('QR code not found.', {
      status: order ? 404 : status,
      headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
    })

  return new Response(Uint8Array.from(png), {
    headers: {
      'content-type': 'image/png',
      'cache-control': 'no-store',
      'content-disposition': `inline; filename="esim-qrcode-${order.iccid}.png"`,
    },
  })
}
