// Nobody pays for data that can't arrive, and nobody who paid anyway is forgotten.
import { namedByIccid } from '#ports/esim-provider.ts'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { esims, orders } from '#db/schema.ts'
import { companyWith } from '#shop/sales/order/order-company.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { companyVatIn, DECLINED_CARD } from '#tests/support/buying.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'
import { anEsim, TOP_UP_5GB } from '#tests/support/topping-up.ts'

let shop: TestShop
let esim: Awaited<ReturnType<typeof anEsim>>
beforeEach(async () => {
  shop = await openTestShop()
  esim = await anEsim(shop)
})
afterEach(() => shop.close())

const countOrders = async () => (await shop.database.db().select({ id: orders.id }).from(orders)).length

describe('before the payment, a top-up', () => {
  it('of an expired eSIM is rejected, and nothing is ordered', async () => {
    esim.expire()
    expect(await esim.tryTopUp()).toEqual({ ok: false, problem: 'esim_expired' })
    expect(await countOrders()).toBe(1)
  })

  it.each([
    ['that nobody bought', () => esim.input({ line: lineFor('5f6c4d3e-9a8b-4c7d-8e6f-1a2b3c4d5e6f') })],
    [
      'of an order that was never paid',
      async () => {
        const { orderId } = await shop.placeOrder()
        return esim.input({ line: lineFor(orderId) })
      },
    ],
    [
      'that went back to the network',
      async () => {
        await shop.database.db().update(esims).set({ state: 'released' }).where(eq(esims.iccid, esim.iccid))
        return esim.input()
      },
    ],
    [
      'whose order was refunded',
      async () => {
        await shop.database.db().update(orders).set({ paymentState: 'refunded' }).where(eq(orders.id, esim.orderId))
        return esim.input()
      },
    ],
    [
      'that the network has released',
      async () => {
        await shop.network.release(namedByIccid(esim.iccid))
        return esim.input()
      },
    ],
    [
      'of a top-up order, which has none',
      async () => {
        const { orderId } = await esim.topUp({ couponCode: 'DEMOFREE1' })
        await shop.until(orderId, isCompleted)
        return esim.input({ line: lineFor(orderId) })
      },
    ],
  ] as const)('of an eSIM %s is rejected', async (_which, order) => {
    expect(await shop.tryOrder(await order())).toEqual({ ok: false, problem: 'esim_not_found' })
  })

  it.each(['fail_before', 'html', 'empty', 'reset', 'unauthorized'] as const)(
    'is rejected while the network is unavailable (%s), so that nobody is charged in vain',
    async (kind) => {
      await shop.spoil('network', { at: 'bundle', kind })
      expect(await esim.tryTopUp()).toEqual({ ok: false, problem: 'esim_unreachable' })
      expect(await countOrders()).toBe(1)
    },
  )

  it('with a bundle of another zone, or without a price, is rejected', async () => {
    const { bundles } = await shop.shop.catalogue.viewCatalogue(shop.at)
    const foreign = bundles.find(({ zone, status }) => zone === 'Africa' && status === 'Active')
    const lineWith = (bundleId: string) => ({ ...lineFor(esim.orderId), bundleId, destinations: [] })
    expect(await esim.tryTopUp({ line: lineWith(foreign?.bundleId ?? '') })).toMatchObject({ ok: false })
    expect(
      await shop.shop.topUps.chooseTopUp({
        orderId: esim.orderId,
        bundleId: foreign?.bundleId ?? '',
        rateLimitKey: 'here',
      }),
    ).toMatchObject({ ok: false })
    expect(await esim.tryTopUp({ line: lineWith('nothing') })).toEqual({ ok: false, problem: 'bundle_not_found' })
  })

  it('with an outdated total is shown again first', async () => {
    expect(await esim.tryTopUp({ seenTotalCents: TOP_UP_5GB.totalCents - 1 })).toEqual({
      ok: false,
      problem: 'total_changed',
    })
  })
})

