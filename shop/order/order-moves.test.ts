// The two tables of an order's states: read them here as one would on paper.
import { describe, expect, it } from 'vitest'
import {
  PAYMENT_EVENTS,
  PAYMENT_MOVES,
  PAYMENT_STATES,
  PROVISIONING_EVENTS,
  PROVISIONING_MOVES,
  PROVISIONING_STATES,
  paymentAfter,
  paymentBefore,
  provisioningStateOf,
} from './order-moves.ts'

describe('the payment of an order', () => {
  it('goes where the table says and nowhere else', () => {
    const moves = PAYMENT_EVENTS.flatMap((event) =>
      PAYMENT_STATES.flatMap((from) => {
        const to = PAYMENT_MOVES[event][from]
        return to ? [`${from} → ${to}: ${event}`] : []
      }),
    )
    expect(moves).toMatchInlineSnapshot(`
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
        "review → paid: resumed",
        "paid → refunded: refunded",
        "review → refunded: refunded",
      ]
    `)
  })

  it('is led to one state by each event, from wherever it comes', () => {
    for (const event of PAYMENT_EVENTS) {
      expect(new Set(Object.values(PAYMENT_MOVES[event])).size).toBe(1)
      for (const from of paymentBefore(event)) expect(PAYMENT_MOVES[event][from]).toBe(paymentAfter(event))
    }
  })

  it('never leaves the end of an order', () => {
    for (const event of PAYMENT_EVENTS) expect(paymentBefore(event)).not.toContain('refunded')
  })
})

describe('the provisioning of an order', () => {
  it('goes where the table says and nowhere else', () => {
    const moves = PROVISIONING_EVENTS.flatMap((event) =>
      PROVISIONING_STATES.flatMap((from) => {
        const to = PROVISIONING_MOVES[event][from]
        return to ? [`${from} → ${to}: ${event}`] : []
      }),
    )
    expect(moves).toMatchInlineSnapshot(`
      [
        "not_due → running: settled",
        "running → running: step_done",
        "running → failed: step_failed",
        "running → completed: last_step_done",
        "failed → running: retried",
        "not_due → stopped: payment_differs",
        "running → stopped: profile_differs",
        "running → stopped: disputed",
        "failed → stopped: disputed",
        "completed → completed: disputed",
        "stopped → running: resumed",
        "running → ended: refunded",
        "failed → ended: refunded",
        "completed → ended: refunded",
        "stopped → ended: refunded",
      ]
    `)
  })

  it.each([
    ['awaiting', 'started', 'order_created', 'not_due'],
    ['processing', 'started', 'order_created', 'not_due'],
    ['expired', 'started', 'order_created', 'not_due'],
    ['paid', 'started', 'pending', 'running'],
    ['paid', 'completed', 'generate_qr_code', 'running'],
    ['free', 'error', 'poll_for_iccid', 'failed'],
    ['paid', 'completed', 'order_completed', 'completed'],
    ['review', 'completed', 'order_completed', 'stopped'],
    ['refunded', 'started', 'pending', 'ended'],
  ] as const)('of a payment that is %s, %s at %s, is %s', (paymentState, status, step, state) => {
    expect(provisioningStateOf({ paymentState, status, step })).toBe(state)
  })
})
