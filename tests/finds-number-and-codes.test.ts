// The eSIM's number, its codes, its link to the customer, and a company's invoices.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { esims, orders, users } from '#db/schema.ts'
import { ACME } from './support/a-company.ts'
import { delivering, NETWORK, POLL_EVERY_MS } from './support/delivering.ts'
import { CODE, newIccid, PNG, vendorError, profileOf } from './support/played-network.ts'

const shop = delivering()

const BUSY = { outcome: 'refused', isRetryable: true, fault: 'busy' } as const
const SILENT = { outcome: 'unknown', isRetryable: true, fault: 'silent' } as const
type Told = Parameters<ReturnType<typeof shop>['paid']>[0]

describe('the number of the eSIM', () => {
  const STEP = 'poll_for_iccid'
  const look = async (told: Told = {}) => {
    const orderId = await shop().at(STEP, told)
    return { orderId, reference: (await shop().orderOf(orderId)).reference }
  }

  it.each([
    ['is not told yet', null],
    ['is not told because the network is away', vendorError('away', SILENT)],
    ['is not told because the network never heard of it', vendorError('what?', { fault: 'not_known' })],
  ])('that %s is looked up again', async (_what, error) => {
    const { orderId, reference } = await look({ polls: 7 })
    if (error) shop().network.meets('findByReference', error)
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({
      status: 'started',
      polls: 8,
      dueAt: shop().dueIn(POLL_EVERY_MS),
      iccid: null,
    })
    expect(shop().network.told).toEqual([`findByReference ${reference}`])
  })

  it('that isn’t reported after fifty polls is a failure', async () => {
    const { orderId } = await look({ polls: 49 })
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({
      status: 'error',
      errorMessage: 'Timeout waiting for ICCID. Please refresh or contact support.',
    })
  })

  it('that no phone can use goes to a person', async () => {
    const { orderId } = await look()
    shop().network.meets('findByReference', vendorError('what a number', { fault: 'unusable_iccid' }))
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({
      paymentState: 'review',
      reviewReason: 'esim_unusable',
      errorMessage: 'what a number',
    })
  })

  it('that couldn’t be looked up because of a bug doesn’t count as a poll', async () => {
    const { orderId } = await look()
    shop().network.meets('findByReference', new Error('a bug'))
    await expect(shop().advance(orderId)).rejects.toThrow('a bug')
  })

  it('is the first of several, each listed twice, and the others are returned', async () => {
    const { orderId, reference } = await look()
    const numbers = [newIccid(), newIccid(), newIccid()]
    shop().network.profiles.set(
      reference,
      [...numbers, ...numbers].map((iccid) => profileOf(iccid)),
    )
    await shop().advance(orderId)
    expect((await shop().orderOf(orderId)).iccid).toBe(numbers[0])
    expect(
      (await shop().esimsOf(orderId)).map(({ iccid, state, zone, bundleId, networkId }) => [
        iccid,
        state,
        zone,
        bundleId,
        networkId,
      ]),
    ).toEqual(numbers.map((iccid, place) => [iccid, place === 0 ? 'active' : 'surplus', 'Europe', '01032_3', NETWORK]))
  })

  it.each([
    ['of another order', 'active', false],
    ['that went back', 'surplus', true],
  ] as const)('%s isn’t given to this order, which needs attention', async (_whose, state, isOwn) => {
    const { orderId, reference } = await look()
    const holder = isOwn ? orderId : await shop().paid()
    const iccid = newIccid()
    await shop().db().insert(esims).values({
      iccid,
      orderId: holder,
      networkId: NETWORK,
      bundleId: '01032_3',
      zone: 'Europe',
      state,
      createdAt: shop().now(),
    })
    shop().network.profiles.set(reference, [profileOf(iccid)])
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({
      paymentState: 'review',
      reviewReason: 'esim_taken',
      errorMessage: 'the network gave a profile that another order holds',
      iccid: null,
    })
    expect((await shop().esimsOf(holder)).map((esim) => esim.state)).toEqual([state])
  })

  it('is shown without its code while the code takes long', async () => {
    const orderId = await shop().paid()
    shop().network.meets('findCodes', async () => {
      await expect.poll(async () => (await shop().esimsOf(orderId)).length).toBe(1)
      expect(await shop().orderOf(orderId)).toMatchObject({ step: 'generate_qr_code', activationCode: null })
    })
    await shop().advance(orderId)
    expect(await shop().esimsOf(orderId)).toMatchObject([{ state: 'active', activationCode: CODE, qrPng: PNG }])
  })

  it('is kept if its code doesn’t come', async () => {
    const orderId = await shop().paid()
    shop().network.meets('findCodes', vendorError('busy', BUSY))
    await shop().advance(orderId)
    const [esim] = await shop().esimsOf(orderId)
    expect(esim).toMatchObject({ state: 'active', activationCode: null, qrPng: null })
    expect(await shop().orderOf(orderId)).toMatchObject({ step: 'generate_qr_code', iccid: esim?.iccid })
  })

  it('that is already stored isn’t looked up, and the order gets it', async () => {
    const { orderId, iccid } = await shop().withEsim(STEP, { iccid: null })
    await shop().advance(orderId)
    expect(shop().network.told.filter((call) => call.startsWith('findByReference'))).toEqual([])
    expect((await shop().orderOf(orderId)).iccid).toBe(iccid)
  })
})

