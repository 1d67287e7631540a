// eSIM Access, API version 1, as an eSIM provider. Written from its public documentation (docs.esimaccess.com, Postman
// collection 11154627/2s93mBxf3q, with the callback chapter of April 2026); nothing here was tried with an account.
//
// What is special about it:
// - an order is made in the background, and its profiles exist after up to 30 seconds ("Query All Allocated Profiles")
// - a repeated transaction ID is the same order ("Order Profiles"), and nothing can be searched by it; of top-ups, that
//   isn't said ("Top Up"), so top-ups.ts keeps a journal
// - ICCIDs are used again, so an eSIM is known by its `esimTranNo` ("iccids are resued")
// - a search always answers with a list ("Query All Allocated Profiles"), so that one that is null isn't an empty one
// - usage is two to three hours old
// - callbacks aren't signed, so they only tell what to ask about
import { createHash } from 'node:crypto'
import type { EsimProvider, EsimUsage, HeldProfile, NetworkAbilities } from '#ports/esim-provider.ts'
import type { NetworkEsim } from '#values/network-id.ts'
import type { NetworkMoney } from '#values/network-package.ts'
import type { PurchaseJournal } from '#ports/purchase-journal.ts'
import { unnoted, type NoteOddAnswer } from '#ports/odd-answers.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { listPackages } from './catalogue.ts'
import { codeOf, esimAccessClient, unreadable, type EsimAccessClient, type EsimAccessSettings } from './client.ts'
import { KNOWN_ORDER, NOT_YET, UNFIT } from './error-codes.ts'
import { ADDED_WITHIN_MS, topUpsOnce } from './top-ups.ts'
import {
  aboutOf,
  CODE_FIELD,
  creditOf,
  esimsOf,
  ICCID_FIELD,
  MONEY_CURRENCY,
  MONEY_DIVISOR,
  nothingOf,
  orderNoOf,
  topUpOf,
  type EsimPage,
  type ToldEsim,
} from './wire.ts'

const PAGE_SIZE = 500
/** Clocks differ, and the network takes times by the minute. */
const ALLOWANCE_MS = 60_000
/** When the network began; before it, there are no profiles. */
const BEGINNING = new Date('2022-01-01T00:00:00Z')
const MOST_ORDERS_REMEMBERED = 1_000
/** How the code of a package begins as a top-up, where it has no other name. */
const TOP_UP = 'TOPUP_'

const CAN: NetworkAbilities = {
  topUps: true,
  profileState: true,
  takesBack: 'at once',
  credit: true,
  catalogue: true,
  recognizesOrders: true,
  // Of a top-up, its documentation doesn't say so.
  recognizesTopUps: false,
  findsTopUps: true,
  listsOrdersWithinMs: 0,
  listsTopUpsWithinMs: ADDED_WITHIN_MS,
}

