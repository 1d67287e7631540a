// The network's callback when a profile is ready is a hint and not proof, and harmless if it comes twice, early, or
// late.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { allocationAttempts, orders } from '#db/schema.ts'
import { receiveAllocation } from '#shop/delivery/provisioning/receive-allocation.ts'
import { delivering, NETWORK } from './support/delivering.ts'
import { newIccid, vendorError, profileOf } from './support/played-network.ts'

const shop = delivering()

const OVER = { status: 'completed', provisioningState: 'completed', deliveryState: 'mailed', dueAt: null } as const
const SILENT = { outcome: 'unknown', isRetryable: true } as const

const gives = (reference: string, ...iccids: string[]) =>
  shop().network.profiles.set(
    reference,
    iccids.map((iccid) => profileOf(iccid)),
  )

describe('a call of the network', () => {
  const SECRET = 'a secret'
  const receive = (message: unknown = 'a callback', secret = SECRET) => receiveAllocation(shop().needs, secret, message)
  /** An order with an attempt whose address the network calls. */
  async function asked(told: Parameters<ReturnType<typeof shop>['paid']>[0] = {}, hasEsim = false) {
    await shop().db().delete(allocationAttempts)
    const made = hasEsim
      ? await shop().withEsim('order_completed', { ...OVER, ...told })
      : { orderId: await shop().paid(told), iccid: null }
    const attempt = { id: randomUUID(), orderId: made.orderId, networkId: NETWORK, secret: SECRET, now: shop().now() }
    await shop().needs.allocations.suppose(attempt)
    return { ...made, reference: (await shop().orderOf(made.orderId)).reference }
  }

  it('makes its order due now, and nudges a worker', async () => {
    const { orderId } = await asked({ dueAt: shop().dueIn(60_000) })
    expect(await receive()).toEqual({ ok: true })
    expect((await shop().orderOf(orderId)).dueAt).toEqual(shop().now())
    expect(shop().nudges).toEqual([{ job: { name: 'provisioning', orderId }, afterSeconds: undefined }])
    expect(shop().network.told).toEqual([])
  })

  it('is rejected in another form, or at an address that was never given out', async () => {
    await asked()
    expect(await receive('something else')).toEqual({ ok: false, problem: 'unreadable' })
    expect(await receive('a callback', 'guessed')).toEqual({ ok: false, problem: 'unknown_address' })
    expect(shop().nudges).toEqual([])
  })

  it('about a surplus profile is checked, and the profile is returned', async () => {
    const { orderId, iccid, reference } = await asked({}, true)
    const more = newIccid()
    gives(reference, iccid ?? '', more)
    expect(await receive()).toEqual({ ok: true })
    expect(await receive()).toEqual({ ok: true })
    expect(await shop().esimsOf(orderId)).toMatchObject([
      { iccid, state: 'active' },
      { iccid: more, state: 'surplus', bundleId: '01032_3', zone: 'Europe', networkId: NETWORK },
    ])
    const message = 'the network allocated a profile that its order does not need'
    expect(shop().lines).toEqual([{ level: 'error', message, facts: { orderId } }])
  })

  it.each([
    ['was refunded', { paymentState: 'refunded', dueAt: null }, 1],
    ['stopped for a person', { paymentState: 'review', dueAt: null }, 0],
    ['waits for nothing and has none', { dueAt: null }, 0],
  ] as const)('for an order that %s', async (_which, told, noted) => {
    const { orderId, reference } = await asked(told)
    gives(reference, newIccid())
    expect(await receive()).toEqual({ ok: true })
    expect(await shop().esimsOf(orderId)).toHaveLength(noted)
    expect(shop().network.told).toHaveLength(noted)
  })

  it('that can’t be checked now must come again', async () => {
    const { orderId } = await asked({}, true)
    shop().network.meets('findByReference', vendorError('away', SILENT))
    expect(await receive()).toEqual({ ok: false, problem: 'network_silent' })
    const message = 'the network has to repeat a callback'
    expect(shop().lines).toEqual([{ level: 'warn', message, facts: { orderId, problem: 'away' } }])
  })

  it('about an unnamed profile is accepted, and one that hits a bug isn’t', async () => {
    const { orderId } = await asked({}, true)
    shop().network.meets('findByReference', vendorError('a strange number', { fault: 'unusable_iccid' }))
    expect(await receive()).toEqual({ ok: true })
    shop().network.meets('findByReference', new Error('a bug'))
    await expect(receive()).rejects.toThrow('a bug')
    expect(await shop().db().select().from(orders).where(eq(orders.id, orderId))).toHaveLength(1)
  })

  it('of an uncertain attempt finds its order, and causes no second attempt', async () => {
    const { orderId } = await asked()
    const again = { id: randomUUID(), orderId, networkId: NETWORK, secret: 'another', now: shop().now() }
    await shop().needs.allocations.suppose(again)
    expect(await shop().needs.allocations.listOfOrder(orderId)).toMatchObject([
      { state: 'unknown', lookUps: 0, askedAt: shop().now(), updatedAt: shop().now() },
    ])
    expect(await shop().needs.allocations.findBySecret(SECRET)).toEqual({ orderId, networkId: NETWORK })
  })
})

/** The network calls the address that it was given before it answers. */
const callsWhileAsked = (then: () => void = () => {}) =>
  shop().network.meets('allocate', async () => {
    const secret = decodeURIComponent(shop().network.told.at(-1)?.split('/hook/')[1] ?? '')
    expect(await receiveAllocation(shop().needs, secret, 'a callback')).toEqual({ ok: true })
    then()
  })

describe('a call of the network while a worker has its order', () => {
  it('causes no work of its own, because the worker checks the order', async () => {
    const orderId = await shop().paid()
    callsWhileAsked()
    await shop().advance(orderId)
    expect((await shop().orderOf(orderId)).provisioningState).toBe('completed')
    expect(shop().nudges).toEqual([])
  })

  it('makes a waiting order due at once', async () => {
    const orderId = await shop().paid()
    const { reference } = await shop().orderOf(orderId)
    callsWhileAsked()
    shop().network.meets('findByReference', vendorError('not yet', { fault: 'not_known' }))
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({ step: 'poll_for_iccid', iccid: null, dueAt: shop().now() })
    expect(shop().nudges.at(-1)).toEqual({ job: { name: 'provisioning', orderId }, afterSeconds: undefined })

    await shop().advance(orderId)
    expect((await shop().orderOf(orderId)).provisioningState).toBe('completed')
    expect(shop().network.told.filter((call) => call === `findByReference ${reference}`)).toHaveLength(2)
  })

  it('that comes after its release is stored as usual', async () => {
    const orderId = await shop().paid()
    shop().network.meets('findByReference', vendorError('not yet', { fault: 'not_known' }))
    await shop().advance(orderId)
    expect((await shop().orderOf(orderId)).dueAt).not.toEqual(shop().now())
    const [attempt] = await shop().attemptsOf(orderId)
    const call = () => receiveAllocation(shop().needs, `token of allocation:${attempt?.id}`, 'a callback')
    expect(await call()).toEqual({ ok: true })
    expect((await shop().orderOf(orderId)).dueAt).toEqual(shop().now())
  })

  it('is lost with a failed worker, but the order stays due', async () => {
    const orderId = await shop().paid()
    callsWhileAsked(() => {
      throw new Error('a bug')
    })
    await expect(shop().advance(orderId)).rejects.toThrow('a bug')
    expect(shop().nudges).toEqual([])
    expect((await shop().orderOf(orderId)).dueAt).not.toBe(null)
  })
})