describe('the codes', () => {
  const STEP = 'generate_qr_code'
  const withEsim = (told: Told = {}) => shop().withEsim(STEP, told, { activationCode: null, qrPng: null })

  it('are stored with the eSIM and shown on the order', async () => {
    const { orderId, iccid } = await withEsim()
    await shop().advance(orderId)
    const [row] = await shop().db().select().from(orders).where(eq(orders.id, orderId))
    expect(row).toMatchObject({
      activationCode: CODE,
      qrCodeUrl: `/order/qr-code?reference=${encodeURIComponent(row?.reference ?? '')}`,
    })
    expect(await shop().esimsOf(orderId)).toMatchObject([{ iccid, activationCode: CODE, qrPng: expect.anything() }])
  })

  it('whose text came with the number need only their picture', async () => {
    const orderId = await shop().at('poll_for_iccid')
    const { reference } = await shop().orderOf(orderId)
    const iccid = newIccid()
    shop().network.profiles.set(reference, [profileOf(iccid, CODE)])
    await shop().advance(orderId)
    expect(shop().network.told).toEqual([`findByReference ${reference}`, `fetchQrCode ${iccid}`])
    expect(await shop().esimsOf(orderId)).toMatchObject([{ iccid, activationCode: CODE, qrPng: expect.anything() }])
    expect(await shop().orderOf(orderId)).toMatchObject({ status: 'completed', activationCode: CODE, hasQrCode: true })
  })

  it('that don’t arrive are requested again, and have failed after ten times', async () => {
    const { orderId } = await withEsim({ polls: 8 })
    for (const after of [
      { status: 'started', polls: 9, errorMessage: null },
      {
        status: 'error',
        polls: 0,
        errorMessage: 'Failed to generate QR code: later. Please refresh or contact support.',
      },
    ]) {
      shop().network.meets('findCodes', vendorError('later', BUSY))
      await shop().advance(orderId)
      expect(await shop().orderOf(orderId)).toMatchObject(after)
      shop().later(POLL_EVERY_MS)
    }
  })

  it('that no phone can use go to a person', async () => {
    const { orderId } = await withEsim()
    shop().network.meets('findCodes', vendorError('what a code', { fault: 'unusable_code' }))
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({
      reviewReason: 'esim_unusable',
      errorMessage: 'Failed to generate QR code: what a code. Please refresh or contact support.',
    })
  })

  it('come without a QR code if the network has none, and the shop draws and logs it', async () => {
    const { orderId } = await withEsim()
    shop().network.meets('fetchQrCode', vendorError('no picture'))
    await shop().advance(orderId)
    const [esim] = await shop().esimsOf(orderId)
    expect(esim?.qrPng?.byteLength).toBeGreaterThan(PNG.byteLength)
    expect(shop().lines.find(({ level }) => level === 'warn')).toEqual({
      level: 'warn',
      message: 'the shop draws the QR picture itself',
      facts: { orderId, problem: 'no picture' },
    })
  })

  it.each(['findCodes', 'fetchQrCode'] as const)(
    'that hit a bug in %s don’t count as a network fault',
    async (call) => {
      const { orderId } = await withEsim()
      shop().network.meets(call, new Error('a bug'))
      await expect(shop().advance(orderId)).rejects.toThrow('a bug')
    },
  )

  it('of an order without an eSIM aren’t requested', async () => {
    const orderId = await shop().at(STEP)
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({
      status: 'error',
      errorMessage: 'ICCID not available. Please refresh the page.',
    })
    expect(shop().network.told).toEqual([])
  })
})

