// What the receipt of a top-up says; the balance is the one that the network tells when the mail is sent.
import { readBalance } from '#shop/esim/esim-status.ts'
import type { Order } from '#shop/order/order.ts'
import type { OrderKeyStore } from '#shop/order/order-key-store.ts'
import { orderLink } from '#shop/order/order-link.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import type { Clock } from '#shop/ports/clock.ts'
import type { EsimProvider } from '#shop/ports/esim-provider.ts'
import type { TopUpReceiptMail } from '#shop/ports/mailer.ts'
import type { Networks } from '#shop/ports/networks.ts'
import { VendorError } from '#shop/ports/vendor-error.ts'
import type { Tenant } from '#shop/values/brand-facts.ts'
import { linkEnd, receiptOf } from './compose-esim-ready.ts'

export type ComposeTopUpReceiptDeps = {
  orders: OrderStore
  orderKeys: OrderKeyStore
  networks: Networks
  clock: Clock
}

/** The receipt of a top-up, with a lasting link to its order; of the eSIM no more than its last digits. */
export async function composeTopUpReceipt(
  deps: ComposeTopUpReceiptDeps,
  orderId: string,
  tenant: Pick<Tenant, 'origin'>,
): Promise<TopUpReceiptMail> {
  const order = await deps.orders.find(orderId)
  if (!order) throw new Error('A receipt of a top-up was in the outbox without an order.')

  const expiresAt = linkEnd(deps.clock.now())
  const key = await deps.orderKeys.issue({ orderId: order.id, kind: 'mail', seed: order.id, expiresAt })
  return topUpReceiptOf({ order, key, provider: deps.networks.of(order.networkId) }, tenant)
}

/** The same from what is at hand; the balance is asked for. */
export async function topUpReceiptOf(
  { order, key, provider }: { order: Order; key: string; provider: EsimProvider },
  { origin }: Pick<Tenant, 'origin'>,
): Promise<TopUpReceiptMail> {
  if (!order.topUp) throw new Error('A receipt of a top-up was in the outbox for another kind of order.')
  return {
    kind: 'topup_receipt',
    to: order.email,
    recipientName: order.customerName.trim() || null,
    orderReference: order.reference,
    orderLink: orderLink(origin, order.reference, key),
    iccidEnd: order.topUp.iccid.slice(-4),
    bundle: { zone: order.bundle.zone, data: order.bundle.data, days: order.bundle.days },
    balanceMb: await findBalance(provider, order.topUp.iccid),
    receipt: receiptOf(order, origin, key),
  }
}

// The receipt does not wait for a network that is silent.
async function findBalance(provider: EsimProvider, iccid: string): Promise<number | null> {
  try {
    return readBalance(await provider.findBalance(iccid))
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    return null
  }
}
