// Airalo Partners, API version 2, as an eSIM provider. Written from its public documentation (developers.partners.airalo.com:
// "Request access token", "Get packages", "Submit order", "Get order list", "Get eSIM", "Get usage", "Submit top-up order",
// "Request refund", "Get balance", "Error handling", "Rate limits", "Webhook definition") as it was in September 2026, and
// from its own library (Airalo/airalo-nodejs-sdk 1.2.2); nothing here was tried with an account.
//
// What is special about it:
// - it recognizes no repeated order, so our reference is in the order's description, which can be searched
// - calls name an eSIM by its ICCID, which is taken back after a while (code 73), so its ID is compared each time
// - a refund is a request, which people decide on
// - it doesn't tell the state of a profile on the phone, and usage is up to twenty minutes old
// - an order takes no price limit; the list of top-ups that fit an eSIM has their prices
import { beforeBuying } from '#adapters/transport/before-buying.ts'
import type { EsimProvider, HeldProfile, NetworkAbilities } from '#ports/esim-provider.ts'
import { unnoted, type NoteOddAnswer } from '#ports/odd-answers.ts'
import type { VendorError } from '#ports/vendor-error.ts'
import type { NetworkEsim } from '#values/network-id.ts'
import { isRecord } from '#values/normal-form/rows.ts'
import { callbackOf } from './callback.ts'
import { listPackages } from './catalogue.ts'
import { airaloClient, fail, failure, unreadable, type AiraloClient, type AiraloSettings } from './client.ts'
import { LISTED_WITHIN_MS, orderList } from './orders.ts'
import { pagesOf } from './pages.ts'
import { forEsim, ofOrder, ofTopUp, referenceIn, toldReference } from './reference.ts'
import { isAmong, pickTopUp, readTopUps } from './top-ups.ts'
import {
  CODE_FIELD,
  creditOf,
  ICCID_FIELD,
  readBought,
  readOrder,
  readSim,
  refundIdOf,
  rowsOf,
  usageOf,
  type ToldOrder,
  type ToldSim,
  type ToldUsage,
} from './wire.ts'

const PAGE_SIZE = 100
const ORDER = 'order'
/** The order of an eSIM, with its status. */
const WITH_ORDER = `${ORDER},${ORDER}.status`
const DAY_MS = 24 * 3_600_000
/** It may tell the usage that it told before. */
const USAGE_KEPT_MS = 20 * 60_000
/** If the network doesn't tell the currency of an account. */
const USUAL_CURRENCY = 'USD'

const CAN: NetworkAbilities = {
  topUps: true,
  profileState: false,
  takesBack: 'on request',
  credit: true,
  catalogue: true,
  recognizesOrders: false,
  recognizesTopUps: false,
  findsTopUps: true,
  listsOrdersWithinMs: LISTED_WITHIN_MS,
  tellsAddedDataWithinMs: USAGE_KEPT_MS,
  tellsOneByOne: true,
}

