// Short problems pass without anybody's help, long ones reach a person, and hopeless ones never become an eSIM.
import { setImmediate } from 'node:timers/promises'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { esims, orders } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { orderView } from '#shop/sales/order-access/view-order.ts'
import { engines, quickEngine, type Engine } from './support/engines.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { readQr } from './support/read-qr.ts'

let shop: TestShop
const openOn = (engine: Engine) =>
  beforeEach(async () => {
    shop = await openTestShop({ engine })
  })
afterEach(() => shop.close())

const STAFF = { id: 'staff', type: 'own-admin' } as const
const DAY_OF_MINUTES = 24 * 60
const SUPPORT = 'support@wander-pass.example'

const textOf = async (id: number): Promise<string> =>
  mailWithText.parse(await (await fetch(`${shop.sandbox.url}/mailbox/api/messages/${id}`)).json()).text
const mailWithText = z.object({ text: z.string() })

/** Lets up to a quarter of an hour pass, with a sweep every ten seconds, until the order is complete. */
async function passes(orderId: string) {
  for (let waited = 0; waited < 900 && !isCompleted(await shop.orderOf(orderId)); waited += 10) {
    await shop.letTimePass({ seconds: 10 }, 10)
    // The vendors run in this process and need their turn.
    await setImmediate()
  }
  return shop.orderOf(orderId)
}

describe('a temporary fault', () => {
  openOn(quickEngine())

  it.each([
    ['the token is refused a few times', { at: 'token', kind: 'unauthorized', times: 3 }],
    ['the token is away for longer', { at: 'token', kind: 'maintenance', times: 13 }],
    ['the network is busy for minutes', { at: 'allocate', kind: 'rate_limit', times: 24 }],
    ['the bundle is out of stock', { at: 'allocate', kind: 'out_of_stock', times: 3 }],
    ['our credit is used up', { at: 'allocate', kind: 'no_credit', times: 3 }],
    ['allocations fail again and again', { at: 'allocate', kind: 'fail_before', times: 2 }],
    ['the look-up lags for longer than fifty looks', { at: 'lookup', kind: 'lag', times: 53 }],
    ['the look-up is a web page', { at: 'lookup', kind: 'html', times: 53 }],
    ['the codes are a web page once', { at: 'codes', kind: 'html', times: 1 }],
    ['the codes are away for a while', { at: 'codes', kind: 'fail_before', times: 13 }],
  ] as const)('recovers automatically if %s', async (_what, fault) => {
    if (fault.at === 'lookup') await shop.spoil('network', { at: 'callback', kind: 'never' })
    if (fault.at === 'codes') await shop.spoil('network', { at: 'lookup', kind: 'no_code' })
    await shop.spoil('network', fault)
    const { orderId, reference } = await shop.buy()

    expect(await passes(orderId)).toMatchObject({
      step: 'order_completed',
      status: 'completed',
      retries: 0,
      tries: 0,
      reviewReason: null,
    })
    expect(await shop.profilesOf(reference)).toHaveLength(1)
    expect(await shop.mailsTo('traveller@example.com')).toHaveLength(1)
  })

  it.each([
    ['says no for good, although it is not', 'reject_550'],
    ['is full', 'reject_421'],
  ] as const)('recovers automatically if the mail server %s', async (_what, kind) => {
    await shop.spoil('smtp', { at: 'smtp', kind, times: 2 })
    const { orderId } = await shop.buy()
    const failed = await shop.until(orderId, ({ status }) => status === 'error')
    expect(failed.errorMessage).toMatch(/^Email error: /)
    expect(orderView(failed)).toMatchObject({ phase: 'failed', isInstallable: true, hasQrCode: true })

    await shop.until(orderId, isCompleted)
    expect(await shop.mailsTo('traveller@example.com')).toHaveLength(1)
  })

  it('says what is missing if the eSIM can’t be saved with its customer, until it can', async () => {
    const { orderId } = await shop.buy()
    await shop.until(orderId, isCompleted)
    const keep = (state: 'active' | 'kept') =>
      shop.database.db().update(esims).set({ state }).where(eq(esims.orderId, orderId))
    await keep('kept')
    const atWork = { provisioningState: 'running', dueAt: new Date(0) } as const
    const mailed = { step: 'send_email', stepNumber: 4, status: 'completed', ...atWork } as const
    await shop.database.db().update(orders).set(mailed).where(eq(orders.id, orderId))
    const failed = await shop.until(orderId, ({ status }) => status === 'error')
    expect(failed).toMatchObject({
      step: 'update_user_record',
      errorMessage: 'Failed to fetch user data: the eSIM is not on record',
    })

    await keep('active')
    await shop.until(orderId, isCompleted)
  })

  it('shows the specified text and the time of the next try, after ever longer pauses', async () => {
    await shop.spoil('network', { at: 'allocate', kind: 'out_of_stock' })
    const { orderId } = await shop.buy()
    const pauses = []
    for (let tries = 1; tries <= 4; tries++) {
      const failed = await shop.until(orderId, (order) => order.tries === tries)
      expect(orderView(failed)).toMatchObject({
        phase: 'failed',
        errorMessage:
          'Failed to allocate eSIM: No profiles in stock for this bundle. Please refresh or contact support.',
      })
      pauses.push((failed.dueAt?.getTime() ?? 0) - failed.updatedAt.getTime())
    }
    expect(pauses).toEqual([5_000, 10_000, 20_000, 40_000])

    // The same refusal again and again is one line of history.
    const events = (await shop.shop.desk.viewDeskOrder(orderId))?.moves.map(({ move }) => move) ?? []
    expect(events.filter((move) => move === 'error_request_iccid_allocation')).toHaveLength(1)
  })

  it.each(['html', 'empty', 'fail_before', 'maintenance'])(
    'never waits for a QR code: if the network has none (%s), the shop draws it',
    async (kind) => {
      await shop.spoil('network', { at: 'qrcode', kind })
      const { orderId } = await shop.buy()
      const order = await shop.until(orderId, isCompleted)

      const png = await shop.shop.orders.viewQrCode(order)
      expect(png && readQr(png)).toBe(order.activationCode)
      expect(orderView(order)).toMatchObject({ hasQrCode: true, isInstallable: true })
      expect(await shop.mailsTo('traveller@example.com')).toHaveLength(1)
    },
  )
})

