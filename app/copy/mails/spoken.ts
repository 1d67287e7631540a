// How a language writes money, dates, data sizes, and countries: an email's figures are the same in all of them.
import { ENGLISH } from '#shop/catalogue/trip/trip-name.ts'
import { sizeWords } from '#shop/catalogue/bundle/bundle.ts'
import { countryName, isCountryCode, type CountryCode } from '#values/country/country.ts'
import { formatDay, type DateOnly } from '#values/date.ts'
import { formatInstant } from '#values/instant.ts'
import type { Language } from '#values/language.ts'
import { formatEuro } from '#values/money.ts'

export type LanguageFormats = {
  euro: (cents: number) => string
  day: (day: DateOnly) => string
  /** With its time zone. */
  instant: (moment: Date) => string
  percent: (basisPoints: number) => string
  /** A size as the catalog or a page writes it: '5GB', '6.5 GB', '512 MB'. */
  data: (size: string) => string
  country: (code: CountryCode) => string
  list: (parts: string[]) => string
  /** What stands in a list for so many others, two or more. */
  more: (count: number) => string
  /** A name before its value, on one line. */
  labelled: (name: string, value: string) => string
}

const english: LanguageFormats = {
  euro: formatEuro,
  day: formatDay,
  instant: formatInstant,
  percent: (basisPoints) => `${basisPoints / 100}%`,
  data: sizeWords,
  country: countryName,
  list: ENGLISH.list,
  more: ENGLISH.more,
  labelled: (name, value) => `${name}: ${value}`,
}

// Official names that are long and rarely used; these get the short names from the same source.
const SHORT_NAMES: CountryCode[] = ['HK', 'MO']

function foreign(
  language: Exclude<Language, 'en'>,
  others: string,
  units: Record<string, string> = {},
  colon = ':',
): LanguageFormats {
  const lists = new Intl.ListFormat(language, { type: 'conjunction' })
  const euros = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR' })
  const rates = new Intl.NumberFormat(language, { style: 'percent', maximumFractionDigits: 2 })
  const sizes = new Intl.NumberFormat(language, { maximumFractionDigits: 2 })
  const days = new Intl.DateTimeFormat(language, { timeZone: 'UTC', day: 'numeric', month: 'long', year: 'numeric' })
  const names = new Intl.DisplayNames(language, { type: 'region' })
  const shortNames = new Intl.DisplayNames(language, { type: 'region', style: 'short' })

  return {
    euro: (cents) => euros.format(cents / 100),
    day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
    instant: (moment) => `${days.format(moment)}, ${moment.toISOString().slice(11, 19)} UTC`,
    percent: (basisPoints) => rates.format(basisPoints / 10_000),
    data: (size) => {
      const [, figure = '', unit = ''] = /^([\d.]+) ?([GM]B)$/.exec(size) ?? []
      return figure === '' ? size : `${sizes.format(Number(figure))}\u00A0${units[unit] ?? unit}`
    },
    country: (code) =>
      isCountryCode(code) ? ((SHORT_NAMES.includes(code) ? shortNames : names).of(code) ?? code) : code,
    list: (parts) => lists.format(parts),
    more: (count) => `${count} ${others}`,
    labelled: (name, value) => `${name}${colon} ${value}`,
  }
}

export const SPOKEN: Record<Language, LanguageFormats> = {
  en: english,
  de: foreign('de', 'weitere'),
  // French writes octets, and a narrow no-break space before a colon.
  fr: foreign('fr', 'autres', { GB: 'Go', MB: 'Mo' }, '\u202F:'),
  es: foreign('es', 'más'),
  nl: foreign('nl', 'andere'),
}