export function airalo(
  settings: AiraloSettings,
  network: AiraloClient = airaloClient(settings),
  noteOdd: NoteOddAnswer = unnoted,
): EsimProvider {
  const orders = orderList(network, noteOdd)
  const noting = (answer: string) => (field: string) => noteOdd({ vendor: 'network', answer, field, row: 1 })

  /** What the network has under an eSIM's ICCID, unless that belongs to another one by now. */
  async function find({ networkEsimId, iccid }: NetworkEsim): Promise<ToldSim> {
    const { data } = await network.get(`sims/${encodeURIComponent(iccid)}`, { include: WITH_ORDER })
    const sim = isRecord(data) ? readSim(data, noting('eSIM')) : 'data'
    if (typeof sim === 'string') throw unusableBy(sim)
    return sim.networkEsimId === networkEsimId ? sim : fail(notKnown())
  }

  const part = async (esim: NetworkEsim, name: 'usage' | 'topups' | 'packages') => {
    const [sim, told] = await Promise.all([find(esim), network.get(`sims/${encodeURIComponent(esim.iccid)}/${name}`)])
    return { sim, told }
  }

  async function findUsage(esim: NetworkEsim): Promise<ToldUsage> {
    const { sim, told } = await part(esim, 'usage')
    const usage = usageOf(told, noting('usage')) ?? fail(unreadable())
    return sim.isRecycled ? { ...usage, plan: 'gone', expiresAt: null, isExpired: true } : usage
  }

  async function listTopUpOrders(searched: string, isMeant: (description: string) => boolean): Promise<ToldOrder[]> {
    const { found, isWhole } = await orders.search(searched)
    // One that can't be read may be what was asked for, and would be bought again.
    if (!isWhole) throw unreadable()
    return found.filter(({ isKept, description }) => isKept && isMeant(description ?? ''))
  }

  /** In the currency of the account, which is what is charged. */
  async function fittingTopUps(esim: NetworkEsim, note?: (field: string) => void) {
    const [{ told }, account] = await Promise.all([part(esim, 'topups'), credit()])
    return readTopUps(told, account?.currency ?? null, note)
  }

  const credit = async () => {
    const told = creditOf(await network.get('balance'))
    return told === undefined ? fail(unreadable()) : told
  }

  return {
    can: CAN,
    isLeftAlone: network.isLeftAlone,
    ensureToken: network.ensureToken,
    tokenAgeMs: network.tokenAgeMs,
    checkLogin: async () => void (await credit()),
    toldReference,
    parseCallback: (body, headers, text) => callbackOf(settings.clientSecret, body, headers, text),

    allocate: async ({ packageId, reference }) => {
      const { data } = await network.post('orders', [
        ['package_id', packageId],
        ['quantity', '1'],
        ['type', 'sim'],
        ['description', ofOrder(reference)],
      ])
      const order = isRecord(data) ? readOrder(data, () => {}) : 'data'
      // An order that nobody can name is looked up.
      if (typeof order === 'string') throw unreadable()
      orders.remember(reference, order.orderId)
    },
    findByReference: async (reference) => {
      const own = (await orders.ofReference(reference)).filter(({ isKept }) => isKept)
      const sims = own.flatMap((order) => order.sims)
      const unusable = own.flatMap((order) => order.unusable)
      if (sims.length === 0 && unusable[0] !== undefined) throw unusableBy(unusable[0])
      // Those in the making are an error, so that nobody asks for another one.
      if (sims.length === 0 && own.length > 0) throw unreadable()
      return sims.map(({ networkEsimId, iccid, activationCode, confirmationCode }) => ({
        networkEsimId,
        iccid,
        activationCode,
        confirmationCode,
      }))
    },

    findCodes: async (esim) => {
      const { activationCode, confirmationCode } = await find(esim)
      return activationCode === null ? fail(unreadable()) : { activationCode, confirmationCode }
    },
    // Its pictures are on another server, to which nobody should be sent.
    fetchQrCode: () => Promise.resolve(null),
    profileState: () => Promise.resolve('unknown'),
    findBalance: async (esim) => {
      const { balanceMb, expiresAt } = await findUsage(esim)
      return { balanceMb, expiresAt }
    },
    findUsage: async ({ networkEsimId, iccid }) => {
      const { plan: _plan, ...usage } = await findUsage({ networkEsimId, iccid })
      return { networkEsimId, iccid, ...usage }
    },
    // It tells the usage of one eSIM at a time.
    listEsims: () => Promise.resolve([]),
    eachProfiles: async (take) => {
      for await (const told of pagesOf(network, 'sims', { include: WITH_ORDER, limit: PAGE_SIZE })) {
        const { rows, odd } = rowsOf(told, readSim, ({ networkEsimId }) => networkEsimId) ?? fail(unreadable())
        for (const each of odd) noteOdd({ vendor: 'network', answer: 'eSIMs', ...each })
        const held: HeldProfile[] = rows
          .filter(({ isRecycled, hasOrder }) => hasOrder && !isRecycled)
          .map(({ networkEsimId, iccid, reference }) => ({ networkEsimId, iccid, reference }))
        if (held.length > 0) await take(held)
      }
    },

    fittingTopUps: async (esim, packageIds) => {
      const fitting = await fittingTopUps(esim, noting('top-ups'))
      return packageIds.filter((packageId) => isAmong(fitting, packageId))
    },
    topUp: async ({ esim, packageId, mostPaid, reference }) => {
      const chosen = await beforeBuying(async () => pickTopUp(await fittingTopUps(esim), packageId, mostPaid))
      await network.post('orders/topups', [
        ['package_id', chosen],
        ['iccid', esim.iccid],
        ['description', ofTopUp(reference, esim.networkEsimId)],
      ])
    },
    findTopUpByReference: async ({ networkEsimId }, reference) => {
      const description = ofTopUp(reference, networkEsimId)
      const [found] = await listTopUpOrders(description, (told) => told === description)
      return found ? { totalMb: found.megabytes ?? 0, zone: null } : null
    },
    listTopUpReferences: async ({ networkEsimId }, days) => {
      const ending = forEsim(networkEsimId)
      const since = network.now() - days * DAY_MS
      const found = await listTopUpOrders(ending, (told) => told.endsWith(ending))
      return found
        .filter(({ createdAt }) => createdAt === null || createdAt.getTime() >= since)
        .map(({ description }) => referenceIn(description ?? ''))
    },
    findLastTopUp: async (esim, days) => {
      const { told } = await part(esim, 'packages')
      const bought = rowsOf(told, readBought) ?? fail(unreadable())
      for (const each of bought.odd) noteOdd({ vendor: 'network', answer: 'packages', ...each })
      // Any of them may be the newest.
      if (bought.lost) throw unreadable()
      const since = network.now() - days * DAY_MS
      const [newest] = bought.rows
        .filter(({ isTopUp, activatedAt }) => isTopUp && (activatedAt === null || activatedAt.getTime() >= since))
        .toSorted((one, other) => other.id - one.id)
      return newest ? { totalMb: newest.totalMb, zone: newest.zone } : null
    },

    release: async (esim) => {
      const { sim, told } = await part(esim, 'usage')
      // If we ask a second time, it may have been paid back.
      if (sim.isRecycled || !sim.hasOrder) return
      if (usageOf(told, noting('usage'))?.plan !== 'unused')
        throw failure('Airalo does not say that the eSIM is unused', CONFLICT)
      const asked = await network.post('refund', [
        ['iccids[]', esim.iccid],
        ['reason', 'OTHERS'],
        ['notes', 'It was never used, and nobody needs it anymore.'],
      ])
      const refundId = refundIdOf(asked) ?? fail(unreadable())
      throw failure(`Airalo decides whether it takes the eSIM back (request ${refundId})`, CONFLICT)
    },
    wasPaidBack: async ({ networkEsimId }, reference) =>
      (await orders.ofReference(reference)).some(
        ({ isRefunded, sims }) => isRefunded && sims.some((sim) => sim.networkEsimId === networkEsimId),
      ),
    creditBalance: credit,
    listCatalogue: async (take) => {
      await listPackages(network, noteOdd, (await credit())?.currency ?? USUAL_CURRENCY, take)
    },
  }
}

const REFUSED = { outcome: 'refused', isRetryable: false } as const
const CONFLICT = { ...REFUSED, fault: 'conflict' } as const
const notKnown = () => failure('Airalo does not know this eSIM', { ...REFUSED, fault: 'not_known' })

// What no phone could use is never accepted, however often we ask (after-purchase rules §9).
function unusableBy(field: string): VendorError {
  const fault = field === ICCID_FIELD ? 'unusable_iccid' : field === CODE_FIELD ? 'unusable_code' : null
  return fault === null ? unreadable() : failure('Airalo sent what no phone could use', { ...REFUSED, fault })
}
