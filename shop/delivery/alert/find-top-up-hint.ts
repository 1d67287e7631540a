// More data on an eSIM that a visitor has already, instead of another eSIM: nothing needs to be installed. Only what the
// network told last counts, because nobody waits for a network to see the bundles for a trip; the page of top-ups asks it.
import type { Base } from '#shop/assembly/base.ts'
import { findCoverage } from '#shop/catalogue/bundle/covered-countries.ts'
import { HOME_ESIM_DAYS, isTopUpSoldFor } from '#shop/catalogue/bundle/bundle-facts.ts'
import type { Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { canBegin } from '#shop/catalogue/trip/open-for.ts'
import type { DatedTrip } from '#shop/catalogue/trip/plan-parts.ts'
import { tripLengthDays } from '#shop/catalogue/trip/trip.ts'
import { listTopUpOffers, type TopUpOffer } from '#shop/sales/checkout/view-top-up.ts'
import { sealEsim } from '#shop/sales/esim/sealed-esim.ts'
import { TOP_UP_PURPOSE, topUpLink } from '#shop/sales/esim/top-up-link.ts'
import { factsOfOrder, heldBundleId } from '#shop/sales/order/facts-of-order.ts'
import { hasEsim, isSettled, type Order } from '#shop/sales/order/order.ts'
import type { At } from '#values/brand-facts.ts'
import { compareData, dataKindOf, kindInText, withKind, type DataAllowance } from '#values/data-allowance.ts'
import { dateOnlyOf, daysBetween } from '#values/date.ts'
import { daysLater } from '#values/instant.ts'
import { HOME_NETWORK } from '#values/network-id.ts'
import type { EsimCheckRow } from './esim-check-store.ts'

export type TopUpHint = DataAllowance &
  Pick<TopUpOffer, 'days' | 'vatCents' | 'totalCents'> & {
    /** The page of top-ups, with this one chosen. */
    path: string
    iccidEnd: string
  }

export type TopUpHintDeps = Pick<
  Base,
  'orders' | 'esims' | 'esimChecks' | 'networks' | 'readPriceList' | 'ownedBy' | 'isWithdrawn' | 'sealerOf' | 'clock'
>

type TopUpTerms = {
  /** The orders that this visitor has proven to be theirs. */
  heldOrderIds: string[]
  data: DataAllowance
  vatBasisPoints: number
}

/** How long the page may stay open on which it is read. */
const LINK_LIVES_DAYS = 1
/** Every eSIM is checked within hours of its sale. */
const UNCHECKED_DAYS = 1

/**
 * The cheapest top-up for a trip on an eSIM of this visitor's that works in all its countries and still lives when it
 * begins; null if there is none, or none lasts as long as the trip. With as much data as is wanted, or else the most
 * there is.
 */
export async function findTopUpForTrip(
  deps: TopUpHintDeps,
  { trip, ...wanted }: TopUpTerms & { trip: DatedTrip },
  { tenant: { brand } }: At,
): Promise<TopUpHint | null> {
  const isSoldHere = await deps.ownedBy(brand)
  const { selling } = await deps.readPriceList(brand.id)
  const days = tripLengthDays(trip.arrival, trip.departure)
  const fitting: { order: Order; offer: TopUpOffer }[] = []
  for (const order of await deps.orders.listHeld(wanted.heldOrderIds)) {
    if (!isSoldHere(order) || !covers(selling, order, trip)) continue
    const offer = fittingTopUp(offersFor(deps, selling, order, wanted.vatBasisPoints), wanted.data, days)
    if (offer && isAliveOn(trip, order, await deps.esimChecks.find(order.id), selling, deps.clock.now()))
      fitting.push({ order, offer })
  }
  const best = fitting.toSorted(
    (one, other) =>
      Number(isEnough(other.offer, wanted.data, days)) - Number(isEnough(one.offer, wanted.data, days)) ||
      one.offer.totalCents - other.offer.totalCents ||
      other.order.createdAt.getTime() - one.order.createdAt.getTime(),
  )
  for (const { order, offer } of best) {
    const hint = await hintOf(deps, order, offer)
    if (hint) return hint
  }
  return null
}

/**
 * The top-up for an eSIM in use that runs low: as much as it was bought with, or else the most there is; null if none is
 * sold for it.
 */
export async function findTopUpForEsim(
  deps: TopUpHintDeps,
  { order, vatBasisPoints }: { order: Order; vatBasisPoints: number },
  { tenant: { brand } }: At,
): Promise<TopUpHint | null> {
  const { selling } = await deps.readPriceList(brand.id)
  const bought = { megabytes: order.bundle.megabytes, dataKind: kindInText(order.bundle.data) }
  const offer = fittingTopUp(offersFor(deps, selling, order, vatBasisPoints), bought, 1)
  return offer && hintOf(deps, order, offer)
}

function covers(catalogue: Catalogue, { bundle }: Order, { destinations }: DatedTrip): boolean {
  const { others: countries } = findCoverage(catalogue, { ...bundle, destinations: [] })
  return destinations.every((country) => countries.includes(country))
}

function offersFor(
  { networks }: Pick<Base, 'networks'>,
  catalogue: Catalogue,
  order: Order,
  vatBasisPoints: number,
): TopUpOffer[] {
  const { bundle, networkId, topUp } = order
  if (topUp || !isSettled(order) || !hasEsim(order)) return []
  if (!networks.has(networkId) || !networks.of(networkId).can.topUps) return []
  if (!isTopUpSoldFor(catalogue, { zone: bundle.zone, bundleId: heldBundleId(order) }, networkId)) return []
  return listTopUpOffers(catalogue, { ...bundle, networkId }, vatBasisPoints)
}

/** The offers come cheapest first. */
function fittingTopUp(offers: TopUpOffer[], data: DataAllowance, days: number): TopUpOffer | null {
  const lasting = offers.filter((offer) => offer.days >= days)
  const enough = lasting.find((offer) => isEnough(offer, data, days))
  return enough ?? lasting.toSorted((one, other) => compareData(other, one, days))[0] ?? null
}

const isEnough = (offer: DataAllowance, data: DataAllowance, days: number): boolean =>
  compareData(offer, data, days) >= 0

/** Whether an eSIM can still be used when the trip begins, and lasts for it with more days on it. */
function isAliveOn(
  { arrival, departure }: DatedTrip,
  order: Order,
  check: EsimCheckRow | null,
  catalogue: Catalogue,
  now: Date,
): boolean {
  const { bundle, networkId, createdAt } = order
  const facts = factsOfOrder(catalogue, order)
  const bought = dateOnlyOf(createdAt, 'UTC')
  const isUnchecked = !check?.checkedAt
  const mayBeInUse = isUnchecked && (facts.startsAt === 'purchase' || now >= daysLater(createdAt, UNCHECKED_DAYS))
  const endsAt = mayBeInUse ? daysLater(createdAt, bundle.days) : (check?.expiresAt ?? null)
  if (endsAt === null) return canBegin(facts, arrival, bought)
  const isEnding = networkId === HOME_NETWORK && daysBetween(bought, departure) >= HOME_ESIM_DAYS
  return dateOnlyOf(endsAt, 'UTC') > arrival && !isEnding
}

async function hintOf(
  { esims, isWithdrawn, sealerOf, clock }: TopUpHintDeps,
  order: Order,
  { bundleId, days, vatCents, totalCents, ...data }: TopUpOffer,
): Promise<TopUpHint | null> {
  const esim = await esims.findActive(order.id)
  if (!esim || (await isWithdrawn(order))) return null
  const sealed = sealEsim(sealerOf(TOP_UP_PURPOSE), order.id, daysLater(clock.now(), LINK_LIVES_DAYS))
  return {
    megabytes: data.megabytes,
    ...withKind(dataKindOf(data)),
    days,
    vatCents,
    totalCents,
    iccidEnd: esim.iccid.slice(-4),
    path: topUpLink('', sealed, bundleId),
  }
}
