// A link's secret is read by a script. A form that is sent without it says what is missing, and nothing about the link.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openHttpShop, type HttpShop } from '#tests/support/open-http-shop.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
})
afterAll(() => shop.close())

it.each([
  ['/admin-invite', 'accept'],
  ['/partner-invite', 'accept'],
  ['/team-invite', 'accept'],
  ['/first-admin', 'make'],
])('%s without the secret asks for the link, instead of calling it invalid', async (path, intent) => {
  const page = await (await shop.browser().get(path)).text()
  const field = /<input[^>]*name="token"[^>]*>/.exec(page)?.[0]
  expect(field).toContain('required')
  expect(/no longer (valid|works)/.test(page)).toBe(false)
  const password = 'Lantern-42-kestrel'
  const answer = await shop
    .browser()
    .post(path, { intent, token: '', email: 'o@example.com', password, repeated: password })
  expect(answer.status).toBe(400)
  const said = await answer.text()
  expect(said.includes('Please paste the full link into this field')).toBe(true)
  expect(/no longer (valid|works)/.test(said)).toBe(false)
})
