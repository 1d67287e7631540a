// The notations of one value that real vendors use beside the tidy one, by kind of value; each answer takes another turn
// through them. All of them say the same, and a list has rows that say nothing beside those that do.

/** What a field has, by its name. */
export type OddKind = keyof typeof WRITE
export type OddNames = {
  fields: Readonly<Record<string, OddKind>>
  /** Lists with empty places beside their rows. */
  gaps: ReadonlySet<string>
  /** Lists of them whose rows may also come twice. */
  doubles: ReadonlySet<string>
  /** Lists of them with rows that say nothing. */
  junk: ReadonlySet<string>
  /** Lists that may be null instead of empty. */
  nullable: ReadonlySet<string>
}

type Write = (value: string | number, turn: number) => unknown

const grouped = (value: number): string => value.toLocaleString('en-US', { maximumFractionDigits: 20 })

const texts =
  (...notations: ((text: string) => unknown)[]): Write =>
  (value, turn) =>
    typeof value === 'string' && value !== '' ? pick(notations, turn)(value) : value

/** Of a number that is told as one, or as text. */
const numbers =
  (...notations: ((value: number) => unknown)[]): Write =>
  (told, turn) => {
    const value = Number(told)
    return told === '' || !Number.isFinite(value) ? told : pick(notations, turn)(value)
  }

const spaced = (text: string, mark: string): string => text.replace(/(.{4})(?=.)/g, `$1${mark}`)
const instants = (...notations: ((date: Date) => unknown)[]): Write => {
  const write = (text: string, turn: number) => {
    const date = new Date(/(?:Z|[+-]\d\d:?\d\d)$/.test(text) ? text : `${text.replace(' ', 'T')}Z`)
    return Number.isNaN(date.getTime()) ? text : pick(notations, turn)(date)
  }
  return (value, turn) => (typeof value === 'string' && value !== '' ? write(value, turn) : value)
}
const iso = (date: Date): string => date.toISOString()
const english = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
const german = new Intl.DisplayNames('de', { type: 'region', fallback: 'none' })
const own = (code: string): string | undefined => {
  const { language } = new Intl.Locale(`und-${code}`).maximize()
  return new Intl.DisplayNames(language, { type: 'region', fallback: 'none' }).of(code)
}
const ALPHA_3: Readonly<Record<string, string>> = {
  IT: 'ITA',
  FR: 'FRA',
  ES: 'ESP',
  DE: 'DEU',
  GB: 'GBR',
  TR: 'TUR',
  US: 'USA',
}

const COUNTRIES: ((code: string) => string)[] = [
  (code) => code.toLowerCase(),
  (code) => english.of(code) ?? code,
  (code) => ALPHA_3[code] ?? ` ${code}`,
  (code) => german.of(code) ?? code,
  (code) => own(code) ?? code,
  (code) => english.of(code)?.toUpperCase() ?? code,
]

