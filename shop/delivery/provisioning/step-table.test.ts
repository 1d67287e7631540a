import { namedByIccid } from '#ports/esim-provider.ts'
import { describe, expect, it } from 'vitest'
import { findStepNumber, STEPS, TOP_UP_STEPS } from '#shop/sales/order/order.ts'
import { resultOf } from './advance-provisioning.ts'
import { nextStep, STEP_TABLE, TOP_UP_TABLE, type TestSteps, bookDeposit } from './step-table.ts'
import { done, failed, notYet, stillUnknown } from './step.ts'

describe('the steps', () => {
  it('are the seven specified ones, in order', () => {
    expect(STEP_TABLE.map(({ name }) => name)).toEqual([...STEPS])
  })

  it('poll for the ICCID at most fifty times', () => {
    expect(STEP_TABLE[2]?.pollLimit).toEqual({
      polls: 50,
      message: 'Timeout waiting for ICCID. Please refresh or contact support.',
    })
  })

  it.each([
    ['order_created', 'started', 0],
    ['pending', 'started', 0],
    ['retrieve_esim_token', 'completed', 1],
    ['request_iccid_allocation', 'started', 1],
    ['request_iccid_allocation', 'error', 1],
    ['request_iccid_allocation', 'completed', 2],
    ['poll_for_iccid', 'error', 2],
    ['generate_qr_code', 'completed', 4],
    ['send_email', 'error', 4],
    ['send_email', 'completed', 5],
    ['update_user_record', 'completed', 6],
    ['order_completed', 'started', 6],
    ['order_completed', 'completed', null],
    ['something unknown', 'started', 0],
  ] as const)('continue from %s, %s, with number %s', (step, status, number) => {
    const next = nextStep({ step, status })
    expect(next && findStepNumber(next.name)).toBe(number)
  })

  it('of a top-up have the same numbers, without QR code and user record', () => {
    expect(TOP_UP_TABLE.map(({ name }) => name)).toEqual([...TOP_UP_STEPS])
    expect(TOP_UP_STEPS.map(findStepNumber)).toEqual([0, 1, 2, 4, 6])
  })

  it.each([
    ['pending', 'started', 'retrieve_esim_token'],
    ['retrieve_esim_token', 'completed', 'request_top_up'],
    ['request_top_up', 'error', 'request_top_up'],
    ['request_top_up', 'completed', 'poll_for_top_up'],
    ['poll_for_top_up', 'completed', 'send_email'],
    ['send_email', 'completed', 'order_completed'],
    ['order_completed', 'completed', undefined],
  ] as const)('of a top-up continue from %s, %s, with %s', (step, status, name) => {
    const topUp = { orderId: 'an order', ...namedByIccid('8988300000000000001') }
    expect(nextStep({ step, status, topUp })?.name).toBe(name)
  })
})

/** All steps of such an order. */
const names = (order: Omit<Parameters<typeof nextStep>[0], 'step' | 'status'>, tests?: TestSteps) => {
  const found: string[] = []
  for (let step = 'pending'; ; step = found.at(-1) ?? '') {
    const next = nextStep({ ...order, step, status: 'completed' }, tests)
    if (!next) return found
    found.push(next.name)
  }
}

describe('the steps of other orders', () => {
  const topUp = { orderId: 'an order', ...namedByIccid('8988300000000000001') }
  const pays = { businessId: 'a business', use: 'pays' } as const
  const tests: TestSteps = { order: STEP_TABLE.slice(0, 1), allocation: STEP_TABLE.slice(0, 2) }

  it('a deposit is booked and delivers nothing', () => {
    expect(names({ balance: { businessId: 'a business', use: 'fills' } })).toEqual([bookDeposit.name])
  })

  it('an API order sends no email and updates no customer, because the partner does', () => {
    const ours = ['send_email', 'update_user_record']
    expect(names({ balance: pays })).toEqual(STEPS.filter((name) => !ours.includes(name)))
    expect(names({ balance: pays, topUp })).toEqual(TOP_UP_STEPS.filter((name) => !ours.includes(name)))
  })

  it('a staff test takes its tool’s steps, and an API test takes those of an order', () => {
    expect(names({ test: 'order' }, tests)).toEqual(STEPS.slice(0, 1))
    expect(names({ test: 'allocation' }, tests)).toEqual(STEPS.slice(0, 2))
    expect(names({ test: 'allocation', topUp }, tests)).toEqual(STEPS.slice(0, 2))
    expect(names({ test: 'api' }, tests)).toEqual([...STEPS])
    expect(names({ test: 'order' })).toEqual([...STEPS])
    expect(names({}, tests)).toEqual([...STEPS])
    expect(names({ topUp }, tests)).toEqual([...TOP_UP_STEPS])
  })
})

