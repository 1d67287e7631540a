import { randomUUID } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'
import type { Declaration } from './withdrawal.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { invoices, withdrawals } from '#db/schema.ts'
import { eq } from 'drizzle-orm'

const BUYER = 'traveller@example.com'
const SUBJECT = 'We received your withdrawal (Wander Pass)'

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop()
})
afterEach(() => shop.close())

const acknowledgementsTo = async (email: string) =>
  (await shop.mailsTo(email)).filter(({ subject }) => subject === SUBJECT)

const bodyOf = async (email: string): Promise<string> => {
  const [mail] = await acknowledgementsTo(email)
  const response = await fetch(`${shop.sandbox.url}/mailbox/api/messages/${mail?.id}`)
  return JSON.stringify(await response.json())
}

const tryToWithdraw = (declaration: Declaration, rateLimitKey: string = randomUUID()) =>
  shop.shop.inbox.withdrawFromContract({ declaration, rateLimitKey }, shop.at)
const withdraw = async (declaration: Declaration) => {
  const taken = await tryToWithdraw(declaration)
  if (!taken.ok) throw new Error(taken.problem)
  return taken.withdrawal
}

describe('withdrawing from a contract', () => {
  it('is confirmed by email with date and time, which says that an unused eSIM is refunded', async () => {
    const { orderId, reference } = await shop.buy()
    await shop.until(orderId, isCompleted)

    const declared = await withdraw({ orderReference: reference, name: 'Alex', email: BUYER })
    await shop.shop.worker.sweep()

    expect(await acknowledgementsTo(BUYER)).toHaveLength(1)
    const body = await bodyOf(BUYER)
    expect(body).toContain(declared.receivedAt.toISOString().slice(11, 19))
    expect(body).toContain('has not been activated')
    expect(body).toContain(reference)
    // Staff must act on it, and are told.
    expect((await shop.mailsTo('support@wander-pass.example')).length).toBeGreaterThan(0)
  })

  it('answers the same for a missing order, and only confirms by email that it arrived', async () => {
    const { orderId, reference } = await shop.buy()
    await shop.until(orderId, isCompleted)

    const own = await withdraw({ orderReference: reference, name: 'Alex', email: BUYER })
    const foreign = await withdraw({
      orderReference: reference,
      name: 'Sam',
      email: 'stranger@example.com',
    })
    expect(Object.keys(foreign)).toEqual(Object.keys(own))

    await shop.shop.worker.sweep()
    expect(await bodyOf('stranger@example.com')).toContain('Someone from our team will find the contract')
  })

  it('keeps the time of the first declaration if it is sent twice, even at once', async () => {
    const declaration = { orderReference: 'INV-0001', name: 'Alex', email: BUYER }
    const all = await Promise.all(Array.from({ length: 3 }, () => withdraw(declaration)))
    await shop.letTimePass({ minutes: 1 }, 30)
    const later = await withdraw(declaration)
    await shop.shop.worker.sweep()

    expect(new Set([...all, later].map(({ id }) => id)).size).toBe(1)
    expect(later.receivedAt).toEqual(all[0]?.receivedAt)
    expect(await acknowledgementsTo(BUYER)).toHaveLength(1)
  })

  it('is accepted from a buyer after strangers used up the limit in their name', async () => {
    const { reference } = await shop.buy()
    for (let each = 0; each < 5; each += 1)
      await withdraw({ orderReference: `INV-000${each}`, name: 'Sam', email: BUYER })
    expect(await tryToWithdraw({ orderReference: 'INV-0009', name: 'Sam', email: BUYER })).toMatchObject({
      problem: 'too_often',
    })
    const declared = { orderReference: reference, name: 'Alex', email: BUYER }
    expect(await tryToWithdraw(declared)).toMatchObject({ ok: true })
    expect(await tryToWithdraw(declared)).toMatchObject({ ok: true })
  })

  it('with an invoice number finds its order, which strangers can’t prevent', async () => {
    const { orderId } = await shop.buy()
    await shop.until(orderId, isCompleted)
    const [paper] = await shop.database.db().select().from(invoices).where(eq(invoices.orderId, orderId))
    for (let each = 0; each < 6; each += 1)
      await tryToWithdraw({ orderReference: `INV-000${each}`, name: 'Sam', email: BUYER })
    const number = paper?.number ?? ''
    const declared = { orderReference: number.toLowerCase(), name: 'Alex', email: BUYER }
    expect(await tryToWithdraw(declared)).toMatchObject({
      ok: true,
      withdrawal: { orderReference: number.toLowerCase() },
    })
    const [row] = await shop.database.db().select().from(withdrawals).where(eq(withdrawals.orderId, orderId))
    expect(row).toMatchObject({ orderReference: number.toLowerCase(), orderId })

    // A stranger who knows the number gets the same answer as everybody, and no order is linked for them.
    const foreign = { orderReference: number, name: 'Sam', email: 'stranger@example.com' }
    expect(Object.keys(await withdraw(foreign))).toEqual(Object.keys(await withdraw(declared)))
    const [theirs] = await shop.database.db().select().from(withdrawals).where(eq(withdrawals.email, foreign.email))
    expect(theirs?.orderId).toBe(null)
  })

  it('sends the confirmation once the mail server is back', async () => {
    await shop.spoil('smtp', { at: 'smtp', kind: 'reject_421', times: 3 })
    await withdraw({ orderReference: 'INV-0001', name: 'Alex', email: BUYER })
    await shop.shop.worker.sweep()
    expect(await acknowledgementsTo(BUYER)).toHaveLength(0)

    await shop.letTimePass({ minutes: 2 }, 10)
    expect(await acknowledgementsTo(BUYER)).toHaveLength(1)
  })
})
