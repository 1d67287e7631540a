// The mail with the eSIM: queued before it is sent, removed with its order, and never sent without its content.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { mails, orders } from '#db/schema.ts'
import { delivering } from './support/delivering.ts'
import { CODE, vendorError } from './support/played-network.ts'

const shop = delivering()

/** The mail server accepts it, and whatever is written after that is lost, as if the connection had been cut. */
async function isTakenInVain() {
  const { orderId } = await shop().withEsim('generate_qr_code', { status: 'completed' })
  shop().atTheDoor.push(() => shop().db().update(orders).set({ leaseId: randomUUID() }).where(eq(orders.id, orderId)))
  await shop().advance(orderId)
  expect(await shop().mailsOf(orderId)).toMatchObject([{ state: 'waiting' }])
  expect(shop().sent).toHaveLength(1)
  return orderId
}

describe('the mail with the eSIM', () => {
  const STEP = 'send_email'
  const mailed = { outcome: 'unknown', isRetryable: true, vendor: 'mail' } as const

  it('is in the outbox before it is sent, claimed by its worker, and leaves it with the order’s progress', async () => {
    const { orderId } = await shop().withEsim('generate_qr_code', { status: 'completed' })
    const states: unknown[] = []
    shop().atTheDoor.push(async () => {
      const [mail] = await shop().mailsOf(orderId)
      states.push([mail?.state, mail?.tries, mail?.leaseUntil], (await shop().orderOf(orderId)).step)
    })
    await shop().advance(orderId)
    expect(states).toEqual([['waiting', 1, shop().dueIn(60_000)], STEP])
    const [mail] = await shop().mailsOf(orderId)
    expect(mail).toMatchObject({ state: 'sent', generation: 1, kind: 'esim_ready' })
    expect(shop().sent.map(({ id }) => id)).toEqual([`${mail?.id}.1`])
  })

  it('is marked as sent in the first write after the mail server accepted it', async () => {
    const { orderId } = await shop().withEsim(STEP)
    let before: [asked: number, written: number] = [0, 0]
    shop().atTheDoor.push(() => {
      before = [shop().network.told.length, shop().announced.length]
    })
    await shop().advance(orderId)
    expect([shop().network.told.length, shop().announced.length]).toEqual([before[0], before[1] + 1])
    expect(await shop().mailsOf(orderId)).toMatchObject([{ state: 'sent' }])
  })

  it('contains everything its reader needs, with a key to the order', async () => {
    const { orderId, iccid } = await shop().withEsim(STEP, {
      destinations: ['FR'],
      bundleData: '1GB',
      bundleDays: 7,
      wantsImmediateDelivery: true,
      processingFeeCents: 5,
      couponDiscountCents: 10,
    })
    await shop().advance(orderId)
    const { reference } = await shop().orderOf(orderId)
    const query = `reference=${encodeURIComponent(reference)}`
    const key = `key=token of order-key:mail:${orderId}`
    expect(shop().sent[0]?.mail).toEqual({
      kind: 'esim_ready',
      language: 'en',
      to: 'traveller@example.com',
      recipientName: 'Tara Veller',
      orderReference: reference,
      orderLink: `https://shop.test/success?${query}&${key}`,
      installLink: `https://shop.test/install?${query}&${key}`,
      iccid,
      activationCode: CODE,
      confirmationCode: null,
      qrPng: expect.anything(),
      bundle: {
        zone: 'Europe',
        place: null,
        data: '1GB',
        days: 7,
        startsAt: 'first use',
        destinations: ['FR'],
        alsoCovered: ['AT', 'DE'],
      },
      isReplacement: false,
      traveler: null,
      receipt: {
        subtotalCents: 1495,
        discountCents: 10,
        processingFeeCents: 5,
        vatBasisPoints: 2100,
        vatCents: 314,
        totalCents: 1809,
        isReverseCharged: false,
        hasAskedForImmediateDelivery: true,
        invoiceLink: `https://shop.test/order/invoice?${query}&${key}`,
        contractSummaryLink: 'https://shop.test/contract-summary/01032_3',
        withdrawLink: `https://shop.test/withdraw?${query}`,
      },
    })
  })

  it.each([
    ['is away', vendorError('away', mailed), { tries: 1, dueAt: 5_000, errorMessage: 'Email error: away' }, 'waiting'],
    [
      'refuses the address',
      vendorError('refused', { vendor: 'mail' }),
      { tries: 1, dueAt: 60_000, errorMessage: 'Email error: refused' },
      'refused',
    ],
    [
      'refuses it without a word',
      vendorError('', { vendor: 'mail' }),
      { tries: 1, dueAt: 60_000, errorMessage: 'Failed to send email. Contact support.' },
      'refused',
    ],
  ] as const)(
    'waits in the outbox while the mail server %s, and is sent afterwards',
    async (_what, error, after, state) => {
      const { orderId } = await shop().withEsim(STEP)
      shop().atTheDoor.push(error)
      await shop().advance(orderId)
      expect(await shop().orderOf(orderId)).toMatchObject({
        ...after,
        status: 'error',
        dueAt: shop().dueIn(after.dueAt),
      })
      expect(await shop().mailsOf(orderId)).toMatchObject([{ state }])

      shop().later(after.dueAt)
      await shop().advance(orderId)
      expect((await shop().orderOf(orderId)).provisioningState).toBe('completed')
      expect(shop().sent).toHaveLength(1)
      expect(await shop().mailsOf(orderId)).toMatchObject([{ state: 'sent' }])
    },
  )

  describe('that was accepted while the database failed', () => {
    it('is marked as sent by the worker that sent it, once the database is back', async () => {
      const orderId = await isTakenInVain()
      await shop().needs.settleMails()
      expect(await shop().mailsOf(orderId), 'the order’s own write may still come').toMatchObject([
        { state: 'waiting' },
      ])
      shop().later(5_000)
      await shop().needs.settleMails()
      expect(await shop().mailsOf(orderId)).toMatchObject([{ state: 'sent', sentAt: shop().now(), leaseUntil: null }])

      shop().later(60_000)
      await shop().advance(orderId)
      expect((await shop().orderOf(orderId)).provisioningState).toBe('completed')
      expect(shop().sent).toHaveLength(1)
    })

    it('isn’t sent again by the worker that sent it, however late', async () => {
      const orderId = await isTakenInVain()
      shop().later(120_000)
      await shop().advance(orderId)
      expect((await shop().orderOf(orderId)).provisioningState).toBe('completed')
      expect(await shop().mailsOf(orderId)).toMatchObject([{ state: 'sent' }])
      expect(shop().sent).toHaveLength(1)
    })

    it('is withdrawn if the order was refunded meanwhile', async () => {
      const orderId = await isTakenInVain()
      await shop().needs.mails.withdraw(orderId, ['esim_ready'])
      shop().later(5_000)
      await shop().needs.settleMails()
      expect(await shop().mailsOf(orderId)).toMatchObject([{ state: 'withdrawn' }])
    })
  })

  it('is withdrawn with its order whether it waits or was refused, and stays sent if it was sent', async () => {
    for (const [state, after] of [
      ['waiting', 'withdrawn'],
      ['refused', 'withdrawn'],
      ['sent', 'sent'],
    ] as const) {
      const { orderId } = await shop().withEsim('generate_qr_code', { status: 'completed' })
      await shop().advance(orderId)
      await shop().db().update(mails).set({ state }).where(eq(mails.orderId, orderId))
      await shop().needs.mails.withdraw(orderId, ['esim_ready'])
      expect(await shop().mailsOf(orderId)).toMatchObject([{ state: after }])
    }
  })

  it('doesn’t count as sent if its first try fails', async () => {
    const { orderId } = await shop().withEsim('generate_qr_code', { status: 'completed' })
    shop().atTheDoor.push(vendorError('away', mailed))
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({ status: 'error', deliveryState: 'nothing' })
    expect(await shop().mailsOf(orderId)).toMatchObject([{ state: 'waiting', sentAt: null, lastProblem: 'away' }])
  })

  it('that another worker is sending is left to it, and checked again', async () => {
    const { orderId } = await shop().withEsim(STEP)
    const mail = { id: randomUUID(), orderId, kind: 'esim_ready', now: shop().now() } as const
    await shop().db().insert(mails).values(shop().needs.mails.taken(mail, 60_000))
    await shop().advance(orderId)
    expect(shop().sent).toEqual([])
    expect(await shop().orderOf(orderId)).toMatchObject({ status: 'started', polls: 0, dueAt: shop().dueIn(3_000) })
  })

  it('that was sent isn’t written again', async () => {
    const { orderId } = await shop().withEsim(STEP)
    const mail = shop().needs.mails.waiting({ id: randomUUID(), orderId, kind: 'esim_ready', now: shop().now() })
    await shop()
      .db()
      .insert(mails)
      .values({ ...mail, state: 'sent', nextTryAt: null, sentAt: shop().now() })
    await shop().advance(orderId)
    expect(shop().sent).toEqual([])
    expect((await shop().orderOf(orderId)).provisioningState).toBe('completed')
  })

  it('that was withdrawn while the order was stopped is sent when it continues', async () => {
    const { orderId } = await shop().withEsim(STEP)
    const mail = shop().needs.mails.waiting({ id: randomUUID(), orderId, kind: 'esim_ready', now: shop().now() })
    await shop()
      .db()
      .insert(mails)
      .values({ ...mail, state: 'withdrawn', nextTryAt: null })
    await shop().advance(orderId)
    expect(shop().sent).toHaveLength(1)
  })

  it.each([
    ['an address', { email: '' }, {}, 'Missing email. Please refresh or contact support.'],
    ['its eSIM', {}, { state: 'kept' }, 'ICCID not available. Please refresh the page.'],
    ['its picture', {}, { qrPng: null }, 'QR code not available. Please refresh the page.'],
  ] as const)('of an order without %s says what is missing', async (_what, told, esim, errorMessage) => {
    const { orderId } = await shop().withEsim(STEP, told, esim)
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({ status: 'error', errorMessage })
    expect([shop().sent, await shop().mailsOf(orderId)]).toEqual([[], []])
  })

  it('of an order refunded a moment before is not written', async () => {
    const { orderId, iccid } = await shop().aTopUp('poll_for_top_up')
    shop().network.grants.push({ iccid, reference: (await shop().orderOf(orderId)).reference })
    shop().network.meets('findTopUpByReference', () => shop().needs.orders.refund(orderId, shop().now(), 'by_staff'))
    await shop().advance(orderId)
    expect([shop().sent, await shop().mailsOf(orderId)]).toEqual([[], []])
    expect((await shop().orderOf(orderId)).paymentState).toBe('refunded')
  })
})
