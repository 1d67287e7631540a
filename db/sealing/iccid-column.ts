// A column of ICCIDs: encrypted so that the database alone reveals none, but still unique, joinable, and searchable by
// the full number, its beginning, or its last four digits (docs/decisions/0035). The database says which key is in
// force. Before the first one is, numbers are unencrypted, as the previous release needs them.
import { inArray, or, sql, type SQL } from 'drizzle-orm'
import { customType, type PgColumn } from 'drizzle-orm/pg-core'

export type IccidKeys = {
  /** The highest version, used for new databases. */
  newest: number
  versions: number[]
  /** Always the same text for the same number. Throws if there is no key of this version. */
  seal: (version: number, iccid: string) => string
  /** Null if none of these keys encrypted it. */
  open: (sealed: string) => string | null
  /** The common beginning of encrypted numbers with these first digits; at most fifteen digits count. */
  beginning: (version: number, digits: string) => string
  /** The common ending of encrypted numbers with these last four digits. */
  ending: (version: number, digits: string) => string
}

/** Unencrypted numbers. */
export const NO_KEY = 0

let keys: IccidKeys | null = null
let inForce = NO_KEY

/** From now on, this process has these keys. */
export function sealIccidsWith(given: IccidKeys | null): void {
  keys = given
  if (!given) inForce = NO_KEY
}

/** From now on, this process writes with this key. */
export function followIccidKey(version: number): void {
  inForce = version
}

export const iccidKeyInForce = (): number => inForce
export const newestIccidKey = (): number => keys?.newest ?? NO_KEY

/**
 * The name by which this process identifies itself to the database; nodes with another key, or none, use another name.
 */
export const nodeName = (): string => `wander-pass, key ${Math.max(keys?.newest ?? 1, 1)}`

/** The number as stored while this key is in force. */
export const iccidAs = (version: number, iccid: string): string =>
  version === NO_KEY || !keys ? iccid : keys.seal(version, iccid)

/** The decrypted number. Throws if its key is missing, so that the ciphertext is never taken for the number. */
export function openedIccid(stored: string): string {
  if (!keys || !isSealedIccid(stored)) return stored
  const iccid = keys.open(stored)
  if (iccid === null) throw new Error('A sealed ICCID cannot be opened. LOOKUP_KEY needs the key that sealed it.')
  return iccid
}

const isSealedIccid = (stored: string): boolean => /^i\d{1,4}\./.test(stored)

export const iccidText = (name: string) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (iccid) => iccidAs(inForce, iccid),
    fromDriver: openedIccid,
  })(name)

// Until the newest key is in force, another process may already use it, or still use an older one.
const versionsToAsk = (): number[] => (!keys || inForce === keys.newest ? [inForce] : [NO_KEY, ...keys.versions])

/** The column contains one of these numbers. */
export const isIccid = (column: PgColumn, ...iccids: string[]): SQL =>
  inArray(
    sql`${column}`,
    iccids.flatMap((iccid) => versionsToAsk().map((version) => iccidAs(version, iccid))),
  )

export type Ways = { [way: `way${number}`]: string }
/** This number in every way in which the column may contain it, for a statement that is built before. */
export const waysToStore = (iccid: string): Ways =>
  Object.fromEntries(versionsToAsk().map((version) => [`way${version}`, iccidAs(version, iccid)]))
/** The column contains one of the values of these names. */
export const isStored = (column: PgColumn, ways: string[]): SQL =>
  inArray(
    sql`${column}`,
    ways.map((way) => sql.placeholder(way)),
  )

/**
 * The column contains a number that begins with these digits; beyond fifteen, only the first fifteen count, unless the
 * number is complete.
 */
export function beginsAsIccid(column: PgColumn, digits: string): SQL {
  if (digits.length > 19) return isIccid(column, digits)
  // Also matches the first nineteen of a twenty-digit number.
  if (digits.length === 19)
    return isIccid(column, digits, ...Array.from({ length: 10 }, (_, last) => `${digits}${last}`))
  const begins = (version: number) => (version === NO_KEY || !keys ? digits : keys.beginning(version, digits))
  return anyOf(versionsToAsk().map((version) => sql`${column} like ${`${begins(version)}%`}`))
}

/** The column contains a number with these last four digits. */
export const endsAsIccid = (column: PgColumn, digits: string): SQL =>
  anyOf(
    versionsToAsk().map(
      (version) => sql`right(${column}, 4) = ${version === NO_KEY || !keys ? digits : keys.ending(version, digits)}`,
    ),
  )

const anyOf = (conditions: SQL[]): SQL => or(...conditions) ?? sql`false`
