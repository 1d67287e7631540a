// Imports payments and profiles from before the sandbox: completely or not at all, once, and without notifying the
// shop.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { paymentServer } from '../payment/payment-server.ts'
import type { Sandbox } from '../start-sandbox.ts'
import { startLoneSandbox } from '#tests/support/lone-sandbox.ts'

let sandbox: Sandbox
beforeAll(async () => {
  sandbox = await startLoneSandbox({ payment: paymentServer })
})
afterAll(() => sandbox.close())

const give = async (body: object) => {
  const answer = await fetch(`${sandbox.url}/control/books`, { method: 'POST', body: JSON.stringify(body) })
  return { status: answer.status, body: z.record(z.string(), z.unknown()).parse(await answer.json()) }
}
const aPayment = (name: string, more: object = {}) => ({
  sessionId: `cs_old_${name}`,
  reference: `order-${name}`,
  email: 'traveler@example.com',
  title: 'Europe 5GB, 10 days',
  metadata: { order_id: name },
  amountCents: 1809,
  openedAt: '2026-01-02T10:00:00.000Z',
  expiresAt: '2026-01-02T10:31:00.000Z',
  paid: { intentId: `pi_old_${name}`, at: '2026-01-02T10:02:00.000Z' },
  ...more,
})
const aProfile = (iccid: string, more: object = {}) => ({
  iccid,
  activationCode: `LPA:1$old.example$${iccid}`,
  reference: `order-${iccid}`,
  allocatedAt: '2026-01-02T10:02:05.000Z',
  grants: [
    { bundleId: '01032_3', megabytes: 5_120, validityDays: 10, reference: 'order-1', at: '2026-01-02T10:02:05.000Z' },
  ],
  ...more,
})
const booksOf = (reference: string) => sandbox.payment?.books(reference)

describe('books from before', () => {
  it('contain each payment as of its day, with refunds and disputes', async () => {
    const refunds = [
      { cents: 500, at: '2026-01-03T10:00:00.000Z' },
      { cents: 1309, at: '2026-01-04T10:00:00.000Z' },
    ]
    const dispute = { at: '2026-01-03T10:00:00.000Z', lostAt: '2026-01-20T10:00:00.000Z' }
    const payments = [
      aPayment('paid'),
      aPayment('back', { refunds }),
      aPayment('bank', { dispute }),
      aPayment('left', { paid: undefined }),
    ]
    expect(await give({ payments })).toEqual({ status: 200, body: { payments: 4, profiles: 0 } })
    expect(await give({ payments })).toEqual({ status: 200, body: { payments: 0, profiles: 0 } })
    const paidAt = Date.parse('2026-01-02T10:02:00.000Z') / 1000
    expect(booksOf('order-paid')).toMatchObject({
      sessions: [{ status: 'complete', payment_status: 'paid', amount_total: 1809, payment_intent: 'pi_old_paid' }],
      charges: [{ amount: 1809, amount_refunded: 0, created: paidAt }],
      refunds: [],
    })
    expect(booksOf('order-back')).toMatchObject({
      charges: [{ amount_refunded: 1809 }],
      refunds: [
        { amount: 500, created: Date.parse('2026-01-03T10:00:00.000Z') / 1000 },
        { amount: 1309, created: Date.parse('2026-01-04T10:00:00.000Z') / 1000 },
      ],
    })
    expect(booksOf('order-bank')).toMatchObject({ disputes: [{ status: 'lost' }], refunds: [] })
    expect(booksOf('order-left')).toMatchObject({ sessions: [{ status: 'expired' }], charges: [] })
    expect(sandbox.isQuiet()).toBe(true)
  })

  it('contain each profile with its data and days', async () => {
    const installed = { at: new Date(Date.now() - 86_400_000).toISOString(), usedMegabytes: 120 }
    const profiles = [aProfile('8988000000000000011', { installed }), aProfile('8988000000000000012')]
    expect(await give({ profiles })).toEqual({ status: 200, body: { payments: 0, profiles: 2 } })
    expect(await give({ profiles })).toEqual({ status: 200, body: { payments: 0, profiles: 0 } })
    expect(sandbox.network.find('8988000000000000011')).toMatchObject({
      state: 'active',
      installedAt: Date.parse(installed.at),
      usage: { totalMb: 5_120, expiresAt: Date.parse(installed.at) + 10 * 86_400_000 },
    })
    expect(sandbox.network.find('8988000000000000012')).toMatchObject({ state: 'ready', usage: { balanceMb: 5_120 } })
  })

  it.each([
    ['more went back than was paid', aPayment('much', { refunds: [{ cents: 1810, at: '2026-01-03T10:00:00.000Z' }] })],
    ['nobody knows the field', aPayment('odd', { more: 1 })],
    ['the moment is none', aPayment('when', { openedAt: 'yesterday' })],
  ])('are rejected as a whole if %s', async (_what, payment) => {
    const refused = await give({ payments: [aPayment(`beside ${payment.sessionId}`), payment] })
    expect(refused).toEqual({ status: 400, body: { message: expect.any(String) } })
    expect(booksOf(`order-beside ${payment.sessionId}`)).toMatchObject({ sessions: [] })
  })

  it('name the shop of the sandbox', async () => {
    expect(await (await fetch(`${sandbox.url}/control/books`)).json()).toEqual({ folder: ':memory:' })
  })
})

it('keeps the control page short, however much was imported', async () => {
  const payments = Array.from({ length: 300 }, (_, place) => aPayment(`many-${place}`))
  await give({ payments })
  const page = await (await fetch(sandbox.url)).text()
  expect(page).toContain('order-many-299')
  expect(page).not.toContain('order-many-99<')
  expect(page.length).toBeLessThan(200_000)
})
