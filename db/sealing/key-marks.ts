// Two different keys with the same version would write rows that only one of them can read, and the same ICCID in two
// forms. So the database remembers each key's fingerprint and turns away a node with a different key under the same
// version.
import { isNotNull } from 'drizzle-orm'
import type { Db } from '#db/database.ts'
import { OtherKey } from '#db/connection/start-faults.ts'
import { esims } from '#db/schema/sales/esims.ts'
import { keyMarks } from '#db/schema/server.ts'

export type KeyMark = typeof keyMarks.$inferSelect

/** Throws `OtherKey` for the first key that contradicts this database's; remembers those it doesn't know yet. */
export async function rememberKeys(db: Db, marks: KeyMark[]): Promise<void> {
  const known = await db.select().from(keyMarks)
  // Written before keys were remembered: check against the encrypted data instead.
  if (known.length === 0) await openOne(db)
  const isNew = (mark: KeyMark) => !known.some((each) => isSameKey(each, mark))
  if (!marks.some(isNew)) return compare(known, marks)
  // Another node may start at the same moment; the first one is remembered, and both compare.
  await db.insert(keyMarks).values(marks.filter(isNew)).onConflictDoNothing()
  compare(await db.select().from(keyMarks), marks)
}

const isSameKey = (one: KeyMark, other: KeyMark): boolean =>
  one.setting === other.setting && one.version === other.version

function compare(known: KeyMark[], marks: KeyMark[]): void {
  const other = marks.find((mark) => known.some((each) => isSameKey(each, mark) && each.mark !== mark.mark))
  if (other) throw new OtherKey(other)
}

// Its columns throw if they can't be decrypted.
const openOne = (db: Db) =>
  db
    .select({ iccid: esims.iccid, activationCode: esims.activationCode })
    .from(esims)
    .where(isNotNull(esims.activationCode))
    .limit(1)
