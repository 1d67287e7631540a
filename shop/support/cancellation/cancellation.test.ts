import { describe, expect, it } from 'vitest'
import { findHold, mayCancel, type Evidence } from './cancellation.ts'
import { defaultTerms, isTooMany, termsAt, termsProblem, type TermsVersion } from './cancellation-terms.ts'

const at = (text: string) => new Date(text)
const ORDER = {
  paymentState: 'paid',
  provisioningState: 'completed',
  deliveryState: 'mailed',
  reviewReason: null,
  isReplaced: false,
  replaces: null,
  topUp: null,
  test: null,
  balance: null,
  createdAt: at('2026-12-01T10:00:00Z'),
} as const
const UNUSED: Evidence = { profileState: 'released', isInUse: false, usedMegabytes: 0 }
const TERMS = { isOn: true, days: 14, usedBasisPoints: 0 }
const CASE = {
  order: ORDER,
  terms: TERMS,
  evidence: UNUSED,
  isToppedUp: false,
  isTooMany: false,
  isTakenBack: true,
  askedAt: at('2026-12-10T10:00:00Z'),
}
type Case = Parameters<typeof findHold>[0]

describe('a cancellation', () => {
  it.each<[string, Partial<Case>, ReturnType<typeof findHold>]>([
    ['of an eSIM that nobody installed needs no person', {}, null],
    ['at a network that tells no state needs none either', { evidence: { ...UNUSED, profileState: null } }, null],
    ['is a person’s if the network doesn’t answer', { evidence: null }, 'network_silent'],
    ['of an eSIM on a phone', { evidence: { ...UNUSED, profileState: 'downloaded' } }, 'installed'],
    ['of an eSIM that was on a phone', { evidence: { ...UNUSED, profileState: 'deleted' } }, 'installed'],
    ['of an eSIM in use', { evidence: { ...UNUSED, profileState: null, isInUse: true } }, 'installed'],
    ['of an eSIM with data used', { evidence: { ...UNUSED, profileState: null, usedMegabytes: 1 } }, 'installed'],
    ['of an eSIM in an unknown state', { evidence: { ...UNUSED, profileState: 'unknown' } }, 'unclear'],
    ['of an eSIM of which nothing is told', { evidence: { ...UNUSED, isInUse: null } }, 'unclear'],
    ['whose terms leave it to a person', { terms: { ...TERMS, isOn: false } }, 'terms_off'],
    ['on its last day', { askedAt: at('2026-12-16T03:59:59Z') }, null],
    ['after its last day', { askedAt: at('2026-12-16T04:00:00Z') }, 'too_late'],
    ['after data was added', { isToppedUp: true }, 'topped_up'],
    ['after too many others', { isTooMany: true }, 'too_many'],
    ['whose network takes an eSIM back on request at most', { isTakenBack: false }, 'network_refused'],
    ['of a disputed order, whatever else is true', { order: { ...ORDER, reviewReason: 'disputed' } }, 'disputed'],
    ['of an order in review', { order: { ...ORDER, reviewReason: 'facts_lost' } }, 'in_review'],
    ['of a replaced eSIM', { order: { ...ORDER, deliveryState: 'revoked', isReplaced: true } }, 'replaced'],
    ['of a replacement', { order: { ...ORDER, replaces: 'another' } }, 'replaced'],
    ['of an order on its way', { order: { ...ORDER, provisioningState: 'running' } }, 'not_delivered'],
  ])('%s', (_what, told, held) => {
    expect(findHold({ ...CASE, ...told })).toBe(held)
  })

  it.each([
    ['a paid order', {}, true],
    ['a free one', { paymentState: 'free' }, true],
    ['one that nobody paid for', { paymentState: 'awaiting' }, false],
    ['a refunded one', { paymentState: 'refunded' }, false],
    ['one whose eSIM was canceled', { deliveryState: 'revoked' }, false],
    ['a top-up', { topUp: { orderId: 'o', networkEsimId: '1', iccid: '1' } }, false],
    ['a test', { test: 'order' }, false],
    ['a deposit', { balance: { businessId: 'b', use: 'fills' } }, false],
    ['a partner’s order, which the partner returns', { balance: { businessId: 'b', use: 'pays' } }, false],
  ] as const)('is about %s: %j', (_what, told, is) => {
    expect(mayCancel({ ...ORDER, ...told })).toBe(is)
  })
})

const version = (validFrom: string, terms: Partial<TermsVersion> = {}): TermsVersion => ({
  networkId: 'one',
  ...TERMS,
  ...terms,
  validFrom: at(validFrom),
})

describe('the terms of an order', () => {
  const otherwise = defaultTerms({ takesBack: 'never' })
  const of = (placedAt: string, ...versions: TermsVersion[]) => termsAt(versions, 'one', at(placedAt), otherwise)

  it('are those of its network when it was placed, whatever is set later', () => {
    const versions = [version('2026-12-01T10:00:00Z', { days: 30 }), version('2026-12-05T10:00:00Z', { days: 60 })]
    expect(of('2026-12-03T00:00:00Z', ...versions).days).toBe(30)
    expect(of('2026-12-06T00:00:00Z', ...versions).days).toBe(60)
    expect(of('2026-12-06T00:00:00Z', version('2026-12-01T10:00:00Z', { networkId: 'two' }))).toEqual(otherwise)
  })

  it('are the better ones that a checkout of the last hour showed', () => {
    const versions = [version('2026-12-01T10:00:00Z', { days: 30 }), version('2026-12-05T10:00:00Z', { isOn: false })]
    expect(of('2026-12-05T10:59:59Z', ...versions)).toMatchObject({ isOn: true, days: 30 })
    expect(of('2026-12-05T11:00:00Z', ...versions)).toMatchObject({ isOn: false })
  })

  it('are off for a network that takes no eSIM back at once, and can’t be switched on', () => {
    for (const takesBack of ['never', 'on request'] as const) {
      expect(defaultTerms({ takesBack }).isOn).toBe(false)
      expect(termsProblem(TERMS, { takesBack })).toBe('cancel_never_returned')
    }
    expect(defaultTerms({ takesBack: 'at once' })).toEqual(TERMS)
  })

  it.each([
    [{ days: 13 }, 'cancel_days_range'],
    [{ days: 14.5 }, 'cancel_days_range'],
    [{ days: 366 }, 'cancel_days_range'],
    [{ usedBasisPoints: -1 }, 'cancel_share_range'],
    [{ usedBasisPoints: 10_001 }, 'cancel_share_range'],
    [{ days: 365, usedBasisPoints: 10_000 }, null],
  ])('%j: %s', (terms, problem) => {
    expect(termsProblem({ ...TERMS, ...terms }, { takesBack: 'at once' })).toBe(problem)
  })

  it('leave what reaches a limit to a person', () => {
    const limits = { periodDays: 90, mostPerEmail: 2, mostPerCard: 2, mostPerNetwork: 5 }
    expect(isTooMany({ email: 1, card: 1, network: 4 }, limits)).toBe(false)
    for (const one of [{ email: 2 }, { card: 2 }, { network: 5 }])
      expect(isTooMany({ email: 0, card: 0, network: 0, ...one }, limits)).toBe(true)
  })
})
