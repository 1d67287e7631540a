// What an own-admin may change about the shop's own brand: what travelers see and who sells, but never its host.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { saveBrand } from '#tests/support/brand-form.ts'
import { signedIn } from '#tests/support/http-accounts.ts'
import { openHttpShop, type HttpShop } from '#tests/support/open-http-shop.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
  await shop.addBusiness({ id: '1', name: 'Harbour Mobile', domain: null, now: new Date() })
})
afterAll(() => shop.close())

it('An own-admin changes a brand’s texts, colors, and company, but never its host, sender, or prefix', async () => {
  const house = () => shop.shop.brands.readBrand(`localhost:${shop.port}`)
  const before = await house()
  const admin = await signedIn(shop, 'ada@example.com', 'own-admin')
  const moved = { domain: 'evil.example', mailFrom: 'ceo@bank.example', mailFromName: 'The bank', orderPrefix: 'bank' }
  const allowed = {
    version: String(before.version),
    name: 'Harbour Mobile',
    tagline: 'By the sea',
    phone: '+31 20 555 0100',
  }

  expect((await saveBrand(admin, { ...moved, ...allowed })).status).toBe(303)
  const after = await house()
  expect([after.brand.tagline, after.brand.company?.phone]).toEqual(['By the sea', '+31 20 555 0100'])
  expect([after.domain, after.sender, after.brand.orderPrefix]).toEqual([
    before.domain,
    before.sender,
    before.brand.orderPrefix,
  ])
})
