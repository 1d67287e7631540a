import { describe, expect, it } from 'vitest'
import { findDisputeState, whoDidIt, type Act, type GivenPart, type Move } from './who-did-it.ts'

const at = (seconds: number) => new Date(Date.UTC(2026, 10, 1, 12, 0, seconds))
const line = (seconds: number, move: string, detail: string | null = null): Move => ({ at: at(seconds), move, detail })
const act = (seconds: number, action: string, name = 'Ada'): Act => ({ at: at(seconds), action, name })
const part = (amountCents: number, name: string, state = 'given'): GivenPart => ({ amountCents, name, state })
const told = (moves: Move[], acts: Act[] = [], parts: GivenPart[] = []) =>
  whoDidIt(moves, acts, parts).map(({ move, by, isByTraveler }) => [move, by ?? (isByTraveler ? 'traveller' : null)])

describe('the history of an order', () => {
  it('names the buyer for what only a buyer does, and nobody for what the shop does by itself', () => {
    const moves = [
      line(0, 'started_order_created'),
      line(1, 'paid'),
      line(2, 'completed_poll_for_iccid'),
      line(3, 'retry_requested'),
    ]
    expect(told(moves)).toEqual([
      ['started_order_created', 'traveller'],
      ['paid', 'traveller'],
      ['completed_poll_for_iccid', null],
      ['retry_requested', 'traveller'],
    ])
  })

  it.each([
    ['refunded', 'order_refunded'],
    ['part_refund_asked', 'order_part_refunded'],
    ['retry_requested', 'order_retried'],
    ['resumed', 'order_retried'],
    ['resumed', 'order_resumed'],
    ['looked_at', 'review_closed'],
  ])('names the person who did %s in the audit log as %s, and only them', (move, action) => {
    expect(told([line(0, move)], [act(1, action)])).toEqual([[move, 'Ada']])
    expect(told([line(0, move)], [act(30, action)])).toHaveLength(2)
  })

  it('matches one audit entry to one line', () => {
    expect(told([line(0, 'retry_requested'), line(2, 'retry_requested')], [act(0, 'order_retried')])).toEqual([
      ['retry_requested', 'Ada'],
      ['retry_requested', 'traveller'],
    ])
  })

  it('has a line for each act that changed no state, in its place', () => {
    expect(told([line(0, 'paid'), line(9, 'flagged', 'disputed')], [act(5, 'esim_codes_shown')])).toEqual([
      ['paid', 'traveller'],
      ['esim_codes_shown', 'Ada'],
      ['flagged', null],
    ])
  })

  it('names who made each partial refund, by its amount, and nobody for one made elsewhere', () => {
    const moves = [
      line(0, 'refunded_in_part', '500'),
      line(60, 'refunded_in_part', '800'),
      line(90, 'refunded_in_part', '900'),
    ]
    expect(told(moves, [], [part(300, 'Bo'), part(500, 'Ada'), part(100, 'Cy', 'dropped')])).toEqual([
      ['refunded_in_part', 'Ada'],
      ['refunded_in_part', 'Bo'],
      ['refunded_in_part', null],
    ])
  })
})

describe('a dispute in the history of an order', () => {
  it.each<[string, Move[], ReturnType<typeof findDisputeState>]>([
    ['none', [line(0, 'paid')], null],
    ['open', [line(0, 'flagged', 'disputed')], 'open'],
    ['open also after somebody has looked', [line(0, 'flagged', 'disputed'), line(1, 'looked_at', 'disputed')], 'open'],
    ['won', [line(0, 'review', 'disputed'), line(1, 'flagged', 'dispute_won')], 'won'],
    ['lost', [line(0, 'review', 'disputed'), line(1, 'refunded', 'dispute_lost')], 'lost'],
  ])('is %s', (_name, moves, dispute) => expect(findDisputeState(moves)).toBe(dispute))
})
