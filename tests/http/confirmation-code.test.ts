// Some eSIMs ask for a confirmation code after scanning. Whoever sees their activation code sees it too.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { esims, orders } from '#db/schema.ts'
import { buyByCard, delivered } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'
import { readQr } from '../support/read-qr.ts'

const CONFIRMATION = '4711-0815'
const SENTENCE = 'Your phone asks for it after scanning.'

let shop: HttpShop
let buyer: Browser
let order: Awaited<ReturnType<typeof delivered>>
beforeAll(async () => {
  shop = await openHttpShop()
  buyer = shop.browser()
  order = await delivered(shop, (await buyByCard(shop, buyer)).order.id)
})
afterAll(() => shop.close())

const read = async (path: string) =>
  (await buyer.get(`${path}?reference=${encodeURIComponent(order.reference)}`)).text()
const showCodes = async () =>
  (await buyer.post('/esim-status', { intent: 'activation', email: '', iccid: order.iccid ?? '' })).text()
const everyPage = async () => [await read('/success'), await read('/install'), await showCodes()]

it('no page mentions a confirmation code for an eSIM that has none', async () => {
  for (const page of await everyPage()) {
    expect(page).toContain(order.activationCode)
    expect(page).not.toMatch(/confirmation code/i)
    expect(page).not.toContain(SENTENCE)
  }
})

it('the order, its installation, and its status show the code, and the QR code makes the phone ask for it', async () => {
  const codes = { confirmationCode: CONFIRMATION }
  await shop.database.db().update(orders).set(codes).where(eq(orders.id, order.id))
  await shop.database.db().update(esims).set(codes).where(eq(esims.orderId, order.id))
  const pages = await everyPage()
  for (const page of pages) {
    expect(page).toContain(CONFIRMATION)
    expect(page).toContain(SENTENCE)
  }
  // Narrow windows fold the card, and the one tap above it needs the code.
  for (const page of pages.slice(0, 2))
    expect(page).toMatch(new RegExp(`<summary(?:(?!</summary>).)*Code ${CONFIRMATION}`, 's'))
  const [, picture = ''] = /data:image\/png;base64,([\w+/=]+)/.exec(pages[2] ?? '') ?? []
  expect(readQr(Buffer.from(picture, 'base64'))).toBe(`${order.activationCode}$$1`)
})
