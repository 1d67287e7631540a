// How a language other than English writes figures, dates, data sizes, and countries, by `Intl`.
import { inShort, readSizeText, type DataKind } from '#values/data-allowance.ts'
import { isCountryCode, type CountryCode } from '#values/country/country.ts'
import { firstOfMonth } from './first-of-month.ts'
import type { Formats } from './formats.ts'
import { zoneIn, type ShopZone } from './zone-words.ts'

/** How an amount is said by the kind of its bundle; the amount of an unlimited one is what it has at full speed. */
export type KindWords = Record<DataKind, (amount: string) => string> & { noLimit: string }

// Official names that are long and rarely used; these get the short names from the same source. Chromium knows no other
// names of them, and a page must say the same in the browser as from the server.
const SHORT_NAMES: readonly CountryCode[] = ['HK', 'MO', 'PS']
/** Islands to whose name Chromium adds the one of the other side, in parentheses. */
const TWICE_NAMED: CountryCode = 'FK'

export type ForeignFormats = Formats & {
  percent: (basisPoints: number) => string
  /** '7. Dezember 2026'. */
  longDay: (day: string | Date) => string
  amount: (figure: string, unit: string) => string
}

type FormatWords = {
  sizes: KindWords
  /** Those that the language calls otherwise, such as Go for GB. */
  units?: Record<string, string>
  /** Countries that are called by a shorter name than the official one. */
  shortNames?: CountryCode[]
  countries: { one: string; other: string }
  /** By their English names. */
  zones: Record<ShopZone, string>
  /** What stands in a list for others. */
  others: string
  salesTax: string
  noSalesTax: string
}

export function foreignFormats(
  language: string,
  { sizes, units = {}, shortNames: own = [], countries, zones, others, salesTax, noSalesTax }: FormatWords,
): ForeignFormats {
  const lists = new Intl.ListFormat(language, { type: 'conjunction' })
  const euros = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' })
  const rates = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
  const taxRates = new Intl.NumberFormat(language, {
    style: 'percent',
    minimumFractionDigits: 1,
    maximumFractionDigits: 2,
  })
  const figures = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  const counts = new Intl.NumberFormat(language)
  const date = { timeZone: 'UTC', day: 'numeric', year: 'numeric' } as const
  const days = new Intl.DateTimeFormat(language, { ...date, month: 'short', weekday: 'short' })
  const longDays = new Intl.DateTimeFormat(language, { ...date, month: 'long' })
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const shortNames = new Intl.DisplayNames(language, { type: 'region', style: 'short' })
  const rules = new Intl.PluralRules(language)

  const figure = (text: string) => (/^\d+(\.\d+)?$/.test(text) ? figures.format(Number(text)) : text)
  const amount = (value: string, unit: string) => `${figure(value)}\u00A0${units[unit] ?? unit}`
  const longDay = (day: string | Date) =>
    firstOfMonth(language, longDays.format(day instanceof Date ? day : new Date(`${day}T00:00:00Z`)))
  const data = (size: string) => {
    const read = readSizeText(size)
    if (!read) return size
    return read.figure === '' ? sizes.noLimit : sizes[read.kind](amount(read.figure, read.unit))
  }

  const short = [...SHORT_NAMES, ...own]
  const named = (code: CountryCode) => (short.includes(code) ? shortNames : names).of(code) ?? code
  const country = (code: CountryCode) =>
    isCountryCode(code) ? (code === TWICE_NAMED ? named(code).replace(/ \(.*/, '') : named(code)) : code
  const list = (parts: string[]) => lists.format(parts)
  const shortData = (size: string) => (readSizeText(size) ? inShort(data(size)) : size)
  const several = (count: number) =>
    `${counts.format(count)} ${rules.select(count) === 'one' ? countries.one : countries.other}`
  const zone = (name: string) => zoneIn({ zones, country, list, countries: several }, name)

  return {
    language,
    euro: (cents) => euros.format(cents / 100),
    day: (day) => firstOfMonth(language, days.format(new Date(`${day}T00:00:00Z`))),
    longDay,
    instant: (moment) => `${longDay(moment)}, ${moment.toISOString().slice(11, 19)} UTC`,
    percent: (basisPoints) => rates.format(basisPoints / 10_000),
    count: (count) => counts.format(count),
    figure,
    amount,
    data,
    shortData,
    country,
    zone,
    offer: (_, zoneName, size) => `${zoneName} · ${size}`,
    list,
    more: (count) => `${count} ${others}`,
    salesTax: (basisPoints) =>
      basisPoints === 0 ? noSalesTax : `${salesTax} (${taxRates.format(basisPoints / 10_000)})`,
  }
}
