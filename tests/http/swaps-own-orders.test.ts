// A buyer chooses another bundle on the page that cancels an order, without script; nobody else sees what it costs.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cancellations, orders } from '#db/schema.ts'
import { codeIn, countMailsTo, mailTo } from '../support/account-mails.ts'
import { buyByCard, delivered, tell } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

const EMAIL = 'swaps@example.com'
let shop: HttpShop
let owner: Browser
let reference: string
let orderId: string
beforeAll(async () => {
  shop = await openHttpShop()
  owner = shop.browser()
  const bought = await buyByCard(shop, owner, { email: EMAIL })
  ;({ reference, id: orderId } = bought.order)
  await delivered(shop, orderId)
})
afterAll(() => shop.close())

const path = (to = 'same') => `/order/cancel?reference=${encodeURIComponent(reference)}&instead=${to}`
const requests = () => shop.database.db().$count(cancellations, eq(cancellations.orderId, orderId))
const ask = (browser: Browser, fields: Record<string, string>, to?: string) =>
  tell(browser, path(to), { intent: 'start', reason: 'wrong_country', ...fields })
const choicesIn = (page: string) =>
  [...page.matchAll(/name="choice"[^>]*value="(-?\d+:[^"]+)"/g)].map(([, choice]) => choice ?? '')
const proofIn = (text: string) => /[0-9a-f]{8}-[0-9a-f-]{27}/.exec(text)?.[0] ?? ''

it('the page leads to it, and shows what comes back or what it would cost more', async () => {
  const plain = await (await owner.get(path().replace('&instead=same', ''))).text()
  expect(plain).toContain('Choose another bundle instead')
  expect(choicesIn(plain)).toEqual([])
  const page = await (await owner.get(path())).text()
  const choices = choicesIn(page)
  const dearer = choices.filter((choice) => Number(choice.split(':')[0]) > 0)
  expect(dearer.length).toBeGreaterThan(1)
  expect(dearer.length).toBeLessThan(choices.length)
  for (const words of ['back', 'more', 'You paid €18.09']) expect(page).toContain(words)
  expect(choicesIn(await (await owner.get(path('JP'))).text())).not.toEqual(choices)
  expect(await (await shop.browser().get(path())).text()).not.toContain('name="choice"')
})

it('what isn’t on the page can’t be taken', async () => {
  const [choice = ''] = choicesIn(await (await owner.get(path())).text())
  for (const made of ['', 'x', '-1', `-99999:${choice.split(':')[1]}`, '0:nothing', "0:' or 1=1"])
    expect((await ask(owner, { choice: made })).status).toBeGreaterThanOrEqual(400)
  expect((await ask(shop.browser(), { choice })).status).toBe(404)
  expect(await requests()).toBe(0)
})

const CODE_MAIL = /is your/
async function askForCode(choice: string) {
  const before = await countMailsTo(shop.sandbox.url, EMAIL, CODE_MAIL)
  const started = await ask(owner, { choice })
  expect(started.status).toBe(200)
  await expect.poll(() => countMailsTo(shop.sandbox.url, EMAIL, CODE_MAIL)).toBeGreaterThan(before)
  const code = codeIn(await mailTo(shop.sandbox.url, EMAIL, CODE_MAIL))
  return { intent: 'cancel', reason: 'wrong_country', choice, proof: proofIn(started.text), code }
}

it('one that costs more leads to a page for the difference, and back to the choice without paying', async () => {
  const choice = choicesIn(await (await owner.get(path())).text()).at(-1) ?? ''
  const sent = await owner.post(path(), await askForCode(choice))
  expect(sent.status).toBe(303)
  const page = sent.headers.get('location') ?? ''
  expect(page).toContain(shop.sandbox.url)
  expect(await (await fetch(page)).text()).toContain('Difference for the swap')
  const [difference] = await shop.database.db().select().from(orders).where(eq(orders.swapOf, orderId))
  expect(difference).toMatchObject({ paymentState: 'awaiting', totalCents: Number(choice.split(':')[0]) })
  expect(await (await owner.get(path())).text()).toContain('name="choice"')
})

it('its buyer swaps with the emailed code, once, and reads what became of it', async () => {
  const before = await requests()
  const [choice = ''] = choicesIn(await (await owner.get(path())).text())
  const finish = await askForCode(choice)
  const [one, two] = await Promise.all([owner.post(path(), finish), owner.post(path(), finish)])
  expect([one.status, two.status]).toContain(303)
  expect(await requests()).toBe(before + 1)
  await expect.poll(async () => (await owner.get(path())).text()).toContain('Your bundle is swapped')
  expect((await shop.orderOf(orderId)).paymentState).toBe('paid')
})
