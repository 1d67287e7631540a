// An unneeded profile goes back to the network, unless somebody uses it; each check and each answer is tested on its
// own.
import { namedByIccid } from '#ports/esim-provider.ts'
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { allocationAttempts, esims } from '#db/schema.ts'
import { findRecalledProfiles } from '#shop/delivery/profile/find-recalled-profiles.ts'
import { recallProfiles } from '#shop/delivery/profile/recall-profiles.ts'
import { releaseProfile } from '#shop/delivery/profile/release-profile.ts'
import { replaceProfile } from '#shop/delivery/profile/replace-profile.ts'
import { revokeEsim } from '#shop/delivery/profile/revoke-esim.ts'
import { delivering, NETWORK } from './support/delivering.ts'
import { CODE, newIccid, vendorError, profileOf } from './support/played-network.ts'

const shop = delivering()

const OVER = { status: 'completed', provisioningState: 'completed', deliveryState: 'mailed', dueAt: null } as const
const delivered = (told: Parameters<ReturnType<typeof shop>['paid']>[0] = {}) =>
  shop().withEsim('order_completed', { ...OVER, activationCode: CODE, ...told })
const statesOf = async (orderId: string) => (await shop().esimsOf(orderId)).map(({ state }) => state)
const SILENT = { outcome: 'unknown', isRetryable: true } as const

/** A mail of this kind that is waiting for its server. */
const waiting = async (orderId: string, kind: 'esim_ready' | 'order_delayed') => {
  await shop().needs.mails.put({ id: randomUUID(), orderId, kind, generation: 1, now: shop().now() })
}
const mailStates = async (orderId: string) =>
  Object.fromEntries((await shop().mailsOf(orderId)).map(({ kind, state }) => [kind, state]))

describe('an eSIM that is taken back', () => {
  it('belongs to nobody from then on, and later profiles of its order are recalled', async () => {
    const { orderId, iccid } = await delivered()
    await shop().attempt(orderId, { state: 'accepted', lookUps: 3 })
    await waiting(orderId, 'esim_ready')
    await waiting(orderId, 'order_delayed')
    shop().later(1_000)
    expect(await revokeEsim(shop().needs, orderId)).toBe(true)

    expect(await statesOf(orderId)).toEqual(['surplus'])
    expect(await shop().attemptsOf(orderId)).toMatchObject([{ state: 'recalled', lookUps: 0, updatedAt: shop().now() }])
    expect(await shop().orderOf(orderId)).toMatchObject({
      paymentState: 'paid',
      deliveryState: 'revoked',
      iccid: null,
      activationCode: null,
    })
    expect(await shop().movesOf(orderId)).toEqual([`esim_cancelled: ${iccid.slice(-4)}`])
    expect(await mailStates(orderId)).toEqual({ esim_ready: 'withdrawn', order_delayed: 'withdrawn' })
    expect(await shop().needs.esims.listSurplus(1_000)).toContainEqual({
      ...namedByIccid(iccid),
      orderId,
      networkId: NETWORK,
    })
  })

  it('is taken back once, and not from an unpaid or unknown order', async () => {
    const { orderId } = await delivered()
    await revokeEsim(shop().needs, orderId)
    const unpaid = await shop().paid({ paymentState: 'expired' })
    for (const id of [orderId, unpaid, randomUUID()]) expect(await revokeEsim(shop().needs, id)).toBe(false)
    expect(await shop().attemptsOf(orderId)).toEqual([])
  })

  it('before it arrived is reported without a number', async () => {
    const orderId = await shop().paid()
    expect(await revokeEsim(shop().needs, orderId)).toBe(true)
    expect(await shop().movesOf(orderId)).toEqual(['esim_cancelled'])
  })

  it('is the replacement, if there is one', async () => {
    const { orderId } = await delivered({ replacedAt: shop().now(), deliveryState: 'revoked', iccid: null })
    const free = { replacesOrderId: orderId, totalCents: 0, paidCents: 0, vatCents: 0, paymentState: 'free' } as const
    const replacement = await delivered(free)
    expect(await revokeEsim(shop().needs, orderId)).toBe(true)
    expect(await shop().orderOf(replacement.orderId)).toMatchObject({ deliveryState: 'revoked', iccid: null })
    expect(await statesOf(orderId)).toEqual(['active'])
  })
})

describe('an eSIM that is replaced', () => {
  it('is returned, and its order says so', async () => {
    const { orderId, iccid } = await delivered()
    await waiting(orderId, 'esim_ready')
    await waiting(orderId, 'order_delayed')
    expect(await replaceProfile(shop().needs, { id: orderId, iccid })).toBe(true)
    expect(await shop().orderOf(orderId)).toMatchObject({ isReplaced: true, iccid: null })
    expect(await shop().movesOf(orderId)).toEqual([`esim_replaced: ${iccid.slice(-4)}`])
    expect(await statesOf(orderId)).toEqual(['surplus'])
    expect(await mailStates(orderId)).toEqual({ esim_ready: 'withdrawn', order_delayed: 'waiting' })
  })

  it('is kept if its order isn’t delivered, or has no eSIM', async () => {
    const { orderId, iccid } = await shop().withEsim('send_email')
    expect(await replaceProfile(shop().needs, { id: orderId, iccid: null })).toBe(false)
    expect(await replaceProfile(shop().needs, { id: orderId, iccid })).toBe(false)
    expect(await statesOf(orderId)).toEqual(['active'])
  })
})

