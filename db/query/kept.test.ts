// A kept text and one built anew are the same, for every shape, and what builds it is given no value.
import { and, eq, gt, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import * as fc from 'fast-check'
import { expect, expectTypeOf, it } from 'vitest'
import { combining, Filled, givenColumns, kept, namesOf, type Statement } from './kept.ts'
import { orders } from '#db/schema/sales/orders.ts'
import { insertIfMoved, insertWhere } from './write-together.ts'

const db = drizzle.mock()
const dialect = new PgDialect()
/** What would be sent if every statement were built anew. */
const anew = (statement: SQLWrapper) => {
  const { sql: text, params } = dialect.sqlToQuery(statement.getSQL())
  return { text, values: params }
}
/** What is sent, if it is kept. */
const sent = (statement: SQLWrapper) => {
  expect(statement).toBeInstanceOf(Filled)
  return anew(statement)
}

const now = new Date('2026-11-26T10:00:00Z')
const address = { streetName: 'A', streetNumber: '1', unitNumber: '', postalCode: '1000', country: 'NL' }
const someText = fc.string({ maxLength: 8 })
const someDate = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2100-01-01') })
const orNull = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { freq: 3 })
/** Any of an order's columns, of every type there is. */
const someRow = fc.record(
  {
    email: someText,
    couponCode: orNull(someText),
    totalCents: fc.integer(),
    isTaxConflict: fc.boolean(),
    destinations: fc.array(fc.constantFrom('FR', 'NL', '"', 'a,b')),
    companyAddress: orNull(someText.map((city) => ({ ...address, city }))),
    iccid: orNull(fc.stringMatching(/^\d{19}$/)),
    dueAt: orNull(someDate),
    updatedAt: someDate,
  },
  { requiredKeys: ['updatedAt'], noNullPrototype: true },
)
type Row = Record<string, unknown>
const newOrder = {
  id: '00000000-0000-4000-8000-000000000001',
  reference: 'A-1',
  paymentState: 'awaiting',
  attemptKey: 'once',
  email: 'a@example.com',
  customerName: 'A',
  bundleId: '1',
  subtotalCents: 1,
  couponDiscountCents: 0,
  totalCents: 1,
  taxRate: '0.21',
  status: 'started',
  step: 'place_order',
  createdAt: now,
} as const

const updating = (set: Row, where: SQL | undefined) =>
  db
    .update(orders)
    .set({ ...set, tries: sql`${orders.tries} + ${1}` })
    .where(and(where, eq(orders.paymentState, 'paid')))
    .returning({ id: orders.id })

it('an update with any columns is what it would be if it were built anew', () => {
  const quick: Statement<Row & { id: string; at: Date }, string[]> = kept((...columns) =>
    updating(
      givenColumns(orders, columns),
      and(eq(orders.id, sql.placeholder('id')), gt(orders.createdAt, sql.placeholder('at'))),
    ),
  )
  fc.assert(
    fc.property(someRow, fc.uuid(), someDate, (row, id, at) => {
      const where = and(eq(orders.id, id), gt(orders.createdAt, at))
      expect(sent(quick({ ...row, id, at }, ...namesOf(row)))).toEqual(anew(updating(row, where)))
    }),
  )
})

it('an insert with any columns is the same as one that is built anew because of an expression in it', () => {
  fc.assert(
    fc.property(someRow, fc.constantFrom('stays' as const, 'fails' as const), (row, conflict) => {
      const whole = { ...newOrder, ...row }
      const expression = { ...whole, attemptKey: sql`${whole.attemptKey}::text` }
      expect(sent(insertIfMoved(orders, whole, conflict))).toEqual(anew(insertIfMoved(orders, expression, conflict)))
      expect(sent(insertWhere(orders, whole))).toEqual(anew(insertWhere(orders, expression)))
    }),
  )
})

const union = (parts: SQL[]) => sql`${sql.join(parts, sql` union `)} limit 3`

