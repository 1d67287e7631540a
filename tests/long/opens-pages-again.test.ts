// A payment page that can't be opened is asked for less and less often, and comes before a person with its order.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { dueFailures, paymentSessions } from '#db/schema.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

it.each([
  ['does not answer', 'fail_before'],
  ['repeats its error for each page', 'fail_kept'],
] as const)('a provider that %s is not asked every minute for ever', async (_how, kind) => {
  await shop.spoil('payment', { at: 'create_session', kind })
  expect(await shop.tryOrder()).toMatchObject({ ok: false, problem: 'payment_unavailable' })
  await shop.letTimePass({ minutes: 120 }, 60)
  const [failure, ...others] = await shop.database.db().select().from(dueFailures)
  const [order] = await shop.database.db().select({ id: paymentSessions.orderId }).from(paymentSessions)
  expect(others).toEqual([])
  expect(failure).toMatchObject({ kind: 'payment_page', item: order?.id, orderId: order?.id })
  expect(failure?.tries).toBeGreaterThanOrEqual(20)
  expect(failure?.shownAt).not.toBeNull()
  // Every minute at first, then every quarter of an hour.
  expect(failure?.tries).toBeLessThan(50)
  expect(shop.log.errors.filter((line) => line.includes('left to a person'))).toHaveLength(1)
  expect(shop.log.errors).toHaveLength(1)
})