const aReplacement = async (told: Parameters<ReturnType<typeof shop>['paid']>[0]) => {
  const { orderId } = await delivered()
  const free = { replacesOrderId: orderId, totalCents: 0, paidCents: 0, vatCents: 0, paymentState: 'free' } as const
  const replacement = await delivered({ ...free, ...told })
  for (const kind of ['esim_ready', 'order_delayed'] as const) await waiting(replacement.orderId, kind)
  await recallProfiles(shop().needs, orderId)
  return replacement
}

describe('the replacement of a refunded order', () => {
  const WITHDRAWN = { esim_ready: 'withdrawn', order_delayed: 'withdrawn' }

  it('is returned with it, and nobody gets an email', async () => {
    const { orderId, iccid } = await aReplacement({})
    expect(await statesOf(orderId)).toEqual(['surplus'])
    expect(await shop().movesOf(orderId)).toEqual([`esim_cancelled: ${iccid.slice(-4)}`])
    expect(await mailStates(orderId)).toEqual(WITHDRAWN)
  })

  it('ends even if it had stopped for a person', async () => {
    const { orderId } = await aReplacement({ paymentState: 'review', provisioningState: 'stopped', iccid: null })
    expect(await shop().orderOf(orderId)).toMatchObject({ paymentState: 'refunded', refundedBy: 'by_staff' })
    expect(await mailStates(orderId)).toEqual(WITHDRAWN)
  })

  it('that had already ended stays unchanged', async () => {
    const { orderId } = await aReplacement({ paymentState: 'refunded', provisioningState: 'ended' })
    expect(await mailStates(orderId)).toEqual({ esim_ready: 'waiting', order_delayed: 'waiting' })
    expect(await statesOf(orderId)).toEqual(['surplus'])
  })
})

const recalled = async (told: Partial<typeof allocationAttempts.$inferInsert> = {}) => {
  const orderId = await shop().paid({ paymentState: 'refunded', dueAt: null })
  await shop().attempt(orderId, { state: 'recalled', ...told })
  return { orderId, reference: (await shop().orderOf(orderId)).reference }
}

const look = async (orderId: string) => {
  const [row] = await shop().attemptsOf(orderId)
  if (row) await findRecalledProfiles(shop().needs, row)
  return (await shop().attemptsOf(orderId))[0]
}

describe('a late profile of a recalled order', () => {
  it('is found by its reference and recorded, and then the search ends', async () => {
    const { orderId, reference } = await recalled()
    const [one, two] = [newIccid(), newIccid()]
    shop().network.profiles.set(
      reference,
      [one, two].map((iccid) => profileOf(iccid)),
    )
    expect(await look(orderId)).toMatchObject({ state: 'returned', lookUps: 1 })
    expect(await shop().esimsOf(orderId)).toMatchObject(
      [one, two].map((iccid) => ({ iccid, state: 'surplus', networkId: NETWORK, bundleId: '01032_3', zone: 'Europe' })),
    )
    expect(shop().network.told).toEqual([`findByReference ${reference}`])
  })

  it.each([
    ['at once', 0, 0, true],
    ['not before the first pause is over', 1, 14_999, false],
    ['after a quarter of a minute', 1, 15_000, true],
    ['not before twice as long', 2, 29_999, false],
    ['after six hours at the latest', 16, 6 * 3_600_000, true],
  ])('is searched %s', async (_when, lookUps, waitedMs, isLooked) => {
    const { orderId } = await recalled({ lookUps, updatedAt: shop().now() })
    shop().later(waitedMs)
    expect(await look(orderId)).toMatchObject({ state: 'recalled', lookUps: lookUps + (isLooked ? 1 : 0) })
    expect(shop().network.told).toHaveLength(isLooked ? 1 : 0)
  })

  it('is searched again after an unusable answer, which counts as a try', async () => {
    const { orderId } = await recalled()
    shop().network.meets('findByReference', vendorError('no ICCID', { fault: 'unusable_iccid' }))
    expect(await look(orderId)).toMatchObject({ state: 'recalled', lookUps: 1 })
  })

  it('is searched at most eighteen times', async () => {
    const { orderId } = await recalled({ lookUps: 17, updatedAt: shop().now() })
    shop().later(6 * 3_600_000)
    expect(await look(orderId)).toMatchObject({ state: 'returned', lookUps: 18, updatedAt: shop().now() })
  })

  it('is listed by fewest tries, then by longest ago', async () => {
    await shop().db().delete(allocationAttempts)
    const often = await recalled({ lookUps: 2, updatedAt: new Date(0) })
    const late = await recalled({ updatedAt: shop().dueIn(5) })
    const early = await recalled({ updatedAt: shop().now() })
    await shop().attempt(await shop().paid(), { state: 'accepted' })
    const listed = await shop().needs.allocations.listRecalled(10)
    expect(listed.map(({ orderId }) => orderId)).toEqual([early.orderId, late.orderId, often.orderId])
    expect(await shop().needs.allocations.listRecalled(1)).toHaveLength(1)
  })
})

