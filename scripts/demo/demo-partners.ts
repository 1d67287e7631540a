// The partners of a demo: three affiliates, each referred by the one before, and a business with its own shop and
// prices, whose software buys from a prepaid balance. Nobody knows its key, and the bank accounts are their countries'
// examples.
import type { DemoPartnerRows } from '#db/demo/demo-partner-rows.ts'
import { AFFILIATE_TERMS } from '#shop/sales/affiliate/affiliate-terms.ts'
import { SIZE_KEYS, type Catalogue } from '#shop/catalogue/bundle/bundle.ts'
import { getZonePrice, type DeskCatalogue } from '#shop/catalogue/bundle/catalogue-change.ts'
import { toPriceList, USUAL_CAP, type PriceList } from '#shop/catalogue/bundle/retail-price.ts'
import { daysLater } from '#values/instant.ts'

type DemoAffiliate = { businessId: string; code: string; referredBy: string | null }
type Payee = DemoPartnerRows['payoutDetails'][number]
export type DemoPartners = {
  affiliates: readonly DemoAffiliate[]
  /** For each brand with its own prices. */
  prices: ReadonlyMap<string, PriceList>
  /** The business whose software buys. */
  client: { businessId: string; keyId: string; company: DemoPartnerRows['billingDetails'][number]['company'] }
  payees: readonly Payee[]
}

const AFFILIATES: readonly DemoAffiliate[] = [
  { businessId: 'demo-guide', code: 'DEMOGUIDE', referredBy: null },
  { businessId: 'demo-blog', code: 'DEMOBLOG', referredBy: 'demo-guide' },
  { businessId: 'demo-club', code: 'DEMOCLUB', referredBy: 'demo-blog' },
]
const TRAVEL = 'demo-travel'
const KEY_ID = '00000000-0000-4000-a000-00000000de30'
const TERMS = { discountBasisPoints: 1_500, capBasisPoints: USUAL_CAP }
/** They joined before the first order. */
const DAYS_AGO = 420

const COMPANY: DemoPartners['client']['company'] = {
  companyName: 'Demo Travel B.V.',
  streetName: 'Demo street',
  streetNumber: '1',
  unitNumber: '',
  postalCode: '1000 AA',
  city: 'Demo city',
  country: 'NL',
  vatNumber: 'NL123456789B13',
  companyRegNumber: '',
  invoiceEmail: '',
}

/** The rows of these partners, and what a demo's orders need to know about them. `host` is the shop's own. */
export function demoPartners(
  { catalogue, desk }: { catalogue: Catalogue; desk: DeskCatalogue },
  host: string,
  now: Date,
): { partners: DemoPartners; rows: DemoPartnerRows } {
  const since = daysLater(now, -DAYS_AGO)
  const stamps = { createdAt: since, updatedAt: since }
  const prices = pricesAbove(desk)
  const payees = payeesOf(since)
  const client = { businessId: TRAVEL, keyId: KEY_ID, company: COMPANY }
  return {
    partners: {
      affiliates: AFFILIATES,
      prices: new Map([[TRAVEL, toPriceList(catalogue, desk, TERMS, prices)]]),
      client,
      payees,
    },
    rows: {
      businesses: [
        ...AFFILIATES.map(({ businessId }) => ({
          id: businessId,
          name: nameOf(businessId),
          kind: 'affiliate' as const,
          ...stamps,
        })),
        {
          id: TRAVEL,
          name: nameOf(TRAVEL),
          domain: `${TRAVEL}.${host}`.toLowerCase(),
          orderPrefix: 'demotravel',
          ...stamps,
        },
      ],
      coupons: AFFILIATES.map(({ businessId, code }) => ({
        code,
        status: 'active' as const,
        discountType: 'percentage' as const,
        discountValue: String(AFFILIATE_TERMS.discountPercent),
        ownerId: businessId,
        createdAt: since,
      })),
      affiliates: AFFILIATES.map((each) => ({ ...each, joinedAt: since })),
      retailTerms: [{ businessId: TRAVEL, ...TERMS, since }],
      retailPrices: prices.map((price) => ({ businessId: TRAVEL, state: 'held' as const, ...price })),
      billingDetails: [{ businessId: TRAVEL, company: COMPANY, changedAt: since }],
      apiKeys: [
        {
          id: KEY_ID,
          businessId: TRAVEL,
          name: 'Demo booking engine',
          mode: 'live',
          scopes: ['catalogue:read', 'orders:read', 'orders:write'],
          // The hash of nothing: no key has it.
          keyHash: 'demo',
          hint: 'wp_live_demo',
          createdAt: since,
          expiresAt: daysLater(now, 300),
        },
      ],
      payoutDetails: [...payees],
      payoutPayer: [{ holder: 'Demo shop', iban: 'DE89370400440532013000', bic: '', changedAt: since }],
    },
  }
}

/** 'Demo Guide' for 'demo-guide'. */
const nameOf = (id: string) =>
  id.replace(/(^|-)([a-z])/g, (_, dash: string, letter: string) => (dash && ' ') + letter.toUpperCase())

// A quarter above the shop's prices in Europe, ending in 95.
const pricesAbove = ({ zones }: DeskCatalogue) =>
  zones
    .filter(({ name }) => /Europe/.test(name))
    .flatMap((zone) =>
      (['price', 'topup'] as const).flatMap((kind) =>
        SIZE_KEYS.flatMap((size) => {
          const cents = getZonePrice(zone, kind, size)
          return cents === null
            ? []
            : [{ zone: zone.name, kind, size, cents: Math.ceil((cents * 1.25) / 100) * 100 - 5 }]
        }),
      ),
    )

// One with VAT and self-billing, one without VAT, one with its own invoices; the third affiliate has no bank account.
function payeesOf(since: Date): Payee[] {
  const payee = (businessId: string, country: string, iban: string, more: Partial<Payee>): Payee => ({
    businessId,
    holder: nameOf(businessId),
    iban,
    bic: '',
    legalName: nameOf(businessId),
    address: 'Demo street 1\n1000 AA Demo city',
    country,
    vatNumber: null,
    isSelfBilled: false,
    changedAt: since,
    ...more,
  })
  return [
    payee('demo-guide', 'NL', 'NL91ABNA0417164300', { vatNumber: 'NL123456789B01', isSelfBilled: true }),
    payee('demo-blog', 'DE', 'DE89370400440532013000', {}),
    payee(TRAVEL, 'NL', 'NL91ABNA0417164300', { vatNumber: COMPANY.vatNumber }),
  ]
}