export function esimAccess(
  settings: EsimAccessSettings,
  network: EsimAccessClient = esimAccessClient(settings),
  noteOdd: NoteOddAnswer = unnoted,
  journal: () => PurchaseJournal = noJournal,
): EsimProvider {
  // An order's own number finds its profiles in one call instead of a search through everybody's.
  const orderNos = new Map<string, string>()

  const noted = (page: EsimPage): EsimPage => {
    for (const each of page.odd) noteOdd({ vendor: 'network', answer: 'eSIMs', ...each })
    return page
  }

  const query = async (filter: object, pageNum = 1, pageSize = PAGE_SIZE): Promise<EsimPage> =>
    noted(await network.call('esim/query', { ...filter, pager: { pageNum, pageSize } }, esimsOf))

  /** One eSIM by the network's own ID; an answer about another one is none. */
  async function find({ networkEsimId }: NetworkEsim): Promise<ToldEsim> {
    const { rows, unusable } = await query({ esimTranNo: networkEsimId }, 1, 5)
    const esim = rows.find((each) => each.networkEsimId === networkEsimId)
    if (esim) return esim
    throw unusable[0] ? unusableBy(unusable[0].field) : rows.length > 0 ? unreadable() : notKnown()
  }

  const topUps = topUpsOnce({ journal, now: network.now, find })

  async function* pages(since: Date): AsyncGenerator<EsimPage> {
    const startTime = toMinute(new Date(since.getTime() - ALLOWANCE_MS))
    const endTime = toMinute(new Date(network.now() + 2 * ALLOWANCE_MS))
    for (let pageNum = 1; ; pageNum += 1) {
      const page = await query({ startTime, endTime }, pageNum)
      yield page
      if (page.count < PAGE_SIZE) return
    }
  }

  async function findOwn(transactionId: string, since: Date): Promise<ToldEsim[]> {
    const orderNo = orderNos.get(transactionId)
    // A row of our own order that tells no reference is ours all the same.
    const isOwn = (reference: string | null) => reference === transactionId || (orderNo !== undefined && !reference)
    const found = orderNo === undefined ? pages(since) : [await query({ orderNo }, 1, 50)]
    const own = []
    let trouble: VendorError | null = null
    for await (const { rows, promised, unusable, hasUnknown } of found) {
      own.push(...rows.filter(({ reference, plan }) => isOwn(reference) && plan !== 'gone'))
      const odd = unusable.find(({ reference }) => isOwn(reference))
      if (odd) trouble = unusableBy(odd.field)
      // Those in the making are an error, so that nobody asks for another one.
      else if (promised.some(isOwn)) trouble = unreadable()
      // So are those of which nobody can tell whose they are.
      else if (hasUnknown) trouble ??= unreadable()
    }
    if (own.length === 0 && trouble) throw trouble
    return own
  }

  function remember(transactionId: string, orderNo: string): void {
    orderNos.set(transactionId, orderNo)
    const [oldest] = orderNos.keys()
    if (orderNos.size > MOST_ORDERS_REMEMBERED && oldest !== undefined) orderNos.delete(oldest)
  }

  return {
    can: CAN,
    isLeftAlone: network.isLeftAlone,
    // It has no tokens.
    ensureToken: () => Promise.resolve(),
    tokenAgeMs: () => null,
    checkLogin: async () => {
      await network.call('balance/query', {}, creditOf)
    },

    toldReference: transactionIdOf,
    parseCallback: (body) => aboutOf(body),

    allocate: async ({ packageId, days, mostPaid, reference }) => {
      const transactionId = transactionIdOf(reference)
      // It compares the price of a package, which for one by the day is that of a day.
      const price = priceOf(mostPaid, days ?? 1)
      const bought = { packageCode: packageId, count: 1, ...period(days), ...(price !== null && { price }) }
      const order = { transactionId, packageInfoList: [bought] }
      await unlessDone(async () => remember(transactionId, await network.call('esim/order', order, orderNoOf)))
    },

    findByReference: async (reference, since) => {
      try {
        const own = await findOwn(transactionIdOf(reference), since)
        return own.map(({ networkEsimId, iccid, activationCode, confirmationCode }) => ({
          networkEsimId,
          iccid,
          activationCode,
          confirmationCode,
        }))
      } catch (error) {
        if (codeOf(error) === NOT_YET) throw unreadable(error)
        throw error
      }
    },

    findCodes: async (esim) => {
      const { activationCode, confirmationCode } = await find(esim)
      if (activationCode === null) throw unreadable()
      return { activationCode, confirmationCode }
    },
    // Its pictures are on another server, to which nobody should be sent.
    fetchQrCode: () => Promise.resolve(null),
    profileState: async (esim) => (await find(esim)).profileState,
    findBalance: async (esim) => {
      const { balanceMb, expiresAt } = await find(esim)
      return { balanceMb, expiresAt }
    },
    findUsage: async (esim) => usageOf(await find(esim)),
    listEsims: async () => {
      const usages = []
      for await (const { rows } of pages(BEGINNING)) usages.push(...rows.filter(isHeld).map(usageOf))
      return usages
    },
    eachProfiles: async (take) => {
      for await (const { rows } of pages(BEGINNING)) {
        const held: HeldProfile[] = rows
          .filter(isHeld)
          .map(({ networkEsimId, iccid, reference }) => ({ networkEsimId, iccid, reference }))
        if (held.length > 0) await take(held)
      }
    },

    fittingTopUps: async ({ iccid }, packageIds) => {
      const fitting = new Set<string>()
      await listPackages(network, noteOdd, { type: 'TOPUP', iccid }, async ({ packages }) => {
        for (const { packageId } of packages) fitting.add(packageId)
      })
      return packageIds.filter((packageId) => fitting.has(packageId) || fitting.has(`${TOP_UP}${packageId}`))
    },
    topUp: async ({ esim, packageId, days, mostPaid, reference }) => {
      const transactionId = transactionIdOf(reference)
      const amount = priceOf(mostPaid)
      const body = {
        esimTranNo: esim.networkEsimId,
        packageCode: packageId,
        transactionId,
        ...(amount !== null && { amount: String(amount) }),
        ...(days !== null && { periodNum: String(days) }),
      }
      const ask = () =>
        unlessDone(async () => {
          const told = await network.call('esim/topup', body, topUpOf)
          if (told.transactionId !== null && told.transactionId !== transactionId) throw unreadable()
        })
      try {
        await topUps.add(esim, reference, ask)
      } catch (error) {
        throw codeOf(error) === UNFIT ? doesNotFit() : error
      }
    },
    findTopUpByReference: topUps.find,
    findLastTopUp: () => Promise.resolve(null),
    // The network tells which packages an eSIM got, and not for which request.
    listTopUpReferences: () => Promise.resolve([]),

    release: async (esim) => {
      try {
        await network.call('esim/cancel', { esimTranNo: esim.networkEsimId }, nothingOf)
      } catch (error) {
        // If we ask a second time, it has been canceled already.
        const isAgain = error instanceof VendorError && error.fault === 'conflict' && (await find(esim)).plan === 'gone'
        if (!isAgain) throw error
      }
    },
    creditBalance: () => network.call('balance/query', {}, creditOf),
    listCatalogue: async (take) => {
      await listPackages(network, noteOdd, { type: 'BASE' }, take)
    },
  }
}

