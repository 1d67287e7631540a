// What a sale is called on the payment page and on its invoice, in the language in which it was ordered.
import { ENGLISH as ENGLISH_TRIPS, tripName, type NamedTrip, type TripWords } from '#shop/catalogue/trip/trip-name.ts'
import { REVERSE_CHARGE_NOTE } from '#shop/catalogue/pricing/company-vat.ts'
import { sizeWords } from '#values/data-allowance.ts'
import { counted } from '#values/counted.ts'
import type { Language } from '#values/language.ts'
import { formatEuro } from '#values/money.ts'
import type { ZoneNames } from '#values/zone-names.ts'

/** A price that is too low to be charged, and what makes up the difference; amounts as texts. */
type PriceParts = { whole: string; discount: string; code: string | null; fee: string }

export type SaleWords = {
  trip: TripWords & { data: (size: string) => string }
  euro: (cents: number) => string
  days: (count: number) => string
  /** What a page of the payment provider calls it. */
  toppedUp: (product: string) => string
  esimBy: (brand: string) => string
  topUpBy: (brand: string) => string
  sum: (parts: PriceParts) => string
  /** What a swap costs more. */
  difference: (what: string) => string
  soldBy: (seller: string) => string
  /** For the provider's receipt. */
  reverseChargeNote: string
  /** The lines of an invoice. */
  line: { esim: (zone: string, days: string) => string; topUp: (zone: string, days: string) => string }
  discount: (code: string | null) => string
  processingFee: string
  partOfPrice: string
  /** Why an invoice charges no VAT, in the words that the law requires. */
  reverseCharge: string
  outsideEu: string
}

/** The words of a language, with what the owner called zones in it; English for none. */
export type SaleWordsIn = (language: Language | null | undefined, zoneNames?: ZoneNames) => SaleWords

export const REVERSE_CHARGE_SENTENCE =
  'Reverse charge: the customer accounts for the VAT (Article 196 of Directive 2006/112/EC).'

export const ENGLISH_SALE: SaleWords = {
  trip: { ...ENGLISH_TRIPS, data: sizeWords },
  euro: formatEuro,
  days: (count) => counted(count, 'day'),
  toppedUp: (product) => `Top-up: ${product}`,
  esimBy: (brand) => `Travel eSIM by ${brand}`,
  topUpBy: (brand) => `Top-up of a travel eSIM by ${brand}`,
  sum: ({ whole, discount, code, fee }) =>
    `${whole} − ${discount} ${code === null ? 'discount' : `discount ${code}`} + ${fee} processing fee`,
  difference: (what) => `Difference for the swap: ${what}`,
  soldBy: (seller) => `Sold by ${seller}`,
  reverseChargeNote: REVERSE_CHARGE_NOTE,
  line: {
    esim: (zone, days) => `travel eSIM ${zone}, ${days}`,
    topUp: (zone, days) => `top-up of a travel eSIM ${zone}, ${days}`,
  },
  discount: (code) => (code === null ? 'Discount' : `Discount (${code})`),
  processingFee: 'Processing fee',
  partOfPrice: 'Part of the price',
  reverseCharge: REVERSE_CHARGE_SENTENCE,
  outsideEu: 'No EU VAT is charged: the customer is outside the European Union.',
}

/** The trip with all that is to say of its data, as contracts and invoices need it: 'Spain · 3 GB a day, then slower'. */
export const titleInFull = (trip: NamedTrip & { data: string }, words: SaleWords): string =>
  `${tripName(trip, words.trip)} · ${words.trip.data(trip.data)}`
