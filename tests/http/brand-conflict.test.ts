// Two people change a brand at once: the second form doesn't overwrite what the first one saved.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLog } from '#db/schema.ts'
import { signedIn } from '#tests/support/http-accounts.ts'
import { openHttpShop, type Browser, type HttpShop } from '#tests/support/open-http-shop.ts'

let shop: HttpShop
let ada: Browser
beforeAll(async () => {
  shop = await openHttpShop()
  ada = await signedIn(shop, 'ada@conflict.example.com', 'own-admin')
  await ada.post('/admin?tab=brand', { intent: 'create_record' })
}, 120_000)
afterAll(() => shop.close())

const saveBrand = (browser: Browser, fields: Record<string, string>) =>
  browser.post('/admin?tab=brand', { intent: 'save_brand', ...fields })
const house = async () => await shop.shop.brands.readBrand(`localhost:${shop.port}`)

it('saves only this person’s changes over what somebody else saved meanwhile, and logs only what changed', async () => {
  const { version, brand } = await house()
  const opened = JSON.stringify({ name: brand.name, tagline: brand.tagline })
  const untouched = { version: String(version), opened, name: brand.name }
  await saveBrand(ada, { ...untouched, tagline: 'By Ada again' })
  const second = await saveBrand(ada, { ...untouched, tagline: brand.tagline, heroText: 'Typed by the other' })
  expect(second.status).toBe(409)
  const page = (await second.text()).replaceAll('&quot;', '"')
  expect(page).toContain('value="By Ada again"')
  expect(page).not.toContain(`value="${brand.tagline}"`)

  const now = /name="opened" value="(\{.*?\})"/.exec(page)?.[1] ?? ''
  const mine = { version: String(version + 1), opened: now, name: brand.name, tagline: 'By Ada again' }
  expect((await saveBrand(ada, { ...mine, heroText: 'Typed by the other' })).status).toBe(303)
  expect((await house()).brand).toMatchObject({ tagline: 'By Ada again', heroText: 'Typed by the other' })
  const rows = await shop.database
    .db()
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, 'brand_changed'))
    .orderBy(auditLog.id)
  expect(rows.slice(-2).map(({ facts }) => facts['settings'])).toEqual(['tagline', 'heroText'])
})
