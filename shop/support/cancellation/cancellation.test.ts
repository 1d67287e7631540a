import { assert, boolean, constantFrom, integer, option, property, record } from 'fast-check'
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
  others: [],
  paying: null,
  askedAt: at('2026-12-10T10:00:00Z'),
}
const OTHER = {
  order: { ...ORDER, paymentState: 'free' as const, paidWith: 'the paid one', traveler: 2 },
  evidence: UNUSED,
  isToppedUp: false,
  isTakenBack: true,
}
const GONE = { ...OTHER, evidence: null, order: { ...OTHER.order, deliveryState: 'revoked' as const } }
const FAMILY = { order: { ...ORDER, quantity: 3 }, others: [OTHER, OTHER] }
const PAYING = { ...ORDER, quantity: 4 }
const ONE_OF_FOUR = OTHER.order
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
    ['of all eSIMs of several travelers, if nobody installed one, needs none', FAMILY, null],
    ['whose other eSIMs were taken back before needs none', { ...FAMILY, others: [GONE] }, null],
    ['of one of several travelers', { order: { ...ORDER, paymentState: 'free', paidWith: 'another' } }, 'several'],
    ['of one of several travelers, for their share, needs none', { order: ONE_OF_FOUR, paying: PAYING }, null],
    [
      'of one of several travelers, about whose payment a bank asks',
      { order: ONE_OF_FOUR, paying: { ...PAYING, paymentState: 'review', reviewReason: 'disputed' } },
      'disputed',
    ],
    [
      'of one of several travelers, whose payment is in review',
      { order: ONE_OF_FOUR, paying: { ...PAYING, reviewReason: 'refund_failed' } },
      'in_review',
    ],
    [
      'of one of several travelers who paid nothing',
      { order: ONE_OF_FOUR, paying: { ...PAYING, paymentState: 'free' } },
      'several',
    ],
    ['of several travelers who paid nothing', { order: { ...ORDER, paymentState: 'free', quantity: 2 } }, 'several'],
    [
      'of several travelers, one of whom uses the eSIM',
      { ...FAMILY, others: [OTHER, { ...OTHER, evidence: { ...UNUSED, isInUse: true } }] },
      'several',
    ],
    ...[
      { evidence: null },
      { isToppedUp: true },
      { isTakenBack: false },
      { order: { ...OTHER.order, provisioningState: 'running' as const } },
      { order: { ...GONE.order, isReplaced: true } },
    ].map((other): [string, Partial<Case>, 'several'] => [
      `of several travelers, of whom one has: ${JSON.stringify(other)}`,
      { ...FAMILY, others: [OTHER, { ...OTHER, ...other }] },
      'several',
    ]),
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

const ALL_SPEAKS_FOR_IT = {
  order: {
    paymentState: 'paid' as const,
    provisioningState: 'completed' as const,
    deliveryState: 'mailed' as const,
    reviewReason: null,
    isReplaced: false,
    replaces: null,
    quantity: 1,
  },
  terms: { isOn: true, days: 14, usedBasisPoints: 0 },
  evidence: { profileState: 'released' as const, isInUse: false, usedMegabytes: 0 },
  isToppedUp: false,
  isTooMany: false,
  isTakenBack: true,
  daysLater: 14,
}

/** Everything that may be true of an order, its network, its terms, and its buyer. */
const anyCase = record({
  order: record({
    paymentState: constantFrom('paid' as const, 'free' as const, 'review' as const),
    provisioningState: constantFrom('completed' as const, 'running' as const, 'ended' as const),
    deliveryState: constantFrom('mailed' as const, 'usable' as const, 'nothing' as const, 'revoked' as const),
    reviewReason: option(constantFrom('disputed', 'dispute_won', 'refund_failed', 'price_far_above')),
    isReplaced: boolean(),
    replaces: option(constantFrom('another')),
    quantity: integer({ min: 1, max: 3 }),
  }),
  terms: record({
    isOn: boolean(),
    days: integer({ min: 14, max: 365 }),
    usedBasisPoints: integer({ min: 0, max: 1 }),
  }),
  evidence: option(
    record({
      profileState: option(constantFrom('released', 'downloaded', 'installed', 'enabled', 'deleted', 'unknown')),
      isInUse: option(boolean()),
      usedMegabytes: option(integer({ min: 0, max: 2 })),
    }),
    { freq: 8 },
  ),
  isToppedUp: boolean(),
  isTooMany: boolean(),
  isTakenBack: boolean(),
  daysLater: integer({ min: 0, max: 400 }),
})

it('no money goes back without a person unless everything speaks for it', () => {
  let paidBack = 0
  const judged = property(anyCase, ({ order, daysLater, ...told }) => {
    const askedAt = new Date(ORDER.createdAt.getTime() + daysLater * 86_400_000)
    const held = findHold({ ...told, order: { ...ORDER, ...order }, others: [], paying: null, askedAt })
    const { evidence, terms } = told
    const isUnused =
      evidence !== null &&
      (evidence.profileState === null || evidence.profileState === 'released') &&
      evidence.isInUse === false &&
      (evidence.usedMegabytes ?? 0) === 0
    const isWhole = order.provisioningState === 'completed' && ['mailed', 'usable'].includes(order.deliveryState)
    const isOwn = !order.replaces && !told.isToppedUp && (order.quantity === 1 || order.paymentState !== 'free')
    const isUndisputed = order.reviewReason === null
    // The day of the order doesn't count, and the last day counts until its end.
    const isInTime = daysLater <= terms.days
    const isAllowed = terms.isOn && told.isTakenBack && !told.isTooMany
    expect(held === null).toBe(isUnused && isWhole && isOwn && isUndisputed && isInTime && isAllowed)
    if (held === null) paidBack += 1
  })
  assert(judged, { numRuns: 20_000, examples: [[ALL_SPEAKS_FOR_IT]] })
  expect(paidBack).toBeGreaterThan(0)
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
    const limits = { periodDays: 90, mostPerEmail: 2, mostPerCard: 2, mostPerNetwork: 5, mostPerDevice: 3 }
    expect(isTooMany({ email: 1, card: 1, network: 4, device: 2 }, limits)).toBe(false)
    for (const one of [{ email: 2 }, { card: 2 }, { network: 5 }, { device: 3 }])
      expect(isTooMany({ email: 0, card: 0, network: 0, device: 0, ...one }, limits)).toBe(true)
  })
})
