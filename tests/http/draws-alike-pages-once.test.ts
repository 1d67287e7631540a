// Pages of orders in the same state are rendered once. Each buyer gets the page of their own order, as if it had been
// rendered for them alone.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buyByCard } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

const HOUR_MS = 3_600_000

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
})
afterAll(() => shop.close())

type Buyer = { browser: Browser; email: string; reference: string; id: string }

/** Buys an order that then waits for the network. */
async function waiting(email: string): Promise<Buyer> {
  const browser = shop.browser()
  const { order } = await buyByCard(shop, browser, { email })
  const { id, reference } = order
  await expect.poll(async () => (await shop.orderOf(id)).step).toBe('request_iccid_allocation')
  // The first look takes the bundle out of the cart.
  await browser.get(`/success?reference=${reference}`)
  return { browser, email, reference, id }
}

const pageOf = async ({ browser, reference }: Buyer, more = '') =>
  (await browser.get(`/success?reference=${reference}${more}`)).text()

let asked = 0

/** At an address of its own, so that no other page is like it; without the traces of that address. */
async function alone(buyer: Buyer): Promise<string> {
  const number = String((asked += 1))
  const page = await pageOf(buyer, `&alone=${number}`)
  return page
    .replaceAll(`&amp;alone=${number}`, '')
    .replaceAll(`<input type="hidden" name="alone" value="${number}"/>`, '')
}

it('shows each buyer their own order, and nothing of another one', async () => {
  await shop.spoil('network', { at: 'allocate', kind: 'slow', ms: HOUR_MS, times: 100 })
  const buyers: Buyer[] = []
  for (const email of ['first@example.com', 'second.name+tag@example.com', "o'third@example.com", 'fourth@example.com'])
    buyers.push(await waiting(email))
  for (const buyer of [...buyers, ...buyers]) {
    const page = await pageOf(buyer)
    expect(page).toBe(await alone(buyer))
    expect(page).toContain('data-phase="in_progress"')
    for (const own of [buyer.reference, buyer.id]) expect(page).toContain(own)
    expect(page).toContain(buyer.email.replace("'", '&#x27;'))
    for (const other of buyers.filter((each) => each !== buyer))
      for (const word of [other.reference, other.id, other.email]) expect(page).not.toContain(word)
  }
  await shop.mend()
})
