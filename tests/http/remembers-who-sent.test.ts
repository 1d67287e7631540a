// A browser remembers who sent the buyer from one order to the next: a used code and an opened link both count, and the
// later one wins. The stored value is signed, so nobody can earn from one they made up.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '#db/schema.ts'
import { signedIn } from '../support/http-accounts.ts'
import { buyByCard } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

let shop: HttpShop
let codes: Record<'nova' | 'luna', string>
let nora: Browser

beforeAll(async () => {
  shop = await openHttpShop()
  nora = await affiliate('nova')
  await affiliate('luna')
  codes = { nova: await codeOf('nova'), luna: await codeOf('luna') }
}, 120_000)
afterAll(() => shop.close())

async function affiliate(id: string) {
  await shop.addBusiness({ id, name: id, kind: 'affiliate', now: new Date() })
  const email = `boss@${id}.example.com`
  const browser = await signedIn(shop, email, 'business-admin')
  await shop.database.db().update(users).set({ businessId: id }).where(eq(users.email, email))
  await browser.post('/business-dashboard?tab=earnings', { intent: 'join' })
  return browser
}
const codeOf = async (id: string) => (await shop.shop.partners.findAffiliateLink(id))?.code ?? ''

let bought = 0
const sentBy = async (browser: Browser, more: Record<string, string> = {}) => {
  bought += 1
  const { order } = await buyByCard(shop, browser, { email: `buyer-${bought}@example.com`, ...more })
  return order.affiliateId && `${order.affiliateId} by ${order.affiliateBy}`
}

describe('the browser of a buyer', () => {
  it('remembers a code for its next orders, until a later link or code replaces it', async () => {
    const browser = shop.browser()
    expect(await sentBy(browser)).toBe(null)
    expect(await sentBy(browser, { coupon: codes.nova })).toBe('nova by code')
    expect(await sentBy(browser)).toBe('nova by link')
    await browser.get(`/r/${codes.luna}`)
    expect(await sentBy(browser)).toBe('luna by link')
    expect(await sentBy(browser, { coupon: codes.nova })).toBe('nova by code')
    expect(await sentBy(browser, { coupon: 'WANDER20' })).toBe('nova by link')
    expect(await sentBy(shop.browser())).toBe(null)
  })

  it('earns nobody anything by their own order, whatever it remembers', async () => {
    expect(await sentBy(nora, { coupon: codes.nova })).toBe(null)
    await nora.get(`/r/${codes.nova}`)
    expect(await sentBy(nora)).toBe(null)
    await nora.get(`/r/${codes.luna}`)
    expect(await sentBy(nora)).toBe('luna by link')
  })

  it('can’t forge who referred it', async () => {
    const made = Buffer.from(JSON.stringify({ code: codes.nova, at: new Date().toISOString() })).toString('base64')
    const cart = shop.browser()
    cart.cookies.set('aff', `${encodeURIComponent(made)}.AAAA`)
    expect(await sentBy(cart)).toBe(null)
  })
})