const surplus = async (told: Parameters<ReturnType<typeof shop>['paid']>[0] = {}) => {
  const made = await delivered({ iccid: null, ...told })
  await shop().db().update(esims).set({ state: 'surplus' }).where(eq(esims.iccid, made.iccid))
  return made
}

const release = ({ iccid, orderId }: { iccid: string; orderId: string }) =>
  releaseProfile(shop().needs, { ...namedByIccid(iccid), orderId, networkId: NETWORK })

describe('a surplus profile', () => {
  const KEPT = 'the network did not take a profile back'

  it('is released, and no other one is', async () => {
    const [profile, other] = [await surplus(), await surplus()]
    await release(profile)
    expect([await statesOf(profile.orderId), await statesOf(other.orderId)]).toEqual([['released'], ['surplus']])
    expect(shop().network.told).toEqual([`findBalance ${profile.iccid}`, `release ${profile.iccid}`])
    expect(shop().lines).toEqual([])
  })

  it('that is in use stays, and raises an alert', async () => {
    const profile = await surplus()
    shop().network.balance.expiresAt = shop().now()
    await release(profile)
    expect(await statesOf(profile.orderId)).toEqual(['kept'])
    expect(shop().network.told).toEqual([`findBalance ${profile.iccid}`])
    const facts = { orderId: profile.orderId, problem: 'it is in use' }
    expect(shop().lines).toEqual([{ level: 'error', message: KEPT, facts }])
  })

  it('that was topped up stays', async () => {
    const profile = await surplus()
    const topUp = { kind: 'topup', targetOrderId: profile.orderId, targetIccid: profile.iccid } as const
    await shop().paid({ ...topUp, targetIccid: newIccid() })
    await shop().paid(topUp)
    await release(profile)
    expect(await statesOf(profile.orderId)).toEqual(['kept'])
    expect(shop().lines).toMatchObject([{ facts: { problem: 'somebody paid for a top-up of it' } }])
    expect(shop().network.told).toEqual([])
  })

  it('is returned although its order has a top-up of another eSIM', async () => {
    const profile = await surplus()
    await shop().paid({ kind: 'topup', targetOrderId: profile.orderId, targetIccid: newIccid() })
    await release(profile)
    expect(await statesOf(profile.orderId)).toEqual(['released'])
  })

  it('that the network refuses to take stays, with its message; for a replaced one without an alert', async () => {
    const [profile, replaced] = [await surplus(), await surplus({ replacedAt: shop().now() })]
    shop().network.meets('release', vendorError('was installed'), vendorError('was installed'))
    await release(profile)
    await release(replaced)
    expect([await statesOf(profile.orderId), await statesOf(replaced.orderId)]).toEqual([['kept'], ['kept']])
    expect(shop().lines).toEqual([
      { level: 'error', message: KEPT, facts: { orderId: profile.orderId, problem: 'was installed' } },
      {
        level: 'info',
        message: 'a replaced profile stays',
        facts: { orderId: replaced.orderId, problem: 'was installed' },
      },
    ])
  })

  it('that the network doesn’t know counts as unused', async () => {
    const profile = await surplus()
    shop().network.meets('findBalance', vendorError('never heard of it', { fault: 'not_known' }))
    await release(profile)
    expect(await statesOf(profile.orderId)).toEqual(['released'])
  })

  it.each([
    ['findBalance', 'silent', vendorError('away', SILENT)],
    ['release', 'silent', vendorError('away', SILENT)],
    ['release', 'busy', vendorError('later', { isRetryable: true })],
    ['release', 'unclear', vendorError('perhaps', { outcome: 'unknown' })],
    ['findBalance', 'unreadable about its code', vendorError('an odd code', { fault: 'unusable_code' })],
    ['findBalance', 'unreadable about its number', vendorError('an odd number', { fault: 'unusable_iccid' })],
    ['findBalance', 'unwilling to tell', vendorError('no', { fault: 'refused' })],
    ['findBalance', 'closed to us', vendorError('who are you', { fault: 'unauthorized' })],
    ['release', 'closed to us', vendorError('who are you', { fault: 'unauthorized' })],
    ['release', 'without credit', vendorError('pay first', { fault: 'no_credit' })],
    ['findBalance', 'in the way of a bug', new Error('a bug')],
    ['release', 'in the way of a bug', new Error('a bug')],
  ] as const)('waits while the network, at %s, is %s', async (call, _how, error) => {
    const profile = await surplus()
    shop().network.meets(call, error)
    await expect(release(profile)).rejects.toBe(error)
    expect(await statesOf(profile.orderId)).toEqual(['surplus'])
  })
})
