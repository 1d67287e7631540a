// An address of the back office that does not exist keeps those who work there in its frame; everyone else sees the
// page that they see at every such address.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signedIn } from '../support/http-accounts.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

const PLACES = ['/admin', '/admin-dashboard', '/super-admin-dashboard', '/business-dashboard']
const OF_DESK = 'class="desk-main"'

let shop: HttpShop
let admin: Browser
let partner: Browser
let customer: Browser
beforeAll(async () => {
  shop = await openHttpShop()
  admin = await signedIn(shop, 'ada@example.com', 'own-admin')
  partner = await signedIn(shop, 'boss@example.com', 'business-admin')
  customer = await signedIn(shop, 'carl@example.com')
})
afterAll(() => shop.close())

const lost = async (browser: Browser, path: string) => {
  const answer = await browser.get(path)
  expect([path, answer.status]).toEqual([path, 404])
  return answer.text()
}

it.each(PLACES)('%s/nowhere stays in the frame of those who work there', async (place) => {
  for (const browser of [admin, partner]) {
    const page = await lost(browser, `${place}/nowhere/at-all`)
    expect(page).toContain(OF_DESK)
    expect(page).not.toContain('Find a bundle')
  }
  for (const browser of [shop.browser(), customer]) {
    const page = await lost(browser, `${place}/nowhere/at-all`)
    expect(page).not.toContain(OF_DESK)
    expect(page).toContain('Find a bundle')
  }
})

it('an address elsewhere, or below one that exists only for staff, is in the frame of the shop', async () => {
  for (const path of ['/nowhere', '/adminx', '/api-test/nowhere'])
    for (const browser of [admin, partner]) expect(await lost(browser, path)).not.toContain(OF_DESK)
})