it('parts that are combined are what they would be in one statement that is built anew', () => {
  const part: Statement<Row, string[]> = kept(
    (...names) =>
      sql`(select ${sql.join(
        names.map((name) => sql.placeholder(name)),
        sql`, `,
      )})`,
  )
  const quick = combining(union)
  const someParts = fc.array(fc.dictionary(fc.constantFrom('a', 'b', 'c'), orNull(someText), { minKeys: 1 }), {
    minLength: 1,
  })
  fc.assert(
    fc.property(someParts, (rows) => {
      const parts = rows.map((row) => part(row, ...namesOf(row)))
      const whole = quick(parts)
      expect(sent(whole)).toEqual(anew(union(parts.map((each) => each.getSQL()))))
      // As a part of a larger one that isn't kept, too.
      expect(anew(sql`${true} or ${whole.getSQL()}`).values).toEqual([true, ...sent(whole).values])
    }),
  )
})

it('is built once for each shape', () => {
  const seen: string[] = []
  const quick: Statement<{ at: Date; email?: string }, ['open' | 'done', hasEmail: boolean]> = kept(
    (state, hasEmail) => {
      seen.push(`${state} ${hasEmail}`)
      return sql`${sql.placeholder('at')} ${hasEmail ? sql.placeholder('email') : sql`none`} ${state}`
    },
  )
  const calls = [
    quick({ at: now }, 'open', false),
    quick({ at: new Date(0), email: undefined }, 'open', false),
    quick({ at: now, email: 'a' }, 'open', true),
    quick({ at: now, email: 'b' }, 'open', true),
    quick({ at: now, email: 'b' }, 'done', true),
  ]
  expect(seen).toEqual(['open false', 'open true', 'done true'])
  expect(calls.map(({ values }) => values)).toEqual([
    [now.toISOString(), 'open'],
    [new Date(0).toISOString(), 'open'],
    [now.toISOString(), 'a', 'open'],
    [now.toISOString(), 'b', 'open'],
    [now.toISOString(), 'b', 'done'],
  ])
})

const reading = ({ flag }: { flag: boolean }) => (flag ? sql`a` : sql`b`)

// A condition on a value would be decided once, by the first call, for all that follow.
it('what builds a text cannot read a value: it does not compile, and throws', () => {
  const one: Statement<{ flag: boolean }> = kept(() => sql`${sql.placeholder('flag')}`)
  expectTypeOf(reading).not.toExtend<Parameters<typeof kept>[0]>()

  const forced: unknown = Reflect.apply(kept, undefined, [reading])
  expect(() => Reflect.apply(Object(forced), undefined, [{ flag: false }])).toThrow(TypeError)
  expect(one({ flag: false }).values).toEqual([false])
})

it('a statement without one of its values is refused', () => {
  const quick: Statement<{ id?: string }> = kept(() => eq(orders.id, sql.placeholder('id')))
  expect(() => quick({})).toThrow("A statement misses its value 'id'.")
  expect(() => givenColumns(orders, ['nothing'])).toThrow("There is no column 'nothing'.")
})

it('a value that has no place in its statement is refused', () => {
  const quick: Statement<{ id: string; issuedOn: string }> = kept(() => eq(orders.id, sql.placeholder('id')))
  expect(() => quick({ id: 'one', issuedOn: '2027-01-01' })).toThrow("A statement has no place for 'issuedOn'.")
})

it('shapes that always differ don’t fill the memory', () => {
  let built = 0
  const quick: Statement<Row, [string]> = kept(() => sql`${(built += 1)}`)
  const differ = (from: number, to: number) => {
    for (let each = from; each < to; each += 1) quick({}, `column${each}`)
  }
  differ(0, 300)
  differ(0, 300)
  expect(built).toBe(300)
  differ(300, 400)
  differ(0, 1)
  expect(built).toBe(401)
})

const numbered: Statement<{ a: number }> = kept(() => sql`${sql.placeholder('a')}`)

it('a combination has no values but those of its parts', () => {
  const part = numbered({ a: 2 })
  expect(() => combining(([only]) => sql`${only} + ${1}`)([part])).toThrow('values that are in none of its parts')
  expect(() => combining(() => sql`1`)([part])).toThrow('values that are in none of its parts')
})

it('a combination with a part that is built each time is built each time', () => {
  const sum = combining(([one, other]) => sql`${one} + ${other}`)
  expect(sum([numbered({ a: 2 }), sql`${3}`])).not.toBeInstanceOf(Filled)
  expect(anew(sum([numbered({ a: 2 }), sql`${3}`]))).toEqual({ text: '$1 + $2', values: [2, 3] })
})

it('a text that looks as if it had another value is refused', () => {
  expect(() => kept(() => sql`select '$1'`)({})).toThrow("A text looks as if it had more values: select '$1'")
})
