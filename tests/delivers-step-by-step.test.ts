// What a delivery does from one step to the next, and the order's state when a step fails. Unlike the tests of the
// whole shop (exactly-one-esim, tries-again-by-itself), these check a single step.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { mails, orders } from '#db/schema.ts'
import { UNTRACED } from '#ports/tracer.ts'
import { LEASE_MS } from '#shop/sales/order/order-lease.ts'
import { delivering, NETWORK, POLL_EVERY_MS } from './support/delivering.ts'
import { CODE, PNG, vendorError } from './support/played-network.ts'

const shop = delivering()

const BUSY = { outcome: 'refused', isRetryable: true, fault: 'busy' } as const
type Told = Parameters<ReturnType<typeof shop>['paid']>[0]

describe('a delivery', () => {
  it('takes all steps at once if every vendor answers, and calls each once', async () => {
    const orderId = await shop().paid()
    await shop().advance(orderId)

    const order = await shop().orderOf(orderId)
    const [esim] = await shop().esimsOf(orderId)
    expect(order).toMatchObject({
      step: 'order_completed',
      stepNumber: 6,
      status: 'completed',
      provisioningState: 'completed',
      deliveryState: 'mailed',
      iccid: esim?.iccid,
      activationCode: CODE,
      hasQrCode: true,
      dueAt: null,
      errorMessage: null,
      polls: 0,
      tries: 0,
    })
    expect(esim).toMatchObject({
      state: 'active',
      zone: 'Europe',
      bundleId: '01032_3',
      networkId: NETWORK,
      activationCode: CODE,
    })
    expect([...(esim?.qrPng ?? [])]).toEqual([...PNG])
    const [{ id, ...asked } = { id: null }] = await shop().attemptsOf(orderId)
    expect(asked).toMatchObject({ state: 'accepted', lookUps: 0, networkId: NETWORK, askedAt: shop().now() })
    expect(shop().network.told).toEqual([
      'ensureToken',
      `allocate 01032_3 https://shop.test/hook/${encodeURIComponent(`token of allocation:${id}`)}`,
      `findByReference ${order.reference}`,
      `findCodes ${esim?.iccid}`,
      `fetchQrCode ${esim?.iccid}`,
    ])
    expect(shop().sent.map(({ mail }) => [mail.kind, mail.to])).toEqual([['esim_ready', 'traveller@example.com']])
    expect(await shop().mailsOf(orderId)).toMatchObject([
      { state: 'sent', sentAt: shop().now(), tries: 1, leaseUntil: null },
    ])
    expect(await shop().movesOf(orderId)).toEqual([
      'started_retrieve_esim_token',
      'completed_retrieve_esim_token',
      'started_request_iccid_allocation',
      'completed_request_iccid_allocation',
      'started_poll_for_iccid',
      'completed_poll_for_iccid',
      'started_generate_qr_code',
      'completed_generate_qr_code',
      'started_send_email',
      'completed_send_email',
      'started_update_user_record',
      'completed_update_user_record',
      'started_order_completed',
      'completed_order_completed',
    ])
    expect([shop().nudges, shop().messages('error'), shop().messages('warn')]).toEqual([[], [], []])
    // Each vendor call is a wait, and the state is saved before it; the steps in between need no write of their own.
    expect(shop().announced).toHaveLength(4)
  })

  it('doesn’t start before it is due, without payment, or after its end', async () => {
    for (const told of [
      { dueAt: shop().dueIn(1) },
      { dueAt: null },
      { paymentState: 'awaiting' },
      { leaseUntil: shop().dueIn(1), leaseId: randomUUID() },
    ] as const) {
      const orderId = await shop().paid(told)
      await shop().advance(orderId)
      expect(await shop().movesOf(orderId)).toEqual([])
    }
    expect(shop().network.told).toEqual([])
  })

  it('whose steps are all done ends', async () => {
    const orderId = await shop().at('order_completed', { status: 'completed' })
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({
      provisioningState: 'completed',
      status: 'completed',
      step: 'order_completed',
      stepNumber: 6,
      dueAt: null,
    })
    expect(await shop().movesOf(orderId)).toEqual(['completed_order_completed'])
  })

  it('notifies open pages of the ICCID with its code, and of the end', async () => {
    const orderId = await shop().paid()
    const seen: string[] = []
    const look = async () => {
      const { step, status, iccid, activationCode } = await shop().orderOf(orderId)
      seen.push(`${step} ${status} ${iccid !== null} ${activationCode === CODE}`)
    }
    shop().network.meets('findCodes', look)
    shop().atTheDoor.push(look)
    await shop().advance(orderId)
    expect(seen).toEqual(['request_iccid_allocation started false false', 'send_email started true true'])
    expect(new Set(shop().announced)).toEqual(new Set([orderId]))
    expect(await shop().esimsOf(orderId)).toMatchObject([{ state: 'active', activationCode: CODE, qrPng: PNG }])
  })

  it('shows its current step while a vendor is slow', async () => {
    const orderId = await shop()
      .withEsim('poll_for_iccid', { status: 'completed' })
      .then((made) => made.orderId)
    let shown = ''
    shop().network.meets('fetchQrCode', async () => {
      await expect.poll(async () => (shown = (await shop().orderOf(orderId)).step)).toBe('generate_qr_code')
    })
    await shop().advance(orderId)
    expect(shown).toBe('generate_qr_code')
  })

  it('taken over by another worker is given up, and nothing is saved', async () => {
    const orderId = await shop().paid()
    shop().network.token.ageMs = 0
    shop().network.meets('ensureToken', () =>
      shop()
        .db()
        .update(orders)
        .set({ leaseId: randomUUID(), leaseUntil: shop().dueIn(LEASE_MS) })
        .where(eq(orders.id, orderId)),
    )
    await shop().advance(orderId)
    expect([await shop().movesOf(orderId), await shop().attemptsOf(orderId)]).toEqual([[], []])
    expect(shop().network.told).toEqual(['ensureToken'])
  })

  it('of a failed staff test waits until somebody presses Retry', async () => {
    const orderId = await shop().paid({ kind: 'test', testScope: 'order' })
    shop().network.meets('allocate', vendorError('nothing left', { fault: 'out_of_stock' }))
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({
      status: 'error',
      step: 'request_iccid_allocation',
      dueAt: null,
      tries: 1,
    })
    expect(shop().nudges).toEqual([])
  })

  it('of a partner’s test order is retried like any other', async () => {
    await shop().aPartner()
    const orderId = await shop().paid({ kind: 'test', testScope: 'api', balanceOf: 'partner' })
    shop().network.meets('allocate', vendorError('nothing left', { fault: 'out_of_stock' }))
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({ status: 'error', dueAt: shop().dueIn(5_000) })
  })
})

