// The steps of a top-up, and every answer that the network may give at each of them.
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { esims, orders as orderRows } from '#db/schema.ts'
import { HISTORY_DAYS } from '#shop/sales/esim-status/esim-status.ts'
import { delivering, POLL_EVERY_MS } from './support/delivering.ts'
import { newIccid, vendorError } from './support/played-network.ts'

const shop = delivering()

const SILENT = { outcome: 'unknown', isRetryable: true, fault: 'silent' } as const

/** A network that tells nobody for which request an eSIM got what. */
const ONLY_RECOGNIZES = { recognizesTopUps: true, findsTopUps: false }

/** The eSIM of this order was replaced by this one. */
const replaced = async (targetOrderId: string) => {
  const free = { replacesOrderId: targetOrderId, paymentState: 'free', totalCents: 0, paidCents: 0 } as const
  const given = await shop().withEsim('order_completed', free)
  const gone = { replacedAt: shop().now(), iccid: null, deliveryState: 'revoked' } as const
  await shop().db().update(orderRows).set(gone).where(eq(orderRows.id, targetOrderId))
  await shop().db().update(esims).set({ state: 'surplus' }).where(eq(esims.orderId, targetOrderId))
  return given
}

describe('a top-up', () => {
  it('takes its own steps, and its receipt shows the eSIM’s new balance', async () => {
    const { orderId, iccid } = await shop().aTopUp('pending')
    await shop().advance(orderId)
    expect(shop().network.told).toEqual([
      'ensureToken',
      `topUp ${iccid} 01032_3`,
      `findTopUpByReference ${iccid} ${HISTORY_DAYS}`,
      `findBalance ${iccid}`,
    ])
    expect(await shop().orderOf(orderId)).toMatchObject({
      provisioningState: 'completed',
      deliveryState: 'mailed',
      iccid: null,
    })
    expect(shop().sent.map(({ mail }) => mail)).toMatchObject([
      { kind: 'topup_receipt', to: 'traveller@example.com', iccidEnd: iccid.slice(-4), balanceMb: 1024 },
    ])
  })

  it.each([
    ['has ended', { state: 'surplus' }],
    ['is another by now', { iccid: newIccid() }],
  ] as const)('of an eSIM that %s goes to a person', async (_what, esim) => {
    const { orderId, targetOrderId } = await shop().aTopUp('request_top_up')
    await shop().db().update(esims).set(esim).where(eq(esims.orderId, targetOrderId))
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({
      reviewReason: 'network_refused',
      errorMessage: 'The eSIM of this top-up is no longer available. Please contact support.',
    })
    expect(shop().network.told).toEqual([])
  })

  it('without a bundle says what is missing', async () => {
    const { orderId } = await shop().aTopUp('request_top_up', { bundleId: '' })
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({ errorMessage: 'Missing bundle ID. Please refresh the page.' })
  })

  it.each([
    ['not_known', null],
    ['conflict', null],
    ['out_of_stock', 5_000],
  ] as const)('that the network refuses as %s is retried or goes to a person', async (fault, again) => {
    const { orderId } = await shop().aTopUp('request_top_up')
    shop().network.meets('topUp', vendorError('no', { fault }))
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({
      paymentState: again === null ? 'review' : 'paid',
      dueAt: again === null ? null : shop().dueIn(again),
      errorMessage: 'Failed to top up eSIM: no. Please refresh or contact support.',
    })
  })

  it.each([
    ['', 'not_known', 'review'],
    [' for now', 'busy', 'paid'],
  ] as const)('whose answer got lost, with an unavailable history%s', async (_when, fault, paymentState) => {
    const { orderId } = await shop().aTopUp('request_top_up')
    await shop().attempt(orderId)
    shop().network.meets('findTopUpByReference', vendorError('no history', { fault }))
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({ paymentState })
    expect(shop().network.told.filter((call) => call.startsWith('topUp'))).toEqual([])
  })

  it('whose answer got lost isn’t requested again if the history contains it', async () => {
    const { orderId, iccid } = await shop().aTopUp('request_top_up')
    await shop().attempt(orderId)
    shop().network.grants.push({ iccid, reference: (await shop().orderOf(orderId)).reference })
    await shop().advance(orderId)
    expect(shop().network.grants).toHaveLength(1)
    expect((await shop().orderOf(orderId)).provisioningState).toBe('completed')
  })

  it.each([
    ['is not in the history yet', null],
    ['cannot be looked up', vendorError('away', SILENT)],
  ])('that %s is looked up again', async (_what, error) => {
    const { orderId } = await shop().aTopUp('poll_for_top_up', { polls: 3 })
    if (error) shop().network.meets('findTopUpByReference', error)
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({
      status: 'started',
      polls: 4,
      dueAt: shop().dueIn(POLL_EVERY_MS),
      errorMessage: null,
    })
  })

  it('that isn’t in the history after fifty lookups is a failure', async () => {
    const { orderId } = await shop().aTopUp('poll_for_top_up', { polls: 49 })
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({
      errorMessage: 'Timeout waiting for the top-up. Please refresh or contact support.',
    })
  })

  it('whose lookup hits a bug doesn’t count as a lookup', async () => {
    const { orderId } = await shop().aTopUp('poll_for_top_up')
    shop().network.meets('findTopUpByReference', new Error('a bug'))
    await expect(shop().advance(orderId)).rejects.toThrow('a bug')
  })

  it('whose eSIM is replaced while its worker looks is left as it was, for the next look', async () => {
    const { orderId, iccid, targetOrderId } = await shop().aTopUp('poll_for_top_up')
    const { orders } = shop().needs
    shop().network.grants.push({ iccid, reference: (await shop().orderOf(orderId)).reference })
    shop().network.meets('findTopUpByReference', () => orders.interruptTopUps(targetOrderId))
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({ step: 'poll_for_top_up', deliveryState: 'nothing' })
    expect(shop().sent).toEqual([])
  })

  it('whose answer got lost is requested again with the same reference if the network knows it by that alone', async () => {
    Object.assign(shop().network.provider.can, ONLY_RECOGNIZES)
    const { orderId, iccid } = await shop().aTopUp('request_top_up')
    await shop().attempt(orderId)
    for (const refused of [SILENT, { outcome: 'refused', isRetryable: true, fault: 'busy' } as const]) {
      shop().network.meets('topUp', vendorError('no', refused))
      await shop().advance(orderId)
      // Whatever the second request met, the first one may have been carried out.
      expect(await shop().attemptsOf(orderId)).toMatchObject([{ state: 'unknown', lookUps: 0 }])
      expect(await shop().orderOf(orderId)).toMatchObject({ status: 'started' })
      shop().later(POLL_EVERY_MS)
    }
    await shop().advance(orderId)
    expect(await shop().attemptsOf(orderId)).toMatchObject([{ state: 'accepted' }])
    const { reference, provisioningState } = await shop().orderOf(orderId)
    expect([shop().network.grants, provisioningState]).toEqual([[{ iccid, reference }], 'completed'])
    expect(shop().messages('error')).toEqual([])
  })

  it.each([
    ['was never requested', 'moved', []],
    ['may have been added', 'asked about', [{ state: 'unknown' }]],
  ] as const)('that %s and whose eSIM was replaced is %s', async (_what, fate, attempts) => {
    const { orderId, iccid, targetOrderId } = await shop().aTopUp('request_top_up')
    const given = await replaced(targetOrderId)
    for (const attempt of attempts) await shop().attempt(orderId, attempt)
    await shop().advance(orderId)
    const isMoved = fate === 'moved'
    const { topUp } = await shop().orderOf(orderId)
    expect(topUp?.iccid).toBe(isMoved ? given.iccid : iccid)
    expect(topUp?.orderId).toBe(isMoved ? given.orderId : targetOrderId)
    expect(shop().network.told).toEqual(isMoved ? [] : [`findTopUpByReference ${iccid} ${HISTORY_DAYS}`])
  })

  it('that may have been added to an eSIM that was replaced, where nobody can tell, waits for a person', async () => {
    Object.assign(shop().network.provider.can, ONLY_RECOGNIZES)
    const { orderId, iccid, targetOrderId } = await shop().aTopUp('request_top_up')
    await shop().attempt(orderId)
    const given = await replaced(targetOrderId)
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({ reviewReason: 'top_up_uncertain', topUp: { iccid } })
    expect(shop().network.told).toEqual([])
    // The person decides that the old one didn't get it.
    await shop().needs.allocations.giveUp(orderId, shop().now())
    const goesOn = {
      paymentState: 'paid',
      provisioningState: 'running',
      dueAt: shop().now(),
      status: 'started',
    } as const
    await shop().db().update(orderRows).set(goesOn).where(eq(orderRows.id, orderId))
    for (let turn = 0; turn < 2; turn += 1) {
      await shop().advance(orderId)
      shop().later(60_000)
    }
    expect(shop().network.grants).toMatchObject([{ iccid: given.iccid }])
  })

  it('without an address says what is missing', async () => {
    const { orderId } = await shop().aTopUp('send_email', { email: '' })
    await shop().advance(orderId)
    expect(await shop().orderOf(orderId)).toMatchObject({
      errorMessage: 'Missing email. Please refresh or contact support.',
    })
  })

  it.each([
    ['is silent', vendorError('away', SILENT), null],
    ['tells no balance', null, null],
  ])('gets its receipt although the network %s', async (_what, error, balanceMb) => {
    const { orderId } = await shop().aTopUp('send_email')
    if (error) shop().network.meets('findBalance', error)
    else shop().network.balance.balanceMb = null
    await shop().advance(orderId)
    expect(shop().sent.map(({ mail }) => mail)).toMatchObject([{ kind: 'topup_receipt', balanceMb }])
  })
})
