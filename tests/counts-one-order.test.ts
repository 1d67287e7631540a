// How many database statements one order needs, from the checkout to the sent mail, and how many index entries it leaves:
// counted, not timed, so that the numbers can't grow unnoticed. The limits are the current numbers; lower them if you get below.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderKeyStore } from '#shop/sales/order-access/order-key-store.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { buyAndWait } from './support/buy-and-wait.ts'
import { countAsked } from './support/count-asked.ts'
import { countIndexEntries } from './support/count-index-entries.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

/** Including reads, and the begin and commit of each transaction. */
const MOST_STATEMENTS = 17
/** A single statement counts as one. */
const MOST_TRANSACTIONS = 8
/** Those that wrote something that must not be lost, each of which waits for the disk. */
const MOST_WRITING = 7
/** In the end; those of its row are written again by every step that changes one of them. */
const MOST_INDEX_ENTRIES = 70

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ engine: 'embedded', callbackDelayMs: 0, goesOnAtOnce: true })
})
afterAll(() => shop.close())

it('an order that is paid and delivered asks little of the database', async () => {
  if (!shop.engine) throw new Error('Only the embedded database can be counted.')
  // The catalog and brands are read once, for everybody.
  await buyAndWait(shop, 'first@example.com')
  const counted = countAsked(shop.engine)
  // On a busy machine a vendor can take so long that the progress is saved in between, which is one more write: the
  // lowest count is the order's own. Three are enough if nothing else is running.
  const orders: (typeof counted)[] = []
  const least = (what: keyof typeof counted) => Math.min(...orders.map((order) => order[what]))
  for (let tries = 1; tries <= 3 || (least('statements') > MOST_STATEMENTS && tries <= 20); tries += 1) {
    const email = `buyer-${tries}@example.com`
    const before = { ...counted }
    const orderId = await buyAndWait(shop, email)
    orders.push({
      statements: counted.statements - before.statements,
      transactions: counted.transactions - before.transactions,
      writing: counted.writing - before.writing,
    })
    expect(isCompleted(await shop.orderOf(orderId))).toBe(true)
    expect(await shop.mailsTo(email)).toHaveLength(1)
  }

  expect(least('statements')).toBeLessThanOrEqual(MOST_STATEMENTS)
  expect(least('transactions')).toBeLessThanOrEqual(MOST_TRANSACTIONS)
  expect(least('writing')).toBeLessThanOrEqual(MOST_WRITING)
})

it('an order leaves no entries in indexes that nobody looks for', async () => {
  if (!shop.engine) throw new Error('Only the embedded database can be counted.')
  const orderId = await buyAndWait(shop, 'indexed@example.com')
  expect(await countIndexEntries(shop.engine, orderId)).toBeLessThanOrEqual(MOST_INDEX_ENTRIES)
})

it('a buyer who comes back from the payment page does not wait for the disk', async () => {
  if (!shop.engine) throw new Error('Only the embedded database can be counted.')
  const orderId = await buyAndWait(shop, 'back@example.com')
  const keys = orderKeyStore(shop.database, (purpose) => `token of ${purpose}`)
  const key = await keys.issueReturn({ id: orderId }, randomUUID(), new Date(Date.now() + 86_400_000))
  const counted = countAsked(shop.engine)
  expect(await shop.shop.orders.redeemOrderKey(key, shop.at)).toMatchObject({ id: orderId })
  expect(counted).toEqual({ statements: 1, transactions: 1, writing: 0 })
  expect(await shop.shop.orders.redeemOrderKey(key, shop.at)).toBeNull()
})
