// What a demo's buyer wants, and what the shop's own rules charge for it.
import { quoteCart } from '#shop/sales/checkout/quote-cart.ts'
import { companyWith } from '#shop/sales/order/order-company.ts'
import type { PlacedFacts, TaxEvidence } from '#shop/sales/order/order.ts'
import type { RateLimiter } from '#ports/rate-limiter.ts'
import type { Quote } from '#shop/catalogue/pricing/quote.ts'
import { isInVatArea, vatBasisPointsFor } from '#shop/catalogue/pricing/vat.ts'
import type { CountryCode } from '#values/country/country.ts'
import { dateOnlyOf, todayOnEarth } from '#values/date.ts'
import type { Buyer, DemoOrderInput, World } from './demo-order.ts'

const NO_LIMIT: RateLimiter = {
  take: () => Promise.resolve({ ok: true, left: 1, resetSeconds: 0 }),
  giveBack: () => Promise.resolve(),
}
type Priced = Pick<PlacedFacts, 'bundle' | 'couponCode' | 'company' | 'partnerPriceCents' | keyof Quote> & {
  taxEvidence: TaxEvidence
}

/** A demo cart, priced by the rules that price every cart, with the VAT of its day. */
export async function priceDemo(
  { chance, catalogue, rates, coupons, sellerCountry, partners }: World,
  input: DemoOrderInput,
): Promise<Priced> {
  const { buyer, tenant, placedAt, fate, target, ledBy } = input
  const sold = catalogue.bundles.filter(
    ({ status, zone }) => status === 'Active' && (!target || zone === target.bundleZone),
  )
  const at = dateOnlyOf(placedAt, 'UTC')
  const { country } = buyer
  const isReverseCharged =
    buyer.isCompany && country !== null && country !== sellerCountry && isInVatArea(rates, country, at)
  const basisPoints = isReverseCharged ? 0 : vatBasisPointsFor(rates, country, at)
  const couponCode =
    ledBy?.by === 'code'
      ? ledBy.code
      : fate === 'free'
        ? 'DEMOFREE1'
        : chance.happens(0.09)
          ? chance.oneOf([
              ['WANDER20', 5],
              ['MELLOWMONDAY', 3],
              ['FIVEROFF', 2],
            ] as const)
          : null
  for (;;) {
    const bundle = chance.oneOf(sold.map((each) => [each, /Europe/.test(each.zone) ? 6 : 1] as const))
    const zone = catalogue.zones.find(({ name }) => name === bundle.zone)
    const destinations = (zone?.countries ?? []).slice(0, 1 + chance.below(3))
    const line = {
      bundleId: bundle.bundleId,
      destinations,
      arrival: null,
      departure: null,
      topUpFor: target?.id ?? null,
    }
    const deps = {
      readPriceList: () =>
        Promise.resolve(partners?.prices.get(tenant.brand.id) ?? { selling: catalogue, buying: null }),
      coupons: { find: (code: string) => Promise.resolve(coupons.get(code) ?? null) },
      limiter: NO_LIMIT,
      clock: { now: () => placedAt },
      todayOnEarth: () => todayOnEarth(placedAt),
    }
    const code = couponCode !== null && coupons.has(couponCode) ? couponCode : null
    const quoted = await quoteCart(
      deps,
      { line, vat: { basisPoints }, couponCode: code, rateLimitKey: 'demo' },
      { tenant },
    )
    if (!quoted.ok) continue
    const isConflict = country !== null && !buyer.isCompany && chance.happens(0.012)
    return {
      bundle: quoted.bundle,
      couponCode: quoted.couponCode,
      partnerPriceCents: quoted.partnerPriceCents,
      ...quoted.quote,
      company: buyer.isCompany && country !== null ? companyOf(buyer, country) : null,
      taxEvidence: {
        basis: isReverseCharged
          ? 'reverse_charge'
          : country === null
            ? 'default'
            : buyer.isCompany
              ? 'company'
              : 'located',
        chargedCountry: country,
        chosenCountry: null,
        ipCountry: country,
        cardCountry: isConflict ? 'CH' : country,
        conflict: isConflict,
      },
    }
  }
}

const companyOf = ({ number, email }: Buyer, country: CountryCode) =>
  companyWith({
    companyName: `Demo company ${number}`,
    streetName: 'Demo street',
    streetNumber: String((number % 90) + 1),
    unitNumber: '',
    postalCode: '1000 AA',
    city: 'Demo city',
    country,
    vatNumber: `${country}${String(100_000_000 + number)}`,
    invoiceEmail: email,
    companyRegNumber: '',
  })
