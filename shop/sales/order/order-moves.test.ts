// The table of an order's states, written out to be read here.
import { array, assert, constantFrom, property } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSettled } from './order-conditions.ts'
import {
  DELIVERY_STATES,
  FIRST_STEP,
  MOVES,
  NEW_ORDER,
  notedAs,
  ORDER_EVENTS,
  PAYMENT_STATES,
  PROVISIONING_STATES,
  SETTING_OFF_MOVES,
  SETTLING_MOVES,
  statesAfter,
  statusAfter,
  type DeliveryState,
  type OrderStates,
  type PaymentState,
  type ProvisioningState,
} from './order-moves.ts'

const movesOf = (part: 'payment' | 'provisioning' | 'delivery', states: readonly string[]) =>
  ORDER_EVENTS.flatMap((event) => {
    const moves = new Map(Object.entries(MOVES[event][part] ?? {}))
    return states.flatMap((from) => {
      const to = moves.get(from)
      return to === undefined ? [] : [`${from} → ${to}: ${event}`]
    })
  })

it('the payment changes only as the table says', () => {
  expect(movesOf('payment', PAYMENT_STATES)).toMatchInlineSnapshot(`
    [
      "awaiting → paid: paid",
      "processing → paid: paid",
      "expired → paid: paid",
      "awaiting → free: given_free",
      "awaiting → processing: payment_delayed",
      "expired → processing: payment_delayed",
      "awaiting → expired: payment_failed",
      "processing → expired: payment_failed",
      "awaiting → expired: page_expired",
      "expired → awaiting: tried_again",
      "awaiting → review: payment_differs",
      "processing → review: payment_differs",
      "expired → review: payment_differs",
      "paid → review: profile_differs",
      "free → review: profile_differs",
      "paid → review: disputed",
      "free → review: disputed",
      "review → paid: resumed",
      "review → free: resumed_free",
      "paid → paid: refunded_in_part",
      "review → review: refunded_in_part",
      "paid → refunded: refunded",
      "review → refunded: refunded",
      "paid → paid: esim_cancelled",
      "free → free: esim_cancelled",
      "paid → paid: esim_replaced",
      "free → free: esim_replaced",
      "paid → paid: given_up",
      "free → free: given_up",
      "paid → paid: retried",
      "free → free: retried",
    ]
  `)
})

it('the provisioning changes only as the table says', () => {
  expect(movesOf('provisioning', PROVISIONING_STATES)).toMatchInlineSnapshot(`
    [
      "not_due → running: paid",
      "not_due → running: given_free",
      "not_due → stopped: payment_differs",
      "running → stopped: profile_differs",
      "failed → stopped: profile_differs",
      "completed → completed: profile_differs",
      "running → stopped: disputed",
      "failed → stopped: disputed",
      "completed → completed: disputed",
      "stopped → running: resumed",
      "completed → completed: resumed",
      "stopped → running: resumed_free",
      "completed → completed: resumed_free",
      "running → ended: refunded",
      "failed → ended: refunded",
      "stopped → ended: refunded",
      "completed → completed: refunded",
      "ended → ended: refunded",
      "running → ended: esim_cancelled",
      "failed → ended: esim_cancelled",
      "completed → completed: esim_cancelled",
      "completed → completed: esim_replaced",
      "running → running: step_begun",
      "failed → running: step_begun",
      "running → running: step_waits",
      "failed → running: step_waits",
      "running → failed: step_failed",
      "failed → failed: step_failed",
      "running → running: step_done",
      "failed → running: step_done",
      "running → running: handed_over",
      "failed → running: handed_over",
      "running → running: mailed",
      "failed → running: mailed",
      "running → completed: last_step_done",
      "failed → completed: last_step_done",
      "completed → completed: last_step_done",
      "running → failed: given_up",
      "failed → failed: given_up",
      "failed → running: retried",
    ]
  `)
})

it('the delivery changes only as the table says', () => {
  expect(movesOf('delivery', DELIVERY_STATES)).toMatchInlineSnapshot(`
    [
      "nothing → nothing: refunded",
      "usable → revoked: refunded",
      "mailed → revoked: refunded",
      "revoked → revoked: refunded",
      "nothing → revoked: esim_cancelled",
      "usable → revoked: esim_cancelled",
      "mailed → revoked: esim_cancelled",
      "usable → revoked: esim_replaced",
      "mailed → revoked: esim_replaced",
      "nothing → usable: handed_over",
      "usable → usable: handed_over",
      "mailed → mailed: handed_over",
      "nothing → mailed: mailed",
      "usable → mailed: mailed",
      "mailed → mailed: mailed",
    ]
  `)
})

