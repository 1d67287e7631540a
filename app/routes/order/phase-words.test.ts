import { describe, expect, it } from 'vitest'
import { failedWords, processingNext, refundedText, reviewWords } from './phase-words.ts'

const esim = { topUp: null, totalCents: 1809, email: 'nora@example.com', isInstallable: false }
const topUp = { ...esim, topUp: { iccidEnd: '4821' } }
const REVIEWED = ['payment', 'esim', 'delivery'] as const

describe('an order that waits', () => {
  it('promises the buyer of an eSIM the eSIM or the money', () => {
    for (const reviewed of REVIEWED)
      expect(reviewWords({ ...esim, reviewed }).next).toContain('either your eSIM or your money back')
    expect(processingNext(esim)).toContain('create your eSIM')
  })

  it('promises nobody an eSIM who added data to theirs', () => {
    for (const reviewed of ['payment', 'delivery'] as const) {
      const { text, next } = reviewWords({ ...topUp, reviewed })
      expect(`${text} ${next}`).not.toMatch(/issue an eSIM|your eSIM or/)
      expect(next).toContain('either your data or your money back')
    }
    expect(processingNext(topUp)).toMatch(/add the data.*receipt to nora@example.com/)
  })

  it.each([esim, topUp])('speaks of no payment where nothing was paid', (order) => {
    for (const reviewed of ['esim', 'delivery'] as const) {
      const { text, next } = reviewWords({ ...order, totalCents: 0, reviewed })
      expect(`${text} ${next}`).not.toMatch(/payment|money/)
    }
    expect(failedWords({ ...order, totalCents: 0 })).not.toMatch(/payment/)
    expect(failedWords(order)).toContain('Your payment is safe')
  })

  it('tells what went back, and no amount of a payment that was another one', () => {
    expect(refundedText({ refundedCents: 1809 })).toContain('€18.09 went back')
    expect(refundedText({ refundedCents: 0 })).toMatch(/^Your payment went back/)
  })

  it('leads whose payment is disputed to their bank', () => {
    for (const order of [esim, topUp])
      expect(reviewWords({ ...order, reviewed: 'dispute' }).next).toContain('your bank')
  })
})