describe('a persistent fault', () => {
  openOn(quickEngine())

  const STUCK = 'a paid order has been at one step for ten minutes'

  it('is reported to staff after ten minutes, once', async () => {
    await shop.spoil('network', { at: 'allocate', kind: 'out_of_stock' })
    const { orderId } = await shop.buy()
    await shop.until(orderId, ({ status }) => status === 'error')
    await shop.letTimePass({ minutes: 9 }, 60)
    expect(shop.log.errors).not.toContain(STUCK)

    await shop.letTimePass({ minutes: 30 }, 60)
    expect(shop.log.errors.filter((message) => message === STUCK)).toHaveLength(1)
  })

  it('is emailed to staff once for all orders, and again for a new one', async () => {
    await shop.spoil('network', { at: 'allocate', kind: 'out_of_stock' })
    const bought = [await shop.buy(), await shop.buy({ email: 'second@example.com' })]
    for (const { orderId } of bought) await shop.until(orderId, ({ status }) => status === 'error')
    await shop.letTimePass({ minutes: 8 }, 60)
    expect(await shop.mailsTo(SUPPORT)).toEqual([])
    // Both are late in the first of these sweeps, and the second one sends the mail.
    shop.jump({ seconds: 240 })
    await shop.letTimePass({ seconds: 6 })
    const [first, ...more] = await shop.mailsTo(SUPPORT)
    expect([first?.subject, more]).toEqual(['2 paid orders are stuck', []])
    const text = await textOf(first?.id ?? 0)
    for (const { orderId, reference } of bought) {
      expect(text).toContain(reference)
      expect(text).toContain(`${shop.url}/admin-dashboard/orders/${orderId}`)
    }
    expect(text).toContain('No profiles in stock for this bundle.')
    expect(text).not.toContain('@example.com')

    await shop.buy({ email: 'third@example.com' })
    await shop.letTimePass({ minutes: 25 }, 60)
    const subjects = (await shop.mailsTo(SUPPORT)).map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual(['2 paid orders are stuck', '3 paid orders are stuck'])
  })

  it('of a missing answer is reported to staff as well', async () => {
    await shop.spoil('network', { at: 'lookup', kind: 'fail_before' })
    await shop.spoil('network', { at: 'allocate', kind: 'fail_after' })
    await shop.buy()
    await shop.letTimePass({ minutes: 15 }, 30)
    expect(shop.log.errors).toContain(STUCK)
  })

  it('ends in review after a day, and continues from there once the network recovers', async () => {
    await shop.spoil('network', { at: 'allocate', kind: 'no_credit' })
    const { orderId, reference } = await shop.buy()
    await shop.until(orderId, ({ status }) => status === 'error')
    await shop.letTimePass({ minutes: DAY_OF_MINUTES - 60 }, 3_600)
    expect(await shop.orderOf(orderId)).toMatchObject({ paymentState: 'paid', status: 'error' })

    await shop.letTimePass({ minutes: 120 }, 3_600)
    const stopped = await shop.orderOf(orderId)
    expect(stopped).toMatchObject({ paymentState: 'review', reviewReason: 'not_delivered', dueAt: null })
    expect(orderView(stopped)).toMatchObject({ phase: 'in_review', reviewed: 'delivery' })
    await shop.letTimePass({ seconds: 3 })
    const [mail, ...more] = await shop.mailsTo('traveller@example.com')
    expect([mail?.subject, more]).toEqual(['France and Italy · 5 GB: Your order from Wander Pass is delayed', []])
    expect(await textOf(mail?.id ?? 0)).toContain('either what you ordered or your money back')

    await shop.mend()
    expect(await shop.shop.desk.retryOrderAsStaff(orderId, { ...shop.at, actor: STAFF })).toMatchObject({ ok: true })
    expect(await shop.until(orderId, isCompleted)).toMatchObject({ paymentState: 'paid', reviewReason: null })
    expect(await shop.profilesOf(reference)).toHaveLength(1)
  })

  it('never removes an existing eSIM: only its email waits for a person', async () => {
    await shop.spoil('smtp', { at: 'smtp', kind: 'reject_550' })
    const { orderId } = await shop.buy()
    await shop.until(orderId, ({ status }) => status === 'error')
    await shop.letTimePass({ minutes: DAY_OF_MINUTES + 60 }, 3_600)

    const resting = await shop.orderOf(orderId)
    expect(resting).toMatchObject({ paymentState: 'paid', reviewReason: 'not_delivered', dueAt: null })
    expect(orderView(resting)).toMatchObject({ phase: 'failed', isInstallable: true, nextTryAt: null })

    // The traveler's own retry gives it another day.
    await shop.mend()
    await shop.shop.provisioning.retryOrder(orderId)
    expect(await shop.until(orderId, isCompleted)).toMatchObject({ reviewReason: null })
  })
})

