// The notations that real networks use besides the tidy one: each answer takes another turn through them. All of them
// say the same as the tidy answer; rows that say nothing stand beside those that do.

type Write<Value> = (value: Value) => unknown

const NUMBERS: Write<string>[] = [
  // As it is stored on the chip: filled up to whole bytes.
  (iccid) => iccid.padEnd(20, 'F'),
  (iccid) => `${iccid}\n`,
  (iccid) => iccid.replace(/(.{4})(?=.)/g, '$1 '),
  (iccid) => ` ${iccid.padEnd(20, 'f')}`,
  (iccid) => iccid.replace(/(.{4})(?=.)/g, '$1-'),
]

const CODES: Write<string>[] = [
  (code) => `${code}\r\n`,
  (code) => code.replace('LPA:', 'lpa:'),
  (code) => code.replace('LPA:', ''),
  (code) => `https://esimsetup.apple.com/esim_qrcode_provisioning?carddata=${code}`,
  (code) => encodeURIComponent(code),
  (code) => `${code}$$`,
  (code) => `https://esimsetup.android.com/esim_qrcode_provisioning?carddata=${encodeURIComponent(code)}`,
]

const AMOUNTS: Write<number>[] = [
  (megabytes) => megabytes.toLocaleString('en-US', { minimumFractionDigits: 1 }),
  (megabytes) => `${megabytes} MB`,
  (megabytes) => ` ${megabytes}`,
  (megabytes) => megabytes.toLocaleString('de-DE', { minimumFractionDigits: 1 }),
  (megabytes) => `${megabytes / 1024} GB`,
]

const INSTANTS: Write<Date>[] = [
  (date) => date.getTime(),
  (date) => date.toISOString().replace('Z', ''),
  (date) => date.getTime() / 1000,
  (date) => date.toISOString().replace('T', ' ').replace('Z', ''),
  (date) => date.toISOString().replace('Z', '+0000'),
  (date) => `/Date(${date.getTime()})/`,
  (date) => String(date.getTime()),
]

const NO_DATES: unknown[] = ['0001-01-01T00:00:00', '', '0000-00-00 00:00:00', 0, '1970-01-01T00:00:00Z', '9999-12-31']
const YES_OR_NO: Write<boolean>[] = [String, Number, (flag) => (flag ? 'Y' : 'N'), (flag) => (flag ? 'TRUE' : 'FALSE')]

const ICCIDS = new Set(['iccid', 'idValue'])
const DATES = new Set(['bundleExpiry', 'installedAt', 'date'])
const MEGABYTES = new Set([
  'bundleBalance',
  'totalDataAllocation',
  'value',
  'usedMegabytes',
  'totalMegabytes',
  'remainingMegabytes',
])

/** What an unfinished or foreign row looks like beside good ones. */
const PENDING = { idValue: 'pending', activationCode: null }
const JUNK: unknown[] = [{ iccid: 'n/a' }, { iccid: 8_988_303_000_000_000 }, null, 'end of list']

/** The same answer in the notation of this turn; `body` is the tidy one. */
export function inOddNotation(body: unknown, turn: number): unknown {
  const written = rewritten(body, '', turn)
  if (Array.isArray(written)) return oddList(written, turn)
  if (typeof written !== 'object' || written === null) return written
  const { profiles, bundle, ...rest }: Record<string, unknown> = { ...written }
  return {
    ...rest,
    ...(Array.isArray(profiles) && { profiles: profiles.length === 0 ? [] : oddProfiles(profiles, body, turn) }),
    ...(Array.isArray(bundle) && { bundle: turn % 2 === 0 ? bundle[0] : bundle }),
  }
}

// Twice in two notations, and beside one that isn't ready.
function oddProfiles(profiles: unknown[], tidy: unknown, turn: number): unknown[] {
  const again = tidy && typeof tidy === 'object' && 'profiles' in tidy ? rewritten(tidy.profiles, '', turn + 1) : []
  const twice = [...profiles, ...(Array.isArray(again) ? again : [])]
  return turn % 2 === 0 ? [PENDING, ...twice] : [...twice, PENDING]
}

// A history tells whether data was added: a row that says nothing there would be a broken answer, not an odd one.
function oddList(list: unknown[], turn: number): unknown[] {
  const [first] = list
  const isOfProfiles = typeof first === 'object' && first !== null && 'iccid' in first
  return isOfProfiles ? [JUNK[turn % JUNK.length], ...list, first] : list
}

function rewritten(value: unknown, name: string, turn: number): unknown {
  if (Array.isArray(value)) return value.map((each, place) => rewritten(each, name, turn + place))
  if (DATES.has(name)) {
    if (value === null) return pick(NO_DATES, turn)
    return typeof value === 'string' ? pick(INSTANTS, turn)(new Date(value)) : value
  }
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, rewritten(inner, key, turn)]))
  if (typeof value === 'string' && ICCIDS.has(name)) return pick(NUMBERS, turn)(value)
  if (typeof value === 'string' && name === 'activationCode') return pick(CODES, turn)(value)
  if (typeof value === 'number' && MEGABYTES.has(name)) return pick(AMOUNTS, turn)(value)
  return typeof value === 'boolean' ? pick(YES_OR_NO, turn)(value) : value
}

function pick<Each>(list: readonly Each[], turn: number): Each {
  const found = list[turn % list.length]
  if (found === undefined) throw new Error('a list of notations is empty')
  return found
}
