// Adds data exactly once. Only orders are documented to be recognized by their transaction ID ("Order Profiles"); of a
// top-up, the network tells which packages an eSIM has and when each came to it, but not for which request ("Query All
// Allocated Profiles", `packageList`).
//
// A journal says what we were about to add, before we ask. If an answer was lost, a package that came to the eSIM since
// then, and that nobody claimed, is taken for it. Each belongs to one request at most, which the database guarantees.
import type { TopUp } from '#ports/esim-provider.ts'
import type { JournalEntry, PurchaseJournal } from '#ports/purchase-journal.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { NetworkEsim } from '#values/network-id.ts'
import { unreadable } from './client.ts'
import type { ToldEsim, ToldPackage } from './wire.ts'

/** A top-up that was carried out is on its eSIM within this time, or never. How late one is listed isn't documented. */
export const ADDED_WITHIN_MS = 2 * 60_000
/** Clocks differ. */
const ALLOWANCE_MS = 60_000
/** Longer than a request takes with all its waiting: whoever made it then didn't live to give it up. */
const PATIENCE_MS = 3 * 60_000

type Parts = {
  journal: () => PurchaseJournal
  now: () => number
  /** The eSIM as the network tells it. */
  find: (esim: NetworkEsim) => Promise<ToldEsim>
}

export function topUpsOnce({ journal, now, find }: Parts) {
  /** What came to the eSIM after the package that it was bought with. */
  async function listAdded(esim: NetworkEsim): Promise<(ToldPackage & { name: string })[]> {
    const { packages } = await find(esim)
    if (packages === null) throw unreadable()
    const [, ...added] = packages.toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    return added.map((each, at) => {
      const before = added.slice(0, at).filter(({ createdAt }) => createdAt.getTime() === each.createdAt.getTime())
      return { ...each, name: `${esim.networkEsimId} ${each.createdAt.toISOString()} ${before.length}` }
    })
  }

  async function claimOne(esim: NetworkEsim, entry: JournalEntry): Promise<TopUp | null> {
    const from = entry.askedAt.getTime() - ALLOWANCE_MS
    const until = entry.askedAt.getTime() + ADDED_WITHIN_MS
    for (const { createdAt, megabytes, name } of await listAdded(esim)) {
      const isInTime = createdAt.getTime() >= from && createdAt.getTime() <= until
      if (!isInTime || (await journal().isClaimed(name))) continue
      // Somebody may be waiting for the answer that names it.
      if (await journal().isAwaited(entry, new Date(now() - PATIENCE_MS), new Date(until))) throw awaited()
      if (await journal().claim(entry.id, name)) return { totalMb: megabytes ?? 0, zone: null }
    }
    return null
  }

  async function findOwn(esim: NetworkEsim, reference: string): Promise<TopUp | null> {
    const asked = (await journal().list(reference)).filter(({ packageId }) => packageId === esim.networkEsimId)
    const known = asked.find(({ networkOrder }) => networkOrder !== null)
    if (known) {
      const own = (await listAdded(esim)).find(({ name }) => name === known.networkOrder)
      return { totalMb: own?.megabytes ?? 0, zone: null }
    }
    // What the network said that it did is done, whatever it lists.
    const isDone = asked.some(({ isMarked }) => isMarked)
    for (const entry of asked) {
      const found = await claimOne(esim, entry).catch((error: unknown) => {
        if (isDone && error instanceof VendorError) return null
        throw error
      })
      if (found) return found
    }
    return isDone ? { totalMb: 0, zone: null } : null
  }

  return {
    find: findOwn,

    /** Nothing if it was added already. Throws `unknown` as long as nobody knows. */
    async add(esim: NetworkEsim, reference: string, ask: () => Promise<void>): Promise<void> {
      if ((await journal().list(reference)).length > 0 && (await findOwn(esim, reference))) return
      const id = await journal().begin({ reference, packageId: esim.networkEsimId }, new Date(now()))
      try {
        await ask()
        await journal().mark(id)
        await journal().giveUp(id, new Date(now()))
      } catch (error) {
        if (error instanceof VendorError && error.outcome === 'refused') await journal().drop(id)
        else await journal().giveUp(id, new Date(now()))
        throw error
      }
      // So that nobody else takes it for theirs; it is looked for again with the next question about it.
      await findOwn(esim, reference).catch((error: unknown) => {
        if (!(error instanceof VendorError)) throw error
      })
    },
  }
}

const awaited = () =>
  new VendorError('eSIM Access may have added this for somebody else', {
    vendor: 'network',
    outcome: 'unknown',
    isRetryable: true,
    fault: 'busy',
  })
