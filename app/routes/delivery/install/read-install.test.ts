import { describe, expect, it } from 'vitest'
import { installStanding } from '#app/features/order-access/install-standing.ts'

describe('an eSIM without codes', () => {
  it.each([
    ['that is being made', 'paid', 'in_progress'],
    ['whose step failed', 'paid', 'failed'],
    ['whose payment is asked about', 'awaiting', 'awaiting_payment'],
    ['whose money is on its way', 'processing', 'payment_processing'],
    ['that somebody looks at', 'review', 'in_review'],
  ] as const)('%s is still to come', (_, paymentState, phase) => {
    expect(installStanding({ paymentState }, phase)).toBe('not_ready')
  })

  it.each([
    ['that was paid back', 'refunded', 'refunded'],
    ['that was canceled', 'paid', 'canceled'],
    ['in whose place there is another', 'paid', 'replaced'],
    ['that was free and was canceled', 'free', 'canceled'],
    ['that nobody paid', 'expired', 'awaiting_payment'],
  ] as const)('%s does not come anymore', (_, paymentState, phase) => {
    expect(installStanding({ paymentState }, phase)).toBe('gone')
  })
})
