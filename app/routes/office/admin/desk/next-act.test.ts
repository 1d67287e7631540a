import { describe, expect, it } from 'vitest'
import { nextAct } from './next-act.ts'

type Facts = Parameters<typeof nextAct>[0]
const AT = '2026-11-20T10:00:00.000Z'
const withdrawn = (outcome: string | null) => ({ ticketNumber: 'T-1', outcome, at: AT })
const wrote = (status: string) => ({ number: 'T-2', title: 'No network', status, at: AT })
const calm: Facts = {
  state: 'completed',
  review: null,
  withdrawals: [],
  tickets: [],
  may: { retry: false, refund: true, checkVat: false },
  can: { inbox: true },
}
const everything: Facts = {
  state: 'failed',
  review: { reason: 'disputed' },
  withdrawals: [withdrawn(null)],
  tickets: [wrote('open')],
  may: { retry: true, refund: true, checkVat: true },
  can: { inbox: true },
}

describe('what an order needs first', () => {
  it.each<[string, Facts, string | undefined]>([
    ['its review', everything, 'review'],
    ['a decision about its withdrawal', { ...everything, review: null }, 'withdrawal'],
    ['its delivery', { ...everything, review: null, withdrawals: [withdrawn('refused')] }, 'retry'],
    ['an answer', { ...everything, review: null, withdrawals: [], state: 'completed' }, 'message'],
    ['a look at its VAT', { ...everything, review: null, withdrawals: [], tickets: [], state: 'completed' }, 'vat'],
    ['nothing while it is delivered', { ...calm, state: 'in_progress', may: { ...calm.may, retry: true } }, undefined],
    [
      'nothing once everything is done',
      { ...calm, withdrawals: [withdrawn('carried_out')], tickets: [wrote('waiting')] },
      undefined,
    ],
  ])('is %s', (_what, facts, kind) => {
    expect(nextAct(facts)?.kind).toBe(kind)
  })

  it('is nothing that the reader’s role can’t do', () => {
    const reads = { may: { retry: false, refund: false, checkVat: false }, can: { inbox: false } }
    expect(nextAct({ ...everything, ...reads, review: null })).toBeNull()
    expect(nextAct({ ...everything, ...reads, review: null, may: { ...reads.may, refund: true } })).toEqual({
      kind: 'withdrawal',
      ticketNumber: null,
      at: AT,
    })
  })
})
