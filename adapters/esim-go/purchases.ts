// Buys exactly once at a network that takes no reference of ours and recognizes no repeated request.
//
// A journal says what we were about to buy, before we ask. Each of the network's orders belongs to one entry at most,
// which the database guarantees; so if an answer was lost, the orders since then tell what became of the request, and an
// order that nobody has claimed is taken for it. If two equal requests were lost and one was carried out, either may have
// it: the other is asked again. Never taken is an order for which somebody may be waiting right now, whose own answer
// would name it.
import { beforeBuying } from '#adapters/transport/before-buying.ts'
import type { JournalEntry, PurchaseJournal } from '#ports/purchase-journal.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { isMore, type NetworkMoney } from '#values/network-package.ts'
import { unreadable, type EsimGoClient } from './client.ts'
import { refused } from './esims.ts'
import { pages } from './pages.ts'
import { orderOf, ordersOf, quoteOf, type ToldOrder, hintsIn, type AnsweredOrder } from './wire.ts'

const PAGE_SIZE = 100
/** Clocks differ. */
const ALLOWANCE_MS = 60_000
/** A request that was sent is carried out, and listed, within this time, or never. */
export const CARRIED_OUT_WITHIN_MS = 10 * 60_000
/** How long a lost request is looked for beside one that was answered. */
const LOOKED_FOR_MS = 60 * 60_000
/** Longer than a request takes with all its waiting: whoever made it then didn't live to give it up. */
const PATIENCE_MS = 3 * 60_000

export type PurchaseRequest = {
  reference: string
  packageId: string
  iccid: string | null
  mostPaid: NetworkMoney | null
}

type Fits = (order: ToldOrder) => Promise<boolean>
type PurchaseParts = { network: EsimGoClient; journal: PurchaseJournal; clock: { now: () => Date } }

export function purchases({ network, journal, clock }: PurchaseParts) {
  /** The network takes no limit, so it is asked what it would charge. */
  async function checkPrice(wanted: PurchaseRequest): Promise<void> {
    const { mostPaid } = wanted
    if (mostPaid === null) return
    const { isValid, total } = await beforeBuying(() => network.call(orderFor(wanted, 'validate'), quoteOf))
    if (!isValid) throw refused('eSIM Go takes no such order', 'refused')
    if (total.currency !== mostPaid.currency || isMore(total, mostPaid))
      throw refused('eSIM Go charges more than the catalog said', 'price_changed')
  }

  /** Without the rows that can't be read; whether one of them may be what became of these requests. */
  async function ordersSince(
    since: Date,
    asked: JournalEntry[],
  ): Promise<{ orders: ToldOrder[]; isDoubtful: boolean }> {
    const query = { includeIccids: 'true', limit: String(PAGE_SIZE), createdAt: `gte:${since.toISOString()}` }
    const told = new Map<string, ToldOrder>()
    let isDoubtful = false
    for await (const list of pages(network, { path: 'orders', name: 'orders', query })) {
      const { rows, lost = [] } = ordersOf(list)
      const filled = list.filter((each) => each !== null)
      isDoubtful ||= lost.some((place) => mayBeOf(asked, filled[place - 1]))
      for (const each of rows) told.set(each.reference, each)
    }
    const orders = [...told.values()].toSorted((one, other) => one.createdAt.getTime() - other.createdAt.getTime())
    return { orders, isDoubtful }
  }

  /** Claims one order that became of these requests without an answer; whoever has none is served first. */
  async function search(asked: JournalEntry[], hasNone: boolean, fits: Fits): Promise<boolean> {
    const [first] = asked
    if (!first) return false
    const since = new Date(first.askedAt.getTime() - ALLOWANCE_MS)
    const { orders, isDoubtful } = await ordersSince(since, asked)
    for (const each of orders) {
      const entry = asked.find((one) => isInTime(one, each))
      if (!entry || (await journal.isClaimed(each.reference)) || !(await fits(each))) continue
      const begunBy = new Date(each.createdAt.getTime() + ALLOWANCE_MS)
      const patientSince = new Date(clock.now().getTime() - PATIENCE_MS)
      const isAwaited = await journal.isAwaited(entry, patientSince, begunBy)
      if (isAwaited && hasNone) throw awaited()
      const longAgo = new Date(each.createdAt.getTime() - CARRIED_OUT_WITHIN_MS)
      if (!hasNone && (isAwaited || (await journal.isMissed(entry, longAgo, begunBy)))) continue
      if (await journal.claim(entry.id, each.reference)) return true
    }
    // What can't be read may be ours, and would be bought again.
    if (isDoubtful) throw unreadable()
    return false
  }

  /**
   * The network's orders under our reference; `fits` as for a search, which is made for what was lost. A lost one that is
   * listed only after it was asked again is found beside the other, and goes back.
   */
  async function find(reference: string, fits: Fits): Promise<JournalEntry[]> {
    const asked = await journal.list(reference)
    const known = asked.filter(({ networkOrder }) => networkOrder !== null)
    const hasNone = known.length === 0
    const since = clock.now().getTime() - LOOKED_FOR_MS
    const lost = asked.filter(
      ({ networkOrder, askedAt }) => networkOrder === null && (hasNone || askedAt.getTime() >= since),
    )
    return (await search(lost, hasNone, fits)) ? find(reference, fits) : known
  }

  return {
    find,

    /** One order, which is then ours. Throws `unknown` as long as nobody knows whether there is one. */
    buy: async (wanted: PurchaseRequest): Promise<AnsweredOrder> => {
      await checkPrice(wanted)
      const id = await journal.begin(wanted, clock.now())
      const told = await network.call(orderFor(wanted, 'transaction'), orderOf).catch(async (error: unknown) => {
        if (error instanceof VendorError && error.outcome === 'refused') await journal.drop(id)
        else await journal.giveUp(id, clock.now())
        throw error
      })
      if (await journal.claim(id, told.reference)) return told
      await journal.giveUp(id, clock.now())
      throw unreadable()
    },
  }
}

/** Whether a row that can't be read may be what became of one of these requests: neither its time nor its bundle is another. */
function mayBeOf(asked: JournalEntry[], row: unknown): boolean {
  const { createdAt, packageIds } = hintsIn(row)
  return asked.some(
    (entry) =>
      (packageIds?.includes(entry.packageId) ?? true) &&
      (createdAt === null || isInTime(entry, { createdAt, packageId: entry.packageId })),
  )
}

/** Whether an order of the same bundle can be what became of this request. */
const isInTime = ({ packageId, askedAt }: JournalEntry, order: Pick<ToldOrder, 'createdAt' | 'packageId'>) =>
  order.packageId === packageId &&
  order.createdAt.getTime() >= askedAt.getTime() - ALLOWANCE_MS &&
  order.createdAt.getTime() <= askedAt.getTime() + CARRIED_OUT_WITHIN_MS

const orderFor = ({ packageId, iccid }: PurchaseRequest, type: 'validate' | 'transaction') => ({
  method: 'POST' as const,
  path: 'orders',
  body: {
    type,
    assign: true,
    order: [
      {
        type: 'bundle',
        item: packageId,
        quantity: 1,
        // A bundle that doesn't fit the eSIM is refused; a new eSIM for it would have to be installed.
        ...(iccid !== null && { iccids: [iccid], allowReassign: false }),
      },
    ],
  },
})

const awaited = () =>
  new VendorError('eSIM Go may have made this order for somebody else', {
    vendor: 'network',
    outcome: 'unknown',
    isRetryable: true,
    fault: 'busy',
  })
