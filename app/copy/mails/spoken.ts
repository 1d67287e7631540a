// How a language writes money, dates, data sizes, and countries: an email's figures are the same in all of them.
import { formats as german } from '#app/copy/de/site/formats.ts'
import { formats as spanish } from '#app/copy/es/site/formats.ts'
import { formats as french } from '#app/copy/fr/site/formats.ts'
import { formats as italian } from '#app/copy/it/site/formats.ts'
import { formats as dutch } from '#app/copy/nl/site/formats.ts'
import type { ForeignFormats, KindWords } from '#app/language/foreign-formats.ts'
import { ENGLISH } from '#shop/catalogue/trip/trip-name.ts'
import { readSizeText, shortSizeWords, sizeWords } from '#values/data-allowance.ts'
import { countryName, type CountryCode } from '#values/country/country.ts'
import { formatDay, type DateOnly } from '#values/date.ts'
import { formatInstant } from '#values/instant.ts'
import type { Language } from '#values/language.ts'
import { formatEuro } from '#values/money.ts'
import { calledIn, type ZoneNames } from '#values/zone-names.ts'

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
  /** What a zone is called, by its name or its display name. */
  zone: (name: string) => string
  /** The same; null for one whose name nobody knows in the language. */
  knownZone: (name: string) => string | null
  list: (parts: string[]) => string
  /** What stands in a list for so many others, two or more. */
  more: (count: number) => string
  /** A name before its value, on one line. */
  labelled: (name: string, value: string) => string
}

const ENGLISH_PHRASES: KindWords = {
  total: (amount) => `${amount} of data`,
  'daily-cut': (amount) => `${amount} of data a day`,
  'daily-slow': (amount) => `${amount} of data a day at full speed`,
  unlimited: (amount) => `unlimited data (${amount} a day at full speed)`,
  noLimit: 'unlimited data',
}

/** A text that names no size stays as it is. */
function spokenSize(size: string, amount: (figure: string, unit: string) => string, words: KindWords): string {
  const read = readSizeText(size)
  if (!read) return size
  return read.figure === '' ? words.noLimit : words[read.kind](amount(read.figure, read.unit))
}

const english: LanguageFormats = {
  euro: formatEuro,
  day: formatDay,
  instant: formatInstant,
  percent: (basisPoints) => `${basisPoints / 100}%`,
  data: sizeWords,
  shortData: shortSizeWords,
  dataPhrase: (size) => spokenSize(size, (figure, unit) => `${figure} ${unit}`, ENGLISH_PHRASES),
  country: countryName,
  zone: ENGLISH.zone,
  knownZone: ENGLISH.zone,
  list: ENGLISH.list,
  more: ENGLISH.more,
  labelled: (name, value) => `${name}: ${value}`,
}

function foreign(formats: ForeignFormats, phrases: KindWords, colon = ':'): LanguageFormats {
  return {
    ...formats,
    day: formats.longDay,
    zone: (name) => formats.zone(name) ?? name,
    knownZone: formats.zone,
    dataPhrase: (size) => spokenSize(size, formats.amount, phrases),
    labelled: (name, value) => `${name}${colon} ${value}`,
  }
}

const GERMAN: KindWords = {
  total: (amount) => `${amount} Datenvolumen`,
  'daily-cut': (amount) => `${amount} Datenvolumen pro Tag`,
  'daily-slow': (amount) => `${amount} Datenvolumen pro Tag bei voller Geschwindigkeit`,
  unlimited: (amount) => `unbegrenztes Datenvolumen (${amount} pro Tag bei voller Geschwindigkeit)`,
  noLimit: 'unbegrenztes Datenvolumen',
}

const FRENCH: KindWords = {
  total: (amount) => `${amount} de données`,
  'daily-cut': (amount) => `${amount} de données par jour`,
  'daily-slow': (amount) => `${amount} de données par jour à pleine vitesse`,
  unlimited: (amount) => `données illimitées (${amount} par jour à pleine vitesse)`,
  noLimit: 'données illimitées',
}

const SPANISH: KindWords = {
  total: (amount) => `${amount} de datos`,
  'daily-cut': (amount) => `${amount} de datos al día`,
  'daily-slow': (amount) => `${amount} de datos al día a máxima velocidad`,
  unlimited: (amount) => `datos ilimitados (${amount} al día a máxima velocidad)`,
  noLimit: 'datos ilimitados',
}

const ITALIAN: KindWords = {
  total: (amount) => `${amount} di dati`,
  'daily-cut': (amount) => `${amount} di dati al giorno`,
  'daily-slow': (amount) => `${amount} di dati al giorno alla massima velocità`,
  unlimited: (amount) => `dati illimitati (${amount} al giorno alla massima velocità)`,
  noLimit: 'dati illimitati',
}

const DUTCH: KindWords = {
  total: (amount) => `${amount} data`,
  'daily-cut': (amount) => `${amount} data per dag`,
  'daily-slow': (amount) => `${amount} data per dag op volle snelheid`,
  unlimited: (amount) => `onbeperkte data (${amount} per dag op volle snelheid)`,
  noLimit: 'onbeperkte data',
}

/** The same, with what the owner called zones in the language. */
export const spokenWith = (language: Language, own: ZoneNames | undefined): LanguageFormats => {
  const spoken = SPOKEN[language]
  return own ? { ...spoken, zone: (name) => calledIn(own, spoken.knownZone, name) ?? name } : spoken
}

export const SPOKEN: Record<Language, LanguageFormats> = {
  en: english,
  de: foreign(german, GERMAN),
  // French has a narrow no-break space before a colon.
  fr: foreign(french, FRENCH, '\u202F:'),
  es: foreign(spanish, SPANISH),
  it: foreign(italian, ITALIAN),
  nl: foreign(dutch, DUTCH),
}
