// The column of an ICCID: sealed so that whoever reads the database alone learns none, and still unique, joined and found by its
// whole, its beginning and its last four digits (docs/decisions/0035). A database says which key is in force for it; before
// any is, numbers stand in the open, as the release before needs them.
import { inArray, or, sql, type SQL } from 'drizzle-orm'
import { customType, type PgColumn } from 'drizzle-orm/pg-core'

export type IccidKeys = {
  /** The highest version, which new databases begin with. */
  newest: number
  versions: number[]
  /** The same text for the same number each time. Throws without a key of this version. */
  seal: (version: number, iccid: string) => string
  /** Null for what none of these keys sealed. */
  open: (sealed: string) => string | null
  /** What sealed numbers with this beginning begin with; of long ones the first fifteen digits count. */
  beginning: (version: number, digits: string) => string
  /** What sealed numbers with these last four digits end in. */
  ending: (version: number, digits: string) => string
}

/** Numbers in the open. */
export const NO_KEY = 0

let keys: IccidKeys | null = null
let inForce = NO_KEY

/** From now on this process knows these keys. */
export function sealIccidsWith(given: IccidKeys | null): void {
  keys = given
  if (!given) inForce = NO_KEY
}

/** From now on this process writes under this key. */
export function followIccidKey(version: number): void {
  inForce = version
}

export const iccidKeyInForce = (): number => inForce
export const newestIccidKey = (): number => keys?.newest ?? NO_KEY

/** How this process calls itself to the database; nodes that know another key, or none, call themselves something else. */
export const nodeName = (): string => `wander-pass, key ${Math.max(keys?.newest ?? 1, 1)}`

/** As it stands in the database while this key is in force. */
export const iccidAs = (version: number, iccid: string): string =>
  version === NO_KEY || !keys ? iccid : keys.seal(version, iccid)

/** The number in the open. Throws when it was sealed under a key that is not there: nobody must take it for the number. */
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

// Until the newest key is in force another process may be ahead of this one, or behind it.
const versionsToAsk = (): number[] => (!keys || inForce === keys.newest ? [inForce] : [NO_KEY, ...keys.versions])

/** The column holds one of these numbers. */
export const isIccid = (column: PgColumn, ...iccids: string[]): SQL =>
  inArray(
    sql`${column}`,
    iccids.flatMap((iccid) => versionsToAsk().map((version) => iccidAs(version, iccid))),
  )

/** The column holds a number that begins with these digits; of more than fifteen the first fifteen count, unless they are all. */
export function beginsAsIccid(column: PgColumn, digits: string): SQL {
  if (digits.length > 19) return isIccid(column, digits)
  // The nineteen of a number of twenty as well.
  if (digits.length === 19)
    return isIccid(column, digits, ...Array.from({ length: 10 }, (_, last) => `${digits}${last}`))
  const begins = (version: number) => (version === NO_KEY || !keys ? digits : keys.beginning(version, digits))
  return anyOf(versionsToAsk().map((version) => sql`${column} like ${`${begins(version)}%`}`))
}

/** The column holds a number with these last four digits. */
export const endsAsIccid = (column: PgColumn, digits: string): SQL =>
  anyOf(
    versionsToAsk().map(
      (version) => sql`right(${column}, 4) = ${version === NO_KEY || !keys ? digits : keys.ending(version, digits)}`,
    ),
  )

const anyOf = (conditions: SQL[]): SQL => or(...conditions) ?? sql`false`