const failing = async (told: Told = {}) => {
  const orderId = await shop().at('request_iccid_allocation', { status: 'error', ...told })
  shop().network.meets('allocate', vendorError('nothing left', { fault: 'out_of_stock' }))
  await shop().advance(orderId)
  return orderId
}

describe('a step that fails', () => {
  const WORDS = 'Failed to allocate eSIM: nothing left. Please refresh or contact support.'

  it('is recorded once, and is due again after its fault’s pause', async () => {
    const orderId = await failing({ status: 'started', tries: 2 })
    expect(await shop().orderOf(orderId)).toMatchObject({
      status: 'error',
      provisioningState: 'failed',
      errorMessage: WORDS,
      tries: 3,
      polls: 0,
      dueAt: shop().dueIn(20_000),
    })
    expect(await shop().movesOf(orderId)).toEqual([`error_request_iccid_allocation: ${WORDS}`])
    expect(shop().nudges).toEqual([{ job: { name: 'provisioning', orderId }, afterSeconds: 20 }])
    expect((await shop().attemptsOf(orderId)).map(({ state }) => state)).toEqual(['refused'])
    expect(shop().messages('warn')).toEqual(['an allocation was not promised'])
  })

  it.each([
    ['is no news when it says the same', WORDS, 0],
    ['is news when it says something else', 'Something else.', 1],
  ])('again %s', async (_what, errorMessage, news) => {
    const orderId = await failing({ errorMessage, provisioningState: 'failed', tries: 1 })
    expect(await shop().movesOf(orderId)).toHaveLength(news)
    expect(await shop().orderOf(orderId)).toMatchObject({ errorMessage: WORDS, tries: 2 })
  })

  it('is reported at its first try, whatever the previous step reported', async () => {
    const orderId = await failing({ step: 'retrieve_esim_token', status: 'completed', errorMessage: WORDS })
    expect(await shop().movesOf(orderId)).toEqual([
      'started_request_iccid_allocation',
      `error_request_iccid_allocation: ${WORDS}`,
    ])
  })

  it.each([
    ['no_credit', 1],
    ['out_of_stock', 0],
  ] as const)('for %s emails staff %i times', async (fault, mailed) => {
    await shop().db().delete(mails)
    const orderId = await shop().at('request_iccid_allocation')
    shop().network.meets('allocate', vendorError('no', { fault }))
    await shop().advance(orderId)
    expect(await shop().db().select().from(mails).where(eq(mails.kind, 'credit_notice'))).toHaveLength(mailed)
  })

  it('because of a bug is reported as such, and the next worker gets the order when the lease expires', async () => {
    const orderId = await shop().at('request_iccid_allocation')
    shop().network.meets('allocate', new Error('a bug'))
    await expect(shop().advance(orderId)).rejects.toThrow('a bug')
    expect((await shop().attemptsOf(orderId)).map(({ state }) => state)).toEqual(['asking'])
    shop().later(LEASE_MS + 1)
    expect(await shop().needs.orders.claim(orderId, shop().now(), LEASE_MS)).not.toBe(null)
  })
})

