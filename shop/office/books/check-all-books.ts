// Checks all books at once, for `npm run audit`: every order ever placed, and everything the vendors hold for us.
import type { Base } from '#shop/assembly/base.ts'
import { askEach } from './ask-each.ts'
import { keyOf, type Difference } from './difference.ts'
import { findAtBalance, type AtBalanceDeps } from './find-at-balance.ts'
import { findMissingEvents } from './find-at-provider.ts'
import { findStrayProfiles } from './find-at-network.ts'
import { findDifferences, findDifferencesOf, type FindDifferencesDeps, type Vendor } from './find-differences.ts'
import { isOfBalance } from './invariants.ts'

export type CheckAllBooksDeps = FindDifferencesDeps & AtBalanceDeps & Pick<Base, 'queues' | 'clock'>

export type WholeLook = { orders: number; profiles: number; differences: Difference[]; silent: Vendor[] }

const CALM_MS = 300_000
/** The provider lists its events one by one, and only for a month. */
const EVENTS_OF_MS = 24 * 3_600_000
const ALL = new Date(0)

/**
 * Reads everything and writes nothing. `isCalm`: nobody has bought for a while and the vendors are idle, so that even
 * recent changes are judged; otherwise they are skipped. `onProgress` is called with the number of orders checked so far.
 */
export async function checkAllBooks(
  deps: CheckAllBooksDeps,
  { isCalm, onProgress }: { isCalm: boolean; onProgress?: (orders: number) => void },
): Promise<WholeLook> {
  const real = deps.clock.now()
  const at = (ms: number) => new Date(real.getTime() + ms)
  const now = isCalm ? at(2 * CALM_MS) : real
  const held = new Set<string>()
  const silent = new Set<Vendor>()
  const strays = await askEach(silent, 'network', () =>
    findStrayProfiles(deps, (profiles) => profiles.forEach(({ iccid }) => held.add(iccid))),
  )
  const time = { since: ALL, until: isCalm ? now : at(-CALM_MS) }
  const look = await findDifferences(deps, time, now, {
    isAsked: ({ esims }) => esims.some(({ iccid, state }) => state === 'active' && !held.has(iccid)),
    ...(onProgress && { onProgress }),
  })
  const events = await askEach(silent, 'provider', () => findMissingEvents(deps, at(-EVENTS_OF_MS)))
  const found = [
    ...strays,
    ...look.differences,
    ...(await askEach(silent, 'provider', () => findAtBalance(deps, time, now))),
    ...events,
    ...(await deps.queues.listGaps()),
    ...(await deps.queues.listMiscounted()),
    ...(await deps.queues.listWaiting(isCalm ? real : at(-CALM_MS))),
  ]
  return {
    orders: look.orders,
    profiles: held.size,
    differences: await confirmed(deps, found, now),
    silent: [...silent, ...look.silent].filter((vendor, place, all) => all.indexOf(vendor) === place),
  }
}

// While a shop is open, things change as we read them: a difference that is gone at a second look was only in progress.
async function confirmed(deps: CheckAllBooksDeps, found: Difference[], now: Date): Promise<Difference[]> {
  const ids = [...new Set(found.flatMap(({ orderId }) => orderId ?? []))]
  const again = new Set((await findDifferencesOf(deps, ids, now)).differences.map(keyOf))
  return found.filter(
    (each) => each.orderId === null || isOfQueue(each) || isOfBalance(each.fault) || again.has(keyOf(each)),
  )
}

const isOfQueue = ({ fault }: Difference) => fault.endsWith('_waits')
