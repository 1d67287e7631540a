// A network that decides on request pays for an eSIM days after it was given back: until then it counts as a cost.
import type { Base } from '#shop/assembly/base.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { NetworkId } from '#values/network-id.ts'
import type { Limit } from '#ports/rate-limiter.ts'

export type RecheckKeptEsimsDeps = Pick<
  Base,
  'networks' | 'orders' | 'esims' | 'networkTrials' | 'limiter' | 'transaction' | 'clock' | 'log'
>

const DAY_MS = 86_400_000
/** However many nodes ask, and however often they start. */
export const ONCE_A_DAY: Limit = { name: 'paid_back', points: 1, seconds: 86_400 }
/** People have decided by then. */
const DECIDED_WITHIN_MS = 180 * DAY_MS
/** Each is a call, and calls are limited. */
const MOST_AT_ONCE = 100

/** Looks once a day which of the eSIMs that a network kept it has paid back. */
export async function recheckKeptEsims(deps: RecheckKeptEsimsDeps): Promise<void> {
  const { networks, limiter } = deps
  for (const id of networks.ids()) {
    const { wasPaidBack, isLeftAlone } = networks.of(id)
    if (wasPaidBack && !isLeftAlone() && (await limiter.take(ONCE_A_DAY, id)).ok) await settleOf(deps, id)
  }
}

async function settleOf(
  { networks, orders, esims, networkTrials, transaction, clock, log }: RecheckKeptEsimsDeps,
  id: NetworkId,
) {
  const { wasPaidBack } = networks.of(id)
  const since = new Date(clock.now().getTime() - DECIDED_WITHIN_MS)
  for (const { orderId, ...esim } of await esims.listKept(id, since, MOST_AT_ONCE)) {
    const order = await orders.find(orderId)
    try {
      if (!order || !(await wasPaidBack?.(esim, order.reference))) continue
    } catch (error) {
      if (!(error instanceof VendorError)) throw error
      log.warn({ networkId: id, orderId, problem: error.message }, 'nobody knows whether an eSIM was paid back')
      // It answers nobody now, or answers about the next one.
      if (error.outcome === 'unknown') return
      continue
    }
    await transaction(async () => {
      await esims.endSurplus(orderId, esim.iccid, 'released')
      await networkTrials.paidBack(orderId)
    })
    log.info({ networkId: id, orderId }, 'a network paid an eSIM back after all')
  }
}
