// What costs money is requested once: every answer that the network may give to an allocation, and how the shop handles
// it.
import { describe, expect, it } from 'vitest'
import { delivering, POLL_EVERY_MS } from './support/delivering.ts'
import { newIccid, vendorError, profileOf } from './support/played-network.ts'

const shop = delivering()

const BUSY = { outcome: 'refused', isRetryable: true, fault: 'busy' } as const
const SILENT = { outcome: 'unknown', isRetryable: true, fault: 'silent' } as const
type Told = Parameters<ReturnType<typeof shop>['paid']>[0]

describe('an allocation', () => {
  const STEP = 'request_iccid_allocation'
  const ask = async (told: Told = {}) => {
    const orderId = await shop().at(STEP, told)
    return { orderId, reference: (await shop().orderOf(orderId)).reference }
  }

  it.each([
    ['for the moment', BUSY, { status: 'started', polls: 1, dueAt: POLL_EVERY_MS, errorMessage: null }, 'refused'],
    ['with no answer', SILENT, { status: 'started', polls: 0, dueAt: POLL_EVERY_MS, errorMessage: null }, 'unknown'],
    [
      'for another reason',
      { fault: 'broken' },
      {
        status: 'error',
        polls: 0,
        dueAt: 5_000,
        errorMessage: 'Failed to allocate eSIM: no. Please refresh or contact support.',
      },
      'refused',
    ],
  ] as const)('that the network refuses %s is requested again', async (_what, details, after, state) => {
    const { orderId } = await ask()
    shop().network.meets('allocate', vendorError('no', details))
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({ ...after, step: STEP, dueAt: shop().dueIn(after.dueAt) })
    expect(await shop().attemptsOf(orderId)).toMatchObject([{ state, lookUps: 0 }])
    expect(shop().lines.at(0)).toEqual({
      level: 'warn',
      message: 'an allocation was not promised',
      facts: { orderId, outcome: details === BUSY || !('outcome' in details) ? 'refused' : 'unknown', problem: 'no' },
    })
  })

  it('that wasn’t requested because of the circuit breaker uses up no try, and any other node may request it', async () => {
    const { orderId, reference } = await ask({ status: 'error', provisioningState: 'failed', tries: 3 })
    const leftAlone = { outcome: 'refused', isRetryable: true, fault: 'left_alone' } as const
    shop().network.meets('allocate', vendorError('no answer', leftAlone))
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({ status: 'error', tries: 3, dueAt: shop().dueIn(10_000) })
    expect(await shop().attemptsOf(orderId)).toMatchObject([{ state: 'refused' }])
    expect(shop().nudges).toEqual([])

    shop().later(10_000)
    await shop().advance(orderId)
    expect(shop().network.profiles.get(reference)).toHaveLength(1)
    expect(await shop().orderOf(orderId)).toMatchObject({ tries: 0 })
  })

  it('of a bundle unknown to the network goes to a person', async () => {
    const { orderId } = await ask()
    shop().network.meets('allocate', vendorError('no such bundle', { fault: 'not_known' }))
    const { length: before } = shop().announced
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({
      paymentState: 'review',
      provisioningState: 'stopped',
      reviewReason: 'network_refused',
      errorMessage: 'Failed to allocate eSIM: no such bundle. Please refresh or contact support.',
      dueAt: null,
    })
    expect(await shop().attemptsOf(orderId)).toMatchObject([{ state: 'refused' }])
    expect(shop().lines.at(-1)).toEqual({
      level: 'error',
      message: 'a paid order stopped and needs a person',
      facts: {
        orderId,
        step: STEP,
        reason: 'network_refused',
        problem: 'Failed to allocate eSIM: no such bundle. Please refresh or contact support.',
      },
    })
    // The step began, nothing was requested, and it stopped.
    expect(shop().announced.slice(before)).toEqual([orderId, orderId, orderId])
  })

  it('that was accepted is not requested again', async () => {
    const { orderId } = await ask()
    await shop().attempt(orderId, { state: 'accepted' })
    await shop().advance(orderId)
    expect(shop().network.told.filter((call) => call.startsWith('allocate'))).toEqual([])
    expect((await shop().orderOf(orderId)).step).toBe('poll_for_iccid')
  })

  it('of an order with an eSIM is not requested', async () => {
    const { orderId } = await shop().withEsim(STEP)
    await shop().advance(orderId)
    expect(shop().network.told.filter((call) => call.startsWith('allocate'))).toEqual([])
    expect((await shop().orderOf(orderId)).step).toBe('poll_for_iccid')
  })

  it.each(['asking', 'unknown'] as const)(
    'that may have been done (%s) is looked up by its reference',
    async (state) => {
      const { orderId, reference } = await ask()
      await shop().attempt(orderId, { state })
      shop().network.profiles.set(reference, [profileOf(newIccid())])
      await shop().advance(orderId)
      expect(shop().network.told[0]).toBe(`findByReference ${reference}`)
      expect(shop().network.told.filter((call) => call.startsWith('allocate'))).toEqual([])
      expect(await shop().attemptsOf(orderId)).toMatchObject([{ state: 'accepted', lookUps: 0 }])
      expect((await shop().orderOf(orderId)).status).toBe('completed')
    },
  )

  it('whose answer got lost is looked up twice, half a minute apart, before it is requested again', async () => {
    const { orderId, reference } = await ask()
    await shop().attempt(orderId)
    const stands = async () => {
      const [{ state, lookUps, firstLookUpAt } = {}] = await shop().attemptsOf(orderId)
      const { status, dueAt, polls } = await shop().orderOf(orderId)
      return { state, lookUps, firstLookUpAt, status, polls, dueIn: (dueAt?.getTime() ?? 0) - shop().now().getTime() }
    }
    const first = shop().now()
    await shop().advance(orderId)
    expect(await stands()).toEqual({
      state: 'unknown',
      lookUps: 1,
      firstLookUpAt: first,
      status: 'started',
      polls: 0,
      dueIn: 30_000,
    })

    // If nudged too early, it waits for the rest of the half minute.
    for (const [afterMs, leftMs] of [
      [10_000, 20_000],
      [19_000, POLL_EVERY_MS],
    ] as const) {
      shop().later(afterMs)
      await shop().needs.orders.makeDue(orderId, shop().now())
      await shop().advance(orderId)
      expect(await stands()).toMatchObject({ state: 'unknown', firstLookUpAt: first, dueIn: leftMs })
    }
    shop().later(1_000)
    await shop().needs.orders.makeDue(orderId, shop().now())
    await shop().advance(orderId)
    expect(await stands()).toMatchObject({ state: 'lost', status: 'error' })
    expect((await shop().orderOf(orderId)).errorMessage).toBe(
      'Failed to allocate eSIM: the network did not answer. Please refresh or contact support.',
    )
    expect(shop().lines.at(-1)).toMatchObject({
      level: 'error',
      message: 'an allocation was lost; requesting it again',
      facts: { orderId, attemptId: expect.any(String) },
    })
    expect(new Set(shop().network.told)).toEqual(new Set([`findByReference ${reference}`]))

    shop().later(5_000)
    await shop().advance(orderId)
    expect((await shop().attemptsOf(orderId)).map(({ state }) => state)).toEqual(['lost', 'accepted'])
    expect((await shop().orderOf(orderId)).status).toBe('completed')
  })

  it('that was looked up once long ago is looked up again before it is requested again', async () => {
    const { orderId } = await ask()
    await shop().attempt(orderId)
    await shop().advance(orderId)
    shop().later(30_000)
    await shop().advance(orderId)
    expect((await shop().attemptsOf(orderId)).map(({ state }) => state)).toEqual(['lost'])
  })

  it('that got lost is requested again within seconds, however long the network was down', async () => {
    const { orderId } = await ask({ tries: 8, status: 'error' })
    await shop().attempt(orderId)
    await shop().advance(orderId)
    shop().later(30_000)
    await shop().advance(orderId)
    expect((await shop().attemptsOf(orderId)).map(({ state }) => state)).toEqual(['lost'])
    expect(await shop().orderOf(orderId)).toMatchObject({ status: 'error', tries: 9, dueAt: shop().dueIn(30_000) })
  })

  it('that the network doesn’t know yet counts as one poll', async () => {
    const { orderId } = await ask({ polls: 3 })
    await shop().attempt(orderId)
    shop().network.meets('findByReference', vendorError('nothing', { fault: 'not_known' }))
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({
      status: 'started',
      polls: 4,
      dueAt: shop().dueIn(POLL_EVERY_MS),
    })
    expect(await shop().attemptsOf(orderId)).toMatchObject([{ lookUps: 0 }])
  })

  it('whose lookup fails twenty times shows the network’s message', async () => {
    const { orderId } = await ask({ polls: 19 })
    await shop().attempt(orderId)
    shop().network.meets('findByReference', vendorError('on holiday', BUSY))
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({
      status: 'error',
      errorMessage: 'Failed to allocate eSIM: on holiday. Please refresh or contact support.',
    })
  })

  it('whose lookup returns an unusable eSIM goes to a person', async () => {
    const { orderId } = await ask()
    await shop().attempt(orderId)
    shop().network.meets('findByReference', vendorError('what a number', { fault: 'unusable_iccid' }))
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({ paymentState: 'review', reviewReason: 'esim_unusable' })
  })

  it('whose lookup hits a bug counts as no lookup', async () => {
    const { orderId } = await ask()
    await shop().attempt(orderId)
    shop().network.meets('findByReference', new Error('a bug'))
    await expect(shop().advance(orderId)).rejects.toThrow('a bug')
    expect(await shop().attemptsOf(orderId)).toMatchObject([{ lookUps: 0, state: 'unknown' }])
  })

  it('that somebody else started at the same moment is left to them, and looked up', async () => {
    const { orderId } = await ask({ step: 'retrieve_esim_token', status: 'completed' })
    await shop().attempt(orderId, { state: 'asking' })
    await shop().advance(orderId)
    expect(shop().network.told).toEqual([])
    expect(await shop().orderOf(orderId)).toMatchObject({
      step: STEP,
      status: 'started',
      polls: 0,
      dueAt: shop().dueIn(POLL_EVERY_MS),
    })
    expect(await shop().attemptsOf(orderId)).toHaveLength(1)
  })

  it('without a bundle says what is missing', async () => {
    const { orderId } = await ask({ bundleId: '' })
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({
      status: 'error',
      errorMessage: 'Missing bundle ID. Please refresh the page.',
    })
    expect(shop().network.told).toEqual([])
  })

  it('of an order refunded a moment before is not requested', async () => {
    const orderId = await shop().paid()
    shop().network.token.ageMs = 0
    shop().network.meets('ensureToken', () => shop().needs.orders.refund(orderId, shop().now(), 'by_staff'))
    await shop().advance(orderId)
    expect(shop().network.told).toEqual(['ensureToken'])
    expect(await shop().attemptsOf(orderId)).toEqual([])
    expect(await shop().orderOf(orderId)).toMatchObject({ paymentState: 'refunded' })
  })
})
