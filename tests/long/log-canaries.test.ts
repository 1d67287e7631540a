// Whatever happens to an order, its log contains no address, code, token, or cookie (safety case I14).
import { afterAll, beforeAll, expect, it } from 'vitest'
import { BUYER, buyByCard, delivered, fillCart, newestOrder, tell } from '../support/http-buying.ts'
import { openHttpShop, type HttpShop } from '../support/open-http-shop.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
})
afterAll(() => shop.close())

it('a purchase with every kind of trouble leaves no secrets or names in the log', async () => {
  const email = 'canary.bird@example.com'
  const browser = shop.browser('203.0.113.77')
  await shop.spoil('network', { at: 'allocate', kind: 'rate_limit', times: 1 })
  await shop.spoil('network', { at: 'qrcode', kind: 'maintenance', times: 1 })
  await shop.spoil('smtp', { at: 'smtp', kind: 'reject_421', times: 1 })
  await shop.spoil('payment', { at: 'webhook', kind: 'bad_signature', times: 1 })

  const { order, returnTo } = await buyByCard(shop, browser, { email, name: 'Canary Bird' })
  await browser.get(returnTo.slice(shop.url.length))
  const { iccid, activationCode } = await delivered(shop, order.id)
  await tell(browser, `/success?reference=${encodeURIComponent(order.reference)}`, { intent: 'resend' })
  await shop.spoil('network', { at: 'topup', kind: 'fail_after', times: 1 })
  const sealed = shop.shop.topUps.sealTopUp(order.id, 1)
  await browser.get(`/top-up?esim=${sealed}`)
  await browser.post(`/top-up?esim=${sealed}`, { bundleId: '01032_3' })
  await browser.post('/checkout', { ...BUYER, email, coupon: 'DEMOFREE1' })
  await delivered(shop, (await newestOrder(shop, email)).id)
  const stranger = shop.browser()
  await fillCart(stranger)
  for (let guess = 0; guess < 12; guess++)
    await tell(stranger, '/checkout', { intent: 'coupon', code: `CANARYCODE${guess}` })

  const canaries = {
    email,
    name: 'Canary Bird',
    iccid: iccid ?? '',
    activationCode: activationCode ?? '',
    matchingId: activationCode?.split('$')[2] ?? '',
    key: new URL(returnTo).searchParams.get('key') ?? '',
    ip: '203.0.113.77',
    coupon: 'CANARYCODE',
    sealed,
    ...Object.fromEntries(browser.cookies),
  }
  expect(Object.entries(canaries).filter(([, canary]) => canary.length < 4)).toEqual([])

  const log = shop.logLines.join('')
  expect(log).toContain('the mail server did not accept an email')
  expect(log).toContain('a limit was reached')
  expect(
    Object.entries(canaries).filter(([, canary]) => log.includes(canary) || log.includes(encodeURIComponent(canary))),
  ).toEqual([])
})
