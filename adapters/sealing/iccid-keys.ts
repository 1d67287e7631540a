// Encrypts ICCIDs but keeps them searchable: the same number always gives the same text, with its first digits
// encrypted at the front and its last four at the end. `i1.<beginning>.<sealed>.<ending>`; the 1 is the version of the
// key.
import {
  createCipheriv,
  createDecipheriv,
  createHmac,
  createSecretKey,
  hkdfSync,
  timingSafeEqual,
  type KeyObject,
} from 'node:crypto'

/** Knowing a similar number reveals only how many leading digits the two share. */
const FOUND_BY_FIRST = 15
const MARK_BYTES = 16
const HALF = 100
const ROUNDS = 6
/**
 * The most recent numbers, because an order encrypts the same one a dozen times, with up to 22 hashes each, and reads
 * it back. They are kept unencrypted: anyone who can read this process's memory has its keys anyway.
 */
const MOST_KNOWN = 100
/** Beginnings whose digits are kept too, because the numbers of one network share most of theirs. */
const MOST_BEGINNINGS = 500
const SEALED = /^i(\d{1,4})\.[^.]*\.([\w-]+)\.[\w-]*$/
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

type Keys = Record<'mark' | 'text' | 'beginning' | 'ending', KeyObject> & {
  /** Ten digits by the digits before them: the first replaces a 0, the last a 9. */
  digits: Map<string, string>
  /** What each round of an ending adds, by the round and two digits: 600 at most. */
  turns: Map<string, number>
}

/** `lookUpKeys`: 32 bytes each, by version; at least one. */
export function iccidKeys(lookUpKeys: ReadonlyMap<number, Buffer>) {
  const keysOf = new Map([...lookUpKeys].map(([version, key]) => [version, derivedFrom(key)]))
  const ofVersion = (version: number): Keys => {
    const keys = keysOf.get(version)
    if (!keys) throw new Error(`LOOKUP_KEY lacks version ${version}, which ICCIDs of this database are sealed with.`)
    return keys
  }
  const known = { sealed: latest(), opened: latest() }
  const seal = (version: number, iccid: string): string => {
    const keys = ofVersion(version)
    const mark = markOf(keys, iccid)
    const cipher = createCipheriv('aes-256-ctr', keys.text, mark)
    const body = Buffer.concat([mark, cipher.update(iccid, 'utf8'), cipher.final()]).toString('base64url')
    return `i${version}.${beginningOf(keys, iccid)}.${body}.${endingOf(keys, iccid.slice(-4))}`
  }
  const open = (sealed: string): string | null => {
    const [, version, body = ''] = SEALED.exec(sealed) ?? []
    const keys = keysOf.get(Number(version))
    const bytes = Buffer.from(body, 'base64url')
    if (!keys || bytes.length < MARK_BYTES) return null
    const mark = bytes.subarray(0, MARK_BYTES)
    const decipher = createDecipheriv('aes-256-ctr', keys.text, mark)
    const text = Buffer.concat([decipher.update(bytes.subarray(MARK_BYTES)), decipher.final()]).toString('utf8')
    return timingSafeEqual(mark, markOf(keys, text)) ? text : null
  }
  return {
    newest: Math.max(...keysOf.keys()),
    versions: [...keysOf.keys()],
    seal: (version: number, iccid: string): string => {
      const name = `${version} ${iccid}`
      const before = known.sealed.get(name)
      if (before !== undefined) return before
      const sealed = seal(version, iccid)
      known.sealed.keep(name, sealed)
      known.opened.keep(sealed, iccid)
      return sealed
    },
    open: (sealed: string): string | null => known.opened.get(sealed) ?? open(sealed),
    beginning: (version: number, digits: string): string => `i${version}.${beginningOf(ofVersion(version), digits)}`,
    ending: (version: number, digits: string): string => endingOf(ofVersion(version), digits),
  }
}

const derivedFrom = (key: Buffer): Keys => {
  const derive = (what: string) =>
    createSecretKey(Buffer.from(hkdfSync('sha256', key, '', `wander-pass iccid ${what}`, 32)))
  return {
    mark: derive('mark'),
    text: derive('text'),
    beginning: derive('beginning'),
    ending: derive('ending'),
    digits: new Map(),
    turns: new Map(),
  }
}

function latest() {
  const kept = new Map<string, string>()
  return {
    get: (name: string) => kept.get(name),
    keep: (name: string, text: string) => {
      kept.set(name, text)
      const [oldest] = kept.keys()
      if (kept.size > MOST_KNOWN && oldest !== undefined) kept.delete(oldest)
    },
  }
}

const hashOf = (key: KeyObject, text: string): Buffer => createHmac('sha256', key).update(text).digest()
const markOf = (keys: Keys, iccid: string): Buffer => hashOf(keys.mark, iccid).subarray(0, MARK_BYTES)

/** Replaces each digit with another, depending on the key and all digits before it. */
const beginningOf = (keys: Keys, text: string): string =>
  Array.from(text.slice(0, FOUND_BY_FIRST), (sign, place) =>
    // No known ICCID contains a letter, but that is up to the networks.
    /\d/.test(sign)
      ? digitsAfter(keys, text.slice(0, place))[Number(sign)]
      : LETTERS[hashOf(keys.beginning, text.slice(0, place + 1)).readUInt16BE() % LETTERS.length],
  ).join('')

function digitsAfter({ beginning, digits }: Keys, before: string): string {
  const known = digits.get(before)
  if (known !== undefined) return known
  const hash = hashOf(beginning, before)
  const ranks = Array.from({ length: 10 }, (_, digit) => hash.readUInt16BE(digit * 2) * 10 + digit)
  const made = ranks.map((rank) => ranks.filter((other) => other < rank).length).join('')
  if (digits.size >= MOST_BEGINNINGS) digits.clear()
  digits.set(before, made)
  return made
}

/** Replaces four digits with four others, using a Feistel network, so that no two endings collide. */
function endingOf(keys: Keys, end: string): string {
  if (!/^\d{4}$/.test(end)) return hashOf(keys.ending, end).toString('base64url').slice(0, 4)
  let [left, right] = [Number(end.slice(0, 2)), Number(end.slice(2))]
  for (let round = 0; round < ROUNDS; round++)
    [left, right] = [right, (left + turnOf(keys, `${round} ${right}`)) % HALF]
  return `${left}`.padStart(2, '0') + `${right}`.padStart(2, '0')
}

function turnOf({ ending, turns }: Keys, turn: string): number {
  const known = turns.get(turn)
  if (known !== undefined) return known
  const made = hashOf(ending, turn).readUInt32BE() % HALF
  turns.set(turn, made)
  return made
}