const so = (polls: number, tries = 0) => ({ polls, tries })

describe('the result of a step', () => {
  const now = new Date('2026-12-01T12:00:00Z')
  const later = (ms: number) => new Date(now.getTime() + ms)
  const patient = { name: 'poll_for_iccid', pollLimit: { polls: 3, message: 'Too long.' } } as const
  const plain = { name: 'send_email' } as const
  const last = { name: 'order_completed' } as const

  it.each([
    ['done: the next step at once', plain, so(0, 3), done(), { event: 'mailed', dueAt: now, polls: 0, tries: 0 }],
    ['the last one done: nothing is due', last, so(0), done(), { event: 'last_step_done', dueAt: null }],
    ['found something: the looks begin anew', patient, so(2), done({ iccid: '1' }), { event: 'step_done', polls: 0 }],
    [
      'failed: tries by itself',
      plain,
      so(0),
      failed('busy', 'No.'),
      { event: 'step_failed', dueAt: later(5_000), tries: 1, errorMessage: 'No.' },
    ],
    [
      'failed again: after a longer pause',
      plain,
      so(0, 3),
      failed('busy', 'No.'),
      { event: 'step_failed', dueAt: later(40_000), tries: 4 },
    ],
    ['not yet: one look more', patient, so(1), notYet(3_000), { event: 'step_waits', dueAt: later(3_000), polls: 2 }],
    [
      'a vendor that is left alone: its sentence, and no try',
      plain,
      so(0, 3),
      failed('left_alone', 'No.'),
      { event: 'step_failed', dueAt: later(10_000), tries: 3, errorMessage: 'No.' },
    ],
    [
      'the same at the first try: it has failed, so that no looks begin anew',
      patient,
      so(2),
      notYet(3_000, 'No.', 'left_alone'),
      { event: 'step_failed', dueAt: later(10_000), tries: 1, polls: 0 },
    ],
    [
      'a vendor that was silent for the last look: the pause of a silence',
      patient,
      so(2, 30),
      notYet(3_000, 'No.', 'silent'),
      { event: 'step_failed', dueAt: later(120_000), tries: 31 },
    ],
    [
      'not yet for the last time: its sentence',
      patient,
      so(2),
      notYet(3_000),
      { event: 'step_failed', dueAt: later(5_000), tries: 1, errorMessage: 'Too long.' },
    ],
    [
      'not yet for the last time: the sentence of this look, where it has one',
      patient,
      so(2),
      notYet(3_000, 'Busy.'),
      { event: 'step_failed', errorMessage: 'Busy.' },
    ],
    [
      'not yet after a failure: one look is one try',
      patient,
      so(0, 2),
      notYet(3_000),
      { event: 'step_failed', dueAt: later(20_000), tries: 3, errorMessage: 'Too long.' },
    ],
    [
      'unknown: no patience ends it',
      patient,
      so(2, 1),
      stillUnknown(3_000),
      { event: 'step_waits', dueAt: later(3_000), polls: 2, tries: 1 },
    ],
    ['not yet without patience: on and on', plain, so(999), notYet(1), { event: 'step_waits', polls: 1000 }],
  ] as const)('%s', (_what, step, state, outcome, result) => {
    expect(resultOf(step, state, outcome, now)).toMatchObject(result)
  })
})
