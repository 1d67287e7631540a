// Why an order needs review: what must be decided first is shown first, and reasons added in the meantime follow.
import { describe, expect, it } from 'vitest'
import { LATER_REASONS } from '#shop/sales/order/order.ts'
import { delivering } from './support/delivering.ts'

const shop = delivering()

const at = () => shop().now()
const orders = () => shop().needs.orders
const reasonOf = async (orderId: string) => (await shop().orderOf(orderId)).reviewReason
const flags = async (orderId: string) =>
  (await shop().movesOf(orderId))
    .filter((move) => move.startsWith('flagged'))
    .map((move) => move.replace('flagged: ', ''))
const delivered = async () =>
  (await shop().withEsim('order_completed', { provisioningState: 'completed', status: 'completed', dueAt: null }))
    .orderId

describe('a refund that failed', () => {
  it('stays behind a dispute, and is shown once that is decided', async () => {
    const orderId = await delivered()
    await orders().flag(orderId, 'disputed', at())
    expect(await orders().flag(orderId, 'refund_failed', at())).toBe(true)
    expect(await orders().flag(orderId, 'refund_failed', at())).toBe(false)
    expect([await reasonOf(orderId), await flags(orderId)]).toEqual(['disputed', ['disputed', 'refund_failed']])

    await orders().flag(orderId, 'dispute_won', at())
    expect(await reasonOf(orderId)).toBe('dispute_won')
    expect(await orders().unflag(orderId, 'refund_failed', at())).toBe(false)
    shop().later(1_000)
    expect(await orders().unflag(orderId, 'dispute_won', at())).toBe(true)
    expect(await reasonOf(orderId)).toBe('refund_failed')
    expect(await orders().unflag(orderId, 'refund_failed', at())).toBe(true)
    expect(await reasonOf(orderId)).toBe(null)
    // The next one counts as new again.
    expect(await orders().flag(orderId, 'refund_failed', at())).toBe(true)
  })

  it('is not forgotten if a dispute comes afterwards', async () => {
    const orderId = await delivered()
    await orders().flag(orderId, 'refund_failed', at())
    await orders().flag(orderId, 'disputed', at())
    expect(await reasonOf(orderId)).toBe('disputed')
    await orders().unflag(orderId, 'disputed', at())
    expect(await reasonOf(orderId)).toBe('refund_failed')
  })

  it.each([
    ['disputed', 'disputed'],
    ['profile_differs', 'network_refused'],
  ] as const)('does not hide why an order stopped (%s: %s), which says what may be done', async (event, reason) => {
    const orderId = await shop().paid()
    await orders().stopForReview(orderId, event, reason, at())
    expect(await orders().flag(orderId, 'refund_failed', at())).toBe(true)
    expect(await reasonOf(orderId)).toBe(reason)

    await orders().flag(orderId, reason === 'disputed' ? 'dispute_won' : reason, at())
    const goesOn = await (reason === 'disputed'
      ? orders().resume(orderId, at())
      : orders().resumeDelivery(orderId, at()))
    expect([goesOn, await reasonOf(orderId)]).toEqual([true, 'refund_failed'])
  })

  it('is over with the order whose whole payment went back', async () => {
    const orderId = await delivered()
    await orders().flag(orderId, 'disputed', at())
    await orders().flag(orderId, 'refund_failed', at())
    await orders().refund(orderId, at(), 'dispute_lost')
    expect(await reasonOf(orderId)).toBe(null)
  })
})

describe.each(LATER_REASONS)('%s', (later) => {
  it('does not hide that the order was given up, and is shown once that was reviewed', async () => {
    const { orderId } = await shop().withEsim('send_email')
    await orders().flag(orderId, later, at())
    expect(await orders().rest(orderId, 'not_delivered', at())).toBe(true)
    expect(await reasonOf(orderId)).toBe('not_delivered')
    await orders().unflag(orderId, 'not_delivered', at())
    expect(await reasonOf(orderId)).toBe(later)
  })
})

it('a dispute is still shown after the order was given up', async () => {
  const { orderId } = await shop().withEsim('send_email')
  await orders().flag(orderId, 'disputed', at())
  expect(await orders().rest(orderId, 'not_delivered', at())).toBe(true)
  expect(await reasonOf(orderId)).toBe('disputed')
})
