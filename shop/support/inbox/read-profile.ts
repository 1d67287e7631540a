// The eSIMs of a contract as their networks know them now; if a network doesn't answer, that stays open.
import type { Base } from '#shop/assembly/base.ts'
import { countedOf } from '#shop/sales/esim-status/esim-status.ts'
import type { EsimStore } from '#shop/sales/esim/esim-store.ts'
import { listEsimsOfContract, type ListOfContractDeps } from '#shop/sales/order/find-contract.ts'
import { isRefunded, isRevoked } from '#shop/sales/order/order-conditions.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { VendorError } from '#ports/vendor-error.ts'

export type ReadProfileDeps = ListOfContractDeps & Pick<Base, 'networks'> & { esims: Pick<EsimStore, 'findActive'> }

type ProfileNow = {
  iccid: string | null
  /** Null if the network didn't report it; false if there is no eSIM yet. */
  isActivated: boolean | null
  balanceMb: number | null
  expiresAt: Date | null
}

/** The eSIM of one traveler of the contract. */
export type EsimNow = ProfileNow & {
  /** From 1 on. */
  traveler: number
  /** It was taken back, so nobody decides about it anymore. */
  isGone: boolean
}

/** Those of all travelers that the contract is with, each asked at its network; for a top-up, the eSIM it went to. */
export async function readEsims(deps: ReadProfileDeps, order: Order): Promise<EsimNow[]> {
  const each = order.topUp ? [[order]] : await listEsimsOfContract(deps, order)
  return Promise.all(
    each.map(async ([first = order, ...later]) => {
      const current = later.at(-1) ?? first
      const profile = await readProfile(deps, first)
      return { ...profile, traveler: first.traveler ?? 1, isGone: isRevoked(current) || isRefunded(current) }
    }),
  )
}

/**
 * Whether the eSIMs were activated: all of those that weren't taken back, or none. Null if some were and others not, or
 * a network didn't say, because then nobody can decide about all of them at once.
 */
export function isActivatedNow(esims: readonly Pick<EsimNow, 'isActivated' | 'isGone'>[]): boolean | null {
  const said = new Set(esims.flatMap(({ isActivated, isGone }) => (isGone ? [] : [isActivated])))
  const [only = false] = said
  return said.size > 1 ? null : only
}

/**
 * An eSIM is activated once it has an expiry. For a top-up, the eSIM it went to counts; for a replaced eSIM, the one
 * the buyer has now.
 */
async function readProfile(
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
