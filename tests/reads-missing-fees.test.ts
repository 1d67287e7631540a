// Fees that weren't known when a payment was taken are read from the provider's balance afterward: in parts, again after a
// rest, and not without an end.
import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import { beforeEach, afterEach, expect, it } from 'vitest'
import { feeReadings, paymentFees } from '#db/schema.ts'
import { paymentFeeStore } from '#shop/sales/payment/payment-fee-store.ts'
import { feeReadingStore } from '#shop/office/books/fee-reading-store.ts'
import { readMissingFees } from '#shop/office/books/read-missing-fees.ts'
import { isCompleted } from '#shop/sales/order/order-conditions.ts'
import { readReportPeriod } from '#shop/figures/report/report-period.ts'
import type { Movement } from '#ports/payment-gateway.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

let open: TestShop
beforeEach(async () => {
  open = await openTestShop()
})
afterEach(() => open.close())

const MINUTE = 60
const DAY = 24 * 60 * MINUTE
const bought = async () => {
  const { orderId } = await open.buy({ email: `${randomUUID()}@example.com` })
  return open.until(orderId, isCompleted)
}
const after = async (seconds: number) => {
  open.jump({ seconds })
  await open.shop.books.readMissingFees()
}
const kept = async () =>
  (await open.database.db().select().from(paymentFees)).map(({ kind, feeCents }) => `${kind} ${feeCents}`).toSorted()
const forget = () => open.database.db().delete(paymentFees)

it('fills in what was paid before fees were kept, and what a dispute cost, as the provider tells it', async () => {
  const first = await bought()
  await bought()
  const dispute = `${open.sandbox.url}/control/payments/${encodeURIComponent(first.reference)}/dispute`
  await fetch(dispute, { method: 'POST' })
  await forget()
  await after(0)
  expect(await kept()).toEqual([])
  expect((await profit())[0]).toMatchObject({ withoutFee: 2, contributionCents: 0 })

  await after(2 * DAY)
  expect(await kept()).toEqual(['claimed 2000', 'taken 52', 'taken 52'])
  expect((await profit())[0]).toMatchObject({ withoutFee: 0, feeCents: 2_104, orders: 2 })
  await forget()
  await after(2 * DAY)
  // Once they are complete, they aren't looked at again.
  expect(await kept()).toEqual([])
})

it('rests while the provider doesn’t answer, and goes on by itself', async () => {
  await bought()
  await forget()
  await open.spoil('payment', { at: 'list_balance_transactions', kind: 'fail_before', times: 50 })
  await after(2 * DAY)
  await open.mend()
  await after(MINUTE)
  expect(await kept()).toEqual([])
  await after(5 * MINUTE)
  expect(await kept()).toEqual(['taken 52'])
})

it('gives up a payment that is on no balance after three readings', async () => {
  await bought()
  await open.database.db().execute(sql`update payment_sessions set payment_intent_id = 'pi_of_nobody'`)
  await forget()
  const readings: (number | undefined)[] = []
  for (let day = 0; day < 5; day += 1) {
    await after(2 * DAY)
    readings.push((await open.database.db().select().from(feeReadings))[0]?.tries)
    await forget()
  }
  expect(readings).toEqual([1, 2, 0, 0, 0])
})

it('reads a long balance a few parts a minute, each part once', async () => {
  await bought()
  const [fee] = await open.database.db().select().from(paymentFees)
  if (!fee) throw new Error('The payment has a fee.')
  await forget()
  const asked: (string | null)[] = []
  const listMovements = (_since: Date, _until: Date, from: string | null) => {
    asked.push(from)
    const isLast = asked.length === 13
    const movements: Movement[] = isLast ? [{ ...fee, cents: 1_809 }] : []
    return Promise.resolve({ movements, next: isLast ? null : `part ${asked.length}` })
  }
  const round = async (seconds: number) => {
    open.jump({ seconds })
    const { database, clock, log } = open
    await readMissingFees({
      clock,
      log,
      payments: { listMovements },
      paymentFees: paymentFeeStore(database),
      feeReadings: feeReadingStore(database),
    })
    return asked.length
  }
  expect(await round(2 * DAY)).toBe(10)
  expect(await round(MINUTE / 2)).toBe(10)
  expect(await kept()).toEqual([])
  expect(await round(MINUTE)).toBe(13)
  expect(asked).toEqual([null, ...Array.from({ length: 12 }, (_, before) => `part ${before + 1}`)])
  expect(await kept()).toEqual(['taken 52'])
})

const profit = async () => {
  const [first, last] = [readReportPeriod('2020-01'), readReportPeriod('2040-01')]
  if (!first || !last) throw new Error('These are months.')
  const range = { from: first.range.from, until: last.range.until }
  return (await open.shop.figures.viewReports({ range, by: 'country' })).margins
}
