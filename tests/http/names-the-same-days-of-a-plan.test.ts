// A trip in several purchases: results, checkout, order page, and reminder name the same days, and each lets its reader end it.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { z } from 'zod'
import { plannedParts } from '#db/schema.ts'
import { BUYER, delivered, newestOrder } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'
import { ARRIVAL, tripDay } from '../support/trip-to-come.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
}, 120_000)
afterAll(() => shop.close())

const RESULTS = `/bundleselector?to=US&from=${ARRIVAL}&to_date=${tripDay(60)}&step=results`
const SPAN = /\w{3} \d+ \w{3} \d{4} – \w{3} \d+ \w{3} \d{4}/g
const BUTTON = 'value="end"'
const LATER = /about part (\d) \((.*?)\)/g

const read = async (browser: Browser, path: string) =>
  (await (await browser.get(path)).text()).replaceAll('&#x27;', "'").replaceAll('&amp;', '&')
const laterIn = (html: string) => [...new Set([...html.matchAll(LATER)].map(([, , days = '']) => days))]

/** Presses the first button of the last plan; returns the days of its parts. */
async function choosePlan(browser: Browser) {
  const html = await read(browser, RESULTS)
  const [, inner = ''] = html.split('id="plans-heading"')
  const plan = inner.split('in all').at(-1) ?? ''
  const [, id = ''] = /form="([^"]+)"/.exec(plan) ?? []
  const form = html.split(`id="${id}"`)[1]?.split('</form>')[0] ?? ''
  const fields = [...form.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value])
  expect((await browser.post('/cart', Object.fromEntries(fields))).status).toBe(303)
  return plan.split('</ol>')[0]?.match(SPAN) ?? []
}

const sentMail = z.object({ text: z.string() })
async function reminderTo(email: string) {
  const mail = (await shop.mailsTo(email)).find(({ subject }) => subject.startsWith('Part 2'))
  return sentMail.parse(await (await fetch(`${shop.sandbox.url}/mailbox/api/messages/${mail?.id}`)).json()).text
}

it('and its link fills the cart, and ends the reminders with one click', async () => {
  const buyer = shop.browser()
  const days = await choosePlan(buyer)
  expect(days.length).toBeGreaterThan(2)
  expect(laterIn(await read(buyer, '/checkout'))).toEqual(days.slice(1))

  const ordered = await buyer.post('/checkout', BUYER)
  await shop.pay(ordered.headers.get('location') ?? '')
  const { id, reference } = await newestOrder(shop, BUYER.email)
  await delivered(shop, id)
  const page = `/success?reference=${encodeURIComponent(reference)}`
  expect(laterIn(await read(buyer, page))).toEqual(days.slice(1))

  await shop.database.db().update(plannedParts).set({ remindOn: '2026-01-01' }).where(eq(plannedParts.number, 2))
  await shop.shop.worker.sweep()
  const text = await reminderTo(BUYER.email)
  expect(text).toContain(`Days: ${days[1]}`)
  expect(laterIn(await read(buyer, page))).toEqual(days.slice(2))

  const [link = '', end = ''] = ['next-part', 'trip-reminders'].map(
    (path) => new RegExp(`/${path}\\?part=\\S+`).exec(text)?.[0] ?? '',
  )
  const phone = shop.browser()
  const opened = await phone.get(link)
  expect(opened.headers.get('location')).toMatch(/^\/(?:checkout|top-up\?esim=.*&bundle=)/)
  expect((await phone.get(opened.headers.get('location') ?? '')).status).toBe(200)

  expect(await read(phone, end)).toContain(BUTTON)
  const oneClick = await phone.post(end, { 'List-Unsubscribe': 'One-Click' }, { origin: '', 'sec-fetch-site': '' })
  expect(oneClick.status).toBe(200)
  expect(laterIn(await read(buyer, page))).toEqual([])
  expect((await phone.get('/trip-reminders?part=x')).status).toBe(404)

  // Its parts are forgotten some day, and the email stays in its mailbox.
  await shop.database.db().delete(plannedParts)
  expect(
    (await phone.post(end, { 'List-Unsubscribe': 'One-Click' }, { origin: '', 'sec-fetch-site': '' })).status,
  ).toBe(200)
  for (const ended of [await read(phone, end), await read(shop.browser(), end)]) {
    expect(ended).toContain('We won’t remind you about this trip again')
    expect(ended).not.toContain(BUTTON)
  }
})

it('and the checkout and the order page end them too', async () => {
  const buyer = shop.browser()
  await choosePlan(buyer)
  const before = await read(buyer, '/checkout')
  expect(laterIn(before)).not.toEqual([])
  await buyer.post('/cart', { intent: 'forget_plan' })
  const after = await read(buyer, '/checkout')
  expect(laterIn(after)).toEqual([])
  expect(after).toContain('Order with obligation to pay')

  await choosePlan(buyer)
  const email = 'ends-it@example.com'
  const ordered = await buyer.post('/checkout', { ...BUYER, email })
  await shop.pay(ordered.headers.get('location') ?? '')
  const { reference, id } = await newestOrder(shop, email)
  await delivered(shop, id)
  const page = `/success?reference=${encodeURIComponent(reference)}`
  expect(laterIn(await read(buyer, page))).not.toEqual([])
  expect((await buyer.post(page, { intent: 'end_reminders' })).status).toBe(200)
  expect(laterIn(await read(buyer, page))).toEqual([])
})