describe.each(engines())('a permanent fault, on the %s database,', (_name, engine) => {
  openOn(engine)

  it.each([
    ['a number of 17 digits', 'lookup', 'iccid_17'],
    ['a number of 21 digits', 'lookup', 'iccid_21'],
    ['a number with letters', 'lookup', 'iccid_letters'],
    ['a code that is no LPA text with the number', 'lookup', 'bad_code'],
    ['a code that is no LPA text', 'codes', 'bad_code'],
  ] as const)('goes to a person at once: %s', async (_what, at, kind) => {
    if (at === 'codes') await shop.spoil('network', { at: 'lookup', kind: 'no_code' })
    await shop.spoil('network', { at, kind })
    const { orderId } = await shop.buy()
    const stopped = await shop.until(orderId, ({ paymentState }) => paymentState === 'review')

    expect(stopped).toMatchObject({ reviewReason: 'esim_unusable', dueAt: null, activationCode: null })
    expect(stopped.status).not.toBe('error')
    expect(orderView(stopped)).toMatchObject({ phase: 'in_review', iccid: null, activationCode: null })
    expect(shop.log.errors).toContain('a paid order stopped and needs a person')
    expect(await shop.mailsTo('traveller@example.com')).toEqual([])
    const kept = await shop.database.db().select().from(esims).where(eq(esims.orderId, orderId))
    expect(kept.every(({ iccid, activationCode }) => /^\d{18,20}$/.test(iccid) && activationCode === null)).toBe(true)
  })

  it('occurs for a bundle unknown to the network', async () => {
    const { orderId } = await shop.buy()
    await shop.database.db().update(orders).set({ bundleId: 'gone' }).where(eq(orders.id, orderId))
    const stopped = await shop.until(orderId, ({ paymentState }) => paymentState === 'review')
    expect(stopped).toMatchObject({
      reviewReason: 'network_refused',
      errorMessage: 'Failed to allocate eSIM: Unknown bundle. Please refresh or contact support.',
    })
  })
})
