// Our reader of rows and the query layer's read the same.
import { getTableColumns, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pg-proxy'
import { array, assert, asyncProperty, boolean, constantFrom, integer, option, tuple, type Arbitrary } from 'fast-check'
import { expect, it } from 'vitest'
import { rowReader } from './row-reader.ts'
import { orders } from './schema/orders.ts'

const fields = {
  ...getTableColumns(orders),
  language: sql<string>`'nl'`.as('mail_language'),
  found: sql`count(*)`.mapWith(Number),
}

/** What the driver may return for a column of this type. */
const VALUES: Record<string, Arbitrary<unknown>> = {
  date: constantFrom('2026-11-26 10:00:00+00', '1999-12-31 23:59:59.123+01'),
  number: integer(),
  boolean: boolean(),
  array: array(constantFrom('FR', 'NL')),
  json: constantFrom({}, { a: [1] }),
}
const someText = constantFrom('', 'a', 'Wörter 🧳')
const someRow = tuple(
  ...Object.values(getTableColumns(orders)).map(({ dataType }) => option(VALUES[dataType] ?? someText)),
  option(someText),
  option(constantFrom('0', '12')),
)

it('a row of any values', () =>
  assert(
    asyncProperty(someRow, async (values) => {
      const [expected] = await drizzle(async () => ({ rows: [values] }))
        .select(fields)
        .from(orders)
      const read = rowReader(fields)(values)
      expect(read).toEqual(expected)
      expect(Object.keys(read)).toEqual(Object.keys(fields))
    }),
  ))

it('rows share nothing', () => {
  const reader = rowReader({ found: fields.found, at: orders.createdAt })
  const rows = [
    ['1', '2026-11-26 10:00:00+00'],
    [null, null],
    ['2', null],
  ].map((values) => reader(values))
  expect(rows).toEqual([
    { found: 1, at: new Date('2026-11-26T10:00:00Z') },
    { found: null, at: null },
    { found: 2, at: null },
  ])
})
