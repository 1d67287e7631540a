// Figures, dates, and names in the language of whoever reads a page. Money and dates are the same in all of them; how
// they are written isn't.
import { formats } from '#app/copy/site/formats.ts'
import { sizeLabel as sizeInEnglish, type DataAllowance } from '#values/data-allowance.ts'
import type { CountryCode } from '#values/country/country.ts'
import type { DateOnly } from '#values/date.ts'
import { calledIn } from '#values/zone-names.ts'
import { ownZoneNames } from './zone-names.ts'

type NamedOffer = DataAllowance & { name: string; zone: string }

export type Formats = {
  language: string
  /** Cents. */
  euro: (cents: number) => string
  /** With its day of the week. */
  day: (day: DateOnly) => string
  /** With its time in UTC. */
  instant: (moment: Date) => string
  count: (count: number) => string
  /** A figure such as '2.1', with the sign that the language puts before decimals. */
  figure: (text: string) => string
  /** What a bundle holds as the catalog or a page writes it: '5GB', '6.5 GB', '1GB a day, then slower', 'Unlimited'. */
  data: (size: string) => string
  /** The same in one word less: '1 GB a day', 'Unlimited'. */
  shortData: (size: string) => string
  country: (code: CountryCode) => string
  /** By its name or its display name; null for one whose name nobody knows in the language. */
  zone: (name: string) => string | null
  /** A bundle by its English name, or by its zone's name and its data. */
  offer: (name: string, zone: string, data: string) => string
  list: (parts: string[]) => string
  /** What stands in a list for so many others, two or more. */
  more: (count: number) => string
  /** Basis points. */
  salesTax: (basisPoints: number) => string
}

/** Euro cents: '€4.17', '4,17 €'. */
export const formatEuro = (cents: number): string => formats.euro(cents)
/** 'Mon 7 Dec 2026', 'Mo., 7. Dez. 2026'. */
export const formatDay = (day: DateOnly): string => formats.day(day)
/** '7 December 2026, 14:03:22 UTC'. */
export const formatInstant = (moment: Date): string => formats.instant(moment)
/** '10,000', '10.000'. */
export const grouped = (count: number): string => formats.count(count)
/** What is stored, such as '5GB', in readable form: '5 GB'; any other text is unchanged. */
export const sizeWords = (kept: string): string => formats.data(kept)
/** The same where there is little room: '5 GB', '1 GB a day', 'Unlimited'. */
export const shortSizeWords = (kept: string): string => formats.shortData(kept)
/** What a bundle holds in readable form: '5 GB', '1 GB a day, then slower'. */
export const sizeLabel = (data: DataAllowance): string => formats.data(sizeInEnglish(data))
export const shortSizeLabel = (data: DataAllowance): string => formats.shortData(sizeInEnglish(data))
/** The name of a country; an unknown code is returned unchanged. */
export const countryName = (code: CountryCode): string => formats.country(code)
/**
 * What a zone is called, by its name or its display name: as its owner called it in the language, as the shop does, or
 * as it is.
 */
export const zoneName = (name: string): string => zoneHere(name) ?? name
/** The language of an element that shows this name alone, where it isn't the page's. */
export const zoneLang = (name: string): 'en' | undefined => (zoneHere(name) === null ? 'en' : undefined)
const zoneHere = (name: string) => calledIn(ownZoneNames(), formats.zone, name)
/** What a bundle is called: 'Europe2 5GB' as specified, 'Europa 2 · 5 GB' in other languages. */
export const offerName = (offer: NamedOffer): string =>
  formats.offer(offer.name, zoneName(offer.zone), shortSizeLabel(offer))
/** 'Spain, Italy, and Malta', 'Spanien, Italien und Malta'. */
export const listOf = (parts: readonly string[]): string => formats.list([...parts])
/** The same codes, sorted by their names. */
export const sortedByName = (codes: readonly CountryCode[]): CountryCode[] =>
  codes.toSorted((one, other) => countryName(one).localeCompare(countryName(other), formats.language))

/** 'Sales Tax (21.0%)', 'MwSt. (21,0 %)' for basis points. */
export const salesTaxText = (basisPoints: number): string => formats.salesTax(basisPoints)

type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }
const plurals = new Map<string, Intl.PluralRules>()

/** A count and what is counted: '1 day', '2 days' for the forms 'day' and 'days'. */
export const plural = (count: number, forms: Forms): string => `${formats.count(count)} ${formFor(count, forms)}`

/** What is counted alone: 'day' for 1, 'days' for 2; in French 'jour' for 0 too. */
export function formFor(count: number, forms: Forms): string {
  const rules = plurals.get(formats.language) ?? new Intl.PluralRules(formats.language)
  plurals.set(formats.language, rules)
  return forms[rules.select(count)] ?? forms.other
}
