// Zendit, API version 1, as an eSIM provider. Written from its public documentation (developers.zendit.io/api,
// developers.zendit.io/error-messages, developers.zendit.io/zendit-university/webhooks) and its SDK for Node
// (github.com/zenditplatform/zendit-node-sdk, 1.9.0); nothing here was tried with an account.
//
// What is special about it:
// - an order is a transaction under an ID of ours, which is worked on for seconds, and may fail hours later
// - an ID can be used once, also by a transaction that failed ("Transaction ID")
// - an eSIM has no number of its own, so it is known by the transaction that made it
// - plans that have ended aren't told
import { beforeBuying } from '#adapters/transport/before-buying.ts'
import { isRefused, passOnPackages } from '#adapters/transport/pass-on-packages.ts'
import type { Clock } from '#ports/clock.ts'
import type { EsimProvider, EsimUsage, NetworkAbilities, NetworkPurchase, Profile } from '#ports/esim-provider.ts'
import type { NoteOddAnswer } from '#ports/odd-answers.ts'
import type { PurchaseJournal } from '#ports/purchase-journal.ts'
import { isRefusal } from '#ports/vendor-error.ts'
import type { NetworkEsim } from '#values/network-id.ts'
import { isMore } from '#values/network-package.ts'
import type { OddRow } from '#values/normal-form/rows.ts'
import { failure, statusOf, unreadable, type ZenditClient } from './client.ts'
import { isEnabled, readPackage } from './packages.ts'
import { pages } from './pages.ts'
import { openPurchases } from './purchases.ts'
import { transactionIdOf } from './transaction-ids.ts'
import { usageOf } from './usage.ts'
import { aboutOf, creditIn, plansIn, refundIn, type ToldPlan, type ToldPurchase } from './wire.ts'

const CAN: NetworkAbilities = {
  topUps: true,
  profileState: false,
  takesBack: 'at once',
  credit: true,
  catalogue: true,
  // What a repeated transaction ID is answered isn't documented.
  recognizesOrders: false,
  recognizesTopUps: false,
  findsTopUps: true,
  listsOrdersWithinMs: 0,
  namesByIccid: true,
  tellsOneByOne: true,
}
/** The most profiles that are passed on at once. */
const PROFILES_AT_ONCE = 500
const DAY_MS = 86_400_000

const REFUSED = { outcome: 'refused', isRetryable: false } as const
const notKnown = () => failure('Zendit does not know this eSIM', { ...REFUSED, fault: 'not_known' })
const inUse = () => failure('Zendit takes back no eSIM in use', { ...REFUSED, fault: 'conflict' })
/** Looked up until it has ended, so that nobody asks for another one. */
const underway = () =>
  failure('Zendit is still working on it', { outcome: 'unknown', isRetryable: true, fault: 'busy' })

type Parts = { network: ZenditClient; journal: () => PurchaseJournal; noteOdd: NoteOddAnswer; clock: Clock }

/** In the journal, under the transaction of an eSIM whose ICCID another one has by now. */
const ISSUED_AGAIN = 'issued again'

