// Which top-ups an eSIM can get, what they cost this visitor, and what is on it now.
import type { Base } from '#shop/assembly/base.ts'
import { listTopUpsOf, type BoughtEsim, type Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { dataKindOf, sizeText, withKind, type DataAllowance } from '#values/data-allowance.ts'
import { displayNameOf } from '#shop/catalogue/trip/trip-name.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { quote } from '#shop/catalogue/pricing/quote.ts'
import type { VatDecision } from '#shop/catalogue/pricing/vat-country.ts'
import type { AtBrand } from '#values/brand-facts.ts'
import type { TooOften } from '#values/outcome.ts'
import type { CheckTopUp, TopUpEsim, TopUpProblem } from './check-top-up.ts'

const PER_ESIM: Limit = { name: 'top-up-esim', points: 60, seconds: 3600 }
const PER_ASKER: Limit = { name: 'top-up-network', points: 120, seconds: 3600 }

/** Cents before tax, their VAT, and both together; `data` such as '5GB'. */
export type TopUpOffer = DataAllowance & {
  bundleId: string
  /** The zone's name for people. */
  place: string
  data: string
  days: number
  priceCents: number
  vatCents: number
  totalCents: number
}

export type TopUpView =
  | { ok: true; esim: TopUpEsim; offers: TopUpOffer[]; vatBasisPoints: number }
  | { ok: false; problem: TopUpProblem }
  | TooOften

export type ViewTopUpDeps = Pick<Base, 'readPriceList' | 'limiter'> & {
  checkTopUp: CheckTopUp
}

/**
 * The bundles of an eSIM's zone at this host's top-up prices, cheapest first, with this visitor's VAT (storefront rules
 * §3). Problems: those of `checkTopUp`, and `too_often`: per hour 120 requests from a network, 60 of them about one
 * eSIM, so that nobody locks its owner out.
 */
export async function viewTopUp(
  { readPriceList, checkTopUp, limiter }: ViewTopUpDeps,
  question: { orderId: string; rateLimitKey: string; vat: Pick<VatDecision, 'basisPoints'> },
  { tenant: { brand } }: AtBrand,
): Promise<TopUpView> {
  const ofAsker = await limiter.take(PER_ASKER, question.rateLimitKey)
  const allowed = ofAsker.ok ? await limiter.take(PER_ESIM, `${question.orderId} ${question.rateLimitKey}`) : ofAsker
  if (!allowed.ok) return allowed

  const esim = await checkTopUp(question.orderId, null)
  if (!esim.ok) return esim
  const vatBasisPoints = question.vat.basisPoints
  const { selling } = await readPriceList(brand.id)
  const offers = listTopUpOffers(selling, esim, vatBasisPoints).filter(
    ({ bundleId }) => esim.fitting?.has(bundleId) ?? true,
  )
  return { ok: true, esim, offers, vatBasisPoints }
}

/** What can be added to an eSIM, cheapest first. */
export function listTopUpOffers(catalogue: Catalogue, esim: BoughtEsim, vatBasisPoints: number): TopUpOffer[] {
  return listTopUpsOf(catalogue, esim).map(({ bundle, zone, priceCents }) => {
    const { vatCents, totalCents } = quote(priceCents, vatBasisPoints)
    return {
      bundleId: bundle.bundleId,
      place: displayNameOf(zone),
      data: sizeText(bundle),
      megabytes: bundle.megabytes,
      ...withKind(dataKindOf(bundle)),
      days: bundle.validityDays,
      priceCents,
      vatCents,
      totalCents,
    }
  })
}