const aUser = async () => {
  const id = randomUUID()
  await shop()
    .db()
    .insert(users)
    .values({ id, email: `${id}@example.com`, fullName: 'Tara', createdAt: shop().now() })
  return id
}

describe('the customer’s record', () => {
  const STEP = 'update_user_record'

  it('gets the eSIM', async () => {
    const userId = await aUser()
    const { orderId } = await shop().withEsim(STEP, { userId })
    await shop().advance(orderId)
    expect(await shop().esimsOf(orderId)).toMatchObject([{ userId }])
    expect((await shop().orderOf(orderId)).status).toBe('completed')
  })

  it.each([
    ['without its number', null, 'ICCID not available. Please refresh the page.'],
    ['whose eSIM is another', '8988300999999999999', 'Failed to update user: another eSIM is on record'],
  ])('gets no eSIM of an order %s, which says why', async (_which, iccid, errorMessage) => {
    const userId = await aUser()
    const { orderId } = await shop().withEsim(STEP, { userId, iccid })
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({ status: 'error', errorMessage })
    expect(await shop().esimsOf(orderId)).toMatchObject([{ userId: null }])
  })

  it('is skipped for a deleted customer, and the order completes', async () => {
    const orderId = await shop().at(STEP)
    await shop().advance(orderId)
    expect((await shop().orderOf(orderId)).provisioningState).toBe('completed')
  })
})

describe('the last step', () => {
  it.each([
    ['not_delivered', null],
    ['disputed', 'disputed'],
  ])('keeps the reviews that it doesn’t settle: %s', async (reviewReason, after) => {
    const { orderId } = await shop().withEsim('update_user_record', { reviewReason, reviewSince: shop().now() })
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({ provisioningState: 'completed', reviewReason: after })
  })

  it('puts a company’s papers into the outbox', async () => {
    const orderId = await shop().at('order_completed', ACME)
    await shop().advance(orderId)
    expect(await shop().mailsOf(orderId)).toMatchObject([
      { kind: 'company_papers', state: 'waiting', tries: 0, nextTryAt: shop().now() },
    ])
  })

  it.each([
    ['nobody is a company', {}],
    ['nothing was paid', { ...ACME, totalCents: 0, paidCents: 0, vatCents: 0, paymentState: 'free' }],
    ['a partner finds them elsewhere', { ...ACME, balanceOf: 'partner' }],
  ] as const)('emails nobody if %s', async (_why, told) => {
    await shop().aPartner()
    const orderId = await shop().at('order_completed', told)
    await shop().advance(orderId)
    expect(await shop().mailsOf(orderId)).toEqual([])
    expect((await shop().orderOf(orderId)).provisioningState).toBe('completed')
  })
})
