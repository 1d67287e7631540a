// Rows of a statement that was written as SQL are read like those of the query layer's own statements.
import { getTableColumns, sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/pg-proxy'
import { array, assert, asyncProperty, boolean, constantFrom, integer, option, tuple, type Arbitrary } from 'fast-check'
import { expect, it } from 'vitest'
import { readRows } from './read-rows.ts'
import { orders } from '#db/schema/sales/orders.ts'

const columns = getTableColumns(orders)
const fields = { ...columns, mailLanguage: sql<string>`'nl'`.as('mail_language') }
const names = [...Object.values(columns).map(({ name }) => name), 'mail_language']

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
  ...Object.values(columns).map(({ dataType }) => option(VALUES[dataType] ?? someText)),
  option(someText),
)

it('a row of any values', () =>
  assert(
    asyncProperty(someRow, async (values) => {
      const row = Object.fromEntries(names.map((name, place) => [name, values[place]]))
      const db = drizzle(async (_text, _values, method) => ({
        rows: method === 'execute' ? Object.assign([], { rows: [row] }) : [values],
      }))
      const [expected] = await db.select(fields).from(orders)
      const [read] = await readRows(db, sql`select`, fields)
      expect(read).toEqual(expected)
    }),
  ))

it('an answer without rows is refused', async () => {
  await expect(
    readRows(
      drizzle(async () => ({ rows: [] })),
      sql`select`,
      fields,
    ),
  ).rejects.toThrow('without rows')
})
