// A kept text and one built anew are the same, for every shape, and values stay with their call.
import { and, eq, gt, sql, type SQL, type SQLWrapper } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { PgDialect } from 'drizzle-orm/pg-core'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { combining, Filled, kept } from './kept.ts'
import { quickDialect, quickened } from './quick-text.ts'
import { orders } from './schema/orders.ts'
import { insertIfMoved, insertWhere } from './write-together.ts'

const db = quickened(drizzle.mock())
const dialect = quickDialect(new PgDialect())
/** What would be sent if every statement were built anew. */
const anew = (statement: SQLWrapper) => {
  const { sql: text, params } = dialect.sqlToQuery(statement.getSQL())
  return { text, values: params }
}
const sent = (statement: SQLWrapper) => {
  if (!(statement instanceof Filled)) throw new Error('This is built each time.')
  return { text: statement.text.sql, values: statement.values }
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

const updated = (row: Row, id: string | SQL, at: Date | SQL) =>
  db
    .update(orders)
    .set({ ...row, tries: sql`${orders.tries} + ${1}` })
    .where(and(eq(orders.id, id), gt(orders.createdAt, at), eq(orders.paymentState, 'paid')))
    .returning({ id: orders.id })

it('an update with any columns is what it would be if it were built anew', () => {
  const quick = kept<Row & { id: string; at: Date }>(({ id, at, ...row }) => updated(row, id, at))
  fc.assert(
    fc.property(someRow, fc.uuid(), someDate, (row, id, at) => {
      expect(sent(quick({ ...row, id, at }))).toEqual(anew(updated(row, id, at)))
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
  const part = kept<Row>(
    (row) =>
      sql`(select ${sql.join(
        Object.values(row).map((value) => sql`${value}`),
        sql`, `,
      )})`,
  )
  const quick = combining(union)
  const someParts = fc.array(fc.dictionary(fc.constantFrom('a', 'b', 'c'), orNull(someText), { minKeys: 1 }), {
    minLength: 1,
  })
  fc.assert(
    fc.property(someParts, (rows) => {
      const whole = quick(rows.map((row) => part(row)))
      expect(sent(whole)).toEqual(anew(union(rows.map((row) => part(row).getSQL()))))
      // As a part of a larger one that isn't kept, too.
      expect(anew(sql`${true} or ${whole.getSQL()}`).values).toEqual([true, ...sent(whole).values])
    }),
  )
})

it('is built once for each shape, and never sees the values of a call', () => {
  const seen: unknown[] = []
  const quick = kept<{ at: Date; email?: string }, ['open' | 'done']>((given, state) => {
    seen.push([Object.keys(given), state])
    return sql`${given.at} ${given.email ?? sql`none`} ${state}`
  })
  const calls = [
    quick({ at: now }, 'open'),
    quick({ at: new Date(0), email: undefined }, 'open'),
    quick({ at: now, email: 'a' }, 'open'),
    quick({ at: now, email: 'b' }, 'open'),
    quick({ at: now, email: 'b' }, 'done'),
  ]
  expect(seen).toEqual([
    [['at'], 'open'],
    [['at', 'email'], 'open'],
    [['at', 'email'], 'done'],
  ])
  expect(calls.map(({ values }) => values)).toEqual([
    [now.toISOString(), 'open'],
    [new Date(0).toISOString(), 'open'],
    [now.toISOString(), 'a', 'open'],
    [now.toISOString(), 'b', 'open'],
    [now.toISOString(), 'b', 'done'],
  ])
})

it('shapes that always differ don’t fill the memory', () => {
  let built = 0
  const quick = kept<Row>(() => sql`${(built += 1)}`)
  const differ = (from: number, to: number) => {
    for (let each = from; each < to; each += 1) quick({ [`column${each}`]: 1 })
  }
  differ(0, 300)
  differ(0, 300)
  expect(built).toBe(300)
  differ(300, 400)
  differ(0, 1)
  expect(built).toBe(401)
})

it('a combination has no values but those of its parts', () => {
  const part = kept<{ a: number }>(({ a }) => sql`${a}`)
  expect(() => combining(([only]) => sql`${only} + ${1}`)([part({ a: 2 })])).toThrow(
    'values that are in none of its parts',
  )
  expect(() => combining(() => sql`1`)([part({ a: 2 })])).toThrow('values that are in none of its parts')
})

it('a combination with a part that is built each time is built each time', () => {
  const part = kept<{ a: number }>(({ a }) => sql`${a}`)
  const sum = combining(([one, other]) => sql`${one} + ${other}`)
  expect(sum([part({ a: 2 }), sql`${3}`])).not.toBeInstanceOf(Filled)
  expect(anew(sum([part({ a: 2 }), sql`${3}`]))).toEqual({ text: '$1 + $2', values: [2, 3] })
})

it('a text that looks as if it had another value is refused', () => {
  expect(() => kept(() => sql`select '$1'`)({})).toThrow("A text looks as if it had more values: select '$1'")
})
