import { describe, expect, it } from 'vitest'
import { failedWords, processingNext, refundedText, reviewWords } from './phase-words.ts'

const esim = { topUp: null, totalCents: 1809, email: 'nora@example.com', isInstallable: false }
const topUp = { ...esim, topUp: { iccidEnd: '4821' } }
const REVIEWED = ['payment', 'esim', 'delivery'] as const

describe('an order that waits', () => {
  it('promises a buyer the eSIM or the money', () => {
    for (const reviewed of REVIEWED)
      expect(reviewWords({ ...esim, reviewed }).next).toContain('either your eSIM or your money back')
    expect(processingNext(esim)).toContain('create your eSIM')
  })

  it('promises no eSIM for a top-up', () => {
    for (const reviewed of ['payment', 'delivery'] as const) {
      const { text, next } = reviewWords({ ...topUp, reviewed })
      expect(`${text} ${next}`).not.toMatch(/issue an eSIM|your eSIM or/)
      expect(next).toContain('either your data or your money back')
    }
    expect(processingNext(topUp)).toMatch(/add the data.*receipt to nora@example.com/)
  })

  it.each([esim, topUp])('mentions no payment if nothing was paid', (order) => {
    for (const reviewed of ['esim', 'delivery'] as const) {
      const { text, next } = reviewWords({ ...order, totalCents: 0, reviewed })
      expect(`${text} ${next}`).not.toMatch(/payment|money/)
    }
    expect(failedWords({ ...order, totalCents: 0 })).not.toMatch(/payment/)
    expect(failedWords(order)).toContain('Your payment is safe')
  })

  it('names the refunded amount, but none for a payment that didn’t match', () => {
    expect(refundedText({ refundedCents: 1809 })).toContain('€18.09 went back')
    expect(refundedText({ refundedCents: 0 })).toMatch(/^Your payment went back/)
  })

  it('refers the buyer to their bank if the payment is disputed', () => {
    for (const order of [esim, topUp])
      expect(reviewWords({ ...order, reviewed: 'dispute' }).next).toContain('your bank')
  })
})
