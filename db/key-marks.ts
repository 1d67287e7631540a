// Two keys under one version would write rows that only one of them reads, and the same ICCID in two forms. So a database
// remembers each key that it was opened with, and who comes with another one under the same version is turned away.
import { isNotNull } from 'drizzle-orm'
import type { Db } from './database.ts'
import { OtherKey } from './other-key.ts'
import { esims } from './schema/esims.ts'
import { keyMarks } from './schema/key-marks.ts'

export type KeyMark = typeof keyMarks.$inferSelect

/** Throws `OtherKey` for the first key that is not the one this database knows; those that it does not know yet it remembers. */
export async function rememberKeys(db: Db, marks: KeyMark[]): Promise<void> {
  const known = await db.select().from(keyMarks)
  // Written before keys were remembered: what is sealed says which keys these were.
  if (known.length === 0) await openOne(db)
  const isNew = (mark: KeyMark) => !known.some((each) => isSameKey(each, mark))
  if (!marks.some(isNew)) return compare(known, marks)
  // Another node may come at the same moment; the first one is remembered, and both compare.
  await db.insert(keyMarks).values(marks.filter(isNew)).onConflictDoNothing()
  compare(await db.select().from(keyMarks), marks)
}

const isSameKey = (one: KeyMark, other: KeyMark): boolean =>
  one.setting === other.setting && one.version === other.version

function compare(known: KeyMark[], marks: KeyMark[]): void {
  const other = marks.find((mark) => known.some((each) => isSameKey(each, mark) && each.mark !== mark.mark))
  if (other) throw new OtherKey(other)
}

// Its columns throw when they cannot be opened.
const openOne = (db: Db) =>
  db
    .select({ iccid: esims.iccid, activationCode: esims.activationCode })
    .from(esims)
    .where(isNotNull(esims.activationCode))
    .limit(1)
