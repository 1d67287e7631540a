import { alias } from 'drizzle-orm/pg-core'
import {
  and,
  arrayContains,
  asc,
  count,
  desc,
  eq,
  exists,
  gt,
  ilike,
  inArray,
  isNull,
  lt,
  not,
  or,
  sql,
  type SQLWrapper,
} from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { expect, it } from 'vitest'
import { quickened } from './quick-text.ts'
import { orders } from './schema/orders.ts'
import { users } from './schema/users.ts'
import { insertIfMoved, insertWhere } from './write-together.ts'
import type { Db } from './database.ts'

const [slow, quick] = [drizzle.mock(), quickened(drizzle.mock())]
const now = new Date('2026-11-26T10:00:00Z')
const other = alias(orders, 'other')
const user = { id: 'u', email: 'a@example.com', fullName: 'A', createdAt: now }

/** A statement that isn't built by the query layer. */
const asking = (db: Db, statement: SQLWrapper) => db.select({ id: users.id }).from(users).where(statement.getSQL())

const STATEMENTS: Record<string, (db: Db) => { toSQL: () => unknown }> = {
  'a row by its id': (db) => db.select().from(orders).where(eq(orders.id, 'x')).limit(1),
  'what is prepared': (db) =>
    db
      .select()
      .from(users)
      .where(eq(users.id, sql.placeholder('id'))),
  'several columns, one worked out': (db) =>
    db.select({ id: users.id, at: sql<Date>`coalesce(${users.createdAt}, ${now.toISOString()})`.as('at') }).from(users),
  'a join with columns of both tables': (db) =>
    db
      .select({ order: orders, email: users.email })
      .from(orders)
      .leftJoin(users, eq(users.id, orders.userId))
      .orderBy(desc(orders.createdAt), asc(users.id)),
  'a table under another name': (db) =>
    db
      .select({ id: other.id })
      .from(orders)
      .innerJoin(other, eq(other.targetOrderId, orders.id))
      .where(and(gt(other.createdAt, now), isNull(orders.iccid))),
  'lists, empty and long': (db) =>
    db
      .select({ id: orders.id })
      .from(orders)
      .where(or(inArray(orders.id, ['a', 'b', 'c']), inArray(orders.email, []), not(ilike(orders.email, '%x%')))),
  'a query within a query': (db) => {
    const few = db.select({ id: users.id }).from(users).where(lt(users.createdAt, now)).limit(3)
    return db
      .select({ n: count() })
      .from(orders)
      .where(and(inArray(orders.userId, few), exists(few)))
  },
  'a query with a name': (db) => {
    const few = db.$with('few').as(db.select({ id: users.id, email: users.email }).from(users).limit(2))
    const sub = db.select({ email: orders.email }).from(orders).as('sub')
    return db.with(few).select({ id: few.id, email: sub.email }).from(few).innerJoin(sub, eq(sub.email, few.email))
  },
  'an insert that returns its row': (db) =>
    db
      .insert(users)
      .values([user, { ...user, id: 'v' }])
      .returning(),
  'an insert over a row that is there': (db) =>
    db
      .insert(users)
      .values(user)
      .onConflictDoUpdate({ target: users.id, set: { fullName: 'B', ip: null } })
      .returning({ id: users.id }),
  'an update with what the database works out': (db) =>
    db
      .update(orders)
      .set({ updatedAt: now, iccid: null, tries: sql`${orders.tries} + ${1}` })
      .where(and(eq(orders.id, 'x'), arrayContains(orders.destinations, ['FR'])))
      .returning(),
  'a delete': (db) => db.delete(users).where(eq(users.email, 'a@example.com')).returning({ id: users.id }),
  'an insert that depends on another': (db) => asking(db, insertIfMoved(users, { ...user, id: 'w', ip: null })),
  'an insert with a condition': (db) =>
    asking(db, insertWhere(users, user, { condition: sql`${true} and ${1} < ${'2'}::integer` })),
  'values that stand in the text': (db) =>
    db
      .select({ id: users.id })
      .from(users)
      .where(sql`${users.email} = ${sql`${"it's"}`.inlineParams()} and ${users.id} = ${'x'}`),
  'a union': (db) =>
    db
      .select({ id: users.id })
      .from(users)
      .union(db.select({ id: orders.id }).from(orders))
      .limit(4),
}

it.each(Object.keys(STATEMENTS))('writes %s like the query layer, with the same values', (name) => {
  const made = (db: Db) => STATEMENTS[name]?.(db).toSQL()
  expect(made(quick)).toEqual(made(slow))
  expect(made(quick)).toEqual(made(slow))
})

it('rejects an unknown part as before', () => {
  expect(() => quickened(Object.create(null))).toThrow('The query layer has no dialect.')
})
