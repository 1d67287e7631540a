// Nobody can guess coupon codes through any form or call of the checkout: of sixty guesses, only as many as the limit
// allows get a verdict.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { problemCopy } from '#app/copy/site/problems.ts'
import { callJson } from '#tests/support/call-json.ts'
import { BUYER, COMPANY, browserWithCart, EUROPE_5GB, tell } from '#tests/support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '#tests/support/open-http-shop.ts'

const INVALID_COUPON = problemCopy.coupon_invalid
const GUESSES = 60
const MOST_VERDICTS = 10

type Answer = { status: number; text: string; headers: Headers }

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
}, 240_000)
afterAll(() => shop.close(), 60_000)

const onPage = (fields: (code: string) => Record<string, string>) => (browser: Browser, code: string) =>
  tell(browser, '/checkout', fields(code))

/** Every way in which a code can be sent; a new one belongs in this list. */
const DOORS: [string, (browser: Browser, code: string) => Promise<Answer>][] = [
  ['the coupon field', onPage((code) => ({ intent: 'coupon', code }))],
  ['an order without an e-mail', onPage((coupon) => ({ ...BUYER, email: '', coupon }))],
  ['an order with a code beside it', onPage((code) => ({ ...BUYER, code }))],
  ['an order', onPage((coupon) => ({ ...BUYER, coupon }))],
  ['an order as a company', onPage((coupon) => ({ ...BUYER, ...COMPANY, coupon }))],
  ['the look-up of a company, left blank', onPage((coupon) => ({ intent: 'find_company', referenceCode: '', coupon }))],
  ['the look-up of a company', onPage((coupon) => ({ intent: 'find_company', referenceCode: 'ZZZZZ', coupon }))],
  ['the VAT of a company', onPage((coupon) => ({ intent: 'check_company', ...COMPANY, coupon }))],
  ['the VAT of nobody', onPage((coupon) => ({ intent: 'check_company', coupon }))],
  ['a form that says something twice', onPage((coupon) => ({ intent: 'nothing', coupon }))],
  [
    'the call for a payment page',
    async (browser, coupon) => {
      const body = {
        bundles: [{ bundleId: EUROPE_5GB.bundleId, destinations: ['FR'] }],
        customerEmail: BUYER.email,
        customerName: BUYER.name,
        termsAccepted: true,
        coupon,
      }
      const answer = await callJson(browser, '/functions/v1/create-checkout-session', body)
      return { status: answer.status, text: await answer.text(), headers: answer.headers }
    },
  ],
]

describe('codes that are guessed', () => {
  it.each(DOORS)('through %s get ten answers, and the right one none after that', async (_name, send) => {
    const browser = await browserWithCart(shop)
    const answers = []
    for (let guess = 0; guess < GUESSES; guess += 1) answers.push(await send(browser, `GUESS${guess}`))
    const right = await send(browser, 'WANDER20')

    expect(answers.filter(({ text }) => text.includes(INVALID_COUPON))).toHaveLength(MOST_VERDICTS)
    expect(right.text).not.toContain(INVALID_COUPON)
    expect(right.text).not.toContain('"WANDER20"')
    const refused = [...answers, right].filter(({ status }) => status === 429)
    expect(refused.filter(({ headers }) => !(Number(headers.get('retry-after')) > 0))).toEqual([])
  })

  it('through all forms and calls in turn get ten answers in total (C07)', async () => {
    const browser = await browserWithCart(shop)
    let verdicts = 0
    for (let guess = 0; guess < GUESSES; guess += 1) {
      const [, send] = DOORS[guess % DOORS.length] ?? DOORS[0] ?? []
      const answer = await send?.(browser, `TURN${guess}`)
      if (answer?.text.includes(INVALID_COUPON)) verdicts += 1
    }
    expect(verdicts).toBe(MOST_VERDICTS)
  })

  it('cost nobody their applied code, because a valid code is no guess', async () => {
    const browser = await browserWithCart(shop)
    for (let look = 0; look < 15; look += 1) {
      const answer = await tell(browser, '/checkout', { intent: 'check_company', coupon: 'WANDER20' })
      expect(answer.status).toBe(200)
      expect(answer.text).toContain('WANDER20')
    }
  })

  it('aren’t shown with an unpaid cart: the page drops a code that may no longer be checked', async () => {
    const browser = await browserWithCart(shop)
    const ordered = await browser.post('/checkout', { ...BUYER, email: 'carried@example.com', coupon: 'WANDER20' })
    expect(ordered.status).toBe(303)
    expect(await (await browser.get('/checkout.data')).text()).toContain('WANDER20')
    for (let guess = 0; guess < MOST_VERDICTS; guess += 1)
      await tell(browser, '/checkout', { intent: 'coupon', code: `MORE${guess}` })
    const page = await browser.get('/checkout.data')
    expect(page.status).toBe(200)
    expect(await page.text()).not.toContain('WANDER20')
  })
})
