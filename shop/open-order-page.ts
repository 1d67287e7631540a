// The counter for an open order page: its QR code, news of it, and what its buyer may ask for again.
import { isSettled, type Order } from '#shop/order/order.ts'
import { orderWatches } from '#shop/order/open-watch.ts'
import { resendEmail } from '#shop/provisioning/resend-email.ts'
import { retryOrder } from '#shop/provisioning/retry-order.ts'
import type { DeliverMail } from '#shop/mail/deliver-mail.ts'
import type { Stores } from './stores.ts'
import type { ShopDeps } from './world.ts'

export function openOrderPage(world: ShopDeps, stores: Stores, { deliverMail }: { deliverMail: DeliverMail }) {
  return {
    viewQrCode: async (order: Order) =>
      isSettled(order) ? ((await stores.esims.findActive(order.id))?.qrPng ?? null) : null,
    watchOrder: orderWatches((orderId, onChange) => world.watch(orderId, onChange)),
    retryOrder: (orderId: string) => retryOrder({ ...world, ...stores }, orderId),
    resendEmail: (order: Order) => resendEmail({ ...world, ...stores, deliverMail }, order),
  }
}
