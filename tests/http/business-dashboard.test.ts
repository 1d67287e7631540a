// The business dashboard over HTTP: partners see their own business there, and nothing of any other (safety case I03 to
// I05).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema.ts'
import type { Role } from '#shop/people/account/role.ts'
import { signedIn } from '../support/http-accounts.ts'
import { buyByCard, delivered } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

const PAGE = '/business-dashboard'
const COLORS = ['primaryColor', 'primaryLightColor', 'primaryDarkColor', 'secondaryColor', 'backgroundColor']

let shop: HttpShop
let boss: Browser
let agent: Browser
let other: Browser
let hosts: Record<'alpha' | 'beta', string>
const references: Record<string, string> = {}

/** Signs in as a member of a business, as if an admin had added them. */
async function partner(email: string, role: Role, businessId: string | null) {
  const browser = await signedIn(shop, email)
  await shop.database.db().update(users).set({ accountType: role, businessId }).where(eq(users.email, email))
  return browser
}
const brandOf = async (id: 'alpha' | 'beta') => shop.shop.brands.readBrand(hosts[id])
const saveBrand = (browser: Browser, fields: Record<string, string>, path = `${PAGE}?tab=brand`) => {
  const form = new FormData()
  const whole = { intent: 'save_brand', name: 'Alpha Roam', fullName: '', tagline: '', heroText: '' }
  const colors = Object.fromEntries(COLORS.map((name) => [name, '']))
  for (const [name, value] of Object.entries({ ...whole, ...colors, ...fields })) form.set(name, value)
  return browser.send(path, { method: 'POST', body: form })
}

beforeAll(async () => {
  shop = await openHttpShop()
  hosts = { alpha: `alpha.localhost:${shop.port}`, beta: `beta.localhost:${shop.port}` }
  for (const id of ['alpha', 'beta'] as const)
    await shop.addBusiness({
      id,
      name: `${id} Roam`,
      domain: hosts[id],
      orderPrefix: id,
      now: new Date(),
    })
  boss = await partner('boss@alpha.example.com', 'business-admin', 'alpha')
  agent = await partner('agent@alpha.example.com', 'business-user', 'alpha')
  other = await partner('boss@beta.example.com', 'business-admin', 'beta')
}, 120_000)
afterAll(() => shop.close())

it('asks whoever answers for a business to accept the terms, and closes nothing until they do', async () => {
  const asks = 'Please accept the terms of partnership'
  const before = await (await other.get(`${PAGE}?tab=api`)).text()
  expect(before).toContain(asks)
  expect(before).toContain('Create a key')
  expect(await (await agent.get(PAGE)).text()).not.toContain(asks)
  expect(await (await agent.post(PAGE, { intent: 'accept_terms' })).text()).not.toContain('accepted')
  const answer = await other.post(`${PAGE}?tab=api`, { intent: 'accept_terms' })
  expect(answer.headers.get('location')).toBe(`${PAGE}?tab=team`)
  const after = await (await other.get(`${PAGE}?tab=team`)).text()
  expect(after).not.toContain(asks)
  expect(after).toMatch(/Version of [\w ]+, accepted/)
  expect(await (await boss.get(PAGE)).text()).toContain(asks)
})

