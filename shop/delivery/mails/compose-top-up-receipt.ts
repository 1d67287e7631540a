// The receipt of a top-up; the balance is the network's at the time of sending.
import type { Base } from '#shop/assembly/base.ts'
import { countedOf, remainingMb } from '#shop/sales/esim-status/esim-status.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { openOrderMail, toOrderMail, type OrderMailDeps } from '#shop/sales/order/compose-order-mail.ts'
import type { EsimProvider } from '#ports/esim-provider.ts'
import type { TopUpReceiptMail } from '#ports/mailer.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { Tenant } from '#values/brand-facts.ts'
import type { NetworkEsim } from '#values/network-id.ts'
import { receiptOf } from './compose-esim-ready.ts'

export type ComposeTopUpReceiptDeps = OrderMailDeps & Pick<Base, 'networks'>

/** The receipt of a top-up, with a lasting link to its order; only the last digits of the eSIM. */
export async function composeTopUpReceipt(
  deps: ComposeTopUpReceiptDeps,
  orderId: string,
  tenant: Pick<Tenant, 'origin'>,
): Promise<TopUpReceiptMail> {
  const { order, key } = await openOrderMail(deps, orderId)
  return topUpReceiptOf({ order, key, provider: deps.networks.of(order.networkId) }, tenant)
}

/** The same from data that is already loaded, except for the balance. */
export async function topUpReceiptOf(
  { order, key, provider }: { order: Order; key: string; provider: EsimProvider },
  { origin }: Pick<Tenant, 'origin'>,
): Promise<TopUpReceiptMail> {
  if (!order.topUp) throw new Error('A receipt of a top-up was in the outbox for another kind of order.')
  return {
    kind: 'topup_receipt',
    ...toOrderMail({ order, key }, origin),
    iccidEnd: order.topUp.iccid.slice(-4),
    balanceMb: await findBalance(provider, order.topUp, order.bundle),
    receipt: order.replaces ? null : receiptOf(order, origin, key),
  }
}

// The receipt doesn't wait for a network that doesn't answer.
async function findBalance(
  provider: EsimProvider,
  esim: NetworkEsim,
  bought: { data: string },
): Promise<number | null> {
  try {
    return remainingMb(countedOf(bought, await provider.findBalance(esim)))
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    return null
  }
}
