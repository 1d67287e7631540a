// The page for several orders at once: it says what can't be undone, and leads back to where the orders were chosen.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '../support/http-accounts.ts'
import { buyByCard, delivered } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

let shop: HttpShop
let chief: Browser
beforeAll(async () => {
  shop = await openHttpShop()
  chief = await signedIn(shop, 'chief@staff.example.com', 'super-admin')
})
afterAll(() => shop.close())

const LIST = '/admin-dashboard?tab=orders&sort=dearest&least=1.00&most=100.00'

it('leads back to the list that the orders were chosen from, before and after the action', async () => {
  const { order } = await buyByCard(shop, shop.browser(), { email: 'chosen@customer.example.com' })
  await delivered(shop, order.id)
  const list = await (await chief.get(LIST)).text()
  const form = /<form[^>]*action="\/admin-dashboard\/bulk".*?<\/form>/s.exec(list)?.[0] ?? ''
  const fields = [...form.matchAll(/<input type="hidden" name="(\w+)" value="([^"]*)"/g)]
  const chosen = new URLSearchParams(fields.map(([, name = '', value = '']) => [name, value]))
  chosen.set('order', order.id)
  chosen.set('act', 'resend')
  const address = `/admin-dashboard/bulk?${chosen}`
  const back = `href="${LIST.replaceAll('&', '&amp;')}"`
  const asked = await (await chief.get(address)).text()
  expect(asked.split(back)).toHaveLength(3)
  expect(asked).toContain(` action="${address.replaceAll('&', '&amp;')}"`)
  const done = await (await chief.post(address, { act: 'resend', seen: `${order.id}:0` })).text()
  expect(done).toContain('What happened')
  expect(done.split(back)).toHaveLength(2)
})

describe('the preview', () => {
  it.each([
    ['emails to several customers', 'resend', 'A sent email can’t be taken back.'],
    ['retries of several orders', 'retry', 'You can’t undo this.'],
    ['refunds of several orders', 'refund', 'You can’t undo this.'],
  ])('says before %s that it can’t be undone', async (_what, act, words) => {
    const { order } = await buyByCard(shop, shop.browser(), { email: `${act}@customer.example.com` })
    await delivered(shop, order.id)
    const page = await chief.get(`/admin-dashboard/bulk?act=${act}&order=${order.id}`)
    expect(await page.text()).toContain(words)
  })
})