describe('a partner who has sold nothing yet', () => {
  it('sees the first three steps and empty figures, not invented ones', async () => {
    const page = await (await boss.get(PAGE)).text()
    for (const words of [
      'Your first three steps',
      'Share your link',
      'Add your logo',
      'Place a test order',
      hosts.alpha,
    ])
      expect(page).toContain(words)
    expect(page).toContain('No orders in these 7 days')
    expect(page).toContain('None of your customers has an eSIM yet.')
    expect(await (await boss.get(`${PAGE}?tab=orders`)).text()).toContain('No orders yet.')
    expect(page).not.toMatch(/commission|API key/i)
    expect(await (await agent.get(PAGE)).text()).toContain('A business-admin at your business can add the logo.')
  })

  it('finds its shop as a link and as a QR code', async () => {
    const page = await (await agent.get(`${PAGE}?tab=share`)).text()
    expect(page).toContain(`http://${hosts.alpha}`)
    expect(page).not.toContain(hosts.beta)
    const picture = await agent.get(`${PAGE}/qr-code.png`)
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/png'])
    expect(picture.headers.get('content-disposition')).toContain('qr-code-alpha.png')
    expect(
      Buffer.from(await picture.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG')
  })
})

describe('a business role without a business', () => {
  it('is told what to do, and sees no data', async () => {
    const browser = await partner('lonely@example.com', 'business-admin', null)
    for (const tab of ['overview', 'orders', 'share', 'brand']) {
      const answer = await browser.get(`${PAGE}?tab=${tab}`)
      const page = await answer.text()
      expect([tab, answer.status, page.includes('No business yet')]).toEqual([tab, 200, true])
      expect(page).not.toMatch(/alpha|beta/i)
    }
    expect((await browser.get(`${PAGE}/qr-code.png`)).status).toBe(404)
    expect((await saveBrand(browser, { version: '1' })).status).toBe(404)
  })
})

describe('what one business sold', () => {
  beforeAll(async () => {
    for (const [id, email] of [
      ['alpha', 'anna@travel.example.com'],
      ['beta', 'bella@travel.example.com'],
    ] as const) {
      const { order } = await buyByCard(shop, shop.browserAt(hosts[id]), { email })
      await delivered(shop, order.id)
      references[id] = order.reference
    }
  })

  it('is only on its own dashboard, without names and full addresses (I04)', async () => {
    for (const [browser, own, foreign, masked] of [
      [boss, 'alpha', 'beta', 'a•••@travel'],
      [agent, 'alpha', 'beta', 'a•••@travel'],
      [other, 'beta', 'alpha', 'b•••@travel'],
    ] as const) {
      const orders = await (await browser.get(`${PAGE}?tab=orders`)).text()
      expect(orders).toContain(references[own])
      expect(orders).toContain(masked)
      for (const words of [references[foreign] ?? 'x', `${foreign} Roam`, 'Alex Traveller', 'anna@', 'bella@'])
        expect(orders).not.toContain(words)
      const overview = await (await browser.get(PAGE)).text()
      expect(overview).toContain('€18.09 from 1 order in 7 days')
      expect(overview).not.toContain('Your first three steps')
    }
  })

  it('isn’t found in another business’s name (I04)', async () => {
    for (const browser of [boss, agent]) {
      expect((await browser.get(`${PAGE}?business=alpha`)).status).toBe(200)
      for (const query of ['business=beta', 'tab=orders&business=beta', 'tab=share&business=', 'business=1%27'])
        expect([query, (await browser.get(`${PAGE}?${query}`)).status]).toEqual([query, 404])
      expect((await browser.get(`${PAGE}/qr-code.png?business=beta`)).status).toBe(404)
    }
    for (const role of ['own-user', 'own-admin', 'super-admin'] as const) {
      const stranger = await signedIn(shop, `${role}@elsewhere.example.com`, role)
      const answer = await stranger.get(`${PAGE}?tab=orders`)
      expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
      expect(await answer.text()).not.toContain('alpha_order')
    }
  })
})

describe('the own brand', () => {
  it('lets a business-admin change texts and colors, but not host, sender, or company', async () => {
    const saved = await saveBrand(boss, {
      version: '1',
      tagline: 'Roam with us',
      tagline_de: 'Unterwegs mit uns',
      description_de: 'Nicht dabei',
      domain: 'evil.example',
      mailFrom: 'ceo@bank.example',
      orderPrefix: 'beta',
      legalName: 'Beta B.V.',
    })
    expect([saved.status, saved.headers.get('location')]).toEqual([303, `${PAGE}?tab=brand&done=brand`])
    const { brand, domain, sender } = await brandOf('alpha')
    expect(brand).toMatchObject({
      tagline: 'Roam with us',
      taglineIn: { de: 'Unterwegs mit uns' },
      orderPrefix: 'alpha',
    })
    expect(brand.descriptionIn).toBeUndefined()
    expect(await (await shop.browserAt(hosts.alpha).get('/de')).text()).toContain('>Unterwegs mit uns<')
    expect(brand.company?.isSample).toBe(true)
    expect([domain, sender.address]).toEqual([hosts.alpha, null])
    expect(await (await boss.get(`${PAGE}?tab=brand&done=brand`)).text()).toContain('value="Roam with us"')
  })

  it('keeps what was typed if somebody else saved meanwhile (I09)', async () => {
    const late = await saveBrand(boss, { version: '1', tagline: 'Too late' })
    expect([late.status, (await late.text()).includes('Too late')]).toEqual([409, true])
    expect((await brandOf('alpha')).brand.tagline).toBe('Roam with us')
  })

  it('is closed to colleagues without the role and to other partners (I04, I05)', async () => {
    const before = await brandOf('alpha')
    const byAgent = await saveBrand(agent, { version: '2', tagline: 'Mine' })
    expect([byAgent.status, byAgent.headers.get('location')]).toEqual([302, '/'])
    expect((await agent.get(`${PAGE}?tab=brand`)).headers.get('location')).toBe('/')
    const ways: [string, Record<string, string>][] = [
      [`${PAGE}?tab=brand&business=alpha`, {}],
      [`${PAGE}?tab=brand`, { business: 'alpha' }],
    ]
    for (const [path, fields] of ways)
      expect((await saveBrand(other, { version: '2', tagline: 'Mine', ...fields }, path)).status).toBe(404)
    await saveBrand(other, { version: '1', name: 'Beta Roam', tagline: 'Theirs' }, `${PAGE}?tab=brand&edit=alpha`)
    expect(await brandOf('alpha')).toEqual(before)
    expect((await brandOf('beta')).brand.tagline).toBe('Theirs')

    await shop.database
      .db()
      .update(users)
      .set({ accountType: 'own-user', businessId: null })
      .where(eq(users.email, 'boss@alpha.example.com'))
    expect((await saveBrand(boss, { version: '2', tagline: 'Still mine' })).status).toBe(302)
    expect((await boss.get(PAGE)).headers.get('location')).toBe('/')
    expect(await brandOf('alpha')).toEqual(before)
  })
})
