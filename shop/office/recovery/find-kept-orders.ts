// Orders that only the network still knows: profiles, and data added to partners' eSIMs, under references that none of
// our orders has.
import type { Base } from '#shop/assembly/base.ts'
import type { EsimStore } from '#shop/sales/esim/esim-store.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import { isOrderReference, readOrderReference } from '#shop/sales/order/order.ts'
import type { ApiOrderStore } from '#shop/partners/prepaid/api-order-store.ts'
import type { KeptOrder } from '#shop/partners/prepaid/put-api-order-back.ts'
import { TEST_NETWORK } from '#values/network-id.ts'

export type FindKeptOrdersDeps = Pick<Base, 'networks'> & {
  orders: Pick<OrderStore, 'findByReference' | 'find'>
  esims: Pick<EsimStore, 'hasHad' | 'findActive'>
  apiOrders: Pick<ApiOrderStore, 'listLive'>
}

const DAY_MS = 86_400_000
const AT_ONCE = 4

/** When it was ordered, according to its reference. */
const momentOf = (reference: string) => readOrderReference(reference)?.placedAt.getTime() ?? 0

const isLost = async ({ orders }: FindKeptOrdersDeps, reference: string | null, since: Date) =>
  isOrderReference(reference) &&
  momentOf(reference) >= since.getTime() &&
  (await orders.findByReference(reference)) === null

/** The references since then under which the networks hold a profile that is none of ours. Throws VendorError. */
export async function listKeptOrders(deps: FindKeptOrdersDeps, since: Date): Promise<KeptOrder[]> {
  const found = new Map<string, string>()
  for (const network of deps.networks.all) {
    await network.eachProfiles(async (held) => {
      for (const { reference, ...esim } of held)
        if (reference !== null && (await isLost(deps, reference, since)) && !(await deps.esims.hasHad(esim)))
          found.set(reference, esim.iccid)
    })
  }
  return [...found].map(([reference, iccid]) => ({ reference, iccid, target: null }))
}

/** The same for data added to eSIMs of partners' software; the eSIMs must be rebuilt first. Throws VendorError. */
export async function listKeptTopUps(deps: FindKeptOrdersDeps, since: Date, now: Date): Promise<KeptOrder[]> {
  const days = Math.ceil((now.getTime() - since.getTime()) / DAY_MS) + 1
  const waiting = await deps.apiOrders.listLive()
  const found: KeptOrder[] = []
  const ask = async () => {
    for (let orderId = waiting.shift(); orderId; orderId = waiting.shift())
      found.push(...(await topUpsOf(deps, orderId, since, days)))
  }
  await Promise.all(Array.from({ length: AT_ONCE }, ask))
  return found
}

async function topUpsOf(deps: FindKeptOrdersDeps, orderId: string, since: Date, days: number): Promise<KeptOrder[]> {
  const { orders, esims, networks } = deps
  const [order, esim] = [await orders.find(orderId), await esims.findActive(orderId)]
  if (!order || !esim || order.networkId === TEST_NETWORK) return []
  const { iccid, networkEsimId } = esim
  const found: KeptOrder[] = []
  for (const reference of await networks.of(order.networkId).listTopUpReferences(esim, days))
    if (await isLost(deps, reference, since))
      found.push({ reference, iccid, target: { orderId, networkEsimId, iccid, zone: order.bundle.zone } })
  return found
}
