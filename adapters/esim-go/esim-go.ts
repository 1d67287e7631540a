// eSIM Go, Travel API version 2.5, as an eSIM provider. Written from its public documentation (docs.esim-go.com/api/v2_5
// with its schema, /guides, and /api/notifications); nothing here was tried with an account.
//
// What is special about it:
// - an order takes no reference of ours ("Create orders"), so purchases.ts keeps a journal; afterward an eSIM takes a
//   customer reference ("Update eSIM Details"), by which people and our audit find it
// - an order is answered at once, and its bundle may be in process for ten minutes, in which the eSIM can be installed
// - an eSIM is known by its ICCID, and one that isn't in the account gets the same answer as a wrong key
// - an eSIM whose only bundle is revoked leaves the account ("Revoke applied Bundle")
// - calls cost tokens, of which the network gives ten a second
import type { EsimProvider, NetworkAbilities, Profile } from '#ports/esim-provider.ts'
import type { PurchaseJournal } from '#ports/purchase-journal.ts'
import { unnoted, type NoteOddAnswer } from '#ports/odd-answers.ts'
import { isRefusal, VendorError } from '#ports/vendor-error.ts'
import { beforeBuying } from '#adapters/transport/before-buying.ts'
import { passOnPackages } from '#adapters/transport/pass-on-packages.ts'
import type { NetworkEsim } from '#values/network-id.ts'
import { createTakeOnceCache } from '#values/take-once-cache.ts'
import { aboutOf } from './callback.ts'
import { statusOf, unreadable, type EsimGoClient, type EsimGoRequest } from './client.ts'
import { esimCalls, ORGANISATION, refused, unusableBy, usable } from './esims.ts'
import { pages } from './pages.ts'
import { readPackage } from './packages.ts'
import { CARRIED_OUT_WITHIN_MS, purchases } from './purchases.ts'
import { isBegun, usageOf } from './usage.ts'
import { creditOf, heldOf, isCompatible, nothingOf, profilesOf, type ToldBundle, type ToldOrder } from './wire.ts'

const PAGE_SIZE = 100
const DAY_MS = 86_400_000
const MOST_ORDERS_REMEMBERED = 1_000
/** Later, a bundle that is given back is lost, and the answer doesn't say so ("Revoke specific Bundle"). */
const PAID_BACK_WITHIN_MS = 59 * DAY_MS

const CAN: NetworkAbilities = {
  topUps: true,
  profileState: true,
  takesBack: 'at once',
  credit: true,
  catalogue: true,
  recognizesOrders: false,
  recognizesTopUps: false,
  findsTopUps: true,
  listsOrdersWithinMs: CARRIED_OUT_WITHIN_MS,
  tellsOneByOne: true,
}

type Parts = {
  apiKey: string
  network: EsimGoClient
  journal: PurchaseJournal
  clock: { now: () => Date }
  noteOdd?: NoteOddAnswer
}

