// A profile, or data, that the network delivered under a reference that none of our orders has: everything known about
// it, for whoever decides what to do.
import { TEST_NETWORK, type NetworkEsim, type NetworkId } from '#values/network-id.ts'
import type { Base } from '#shop/assembly/base.ts'
import type { DifferenceRow, DifferenceStore } from '#shop/office/books/difference-store.ts'
import type { BusinessStore } from '#shop/people/brand/business-store.ts'
import { networkIdOf } from '#shop/catalogue/bundle/bundle.ts'
import { sizeText } from '#values/data-allowance.ts'
import type { EsimStore } from '#shop/sales/esim/esim-store.ts'
import type { LedgerStore } from '#shop/sales/ledger/ledger-store.ts'
import { readOrderReference, type TopUpTarget } from '#shop/sales/order/order.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import type { EsimProvider, Profile } from '#ports/esim-provider.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { findBuyer, isBoughtAs, quantityOfApiOrder } from '#shop/partners/prepaid/api-order-id.ts'
import type { ApiOrderStore } from '#shop/partners/prepaid/api-order-store.ts'
import { describeApiOrder, quoteApiOrder, type QuoteApiOrderDeps } from '#shop/partners/prepaid/quote-api-order.ts'
import { isInUse } from '#shop/delivery/profile/release-profile.ts'
import type { Quote } from '#shop/catalogue/pricing/quote.ts'
import { dateOnlyOf } from '#values/date.ts'
import type { TokenMaker } from '#values/secret.ts'
import { likeliest, vatChoices, type VatChoice } from './lost-order.ts'

export type ViewLostOrderDeps = QuoteApiOrderDeps &
  Pick<Base, 'networks' | 'readCatalogue' | 'makeToken' | 'timeZone'> & {
    apiOrders: Pick<ApiOrderStore, 'list'>
    businesses: Pick<BusinessStore, 'list'>
    differences: Pick<DifferenceStore, 'findLost'>
    esims: Pick<EsimStore, 'findActive'>
    ledger: Pick<LedgerStore, 'sumPrepaid'>
    orders: Pick<OrderStore, 'find' | 'findByReference' | 'listByIds'>
  }

/** A price, and when it was paid. */
type PaidBefore = { at: Date; quote: Pick<Quote, 'subtotalCents' | 'vatCents' | 'vatBasisPoints' | 'totalCents'> }

/** What its ID reveals to us, and what is on record about its buyer. */
export type LostPurchase = {
  businessId: string
  businessName: string
  totalCents: number
  /** How many travelers it is for. */
  quantity: number
  balanceCents: number
  /** Null for a bundle that is no longer in the catalog: nobody can say what was bought. */
  bundle: { data: string; zone: string; days: number } | null
  /** Null if it isn't on sale. */
  today: Quote | null
  /** The business's last order of the same bundle before it. */
  before: PaidBefore | null
  choices: VatChoice[]
  /** The key of the choice that fits a known price; null if none does. */
  likeliest: string | null
}

export type LostOrder = {
  reference: string
  placedAt: Date
  /** Undecided; or an order has the reference; or somebody decided, or it ended by itself. */
  state: 'open' | 'booked' | 'ended'
  orderId: string | null
  /** A top-up of an existing eSIM, which can't be taken back. */
  isTopUp: boolean
  /** What the network holds under the reference; null if it doesn't answer. `isUsed` is null if that is unknown. */
  profiles: { end: string; isUsed: boolean | null }[] | null
  /** Null if it wasn't a balance order. */
  bought: LostPurchase | null
}

const LIKE_AMONG = 100
/** Higher than any ID. */
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff'

/**
 * Tries every possible total, which takes a while if nobody bought it. Null for a reference that no comparison with the
 * network found.
 */
export async function viewLostOrder(deps: ViewLostOrderDeps, reference: string): Promise<LostOrder | null> {
  const read = readOrderReference(reference)
  const found = read && (await deps.differences.findLost(reference))
  if (!read || !found) return null
  const order = await deps.orders.findByReference(reference)
  const target = await findTarget(deps, found)
  const isOpen = order === null && found.endedAt === null
  return {
    reference,
    placedAt: read.placedAt,
    state: order ? 'booked' : isOpen ? 'open' : 'ended',
    orderId: order?.id ?? null,
    isTopUp: isTopUp(found),
    profiles: isTopUp(found) ? [] : await readProfiles(deps, { reference, ...read }),
    bought: isOpen ? await findBought(deps, reference, target?.zone ?? null) : null,
  }
}

export const isTopUp = ({ fault }: Pick<DifferenceRow, 'fault'>): boolean => fault === 'top_up_of_no_order'

/** The eSIM that got the data, if its order still has it; null for a profile, and if it is gone. */
export async function findTarget(
  { esims, orders }: Pick<ViewLostOrderDeps, 'esims'> & { orders: Pick<OrderStore, 'find'> },
  { facts }: Pick<DifferenceRow, 'facts'>,
): Promise<(TopUpTarget & { zone: string; networkId: NetworkId }) | null> {
  const { target } = facts
  if (typeof target !== 'string') return null
  const [order, esim] = [await orders.find(target), await esims.findActive(target)]
  if (!order || !esim) return null
  const { networkEsimId, iccid, networkId } = esim
  return { orderId: target, networkEsimId, iccid, networkId, zone: order.bundle.zone }
}

export type LostReference = { reference: string; bundleId: string; placedAt: Date }

