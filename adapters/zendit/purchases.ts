// The transactions of the account: found by their IDs, and listed.
import type { HeldProfile } from '#ports/esim-provider.ts'
import { isAbout } from '#values/normal-form/told.ts'
import { failure, statusOf, type ZenditClient } from './client.ts'
import { pages } from './pages.ts'
import { toldReferenceIn, transactionIdOf } from './transaction-ids.ts'
import { readPurchase, type ToldPurchase } from './wire.ts'

/** Each try that failed took an ID, of which no order needs so many. */
const MOST_TRIES = 9_999
const MOST_REMEMBERED = 1_000

const REFUSED = { outcome: 'refused', isRetryable: false } as const

type Order = { offerId: string; transactionId: string; iccid?: string }
/** With our reference as the network tells it; null if the transaction isn't ours. */
type ListedPurchase = ToldPurchase & { reference: string | null }

export function openPurchases(network: ZenditClient, note: (field: string) => void) {
  // How many transactions of a reference have failed or were taken back: they stay that way.
  const over = new Map<string, { tries: number; last: ToldPurchase }>()

  // The newest transaction of each ICCID, of those that were read here.
  const newest = new Map<string, ToldPurchase>()

  function noteNewest(purchase: ToldPurchase): void {
    const { iccid, state } = purchase
    if (!iccid || state !== 'done' || timeOf(newest.get(iccid)) >= timeOf(purchase)) return
    newest.delete(iccid)
    newest.set(iccid, purchase)
    const [oldest] = newest.keys()
    if (newest.size > MOST_REMEMBERED && oldest !== undefined) newest.delete(oldest)
  }

  /** Null if there is none. */
  async function find(transactionId: string): Promise<ToldPurchase | null> {
    try {
      const found = await network.call({ path: `esim/purchases/${encodeURIComponent(transactionId)}` }, (told) => {
        const purchase = readPurchase(told, note)
        return purchase && isAbout(transactionId, purchase.transactionId) ? purchase : undefined
      })
      noteNewest(found)
      return found
    } catch (error) {
      if (statusOf(error) === 404) return null
      throw error
    }
  }

  function remember(reference: string, tries: number, last: ToldPurchase): void {
    over.delete(reference)
    over.set(reference, { tries, last })
    const [oldest] = over.keys()
    if (over.size > MOST_REMEMBERED && oldest !== undefined) over.delete(oldest)
  }

  async function* listed(query: Record<string, string>): AsyncGenerator<ListedPurchase> {
    for await (const rows of pages(network, 'esim/purchases', query))
      for (const row of rows) {
        const purchase = readPurchase(row, note)
        if (purchase) {
          noteNewest(purchase)
          yield { ...purchase, reference: toldReferenceIn(purchase.transactionId) }
        } else note('transactionId')
      }
  }

  return {
    find,

    /** Whether the ICCID of an eSIM was given to another one later, as far as that was read. */
    isIssuedAgain: (made: ToldPurchase): boolean => {
      const later = made.iccid ? newest.get(made.iccid) : undefined
      return later !== undefined && !isOneEsim(later, made) && timeOf(later) > timeOf(made)
    },

    /**
     * The last transaction under a reference, and the ID for the next one: null while the last one may be worked on, and
     * once it was made.
     */
    async lastOf(reference: string): Promise<{ last: ToldPurchase | null; nextId: string | null }> {
      const known = over.get(reference)
      let last = known?.last ?? null
      // The first `tried` IDs were used, and nothing came of them; the one at `unused` wasn't.
      let [tried, unused] = [known?.tries ?? 0, Number.POSITIVE_INFINITY]
      let step = 1
      while (unused - tried > 1) {
        const at = unused === Number.POSITIVE_INFINITY ? tried + step : Math.floor((tried + unused) / 2)
        if (at > MOST_TRIES) throw failure('Zendit has failed to carry it out too often', REFUSED)
        const found = await find(transactionIdOf(reference, at))
        // Nobody used a later one.
        if (found && !isOver(found)) return { last: found, nextId: null }
        if (found) [last, tried] = [found, at]
        else unused = at
        step *= 2
      }
      if (last) remember(reference, tried, last)
      return { last, nextId: transactionIdOf(reference, tried + 1) }
    },

    /** Throws what the network refuses at once. */
    order: (order: Order): Promise<ToldPurchase> =>
      network.call({ method: 'POST', path: 'esim/purchases', body: order }, (told) => {
        const accepted = readPurchase({ transactionId: order.transactionId, ...(isObject(told) ? told : null) }, note)
        if (!isObject(told) || !accepted || !isAbout(order.transactionId, accepted.transactionId)) return undefined
        if (accepted.state === 'failed') throw network.refused(accepted.refusal)
        return accepted
      }),

    /** What was added to an eSIM since then, and wasn't taken back. */
    async listTopUps(made: ToldPurchase, since: Date): Promise<ListedPurchase[]> {
      const added: ListedPurchase[] = []
      for await (const each of listed({ createdAt: `gte${secondsOf(since)}`, status: 'DONE' })) {
        const isMore = each.transactionId !== made.transactionId && isOneEsim(each, made)
        if (isMore && each.state === 'done' && each.refund !== 'done') added.push(each)
      }
      return added
    },

    /** All eSIMs that weren't taken back: the first transaction of one made it, and later ones added data. */
    async listEsims(): Promise<HeldProfile[]> {
      const first = new Map<string, { at: number; profile: HeldProfile }>()
      for await (const { iccid, activationCode, state, refund, createdAt, transactionId, reference } of listed({
        status: 'DONE',
      })) {
        if (!iccid || state !== 'done' || refund === 'done') continue
        // An ICCID that came back has another code.
        const esim = `${iccid} ${activationCode ?? ''}`
        const at = createdAt?.getTime() ?? Number.POSITIVE_INFINITY
        if (at >= (first.get(esim)?.at ?? Number.POSITIVE_INFINITY) && first.has(esim)) continue
        first.set(esim, { at, profile: { networkEsimId: transactionId, iccid, reference } })
      }
      return [...first.values()].map(({ profile }) => profile)
    },
  }
}

/** More data tells the ICCID and the code of its eSIM. */
const isOneEsim = (one: ToldPurchase, other: ToldPurchase): boolean =>
  one.iccid === other.iccid &&
  (one.activationCode ?? other.activationCode) === (other.activationCode ?? one.activationCode)

const timeOf = (purchase: ToldPurchase | undefined): number => purchase?.createdAt?.getTime() ?? 0

const isObject = (told: unknown): told is object => typeof told === 'object' && told !== null && !Array.isArray(told)

/** As the documentation writes times: whole seconds, in UTC. */
const secondsOf = (moment: Date): string => `${moment.toISOString().slice(0, 19)}Z`

/** Nothing will come of it anymore. */
const isOver = ({ state, refund }: ToldPurchase): boolean => state === 'failed' || refund === 'done'
