// A prepaid balance over HTTP: a business-admin enters the billing details, makes a deposit, and returns to the
// balance.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { orders, users } from '#db/schema.ts'
import { mailTo } from '../support/account-mails.ts'
import { signedIn } from '../support/http-accounts.ts'
import { COMPANY } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

const TAB = '/business-dashboard?tab=balance'
const { isCompany: _ticked, invoiceEmail: _email, ...BILLING } = COMPANY

let shop: HttpShop
let boss: Browser
let agent: Browser
let rival: Browser

async function partner(email: string, businessId: string, role = 'business-admin') {
  const browser = await signedIn(shop, email)
  await shop.database.db().update(users).set({ accountType: role, businessId }).where(eq(users.email, email))
  return browser
}
const textOf = async (browser: Browser, path = TAB) =>
  (await (await browser.get(path)).text()).replaceAll('<!-- -->', '')
const pathOf = (address: string | null) => (address ?? '').replace(/^https?:\/\/[^/]+/, '')

beforeAll(async () => {
  shop = await openHttpShop()
  for (const id of ['alpha', 'beta'])
    await shop.addBusiness({ id, name: id, domain: `${id}.localhost:${shop.port}`, now: new Date() })
  boss = await partner('boss@alpha.example.com', 'alpha')
  agent = await partner('agent@alpha.example.com', 'alpha', 'business-user')
  rival = await partner('boss@beta.example.com', 'beta')
}, 120_000)
afterAll(() => shop.close())

describe('a prepaid balance', () => {
  it('asks for the invoice address before a deposit, and names what is wrong with it', async () => {
    expect(await textOf(boss)).toContain('Save your billing details below first.')
    const early = await boss.post(TAB, { intent: 'deposit', attempt: 'one', amount: '100' })
    expect([early.status, await early.text()]).toEqual([409, expect.stringContaining('Save your billing details')])
    const empty = await boss.post(TAB, { intent: 'save_billing', ...BILLING, city: '', vatNumber: 'DE1' })
    const said = await empty.text()
    expect(empty.status).toBe(422)
    expect(said).toContain('Please provide your city')
    expect(said).toContain('Kranich Reisen GmbH')
    expect((await boss.post(TAB, { intent: 'save_billing', ...BILLING })).status).toBe(303)
    const page = await textOf(boss)
    expect(page).toContain('Kranich Reisen GmbH, Berlin, Germany')
    expect(page).toContain('reverse charge')
  })

  it('is topped up on the payment page, which links back', async () => {
    for (const amount of ['', '19.99', '5000.01', 'ten', '1e3']) {
      const refused = await boss.post(TAB, { intent: 'deposit', attempt: 'two', amount })
      expect([amount, refused.status]).toEqual([amount, 422])
    }
    const asked = await boss.post(TAB, { intent: 'deposit', attempt: 'two', amount: '250,50' })
    expect(asked.status).toBe(303)
    const paid = await shop.pay(asked.headers.get('location') ?? '')
    const back = pathOf(paid.location)
    expect(back).toMatch(/^\/business-dashboard\?tab=balance&deposit=/)
    const page = await textOf(boss, back)
    expect(page).toContain('Your deposit has arrived.')
    expect(page).toContain('€250.50')
    // For anybody else, this address shows nothing.
    expect(await textOf(rival, back)).not.toContain('Your deposit')
    // Sending the same form again leads to the balance.
    const again = await boss.post(TAB, { intent: 'deposit', attempt: 'two', amount: '250.50' })
    expect(pathOf(again.headers.get('location'))).toBe(TAB)
    expect(await shop.database.db().select().from(orders)).toHaveLength(1)
  })

  it('has its own tab, linked from the API tab and the emails', async () => {
    const [own, api] = [await textOf(boss), await textOf(boss, '/business-dashboard?tab=api')]
    expect(own).toContain('<h2 id="balance"')
    expect(own).toContain('<h2 id="billing"')
    expect(own).toContain('<h2 id="movements"')
    expect(api).not.toContain('<h2 id="balance"')
    expect(api).toContain('Live orders are paid from your balance, €250.50 now.')
    expect(api).toContain('href="/business-dashboard?tab=balance"')
    const told = await mailTo(shop.sandbox.url, 'boss@alpha.example.com', /was topped up$/)
    expect(told).toContain('/business-dashboard?tab=balance')
  })

  it('is only for the business’s admins', async () => {
    expect((await agent.get(TAB)).status).toBe(302)
    expect((await agent.post(TAB, { intent: 'deposit', attempt: 'three', amount: '100' })).status).toBe(302)
    expect((await boss.post(TAB, { intent: 'deposit', business: 'beta', attempt: 'x', amount: '100' })).status).toBe(
      404,
    )
    expect(await textOf(rival)).toContain('€0.00')
    expect(await textOf(rival)).not.toContain('Kranich')
  })

  it('opens no order page by its reference', async () => {
    const [row] = await shop.database.db().select().from(orders)
    expect((await boss.get(`/success?reference=${row?.reference}`)).status).toBe(404)
  })
})
