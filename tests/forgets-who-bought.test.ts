// Once an order was kept long enough, no column of its row names its buyer. A new column of text is about a person
// until someone adds it to the list below; if it is about one, `shop/sales/order-rows/order-forgetting-store.ts` must delete it.
import { eq, getTableColumns, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { orders } from '#db/schema.ts'
import { orderForgettingStore } from '#shop/sales/order-rows/order-forgetting-store.ts'
import { quickEngine } from './support/engines.ts'
import { writeOrder } from './support/order-rows.ts'
import { takeDatabase } from './support/test-databases.ts'

type Column = keyof typeof orders.$inferSelect

const NOT_ABOUT_A_PERSON: Column[] = [
  // what was sold, by whom, at which price
  'kind',
  'testScope',
  'balanceOf',
  'businessId',
  'bundleId',
  'networkId',
  'packageId',
  'substituteBundleId',
  'bundleZone',
  'bundlePlace',
  'bundleData',
  'destinations',
  'arrival',
  'departure',
  'couponCode',
  'affiliateId',
  'affiliateBy',
  'taxRate',
  // countries, for the VAT return
  'taxBasis',
  'vatCountry',
  'chosenCountry',
  'detectedCountry',
  'cardCountry',
  'ipLocation',
  // numbers and hashes, which name nobody by themselves
  'reference',
  'attemptKey',
  'paymentSessionId',
  'traceContext',
  'iccid',
  'targetIccid',
  'networkEsimId',
  'targetNetworkEsimId',
  // of the page, one of six
  'language',
  // how far the order got
  'paymentState',
  'provisioningState',
  'deliveryState',
  'refundedBy',
  'reviewReason',
  'reviewToldFor',
  'status',
  'step',
  // written by the database from the other columns
  'data',
]

const TOLD = 'told by a person'
const BEFORE = new Date('2026-01-01T00:00:00Z')

let taken: Awaited<ReturnType<typeof takeDatabase>>
beforeAll(async () => {
  taken = await takeDatabase(quickEngine())
})
afterAll(() => taken.giveBack())

const database = () => taken.open.database
const forgetting = () => orderForgettingStore(database())

const isListed = (name: string) => NOT_ABOUT_A_PERSON.some((other) => other === name)
const personal = Object.entries(getTableColumns(orders))
  .filter(([name, column]) => /^(text|json)/.test(column.getSQLType()) && !isListed(name))
  .map(([, column]) => column)

async function fill(id: string, isByApi: boolean) {
  const filled = personal
    // Nobody gave an address to a partner's software.
    .filter((column) => !(isByApi && column === orders.email))
    .map((column) => {
      const type = column.getSQLType()
      const value = type.endsWith('[]') ? `{"${TOLD}"}` : type.startsWith('json') ? JSON.stringify({ TOLD }) : TOLD
      return sql`${sql.identifier(column.name)} = ${value}`
    })
  await database()
    .db()
    .execute(sql`update ${orders} set ${sql.join(filled, sql`, `)} where ${eq(orders.id, id)}`)
}

const rows = z.object({ rows: z.array(z.object({ kept: z.record(z.string(), z.unknown()) })) })
async function stillTold(id: string) {
  const answer = await database()
    .db()
    .execute(sql`select to_jsonb(${orders}) as kept from ${orders} where ${eq(orders.id, id)}`)
  const [row] = rows.parse(answer).rows
  return Object.entries(row?.kept ?? {}).flatMap(([name, value]) =>
    JSON.stringify(value).includes(TOLD) ? [name] : [],
  )
}

it.each([
  ['that nobody paid for', {}, () => forgetting().forgetUnpaid(BEFORE, 10)],
  ['of an address', {}, () => forgetting().forgetLapsed(BEFORE, 10)],
  ['by a partner’s software', { email: '' }, () => forgetting().forgetLapsedByApi(BEFORE, 10)],
])('an order %s keeps nothing that a person told us', async (_whose, told, forget) => {
  const id = await writeOrder(database(), { createdAt: new Date('2018-05-01T00:00:00Z'), ...told })
  await fill(id, 'email' in told)
  expect(await stillTold(id)).toEqual(expect.arrayContaining(['customer_name', 'company_address', 'order_data']))
  await forget()
  expect(await stillTold(id)).toEqual([])
})
