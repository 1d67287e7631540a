import { describe, expect, it } from 'vitest'
import { addUp, checkPaymentWithoutOrder, type Movement } from './balance-checks.ts'

const at = (minute: number) => new Date(Date.UTC(2026, 11, 1, 12, minute))
const moved = (kind: Movement['kind'], cents: number, minute = 0, more: Partial<Movement> = {}): Movement => ({
  kind,
  cents,
  at: at(minute),
  currency: 'eur',
  paymentIntentId: 'pi_1',
  ...more,
})

describe('what moved for a payment', () => {
  it('is the payment minus refunds and what the bank holds, in any order of events', () => {
    const movements = [moved('taken', 1809), moved('given_back', -500, 2), moved('claimed', -1309, 9)]
    for (const told of [movements, movements.toReversed()])
      expect(addUp(told)).toEqual(
        new Map([['pi_1', { keptCents: 1309, claimedCents: 1309, isInEuro: true, lastAt: at(9) }]]),
      )
  })

  it('is restored if the bank returns the money, and ignores a failed refund', () => {
    const told = [moved('taken', 1809), moved('claimed', -1809), moved('claimed', 1809), moved('given_back', -5)]
    expect(addUp([...told, moved('given_back', 5)]).get('pi_1')).toMatchObject({ keptCents: 1809, claimedCents: 0 })
  })

  it('is counted per payment, and flags other currencies', () => {
    const sums = addUp([moved('taken', 100), moved('taken', 200, 1, { paymentIntentId: 'pi_2', currency: 'usd' })])
    expect([sums.get('pi_1')?.isInEuro, sums.get('pi_2')?.isInEuro]).toEqual([true, false])
    expect([sums.get('pi_1')?.keptCents, sums.get('pi_2')?.keptCents]).toEqual([100, 200])
  })
})

it('reports an unknown payment until it is refunded', () => {
  const sum = { keptCents: 1809, claimedCents: 0, isInEuro: true, lastAt: at(0) }
  expect(checkPaymentWithoutOrder('pi_1', sum)).toMatchObject([
    { fault: 'balance_unexplained', orderId: null, reference: 'pi_1', facts: { cents: 1809 } },
  ])
  expect(checkPaymentWithoutOrder('pi_1', { ...sum, keptCents: 0 })).toEqual([])
})
