// A refund that comes while the network is answering the worker: the answer must not bring the order back to life.
import { afterEach, beforeEach, expect, it } from 'vitest'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const BUYER = 'traveller@example.com'
const NOTHING = { paymentState: 'refunded', dueAt: null, profiles: [], otherMails: [] }

let shop: TestShop
beforeEach(async () => void (shop = await openTestShop()))
afterEach(() => shop.close())

/** Holds the network's answer at this place until the refund is through, and tells what is left four minutes later. */
async function leftByRefundDuring(at: string) {
  const { orderId, reference } = await shop.buy()
  await shop.shop.checkout.confirmOrderPayment(await shop.orderOf(orderId))
  const faults = () => shop.sandbox.network?.faults.list().filter((fault) => fault.at === at)
  await shop.spoil('network', { at, kind: 'slow', ms: 60_000, times: 1 })
  const working = shop.letTimePass({ seconds: 10 })
  await expect.poll(faults).toEqual([])
  await shop.shop.refunds.refundOrder(orderId)
  shop.sandbox.network?.faults.clear()
  await working
  await shop.letTimePass({ minutes: 4 }, 10)
  const { paymentState, dueAt } = await shop.orderOf(orderId)
  const otherMails = (await shop.mailsTo(BUYER)).filter(({ subject }) => !subject.includes('Your refund'))
  return { paymentState, dueAt, profiles: await shop.profilesOf(reference), otherMails }
}

it('a refund while the network provides the eSIM leaves nothing behind', async () => {
  expect(await leftByRefundDuring('allocate')).toEqual(NOTHING)
})

it('a refund while the network looks up the activation code leaves nothing behind', async () => {
  await shop.spoil('network', { at: 'lookup', kind: 'no_code' })
  expect(await leftByRefundDuring('codes')).toEqual(NOTHING)
})

it('a refund while the network draws the QR code leaves nothing behind', async () => {
  expect(await leftByRefundDuring('qrcode')).toEqual(NOTHING)
})
