// The lines of the books of a period, and their sums per tax country. Pure rules. In cents: positive is in the shop's
// favor.
import { REVERSE_CHARGE_SENTENCE } from '#shop/sales/order/sale-words.ts'
import type { OrderCost } from '#shop/sales/order/order-cost.ts'
import type { VatConsultation } from '#shop/catalogue/pricing/company-vat.ts'
import type { TaxTerms } from '#shop/sales/order-rows/order-row.ts'
import { countryName, isEuCountry } from '#values/country/country.ts'
import type { DateOnly } from '#values/date.ts'

/** The country whose VAT applies, or why there is none. */
export type TaxPlace = string
/** `commission` is what affiliates earn; `margin` is what businesses earn with their own prices. */
export const ACCOUNT_KINDS = ['invoice', 'credit_note', 'deposit', 'commission', 'margin', 'fee', 'payout'] as const
type AccountKind = (typeof ACCOUNT_KINDS)[number]

export type AccountLine = {
  place: TaxPlace
  kind: AccountKind
  on: DateOnly
  /** The number of an invoice, or its identifier at the provider, in the ledger, or in a payout run. */
  document: string
  /** The reference of its order; empty if it has none. */
  order: string
  basisPoints: number
  netCents: number
  vatCents: number
  currency: string
  /** Of a document for something bought at a network. */
  sale?: SaleAtNetwork | undefined
  /** The register's proof of the buyer's VAT number, for a document of a company that was asked about. */
  consultation?: VatConsultation | null | undefined
  /** By which a company finds its purchase, as printed on the document. */
  buyerReference?: string | null
  purchaseOrder?: string | null
}

/** The costs of the sale stand with its invoice; what isn't known is null, and there is no margin or contribution then. */
type SaleAtNetwork = { networkId: string } & Omit<OrderCost, 'netCents'>

const WITHOUT_COUNTRY: Readonly<Record<string, string>> = {
  default: 'Country unknown',
  reverse_charge: 'Reverse charge',
  outside_eu: 'Outside the EU',
  none: 'No order',
}

/** As people read it. */
export const placeName = (place: TaxPlace): string => WITHOUT_COUNTRY[place] ?? countryName(place)

/** For a document, from what is printed on it. */
export function placeOfDocument(document: {
  country: string | null
  basisPoints: number
  taxNote: string | null
}): TaxPlace {
  if (document.taxNote === REVERSE_CHARGE_SENTENCE) return 'reverse_charge'
  if (document.country !== null) return document.country
  return document.basisPoints > 0 ? 'default' : 'outside_eu'
}

/** For an order, the same as on its invoice; 'none' for no order. */
export function placeOfOrder(order: TaxTerms | undefined): TaxPlace {
  if (!order) return 'none'
  const { isReverseCharged, vatBasisPoints, vatCountry } = order
  if (isReverseCharged) return 'reverse_charge'
  if (vatBasisPoints > 0) return vatCountry === null || vatCountry === 'outside-eu' ? 'default' : vatCountry
  return vatCountry !== null && vatCountry !== 'outside-eu' && isEuCountry(vatCountry) ? vatCountry : 'outside_eu'
}

export type PlaceSum = { place: TaxPlace; netCents: number; vatCents: number } & Record<
  'commissionCents' | 'marginCents' | 'payoutCents',
  number
>

/** Per tax country, sorted by country: sales less refunds, and costs. */
export function sumPlaces(lines: readonly Pick<AccountLine, 'place' | 'kind' | 'netCents' | 'vatCents'>[]): PlaceSum[] {
  const places = [...new Set(lines.map(({ place }) => place))].toSorted()
  return places.map((place) => {
    const own = lines.filter((line) => line.place === place)
    const sum = (kinds: AccountKind[], of: (line: { netCents: number; vatCents: number }) => number) =>
      own.filter(({ kind }) => kinds.includes(kind)).reduce((cents, line) => cents + of(line), 0)
    return {
      place,
      netCents: sum(['invoice', 'credit_note'], ({ netCents }) => netCents),
      vatCents: sum(['invoice', 'credit_note'], ({ vatCents }) => vatCents),
      commissionCents: sum(['commission'], ({ netCents }) => netCents),
      marginCents: sum(['margin'], ({ netCents }) => netCents),
      payoutCents: sum(['payout'], ({ netCents, vatCents }) => netCents + vatCents),
    }
  })
}