/** A purchase that the network made before, under the same reference, counts as made. */
async function unlessDone(purchase: () => Promise<void>): Promise<void> {
  try {
    await purchase()
  } catch (error) {
    if (codeOf(error) !== KNOWN_ORDER) throw error
  }
}

/** What a transaction ID may have. */
const LONGEST = 50
const DIGITS = 40

/**
 * The same for the same reference, always: the network recognizes a repeated order by it. A longer reference becomes
 * its digest.
 */
export const transactionIdOf = (reference: string): string =>
  reference.length <= LONGEST
    ? reference
    : `wp-${createHash('sha256').update(reference).digest('hex').slice(0, DIGITS)}`

const isHeld = ({ plan }: ToldEsim) => plan !== 'gone'

const usageOf = (told: ToldEsim): EsimUsage => ({
  networkEsimId: told.networkEsimId,
  iccid: told.iccid,
  expiresAt: told.expiresAt,
  balanceMb: told.balanceMb,
  totalMb: told.totalMb,
  isDepleted: told.isDepleted,
  isExpired: told.isExpired,
  profileState: told.profileState,
})

const noJournal = (): never => {
  throw new Error('Whoever adds data at eSIM Access needs a journal.')
}

const period = (days: number | null) => (days === null ? {} : { periodNum: days })

/** '2026-11-27T13:05+00:00', as the documentation writes it. */
const toMinute = (moment: Date): string => `${moment.toISOString().slice(0, 16)}+00:00`

/** The limit in the network's own unit, of one in so many; it refuses any other price. */
function priceOf(mostPaid: NetworkMoney | null, times = 1): number | null {
  if (mostPaid === null) return null
  const units = (mostPaid.units * MONEY_DIVISOR) / mostPaid.divisor / times
  if (mostPaid.currency === MONEY_CURRENCY && Number.isSafeInteger(units)) return units
  throw new VendorError('eSIM Access charges dollars', { ...REFUSED, fault: 'price_changed' })
}

const REFUSED = { vendor: 'network', outcome: 'refused', isRetryable: false } as const
const notKnown = () => new VendorError('eSIM Access does not know this eSIM', { ...REFUSED, fault: 'not_known' })

const doesNotFit = () =>
  new VendorError('eSIM Access does not add this to this eSIM', { ...REFUSED, fault: 'conflict' })

// What no phone could use is never accepted, however often we ask (after-purchase rules §9).
function unusableBy(field: string): VendorError {
  const fault = field === ICCID_FIELD ? 'unusable_iccid' : field === CODE_FIELD ? 'unusable_code' : null
  if (fault === null) return unreadable()
  return new VendorError('eSIM Access sent what no phone could use', { ...REFUSED, fault })
}
