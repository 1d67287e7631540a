// The seller: set by an admin, named in the footer, and marked as a sample in a demo without one.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signedIn } from '#tests/support/http-accounts.ts'
import { openHttpShop, type Browser, type HttpShop } from '#tests/support/open-http-shop.ts'
import { saveBrand } from '#tests/support/brand-form.ts'

let shop: HttpShop
let ada: Browser
beforeAll(async () => {
  shop = await openHttpShop()
  ada = await signedIn(shop, 'ada@example.com', 'own-admin')
  await ada.post('/admin?tab=brand', { intent: 'create_record' })
}, 120_000)
afterAll(() => shop.close())

const house = async () => await shop.shop.brands.readBrand(`localhost:${shop.port}`)

describe('who sells', () => {
  const identity = {
    legalName: 'Wander Pass B.V.',
    address: 'Kade 1\r\n1011 AB Amsterdam\r\nThe Netherlands',
    kvk: '12345678',
    vat: 'NL001234560B01',
    email: 'help@wander-pass.example',
    phone: '+31 20 123 4567',
    reviewUrl: 'https://reviews.example/wander-pass',
    links: 'https://www.instagram.com/wander\r\nOur blog https://blog.example/',
  }

  it('is a company marked as a sample in a demo’s footer', async () => {
    const home = await (await shop.browser().get('/')).text()
    expect(home).toContain('Sample company: this shop is a demo.')
    expect(home).toContain('voice and SMS, IoT connectivity and data services')
  })

  it('is set by an admin, each setting in its form, and appears in the footer', async () => {
    const wrong = {
      vat: 'none of them',
      phone: 'by mail',
      reviewUrl: 'javascript:alert(1)',
      links: 'http://plain.example',
    }
    const refused = await saveBrand(ada, { version: String((await house()).version), ...identity, ...wrong })
    expect(refused.status).toBe(400)
    const page = await refused.text()
    for (const field of Object.keys(wrong)) expect(page).toMatch(new RegExp(`id="brand-${field}-error"`))
    expect(page).toContain('Kade 1\n1011 AB Amsterdam')

    expect((await saveBrand(ada, { version: String((await house()).version), ...identity })).status).toBe(303)
    const footer = (await (await shop.browser().get('/')).text()).split('<footer')[1] ?? ''
    const said = ['Wander Pass B.V.', 'Kade 1\n1011 AB Amsterdam\nThe Netherlands', '12345678', 'NL001234560B01']
    for (const words of [...said, 'mailto:help@wander-pass.example', 'tel:+31201234567'])
      expect(footer).toContain(words)
    for (const href of [identity.reviewUrl, 'https://www.instagram.com/wander', 'https://blog.example/'])
      expect(footer).toContain(`href="${href}"`)
    expect(footer).not.toContain('sample')
    const form = await (await ada.get('/admin?tab=brand')).text()
    expect(form).toContain('https://www.instagram.com/wander\nOur blog https://blog.example/')
  })
})
