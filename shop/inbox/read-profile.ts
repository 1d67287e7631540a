// The eSIM of an order as the network knows it now; a network that is silent only leaves that open.
import type { EsimStore } from '#shop/esim/esim-store.ts'
import type { Order } from '#shop/order/order.ts'
import type { Networks } from '#shop/ports/networks.ts'
import { VendorError } from '#shop/ports/vendor-error.ts'

export type ReadProfileDeps = { esims: Pick<EsimStore, 'findActive'>; networks: Networks }

export type ProfileNow = {
  iccid: string | null
  /** Null when the network did not tell; false as long as there is no eSIM. */
  isActivated: boolean | null
  balanceMb: number | null
  expiresAt: Date | null
}

/** An eSIM has been activated once it has an expiry. A top-up is judged by the eSIM that it went to. */
export async function readProfile(
  { esims, networks }: ReadProfileDeps,
  order: Pick<Order, 'id' | 'topUp'>,
): Promise<ProfileNow> {
  const esim = await esims.findActive(order.topUp?.orderId ?? order.id)
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