describe('the token', () => {
  it.each([
    ['is busy', BUSY, { status: 'started', polls: 1, tries: 0, dueAt: POLL_EVERY_MS }],
    ['refuses us', { fault: 'unauthorized' }, { status: 'error', polls: 0, tries: 1, dueAt: 5_000 }],
  ] as const)('is requested again if the network %s', async (_what, details, after) => {
    const orderId = await shop().paid()
    shop().network.meets('ensureToken', vendorError('not now', details))
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({
      ...after,
      step: 'retrieve_esim_token',
      dueAt: shop().dueIn(after.dueAt),
      errorMessage: after.tries > 0 ? 'Failed to retrieve eSIM token. Please refresh the page.' : null,
    })
  })

  it('fails after ten attempts, and each later attempt is a try', async () => {
    const orderId = await shop().at('retrieve_esim_token', { polls: 9 })
    const busy = () => shop().network.meets('ensureToken', vendorError('not now', BUSY))
    busy()
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({ status: 'error', tries: 1, polls: 0 })
    shop().later(5_000)
    busy()
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({ status: 'error', tries: 2, dueAt: shop().dueIn(10_000) })
  })

  it('is requested after the step is saved; a cached one needs no write', async () => {
    const seen: string[] = []
    const look = (orderId: string) => async () => void seen.push((await shop().orderOf(orderId)).step)
    const first = await shop().paid()
    shop().network.meets('ensureToken', look(first))
    await shop().advance(first)
    const second = await shop().paid()
    shop().network.meets('ensureToken', look(second))
    await shop().advance(second)
    expect(seen).toEqual(['retrieve_esim_token', 'pending'])
  })

  it('isn’t requested if another worker has the order', async () => {
    const orderId = await shop().paid()
    shop().needs.tracer = {
      ...UNTRACED,
      goOn: async (_kept, _part, _id, work) => {
        await shop().db().update(orders).set({ leaseId: randomUUID() }).where(eq(orders.id, orderId))
        return work()
      },
    }
    await shop().advance(orderId)
    expect([shop().network.told, await shop().movesOf(orderId)]).toEqual([[], []])
  })

  it('that fails because of a bug doesn’t count as a network fault', async () => {
    const orderId = await shop().paid()
    shop().network.meets('ensureToken', new Error('a bug'))
    await expect(shop().advance(orderId)).rejects.toThrow('a bug')
  })
})
