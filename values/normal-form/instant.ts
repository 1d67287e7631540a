// A moment in the notations that vendors use. Nothing here reads the machine's time zone: a text without a zone is UTC.
import { toldText, type VendorValue } from './told.ts'

/**
 * Before and after, a date only says that there is none: systems write 0001-01-01, 1970-01-01, or 9999-12-31 for it.
 * Later ones would also be more than the database can store.
 */
const FIRST_YEAR = 2000
const LAST_YEAR = 2199

const MINUTE_MS = 60_000
const MOST_OFFSET_MINUTES = 14 * 60

const DATE = String.raw`(?<year>\d{4}|[+-]\d{5,6}|\d{5,6}(?=[-/.]))(?<dash>[-/.]?)(?<month>\d{2})\k<dash>(?<day>\d{2})`
const TIME = String.raw`(?<hour>\d{2}|\d(?=:))(?::?(?<minute>\d{2})(?::?(?<second>\d{2})(?:[.,](?<part>\d{1,9}))?)?)?`
/**
 * In hours. Not those that mean several zones, such as CST, which is Chicago's and Shanghai's, or IST, which is India's and
 * Israel's.
 */
const ZONES = new Map(
  (
    'EST -5,EDT -4,CDT -5,MDT -6,PST -8,PDT -7,AKST -9,AKDT -8,HST -10,WET 0,WEST 1,CET 1,CEST 2,EET 2,EEST 3,' +
    'MSK 3,TRT 3,HKT 8,SGT 8,AWST 8,JST 9,KST 9,AEST 10,AEDT 11,NZST 12,NZDT 13'
  )
    .split(',')
    .map((each): [string, number] => [each.replace(/ .*/, ''), Number(each.replace(/.* /, ''))]),
)
const ZONE = String.raw`(?:\s?\(?(?<zone>Z|UTC|GMT|(?:Etc\/)(?:UTC|GMT|Zulu)|(?:UTC|GMT)?[+-]\d{1,2}(?::?\d{2})?|${[...ZONES.keys()].join('|')})\)?(?:\[[^\]]{1,40}\]|\s\([^)]{1,40}\))?)?`
const HALF = String.raw`(?:\s?(?<half>[ap]m))?`
const ISO = new RegExp(`^${DATE}(?:(?:[T\\s]{1,2}|,\\s?|\\sat\\s)${TIME}${HALF}${ZONE})?$`, 'i')
const MAIL = new RegExp(
  String.raw`^(?:[a-z]{3,9},?\s)?(?<day>\d{1,2})(?:st|nd|rd|th)?[\s-](?:of\s)?(?<name>[a-z]{3})[a-z]*\.?,?[\s-](?<year>\d{4}|\d{2})(?:,?\s(?:at\s)?${TIME}${HALF}${ZONE})?$`,
  'i',
)
/** Of day and month, either may come first. */
const SLASHED = new RegExp(
  String.raw`^(?<first>\d{1,2})(?<dash>[-/.])(?<other>\d{1,2})\k<dash>(?<year>\d{4})(?:,?[T\s]${TIME}${HALF}${ZONE})?$`,
  'i',
)
/** As America writes it, and as browsers do. */
const MONTH_FIRST = new RegExp(
  String.raw`^(?:[a-z]{3,9},?\s)?(?<name>[a-z]{3})[a-z]*\.?[\s-](?<day>\d{1,2})(?:st|nd|rd|th)?,?[\s-](?<year>\d{4})(?:,?\s(?:at\s)?${TIME}${HALF}${ZONE})?$`,
  'i',
)
/** As C and Unix write it. */
const YEAR_LAST = new RegExp(
  String.raw`^(?:[a-z]{3}\s)?(?<name>[a-z]{3})\s{1,2}(?<day>\d{1,2})\s${TIME}${ZONE}\s(?<year>\d{4})$`,
  'i',
)
/** What Go writes after an offset: the zone's name, or the offset again, and its clock. */
const GO_ZONE = /(?<=\d [+-]\d{4}) (?:[A-Z]{3,5}|[+-]\d{2,4})(?: m=[+-][\d.]+)?$/
const DASHES = /[\u2010-\u2015\u2212]/g
/** In words, that there is none. */
const NEVER =
  /^(?:never|never expires?|unlimited|infinite|∞|forever|lifetime|no (?:expiry|expiration|end|limit)|does ?n[o']t expire|not (?:yet )?(?:started|activated|active|used|installed|in use)|(?:open|not) yet)\.?$/i
/** Years of two digits are of this century until then, and before it of the last. */
const LATEST_SHORT_YEAR = 69
/** The month in the middle by its name. */
const NAMED_MONTH = /^(\d{4})([-/. ])([a-z]{3})[a-z]{0,6}\2(\d{1,2})(?!\d)/i
const SINGLE_DIGITS = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/
const WITHOUT_T = /^(2[01]\d{6})(\d{4}(?:\d{2})?)$/
const LONGEST = 80
const SINCE_EPOCH = /^-?\d{1,19}(\.\d+)?(?:e\+?\d{1,2})?$/i
const DOT_NET = /^\\?\/Date\((-?\d{1,16})(?:[+-]\d{4})?\)\\?\/$/
const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/**
 * From ISO 8601 with or without a zone, the dates of email, of HTTP headers, and of programs, or seconds to nanoseconds since 1970. Null
 * for a date that stands for 'none'. Undefined for a day that doesn't exist, and for orders of day and month that can
 * be read in two ways.
 */
export function toldInstant(told: unknown): VendorValue<Date> {
  const raw = typeof told === 'number' ? String(told) : toldText(told)
  if (typeof raw !== 'string') return raw
  if (raw.length > LONGEST) return undefined
  if (NEVER.test(raw)) return null
  const text = numbered(
    raw
      .replace(DASHES, '-')
      .replace(GO_ZONE, '')
      .replace(/^@(?=\d)/, ''),
  )
  const [, ticks] = DOT_NET.exec(text) ?? []
  if (ticks !== undefined) return sensible(Number(ticks))
  const padded = text.replace(SINGLE_DIGITS, (_all, year: string, dash: string, month: string, day: string) =>
    [year, month.padStart(2, '0'), day.padStart(2, '0')].join(dash),
  )
  const found = ISO.exec(padded.replace(WITHOUT_T, '$1T$2')) ?? MAIL.exec(text) ?? MONTH_FIRST.exec(text)
  const parts = (found ?? YEAR_LAST.exec(text))?.groups ?? inOneOrder(SLASHED.exec(text)?.groups)
  if (parts) return sensible(momentOf(parts))
  return SINCE_EPOCH.test(text) ? sinceEpoch(Number(text)) : undefined
}

/** With the number of a month that is named between year and day. */
const numbered = (text: string): string =>
  text.replace(NAMED_MONTH, (all, year: string, _dash, name: string, day: string) => {
    const month = MONTHS.indexOf(name.toLowerCase()) + 1
    return month === 0 ? all : `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`
  })

function sensible(ms: number | null): Date | null | undefined {
  if (ms === null || Number.isNaN(ms)) return undefined
  const instant = new Date(ms)
  const year = instant.getUTCFullYear()
  return year >= FIRST_YEAR && year <= LAST_YEAR ? instant : null
}

/** In seconds, milliseconds, microseconds, or nanoseconds, as its size says: none of them is plausible in another. */
function sinceEpoch(told: number): Date | null | undefined {
  const size = Math.abs(told)
  const instant = sensible(
    Math.round(size < 1e11 ? told * 1000 : size < 1e14 ? told : size < 1e17 ? told / 1e3 : told / 1e6),
  )
  // A small number is a number of something else, such as days, and so is one as long as an ICCID.
  return instant === null && told > 0 && (size < 1e11 || size >= 1e17) ? undefined : instant
}

type Parts = Record<string, string | undefined>

/** Day and month, if only one order of them is a date. */
function inOneOrder(parts: Parts | undefined): Parts | undefined {
  const [first, other] = [parts?.['first'], parts?.['other']]
  if (!parts || first === undefined || other === undefined) return undefined
  const [isDayFirst, isDayLast] = [Number(first) > 12, Number(other) > 12]
  if (isDayFirst === isDayLast && Number(first) !== Number(other)) return undefined
  return isDayLast ? { ...parts, month: first, day: other } : { ...parts, day: first, month: other }
}

const yearOf = (text: string): number =>
  text.length > 2 ? Number(text) : Number(text) + (Number(text) > LATEST_SHORT_YEAR ? 1900 : 2000)

function momentOf(parts: Parts): number | null {
  const year = yearOf(parts['year'] ?? '')
  const month = parts['name'] ? MONTHS.indexOf(parts['name'].toLowerCase()) + 1 : Number(parts['month'])
  const day = Number(parts['day'])
  // Zeros are how databases write 'none', and any day far away means none.
  if ((year === 0 && month === 0) || year > LAST_YEAR) return 0
  const [told, minute, second] = ['hour', 'minute', 'second'].map((name) => Number(parts[name] ?? 0))
  const hour = hourOf(told, parts['half'])
  if (hour === null || minute === undefined || second === undefined) return null
  const milliseconds = Number((parts['part'] ?? '').padEnd(3, '0').slice(0, 3))
  const isMidnight = hour === 24 && minute === 0 && second === 0 && milliseconds === 0
  const offset = offsetMinutes(parts['zone'] ?? 'Z')
  if ((hour > 23 && !isMidnight) || minute > 59 || second > 60 || offset === null) return null
  if (!isDay(year, month, day)) return null
  return atUtc(year, month, day) + (hour * 60 + minute - offset) * MINUTE_MS + second * 1000 + milliseconds
}

/** Twelve comes before one in both halves of a day. */
function hourOf(told: number | undefined, half: string | undefined): number | null {
  if (told === undefined || half === undefined) return told ?? null
  if (told < 1 || told > 12) return null
  return (told % 12) + (half.toLowerCase() === 'pm' ? 12 : 0)
}

// `Date.UTC` takes the years 0 to 99 for those of the last century.
const atUtc = (year: number, month: number, day: number): number => new Date(0).setUTCFullYear(year, month - 1, day)

const isDay = (year: number, month: number, day: number): boolean =>
  month >= 1 && month <= 12 && day >= 1 && new Date(atUtc(year, month, day)).getUTCDate() === day

function offsetMinutes(zone: string): number | null {
  const named = ZONES.get(zone.toUpperCase())
  if (named !== undefined) return named * 60
  const [, sign, hours, minutes = '0'] = /^(?:UTC|GMT)?(?:([+-])(\d{1,2}):?(\d{2})?)$/i.exec(zone) ?? []
  if (sign === undefined) return 0
  const offset = Number(hours) * 60 + Number(minutes)
  if (offset > MOST_OFFSET_MINUTES || Number(minutes) > 59) return null
  return sign === '-' ? -offset : offset
}
