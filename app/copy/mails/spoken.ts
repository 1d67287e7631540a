// How a language writes money, dates, data sizes, and countries: an email's figures are the same in all of them.
import { ENGLISH } from '#shop/catalogue/trip/trip-name.ts'
import { inShort, readSizeText, shortSizeWords, sizeWords, type DataKind } from '#values/data-allowance.ts'
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
  /** What a bundle holds as the catalog or a page writes it: '5GB', '6.5 GB', '1GB a day, then slower', 'Unlimited'. */
  data: (size: string) => string
  /** The same in one word less: '1 GB a day', 'Unlimited'. */
  shortData: (size: string) => string
  /** The same in the middle of a sentence: '5 GB of data', 'unlimited data'. */
  dataPhrase: (size: string) => string
  country: (code: CountryCode) => string
  list: (parts: string[]) => string
  /** What stands in a list for so many others, two or more. */
  more: (count: number) => string
  /** A name before its value, on one line. */
  labelled: (name: string, value: string) => string
}

/** How an amount is said by the kind of its bundle; the amount of an unlimited one is what it has at full speed. */
type KindWords = Record<DataKind, (amount: string) => string> & { noLimit: string }

const ENGLISH_PHRASES: KindWords = {
  total: (amount) => `${amount} of data`,
  'daily-cut': (amount) => `${amount} of data a day`,
  'daily-slow': (amount) => `${amount} of data a day at full speed`,
  unlimited: (amount) => `unlimited data (${amount} a day at full speed)`,
  noLimit: 'unlimited data',
}

/** A text that names no size stays as it is. */
function spokenSize(size: string, amountText: (amount: string) => string, words: KindWords): string {
  const read = readSizeText(size)
  if (!read) return size
  return read.figure === '' ? words.noLimit : words[read.kind](amountText(`${read.figure} ${read.unit}`))
}

const english: LanguageFormats = {
  euro: formatEuro,
  day: formatDay,
  instant: formatInstant,
  percent: (basisPoints) => `${basisPoints / 100}%`,
  data: sizeWords,
  shortData: shortSizeWords,
  dataPhrase: (size) => spokenSize(size, sizeWords, ENGLISH_PHRASES),
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
  data: { labels: KindWords; phrases: KindWords },
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

  const amountText = (amount: string): string => {
    const [figure, unit = ''] = amount.split(' ')
    return `${sizes.format(Number(figure))}\u00A0${units[unit] ?? unit}`
  }
  const label = (size: string) => spokenSize(size, amountText, data.labels)

  return {
    euro: (cents) => euros.format(cents / 100),
    day: (day) => days.format(new Date(`${day}T00:00:00Z`)),
    instant: (moment) => `${days.format(moment)}, ${moment.toISOString().slice(11, 19)} UTC`,
    percent: (basisPoints) => rates.format(basisPoints / 10_000),
    data: label,
    shortData: (size) => (readSizeText(size) ? inShort(label(size)) : size),
    dataPhrase: (size) => spokenSize(size, amountText, data.phrases),
    country: (code) =>
      isCountryCode(code) ? ((SHORT_NAMES.includes(code) ? shortNames : names).of(code) ?? code) : code,
    list: (parts) => lists.format(parts),
    more: (count) => `${count} ${others}`,
    labelled: (name, value) => `${name}${colon} ${value}`,
  }
}

const amountOf = (amount: string) => amount

const GERMAN = {
  labels: {
    total: amountOf,
    'daily-cut': (amount: string) => `${amount} pro Tag`,
    'daily-slow': (amount: string) => `${amount} pro Tag, danach langsamer`,
    unlimited: (amount: string) => `Unbegrenzt, nach ${amount} pro Tag langsamer`,
    noLimit: 'Unbegrenzt',
  },
  phrases: {
    total: (amount: string) => `${amount} Datenvolumen`,
    'daily-cut': (amount: string) => `${amount} Datenvolumen pro Tag`,
    'daily-slow': (amount: string) => `${amount} Datenvolumen pro Tag bei voller Geschwindigkeit`,
    unlimited: (amount: string) => `unbegrenztes Datenvolumen (${amount} pro Tag bei voller Geschwindigkeit)`,
    noLimit: 'unbegrenztes Datenvolumen',
  },
}

const FRENCH = {
  labels: {
    total: amountOf,
    'daily-cut': (amount: string) => `${amount} par jour`,
    'daily-slow': (amount: string) => `${amount} par jour, puis débit réduit`,
    unlimited: (amount: string) => `Illimité, débit réduit après ${amount} par jour`,
    noLimit: 'Illimité',
  },
  phrases: {
    total: (amount: string) => `${amount} de données`,
    'daily-cut': (amount: string) => `${amount} de données par jour`,
    'daily-slow': (amount: string) => `${amount} de données par jour à pleine vitesse`,
    unlimited: (amount: string) => `données illimitées (${amount} par jour à pleine vitesse)`,
    noLimit: 'données illimitées',
  },
}

const SPANISH = {
  labels: {
    total: amountOf,
    'daily-cut': (amount: string) => `${amount} al día`,
    'daily-slow': (amount: string) => `${amount} al día, después más lento`,
    unlimited: (amount: string) => `Ilimitado, más lento tras ${amount} al día`,
    noLimit: 'Ilimitado',
  },
  phrases: {
    total: (amount: string) => `${amount} de datos`,
    'daily-cut': (amount: string) => `${amount} de datos al día`,
    'daily-slow': (amount: string) => `${amount} de datos al día a máxima velocidad`,
    unlimited: (amount: string) => `datos ilimitados (${amount} al día a máxima velocidad)`,
    noLimit: 'datos ilimitados',
  },
}

const DUTCH = {
  labels: {
    total: amountOf,
    'daily-cut': (amount: string) => `${amount} per dag`,
    'daily-slow': (amount: string) => `${amount} per dag, daarna langzamer`,
    unlimited: (amount: string) => `Onbeperkt, langzamer na ${amount} per dag`,
    noLimit: 'Onbeperkt',
  },
  phrases: {
    total: (amount: string) => `${amount} data`,
    'daily-cut': (amount: string) => `${amount} data per dag`,
    'daily-slow': (amount: string) => `${amount} data per dag op volle snelheid`,
    unlimited: (amount: string) => `onbeperkte data (${amount} per dag op volle snelheid)`,
    noLimit: 'onbeperkte data',
  },
}

export const SPOKEN: Record<Language, LanguageFormats> = {
  en: english,
  de: foreign('de', 'weitere', GERMAN),
  // French writes octets, and a narrow no-break space before a colon.
  fr: foreign('fr', 'autres', FRENCH, { GB: 'Go', MB: 'Mo' }, '\u202F:'),
  es: foreign('es', 'más', SPANISH),
  nl: foreign('nl', 'andere', DUTCH),
}