describe('a payment', () => {
  it('that was declined adds nothing, and another card can be used', async () => {
    const placed = await shop.placeOrder(esim.input())
    if (placed.continueAt.kind !== 'payment_page') throw new Error('Nothing was to be paid.')
    await shop.pay(placed.continueAt.url, DECLINED_CARD)
    await shop.letTimePass({ minutes: 1 })
    expect(esim.timesAdded(placed.reference)).toBe(0)

    await shop.pay(placed.continueAt.url)
    await shop.until(placed.orderId, isCompleted)
    expect(esim.timesAdded(placed.reference)).toBe(1)
  })

  it('isn’t needed if a coupon makes the top-up free', async () => {
    const placed = await esim.topUp({ couponCode: 'DEMOFREE1' })
    expect(placed.continueAt.kind).toBe('order_page')
    expect(await shop.until(placed.orderId, isCompleted)).toMatchObject({ paymentState: 'free', totalCents: 0 })
    expect(esim.timesAdded(placed.reference)).toBe(1)
  })

  it('of a top-up gets the discount of a coupon', async () => {
    const { orderId } = await esim.topUp({ couponCode: 'WANDER20' })
    const order = await shop.until(orderId, isCompleted)
    expect(order).toMatchObject({ subtotalCents: 1445, discountCents: 289, vatCents: 243, totalCents: 1399 })
    expect(await shop.takenFor(orderId)).toBe(1399)
  })

  it('that the network refuses for now shows its message, and adds the data automatically later', async () => {
    const { orderId, reference } = await esim.topUp()
    await shop.spoil('network', { at: 'topup', kind: 'no_credit', times: 2 })
    const failed = await shop.until(orderId, (order) => order.status === 'error')
    expect(failed).toMatchObject({
      step: 'request_top_up',
      stepNumber: 1,
      errorMessage: 'Failed to top up eSIM: Insufficient credit. Please refresh or contact support.',
    })
    expect(esim.timesAdded(reference)).toBe(0)

    await shop.until(orderId, isCompleted)
    expect(esim.timesAdded(reference)).toBe(1)
  })

  it('of a company that VIES confirms is reverse-charged', async () => {
    const details = { ...KRANICH, country: 'DE' as const }
    const vat = await companyVatIn(shop, details, '203.0.113.9')
    const company = { ...companyWith(details), isToBeSaved: false }
    const { orderId } = await esim.topUp({ company, vat, chosenCountry: 'DE' })
    expect(await shop.until(orderId, isCompleted)).toMatchObject({
      isReverseCharged: true,
      vatCents: 0,
      totalCents: 1445,
      company: { details },
    })
  })

  it('for an eSIM that has expired since goes to a person at once, with the network’s message', async () => {
    const placed = await shop.placeOrder(esim.input())
    shop.sandbox.network.install(esim.iccid)
    shop.jump({ seconds: 10 })
    if (placed.continueAt.kind === 'payment_page') await shop.pay(placed.continueAt.url)
    shop.jump({ days: 60 })
    const stopped = await shop.until(placed.orderId, (order) => order.paymentState === 'review')

    expect(stopped).toMatchObject({ reviewReason: 'network_refused' })
    expect(stopped.errorMessage).toContain('The eSIM has expired')
    expect(esim.timesAdded(placed.reference)).toBe(0)
    expect(shop.log.errors).toContain('a paid order stopped and needs a person')
  })

  it('for an eSIM that was returned meanwhile goes to a person at once', async () => {
    const { orderId, reference } = await esim.topUp()
    await shop.database.db().update(esims).set({ state: 'released' }).where(eq(esims.iccid, esim.iccid))
    const stopped = await shop.until(orderId, (order) => order.paymentState === 'review')

    expect(stopped.errorMessage).toBe('The eSIM of this top-up is no longer available. Please contact support.')
    expect(shop.log.errors).toContain('a paid order stopped and needs a person')
    expect(esim.timesAdded(reference)).toBe(0)
  })

  it('stays an error if the history never shows the data, and isn’t requested twice by a retry', async () => {
    await shop.spoil('network', { at: 'history', kind: 'missing' })
    const { orderId, reference } = await esim.topUp()
    const failed = await shop.until(orderId, (order) => order.status === 'error')
    expect(failed).toMatchObject({ step: 'poll_for_top_up', stepNumber: 2 })

    await shop.shop.provisioning.retryOrder(orderId)
    await shop.letTimePass({ minutes: 1 })
    await shop.mend()
    await shop.shop.provisioning.retryOrder(orderId)
    await shop.until(orderId, isCompleted)
    expect(esim.timesAdded(reference)).toBe(1)
  })
})

const KRANICH = {
  companyName: 'Kranich Reisen GmbH',
  streetName: 'Lindenallee',
  streetNumber: '12',
  unitNumber: '',
  postalCode: '10115',
  city: 'Berlin',
  vatNumber: 'DE123456789',
  companyRegNumber: 'HRB 12345',
  invoiceEmail: 'books@kranich.example',
}

const lineFor = (topUpFor: string) => ({
  bundleId: TOP_UP_5GB.bundleId,
  destinations: [],
  arrival: null,
  departure: null,
  topUpFor,
})
