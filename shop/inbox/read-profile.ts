// The eSIM of an order as the network knows it now; a network that is silent only leaves that open.
import type { EsimStore } from '#shop/esim/esim-store.ts'
import type { OrderStore } from '#shop/order/order-store.ts'
import type { Order } from '#shop/order/order.ts'
import type { Networks } from '#shop/ports/networks.ts'
import { VendorError } from '#shop/ports/vendor-error.ts'

export type ReadProfileDeps = {
  esims: Pick<EsimStore, 'findActive'>
  orders: Pick<OrderStore, 'findReplacement'>
  networks: Networks
}

export type ProfileNow = {
  iccid: string | null
  /** Null when the network did not tell; false as long as there is no eSIM. */
  isActivated: boolean | null
  balanceMb: number | null
  expiresAt: Date | null
}

/**
 * An eSIM has been activated once it has an expiry. A top-up is judged by the eSIM that it went to, and an eSIM that was replaced
 * by the one that the buyer holds now.
 */
export async function readProfile(
  { esims, orders, networks }: ReadProfileDeps,
  order: Pick<Order, 'id' | 'topUp'>,
): Promise<ProfileNow> {
  let holder = order.topUp?.orderId ?? order.id
  let esim = await esims.findActive(holder)
  while (!esim) {
    const replacement = await orders.findReplacement(holder)
    if (!replacement) break
    holder = replacement.id
    esim = await esims.findActive(holder)
  }
  if (!esim) return { iccid: null, isActivated: false, balanceMb: null, expiresAt: null }
  const { iccid } = esim
  try {
    const { balanceMb, expiresAt } = await networks.of(esim.networkId).findBalance(iccid)
    return { iccid, isActivated: expiresAt !== null, balanceMb, expiresAt }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    return { iccid, isActivated: null, balanceMb: null, expiresAt: null }
  }
}
