// The order's eSIM as the network knows it now; if the network doesn't answer, that stays open.
import type { Base } from '#shop/assembly/base.ts'
import { countedOf } from '#shop/sales/esim-status/esim-status.ts'
import type { EsimStore } from '#shop/sales/esim/esim-store.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { VendorError } from '#ports/vendor-error.ts'

export type ReadProfileDeps = Pick<Base, 'networks'> & {
  esims: Pick<EsimStore, 'findActive'>
  orders: Pick<OrderStore, 'findReplacement'>
}

export type ProfileNow = {
  iccid: string | null
  /** Null if the network didn't report it; false if there is no eSIM yet. */
  isActivated: boolean | null
  balanceMb: number | null
  expiresAt: Date | null
}

/**
 * An eSIM is activated once it has an expiry. For a top-up, the eSIM it went to counts; for a replaced eSIM, the one
 * the buyer has now.
 */
export async function readProfile(
  { esims, orders, networks }: ReadProfileDeps,
  order: Pick<Order, 'id' | 'topUp' | 'bundle'>,
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
    const told = await networks.of(esim.networkId).findBalance(esim)
    const { balanceMb, expiresAt } = countedOf(order.bundle, told)
    return { iccid, isActivated: expiresAt !== null, balanceMb, expiresAt }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    return { iccid, isActivated: null, balanceMb: null, expiresAt: null }
  }
}
