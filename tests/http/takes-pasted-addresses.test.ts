// Email addresses as people paste them from their email programs, at the doors where one is typed.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { browserWithCart, BUYER, newestOrder } from '../support/http-buying.ts'
import { openHttpShop, type HttpShop } from '../support/open-http-shop.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
})
afterAll(() => shop.close())

it.each([
  ['<Pasted-1@Example.com>', 'pasted-1@example.com'],
  ['pasted-2@example.com;', 'pasted-2@example.com'],
  ['Anna Vos <pasted-3@example.com>', 'pasted-3@example.com'],
  ['mailto:pasted-4@example.com', 'pasted-4@example.com'],
  ['ｐａｓｔｅｄ－５＠ｅｘａｍｐｌｅ．ｃｏｍ，', 'pasted-5@example.com'],
  ['\u200Bpasted-6@exam\u00ADple.com\u200B', 'pasted-6@example.com'],
])('the checkout takes the address in %j', async (typed, email) => {
  const browser = await browserWithCart(shop)
  const answer = await browser.post('/checkout', { ...BUYER, email: typed })
  expect(answer.status).toBe(303)
  expect(await newestOrder(shop, email)).toMatchObject({ email })
})

it('the checkout asks again where there are two', async () => {
  const browser = await browserWithCart(shop)
  const answer = await browser.post('/checkout', { ...BUYER, email: 'one@example.com; two@example.com' })
  expect(answer.status).toBe(400)
  expect(await answer.text()).toContain('Please enter a valid email address')
})