const at = (payment: PaymentState, provisioning: ProvisioningState, delivery: DeliveryState): OrderStates => ({
  paymentState: payment,
  provisioningState: provisioning,
  deliveryState: delivery,
})

describe('an order', () => {
  it.each([
    ['paid', NEW_ORDER, at('paid', 'running', 'nothing')],
    ['given_free', NEW_ORDER, at('free', 'running', 'nothing')],
    ['payment_delayed', NEW_ORDER, at('processing', 'not_due', 'nothing')],
    ['handed_over', at('paid', 'failed', 'nothing'), at('paid', 'running', 'usable')],
    ['mailed', at('free', 'running', 'usable'), at('free', 'running', 'mailed')],
    ['last_step_done', at('paid', 'running', 'mailed'), at('paid', 'completed', 'mailed')],
    ['refunded', at('paid', 'completed', 'mailed'), at('refunded', 'completed', 'revoked')],
    ['disputed', at('paid', 'completed', 'mailed'), at('review', 'completed', 'mailed')],
  ] as const)('that is %s changes all three at once', (event, before, after) => {
    expect(statesAfter(event, before)).toEqual(after)
  })

  it.each([
    ['paid', at('refunded', 'ended', 'revoked')],
    ['paid', at('awaiting', 'stopped', 'nothing')],
    ['refunded', at('free', 'completed', 'mailed')],
    ['esim_replaced', at('paid', 'completed', 'nothing')],
    ['step_begun', at('paid', 'stopped', 'nothing')],
    ['mailed', at('paid', 'running', 'revoked')],
  ] as const)('stays unchanged if one of the three doesn’t allow %s', (event, before) => {
    expect(statesAfter(event, before)).toBeNull()
  })
})

describe('the history of an order', () => {
  it('names what started it', () => {
    expect(SETTLING_MOVES).toEqual(['paid', 'free'])
    expect(SETTING_OFF_MOVES).toEqual(['paid', 'free', 'retry_requested', 'resumed'])
    expect(notedAs('page_expired')).toBe('expired')
    expect(FIRST_STEP).toBe('pending')
  })

  it('names the status of a step after each of its events', () => {
    const events = ['step_begun', 'step_waits', 'step_failed', 'step_done', 'handed_over', 'mailed'] as const
    expect(events.map(statusAfter)).toEqual(['started', 'started', 'error', 'completed', 'completed', 'completed'])
    expect(statusAfter('last_step_done')).toBe('completed')
  })
})

const lives = (history: readonly (typeof ORDER_EVENTS)[number][]) => {
  const states: OrderStates[] = [NEW_ORDER]
  for (const event of history) {
    const before = states.at(-1)
    const after = before && statesAfter(event, before)
    if (after) states.push(after)
  }
  return states
}

describe('whatever happens to an order, in whatever sequence,', () => {
  const histories = array(constantFrom(...ORDER_EVENTS), { maxLength: 60 })

  it('nothing is provisioned before it is settled', () => {
    assert(
      property(histories, (history) => {
        for (const states of lives(history)) expect(isSettled(states) || !isAtWork(states)).toBe(true)
      }),
    )
  })

  it('a settled order is at work or done or has lost its eSIM, and one that was given back never is again', () => {
    assert(
      property(histories, (history) => {
        let wasRefunded = false
        for (const states of lives(history)) {
          const isDone = states.provisioningState === 'completed'
          expect(!isSettled(states) || isDone || isAtWork(states) || states.deliveryState === 'revoked').toBe(true)
          wasRefunded ||= states.paymentState === 'refunded'
          const isOver = states.paymentState === 'refunded' && ['nothing', 'revoked'].includes(states.deliveryState)
          expect(!wasRefunded || isOver).toBe(true)
        }
      }),
    )
  })
})

const isAtWork = ({ provisioningState }: OrderStates) =>
  provisioningState === 'running' || provisioningState === 'failed'