export function zendit({ network, journal, noteOdd, clock }: Parts): EsimProvider {
  const noteOf = (answer: string) => (field: string) => noteOdd({ vendor: 'network', answer, field, row: 1 })
  const purchases = openPurchases(network, noteOf('purchase'))

  /** The transaction that made an eSIM; one that was taken back is unknown, unless it is asked for. */
  async function made({ networkEsimId, iccid }: NetworkEsim, takenBackToo = false): Promise<ToldPurchase> {
    const purchase = await purchases.find(networkEsimId)
    if (purchase?.state === 'underway') throw underway()
    if (purchase?.state === 'done' && !purchase.iccid) throw unreadable()
    if (purchase?.state !== 'done' || purchase.iccid !== iccid) throw notKnown()
    if (purchase.refund === 'done' && !takenBackToo) throw notKnown()
    // Its plans, and what is added to it, are those of whoever has its ICCID now.
    if (purchases.isIssuedAgain(purchase) || (await isNoted(networkEsimId))) throw notKnown()
    return purchase
  }

  // What one node read, all of them know, also after a restart.
  const isNoted = async (networkEsimId: string): Promise<boolean> =>
    (await journal().list(networkEsimId)).some(({ packageId }) => packageId === ISSUED_AGAIN)

  async function plansOf({ iccid }: NetworkEsim): Promise<ToldPlan[]> {
    const { rows, odd, lost } = await network.call({ path: `esim/${encodeURIComponent(iccid)}/plans` }, plansIn)
    for (const each of odd satisfies OddRow[]) noteOdd({ vendor: 'network', answer: 'plans', ...each })
    // What is left is counted over all of them.
    if (lost) throw unreadable()
    return rows
  }

  /** A plan doesn't tell how long it lasts, but its offer does; one that is no longer listed counts as none. */
  async function daysOf({ offerId }: ToldPlan, { offerId: known, days }: ToldPurchase): Promise<number> {
    if (offerId === null) return 0
    if (offerId === known) return days ?? 0
    try {
      const { sold } = await offerOf(offerId)
      return isRefused(sold) ? 0 : sold.days
    } catch (error) {
      if (statusOf(error) === 404) return 0
      throw error
    }
  }

  async function usage(esim: NetworkEsim): Promise<EsimUsage> {
    const [purchase, plans] = [await made(esim), await plansOf(esim)]
    const waiting = plans.some(({ hasBegun }) => hasBegun) ? plans.filter(({ hasBegun }) => !hasBegun) : []
    let waitingDays = 0
    for (const plan of waiting) waitingDays += await daysOf(plan, purchase)
    return usageOf(esim, { made: purchase, plans, waitingDays }, clock.now())
  }

  const offerOf = (offerId: string) =>
    network.call({ path: `esim/offers/${encodeURIComponent(offerId)}` }, (told) => ({
      row: told,
      sold: readPackage(told, noteOf('catalog')),
    }))

  /** An order takes no limit, so the price is looked at just before it; and so is the credit, since failing takes an ID. */
  async function checkCost({ packageId, mostPaid }: NetworkPurchase): Promise<void> {
    if (mostPaid === null) return
    const offer = await offerOf(packageId)
    if (isRefused(offer.sold)) throw unreadable()
    if (!isEnabled(offer.row))
      throw failure('Zendit has this offer switched off', { ...REFUSED, fault: 'out_of_stock' })
    const { cost } = offer.sold
    if (cost.currency !== mostPaid.currency || isMore(cost, mostPaid))
      throw failure('Zendit charges more for this offer', { ...REFUSED, fault: 'price_changed' })
    const credit = await network.call({ path: 'balance' }, creditIn)
    if (cost.currency === credit.currency && isMore(cost, credit))
      throw failure('The wallet at Zendit has too little for this offer', { ...REFUSED, fault: 'no_credit' })
  }

  /** Under the first ID that no transaction has, unless the last one was made or is worked on. */
  async function buy(bought: NetworkPurchase, iccid?: string): Promise<ToldPurchase | null> {
    const { last, nextId } = await beforeBuying(() => purchases.lastOf(bought.reference))
    if (nextId === null) return last
    await beforeBuying(() => checkCost(bought))
    try {
      await purchases.order({ offerId: bought.packageId, transactionId: nextId, ...(iccid !== undefined && { iccid }) })
    } catch (error) {
      // Another node may have used the ID in between.
      const isTaken = isRefusal(error) && (await purchases.find(nextId)) !== null
      if (!isTaken) throw error
    }
    const purchase = await purchases.find(nextId)
    if (purchase?.state === 'failed') throw network.refused(purchase.refusal)
    return purchase
  }

  const readRefund = (told: unknown) => refundIn(told, noteOf('refund'))

  /** Takes back what one transaction bought. */
  async function refund({ transactionId, refund: state }: ToldPurchase): Promise<void> {
    if (state === 'done') return
    const path = `esim/purchases/${encodeURIComponent(transactionId)}/refund`
    const asked = state === 'underway' ? null : await network.call({ method: 'POST', path }, readRefund)
    const now = asked?.state === 'done' ? asked : await network.call({ path }, readRefund)
    if (now.state === 'failed') throw network.refused(now.refusal)
    if (now.state === 'underway') throw underway()
  }

  return {
    can: CAN,
    isLeftAlone: network.isLeftAlone,
    // Its key is its token.
    ensureToken: () => Promise.resolve(),
    tokenAgeMs: () => null,
    checkLogin: async () => {
      await network.call({ path: 'balance' }, creditIn)
    },

    toldReference: (reference) => transactionIdOf(reference),
    // It signs nothing, and sends a header of the owner's own at most.
    parseCallback: (body) => aboutOf(body),

    allocate: async (request) => {
      await buy(request)
    },
    findByReference: async (reference) => {
      const { last, nextId } = await purchases.lastOf(reference)
      if (!last || nextId !== null) return []
      if (last.state === 'underway') throw underway()
      return [profileOf(last)]
    },
    // "DONE" and "FAILED" are the states that a transaction never leaves.
    findRefusal: async (reference) => {
      const { last } = await purchases.lastOf(reference)
      return last?.state === 'failed' ? network.refused(last.refusal) : null
    },
    findCodes: async (esim) => {
      const { activationCode, confirmationCode } = profileOf(await made(esim))
      if (activationCode === null) throw unreadable()
      return { activationCode, confirmationCode }
    },
    // It has a picture too, which says the same as the code.
    fetchQrCode: () => Promise.resolve(null),
    profileState: () => Promise.resolve('unknown'),

    findUsage: usage,
    findBalance: async (esim) => {
      const { balanceMb, expiresAt } = await usage(esim)
      return { balanceMb, expiresAt }
    },
    listEsims: () => Promise.resolve([]),
    eachProfiles: async (take) => {
      const held = await purchases.listEsims()
      for (let at = 0; at < held.length; at += PROFILES_AT_ONCE) await take(held.slice(at, at + PROFILES_AT_ONCE))
    },

    fittingTopUps: async (esim, packageIds) => {
      const { brand, country } = await made(esim)
      const fitting = new Set<string>()
      const query = { ...(brand !== null && { brand }), ...(country !== null && { country }) }
      await listOffers(query, async ({ packages }) => packages.forEach(({ packageId }) => void fitting.add(packageId)))
      return packageIds.filter((packageId) => fitting.has(packageId))
    },
    noteIssuedAgain: async ({ networkEsimId }) => {
      if (await isNoted(networkEsimId)) return
      await journal().begin({ reference: networkEsimId, packageId: ISSUED_AGAIN }, clock.now())
    },
    topUp: async ({ esim, ...bought }) => {
      await beforeBuying(() => made(esim))
      const purchase = await buy(bought, esim.iccid)
      if (purchase?.state !== 'done') throw underway()
    },
    findTopUpByReference: async ({ iccid }, reference) => {
      const { last, nextId } = await purchases.lastOf(reference)
      if (!last || nextId !== null) return null
      if (last.state === 'underway') throw underway()
      return last.iccid === iccid ? { totalMb: last.megabytes ?? 0, zone: null } : null
    },
    // It lists everybody's transactions together, which is too much for a page.
    findLastTopUp: () => Promise.resolve(null),
    listTopUpReferences: async (esim, days) =>
      (await purchases.listTopUps(await made(esim), since(days))).flatMap(({ reference }) => reference ?? []),

    release: async (esim) => {
      const purchase = await made(esim, true)
      if (purchase.refund === 'done') return
      const isBegun = (await plansOf(esim)).some(({ hasBegun, bytes, bytesLeft }) => hasBegun || bytes !== bytesLeft)
      if (isBegun) throw inUse()
      const from = purchase.createdAt ?? new Date(0)
      for (const added of await purchases.listTopUps(purchase, from)) await refund(added)
      await refund(purchase)
    },
    creditBalance: () => network.call({ path: 'balance' }, creditIn),
    listCatalogue: (take) => listOffers({}, take),
  }

  async function listOffers(query: Record<string, string>, take: Parameters<EsimProvider['listCatalogue']>[0]) {
    async function* enabled() {
      for await (const rows of pages(network, 'esim/offers', query)) yield* rows.filter((row) => isEnabled(row))
    }
    await passOnPackages({ rows: enabled(), read: readPackage, noteOdd, take })
  }

  function since(days: number): Date {
    return new Date(clock.now().getTime() - days * DAY_MS)
  }
}

function profileOf({ transactionId, iccid, activationCode }: ToldPurchase): Profile {
  if (iccid === undefined)
    throw failure('Zendit sent an ICCID that no phone could use', { ...REFUSED, fault: 'unusable_iccid' })
  if (activationCode === undefined)
    throw failure('Zendit sent a code that no phone could use', { ...REFUSED, fault: 'unusable_code' })
  // It was made, and the network will say what.
  if (iccid === null) throw underway()
  return { networkEsimId: transactionId, iccid, activationCode, confirmationCode: null }
}