export function esimGo({ apiKey, network, journal, clock, noteOdd = unnoted }: Parts): EsimProvider {
  const { note, ofEsim, find, bundlesOn, revoke } = esimCalls(network, noteOdd)
  const bought = purchases({ network, journal, clock })
  // The codes come with the order, and are asked for next.
  const fresh = createTakeOnceCache<Profile[]>(MOST_ORDERS_REMEMBERED)

  /** The eSIMs of an order; none if they are no longer in the account. */
  async function profilesIn(reference: string): Promise<Profile[]> {
    const known = fresh.take(reference)
    if (known) return known
    try {
      const request: EsimGoRequest = { method: 'GET', path: 'esims/assignments', query: { reference } }
      const { rows, odd, unusable } = await ofEsim(request, profilesOf)
      note('assignments', odd)
      if (rows.length > 0) return rows
      if (unusable[0] !== undefined) throw unusableBy(unusable[0])
      // A list of nothing that can be read isn't a list of none.
      if (odd.length > 0) throw unreadable()
      return rows
    } catch (error) {
      if (!(error instanceof VendorError && error.fault === 'not_known')) throw error
      // It answers that it doesn't know the order itself, of which it told us, as it may shortly after it made it.
      if (statusOf(error) === 400) throw unreadable(error)
      return []
    }
  }

  /** Whether an order made a new eSIM for which nobody else asked. */
  const madeFor = (reference: string) => async (order: ToldOrder) => {
    const iccid = onlyEsimOf(order)
    if (iccid === null) return false
    const esim = { iccid, networkEsimId: iccid }
    try {
      const { customerRef } = await find(esim)
      if (customerRef !== null) return customerRef === reference
      const [first] = byTime(await bundlesOn(esim))
      return first?.orderReference === order.reference
    } catch (error) {
      if (error instanceof VendorError && error.fault === 'not_known') return false
      throw error
    }
  }

  /** Of a shop that lost its journal: what carries our reference. */
  async function findMarked(reference: string): Promise<Profile[]> {
    const query = { filterBy: 'customerRef', filter: reference, perPage: String(PAGE_SIZE) }
    const own = []
    for await (const list of pages(network, { path: 'esims', name: 'esims', query })) {
      // The search takes parts of a reference, too.
      own.push(...heldOf(list).rows.filter((each) => each.reference === reference))
    }
    const profiles = []
    for (const each of own) profiles.push(usable((await find(each)).profile))
    return profiles
  }

  /** For people and our audit; an order is found without it. */
  async function mark(id: string, reference: string, { iccid }: NetworkEsim): Promise<void> {
    try {
      await network.call({ method: 'PUT', path: 'esims', body: { iccid, customerRef: reference } }, nothingOf)
    } catch (error) {
      if (!(error instanceof VendorError)) throw error
      // What went wrong for now is tried again when somebody looks for the order.
      if (!isRefusal(error)) return
      noteOdd({ vendor: 'network', answer: 'customer reference', field: 'status', row: 1 })
    }
    await journal.mark(id)
  }

  async function findOwn(reference: string): Promise<Profile[]> {
    const orders = await bought.find(reference, madeFor(reference))
    if (orders.length === 0) return findMarked(reference)
    const found = []
    for (const { id, networkOrder, isMarked } of orders) {
      if (networkOrder === null) continue
      const profiles = await profilesIn(networkOrder)
      for (const each of isMarked ? [] : profiles) await mark(id, reference, each)
      found.push(...profiles)
    }
    return found
  }

  const fits = ({ iccid }: NetworkEsim, packageId: string): Promise<boolean> =>
    ofEsim({ method: 'GET', path: `esims/${iccid}/compatible/${encodeURIComponent(packageId)}` }, isCompatible)

  async function* catalogueRows(): AsyncGenerator {
    const query = { perPage: String(PAGE_SIZE) }
    for await (const list of pages(network, { path: 'catalogue', name: 'bundles', query })) yield* list
  }

  return {
    can: CAN,
    isLeftAlone: network.isLeftAlone,
    // It has no tokens for signing in.
    ensureToken: () => Promise.resolve(),
    tokenAgeMs: () => null,
    checkLogin: async () => {
      await network.call(ORGANISATION, creditOf)
    },

    toldReference: (reference) => reference,
    parseCallback: (body, headers, text) => aboutOf(body, { headers, text, apiKey }),

    allocate: async ({ packageId, mostPaid, reference }) => {
      // It may have been carried out since it was last looked for.
      if ((await journal.list(reference)).length > 0 && (await findOwn(reference)).length > 0) return
      const order = await bought.buy({ reference, packageId, iccid: null, mostPaid })
      if (order.profiles.length === 1) fresh.keep(order.reference, order.profiles)
    },
    findByReference: (reference) => findOwn(reference),

    findCodes: async (esim) => {
      const { activationCode, confirmationCode } = usable((await find(esim)).profile)
      if (activationCode === null) throw unreadable()
      return { activationCode, confirmationCode }
    },
    // Its pictures come in an archive, and the code is all that is in them.
    fetchQrCode: () => Promise.resolve(null),
    profileState: async (esim) => (await find(esim)).state,
    findBalance: async (esim) => {
      const { balanceMb, expiresAt } = usageOf(esim, await bundlesOn(esim))
      return { balanceMb, expiresAt }
    },
    findUsage: async (esim) => usageOf(esim, await bundlesOn(esim)),
    // Its list of eSIMs has no usage, and a call for each would use up what it takes in minutes.
    listEsims: () => Promise.resolve([]),
    eachProfiles: async (take) => {
      const query = { perPage: String(PAGE_SIZE), orderBy: 'iccid', direction: 'asc' }
      for await (const list of pages(network, { path: 'esims', name: 'esims', query })) {
        const { rows, odd } = heldOf(list)
        note('eSIMs', odd)
        if (rows.length > 0) await take(rows)
      }
    },

    // The network tells whether one bundle fits one eSIM, and lists none.
    fittingTopUps: async (esim, packageIds) => {
      const fitting = []
      for (const packageId of packageIds) if (await fits(esim, packageId)) fitting.push(packageId)
      return fitting
    },
    topUp: async ({ esim, packageId, mostPaid, reference }) => {
      if ((await bought.find(reference, addedTo(esim))).length > 0) return
      if (!(await beforeBuying(() => fits(esim, packageId))))
        throw refused('This bundle does not fit the profile of the eSIM', 'conflict')
      await bought.buy({ reference, packageId, iccid: esim.iccid, mostPaid })
    },
    findTopUpByReference: async (esim, reference) => {
      const [own] = await bought.find(reference, addedTo(esim))
      if (!own) return null
      const bundle = (await bundlesOn(esim)).find(({ orderReference }) => orderReference === own.networkOrder)
      return bundle ? { totalMb: bundle.totalMb ?? 0, zone: null } : null
    },
    findLastTopUp: async (esim, days) => {
      const since = clock.now().getTime() - days * DAY_MS
      const [, ...added] = byTime((await bundlesOn(esim)).filter(({ isData, state }) => isData && state !== 'gone'))
      const last = added.findLast((each) => timeOf(each) >= since)
      return last?.assignedAt ? { totalMb: last.totalMb ?? 0, zone: null } : null
    },
    // An order has no reference of ours.
    listTopUpReferences: () => Promise.resolve([]),

    release: async (esim) => {
      try {
        const bundles = await bundlesOn(esim)
        if (bundles.some(isBegun)) throw refused('eSIM Go takes no used eSIM back', 'conflict')
        const soldSince = clock.now().getTime() - PAID_BACK_WITHIN_MS
        if (bundles.some((each) => each.state !== 'gone' && timeOf(each) < soldSince))
          throw refused('eSIM Go gives money back for about 60 days', 'conflict')
        for (const { name, id, state, orderReference } of bundles) {
          const path = `esims/${esim.iccid}/bundles/${encodeURIComponent(name)}/assignments/${encodeURIComponent(id)}`
          if (state !== 'gone') await revoke(path)
          if (orderReference !== null) await journal.giveBack(orderReference)
        }
      } catch (error) {
        // Without a bundle it leaves the account, so this may be the second time.
        if (!(error instanceof VendorError && error.fault === 'not_known')) throw error
      }
    },
    creditBalance: () => network.call(ORGANISATION, creditOf),
    listCatalogue: async (take) => {
      const { currency } = await network.call(ORGANISATION, creditOf)
      const read = (row: unknown, noteField: (field: string) => void) => readPackage(row, currency, noteField)
      await passOnPackages({ rows: catalogueRows(), read, noteOdd, take })
    },
  }
}

/** The ICCID of an order for one eSIM. As long as it isn't told, nobody knows whose order it is. */
function onlyEsimOf({ iccids }: ToldOrder): string | null {
  if (iccids === null || iccids.length === 0) throw unreadable()
  return iccids.length === 1 ? (iccids[0] ?? null) : null
}

/** Whether an order put its bundle on this eSIM. */
const addedTo =
  ({ iccid }: NetworkEsim) =>
  async (order: ToldOrder) =>
    onlyEsimOf(order) === iccid

const byTime = (bundles: ToldBundle[]) => bundles.toSorted((one, other) => timeOf(one) - timeOf(other))
const timeOf = ({ assignedAt }: ToldBundle) => assignedAt?.getTime() ?? Number.POSITIVE_INFINITY