const WRITE = {
  iccid: texts(
    (iccid) => iccid.padEnd(20, 'F'),
    (iccid) => spaced(iccid, ' '),
    (iccid) => `${iccid}\n`,
    (iccid) => spaced(iccid, '-'),
    (iccid) => ` ${iccid.padEnd(20, 'f')}`,
  ),
  /** The whole text of the QR code. */
  code: texts(
    (code) => code.replace(/^LPA:/, 'lpa:'),
    (code) => ` ${code}\r\n`,
    (code) => code.replace(/^LPA:/, ''),
    (code) => code.replace(/^LPA:1\$/, 'LPA: 1$'),
    (code) => (code.split('$').length === 3 ? `${code}$` : code),
    (code) => `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${code}`,
  ),
  /** The server of a code that comes in two parts. */
  host: texts(
    (host) => `LPA:1$${host.replace(/^https?:\/\//, '')}`,
    (host) => ` ${host}/`,
    (host) => `1$${host.replace(/^https?:\/\//, '')}$`,
    (host) => host.toUpperCase(),
    (host) => `https://${host.replace(/^https?:\/\//, '')}`,
  ),
  matchingId: texts(
    (id) => ` ${id}`,
    (id) => `${id}$`,
    (id) => `${id}\r\n`,
    (id) => `"${id}"`,
  ),
  /** Whole megabytes or bytes, of which there are no parts. */
  count: numbers(
    (value) => `${value}.0`,
    (value) => grouped(value),
    (value) => ` ${value}`,
    (value) => `${grouped(value)}.00`,
    (value) => value,
  ),
  megabytes: numbers(
    (value) => grouped(value),
    (value) => `${value} MB`,
    (value) => `${value}.0`,
    (value) => `${value / 1024} GB`,
    (value) => value,
  ),
  gigabytes: numbers(
    (value) => `${value} GB`,
    (value) => String(value),
    (value) => ` ${value}GB`,
    (value) => value,
  ),
  days: numbers(
    (value) => `${value} Days`,
    (value) => String(value),
    (value) => `${value}.0`,
    (value) => value,
  ),
  money: numbers(
    (value) => value.toFixed(2),
    (value) => ` ${value} `,
    (value) => value,
  ),
  /** In the smallest unit. */
  cents: numbers(
    (value) => String(value),
    (value) => ` ${value}`,
    (value) => value,
  ),
  currency: texts(
    (code) => code.toLowerCase(),
    (code) => ` ${code}`,
    (code) => code.charAt(0) + code.slice(1).toLowerCase(),
  ),
  country: (value, turn) =>
    typeof value === 'string' && /^[A-Z]{2}$/.test(value) ? pick(COUNTRIES, turn)(value) : value,
  /** Several countries in one text. */
  countries: texts(
    (codes) => codes.toLowerCase(),
    (codes) => codes.replaceAll(',', '; '),
    (codes) => codes.replaceAll(',', ', '),
  ),
  instant: instants(
    (date) => iso(date).replace('Z', ''),
    (date) => date.getTime(),
    (date) => iso(date).replace('T', ' ').replace('Z', ''),
    (date) => iso(date).replace('Z', '+0000'),
    (date) => date.getTime() / 1000,
    (date) => iso(new Date(date.getTime() + 2 * 3_600_000)).replace('Z', '+02:00'),
    (date) => iso(date).replace('Z', '000Z'),
  ),
  word: texts(
    (word) => word.toLowerCase(),
    (word) => word.charAt(0) + word.slice(1).toLowerCase(),
    (word) => ` ${word}`,
  ),
} satisfies Record<string, Write>

type Beside = (rows: unknown[]) => unknown[]
const GAPS: Beside[] = [(rows) => [...rows, null], (rows) => [null, ...rows]]
const DOUBLES: Beside[] = [(rows) => [...rows, ...rows.slice(0, 1)], (rows) => [...rows.slice(0, 1), ...rows]]
const JUNK: Beside[] = [(rows) => [...rows, {}], (rows) => [...rows, 'end of list']]

/** One value in the notation of this turn. */
export const written = (kind: OddKind, value: string | number, turn: number): unknown => WRITE[kind](value, turn)

/** The same answer in the notation of this turn; `body` is the tidy one. */
export function inOddWriting(body: unknown, turn: number, names: OddNames): unknown {
  const rewritten = (value: unknown, name: string): unknown => {
    if (Array.isArray(value)) return listed(value, name)
    if (typeof value === 'object' && value !== null)
      return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rewritten(inner, key)]))
    const kind = Object.hasOwn(names.fields, name) ? names.fields[name] : undefined
    return kind && (typeof value === 'string' || typeof value === 'number') ? written(kind, value, turn) : value
  }
  const listed = (list: unknown[], name: string): unknown => {
    if (list.length === 0) return names.nullable.has(name) && turn % 3 === 1 ? null : list
    const rows = list.map((each) => rewritten(each, name))
    const beside = [
      ...(names.gaps.has(name) ? GAPS : []),
      ...(names.doubles.has(name) ? DOUBLES : []),
      ...(names.junk.has(name) ? JUNK : []),
    ]
    return beside.length > 0 ? pick(beside, turn)(rows) : rows
  }
  return rewritten(body, '')
}

/** Of several turns that a list is written in, this one. */
export function pick<Each>(list: readonly Each[], turn: number): Each {
  const found = list[turn % list.length]
  if (found === undefined) throw new Error('a list of notations is empty')
  return found
}
