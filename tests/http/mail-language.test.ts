// Choosing the language of mails in a browser without JavaScript, and what arrives in the mailboxes.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { mailTo } from '#tests/support/account-mails.ts'
import { signedIn } from '#tests/support/http-accounts.ts'
import { buyByCard, delivered } from '#tests/support/http-buying.ts'
import { openHttpShop, type HttpShop } from '#tests/support/open-http-shop.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
}, 120_000)
afterAll(() => shop.close())

const words = async (answer: Response) => (await answer.text()).replaceAll(/<[^>]+>/g, '')

it('applies to later emails to this address, once chosen under Features', async () => {
  const email = 'lena@example.com'
  const lena = await signedIn(shop, email)
  const choose = (language: string, browser = lena) =>
    browser.post('/account?tab=features', { intent: 'save_language', language })
  const checked = async () =>
    [...(await (await lena.get('/account?tab=features')).text()).matchAll(/<input type="radio"[^>]*>/g)]
      .filter(([radio]) => radio.includes('checked'))
      .map(([radio]) => /value="(\w+)"/.exec(radio)?.[1])
  expect(await checked()).toEqual(['en'])
  const saved = await choose('de')
  expect([saved.status, saved.headers.get('location')]).toEqual([
    303,
    '/account?tab=features&done=save_language#part-save_language',
  ])
  expect(await words(await lena.get('/account?tab=features&done=save_language'))).toContain('Saved: Deutsch.')
  expect(await checked()).toEqual(['de'])

  for (const foreign of ['', 'xx', 'DE', 'toString']) {
    const refused = await choose(foreign)
    expect(refused.status).toBe(400)
    expect(await words(refused)).toContain('Please choose one of these languages.')
  }
  expect((await choose('fr', shop.browser())).headers.get('location')).toMatch(/^\/login/)
  expect(await checked()).toEqual(['de'])

  const stranger = 'ben@example.com'
  await signedIn(shop, stranger)
  for (const address of [email, stranger]) await shop.browser().post('/reset-password', { email: address })
  expect(await mailTo(shop.sandbox.url, email, /^Setzen Sie Ihr Passwort/)).toContain('Guten Tag Nora New!')
  expect(await mailTo(shop.sandbox.url, stranger, /^Reset your/)).toContain('Hello ')

  const { order } = await buyByCard(shop, shop.browser(), { email })
  await delivered(shop, order.id)
  const mail = await mailTo(shop.sandbox.url, email, /^Ihre eSIM von Wander Pass/)
  expect(mail).toMatch(/MwSt\. \(21\u00A0%\): \d+,\d\d\u00A0€/)
  expect(await (await lena.get('/account/export')).text()).toContain('"mailLanguage": "de"')
})