/**
 * What the networks hold under a reference, that of its bundle first: the order may have gone to another one, or the bundle
 * may have moved since. Throws VendorError.
 */
export async function listHeld(
  { networks, readCatalogue }: Pick<ViewLostOrderDeps, 'networks' | 'readCatalogue'>,
  { reference, bundleId, placedAt }: LostReference,
): Promise<{ networkId: NetworkId; profiles: Profile[] }> {
  const own = networkIdOf(await readCatalogue(), bundleId)
  for (const networkId of [own, ...networks.ids().filter((id) => id !== own && id !== TEST_NETWORK)]) {
    const profiles = await networks.of(networkId).findByReference(reference, placedAt)
    if (profiles.length > 0) return { networkId, profiles }
  }
  return { networkId: own, profiles: [] }
}

async function readProfiles(deps: ViewLostOrderDeps, lost: LostReference): Promise<LostOrder['profiles']> {
  try {
    const { networkId, profiles } = await listHeld(deps, lost)
    const provider = deps.networks.of(networkId)
    return await Promise.all(
      profiles.map(async (profile) => ({ end: profile.iccid.slice(-4), isUsed: await askUsed(provider, profile) })),
    )
  } catch (error) {
    if (error instanceof VendorError) return null
    throw error
  }
}

async function askUsed(provider: EsimProvider, esim: NetworkEsim): Promise<boolean | null> {
  try {
    return await isInUse(provider, esim)
  } catch (error) {
    if (error instanceof VendorError) return null
    throw error
  }
}

async function findBought(
  deps: ViewLostOrderDeps,
  reference: string,
  zone: string | null,
): Promise<LostPurchase | null> {
  const read = readOrderReference(reference)
  if (!read) return null
  const { placedAt, bundleId, lastId } = read
  const found = await findBuyer(deps.makeToken, lastId, await deps.businesses.list(), { placedAt, bundleId })
  if (!found) return null
  const { business, totalCents } = found
  const of = { businessId: business.id, placedAt, bundleId, zone, totalCents, quantity: quantityOfApiOrder(lastId) }
  return { businessName: business.name, ...(await tell(deps, of)) }
}

type PurchaseFacts = {
  businessId: string
  placedAt: Date
  bundleId: string
  zone: string | null
  totalCents: number
  quantity: number
}

async function tell(deps: ViewLostOrderDeps, known: PurchaseFacts): Promise<Omit<LostPurchase, 'businessName'>> {
  const { businessId, bundleId, totalCents, zone, quantity } = known
  const of = { businessId, mode: 'live' as const }
  const priced = await quoteApiOrder(deps, of, bundleId, zone === null ? null : { zone }, quantity)
  const described = await describeApiOrder(deps, of, bundleId)
  const before = await findBefore(deps, known)
  const choices = await listChoices(deps, known)
  const prices = {
    beforeCents: before?.quote.subtotalCents ?? null,
    todayCents: priced?.quote.subtotalCents ?? null,
  }
  return {
    businessId,
    totalCents,
    quantity,
    balanceCents: await deps.ledger.sumPrepaid(businessId),
    bundle: described && {
      data: sizeText(described.bundle),
      zone: described.bundle.zone,
      days: described.bundle.days,
    },
    today: priced?.quote ?? null,
    before,
    choices,
    likeliest: likeliest(choices, prices),
  }
}

/** The ways in which VAT may have been part of what this business paid then. */
export async function listChoices(
  deps: QuoteApiOrderDeps & Pick<ViewLostOrderDeps, 'timeZone'>,
  { businessId, bundleId, placedAt, totalCents, quantity }: Omit<PurchaseFacts, 'zone'>,
): Promise<VatChoice[]> {
  const described = await describeApiOrder(deps, { businessId, mode: 'live' }, bundleId)
  if (!described) return []
  const { billing, vat } = described
  return vatChoices(totalCents, {
    quantity,
    rates: await deps.readVatRates(),
    sellerCountry: deps.sellerCountry,
    company: billing && { country: billing.company.country, vies: billing.vatConsultation },
    today: vat,
    placedOn: dateOnlyOf(placedAt, deps.timeZone),
  })
}

async function findBefore(
  { apiOrders, orders }: ViewLostOrderDeps,
  { businessId, bundleId, placedAt, zone, quantity }: PurchaseFacts,
): Promise<PaidBefore | null> {
  const after = { at: placedAt, id: LAST_ID }
  const older = await apiOrders.list({ businessId, mode: 'live' }, { after, ownReference: null, most: LIKE_AMONG })
  const known = new Map((await orders.listByIds(older.map(({ orderId }) => orderId))).map((each) => [each.id, each]))
  for (const { orderId } of older) {
    const order = known.get(orderId)
    if (order?.bundle.bundleId !== bundleId || (order.quantity ?? 1) !== quantity || order.paidWith) continue
    if ((order.topUp !== null) === (zone !== null)) return { at: order.createdAt, quote: order }
  }
  return null
}

/** Whether this business bought it with these facts: a form is believed only if the ID confirms it. */
export const matchesOrderId = (
  makeToken: TokenMaker,
  reference: string,
  bought: { businessId: string; totalCents: number },
): boolean => {
  const read = readOrderReference(reference)
  if (!read) return false
  const { placedAt, bundleId, lastId } = read
  return isBoughtAs(makeToken, lastId, { ...bought, placedAt, bundleId })
}
