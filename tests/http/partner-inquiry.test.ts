import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHttpShop, type HttpShop } from '#tests/support/open-http-shop.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
})
afterAll(() => shop.close())

const INQUIRY = { topic: 'economy', name: 'Robin <b>', email: 'robin@example.com', message: 'Hello "you"' }

describe('the partner page without script', () => {
  it('shows the four classes with prices and links', async () => {
    const html = await (await shop.browser().get('/business')).text()
    for (const price of ['Free', '€49/month', '€249/month', 'Custom pricing']) expect(html).toContain(price)
    expect(html).toMatch(/<a [^>]*href="\/login"/)
    expect(await (await shop.browser().get('/business?view=comparison')).text()).toContain('<table')
  })

  it('answers an inquiry with a prepared email', async () => {
    const response = await shop.browser().post('/business', INQUIRY)
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('no-store')
    const html = await response.text()
    expect(html).toContain('href="mailto:support@sample-company.example?subject=Partner%20inquiry%3A%20Affiliate')
    expect(html).toContain('Mail app didn’t open? Copy your message')
    expect(html).not.toContain('Robin <b>')
    expect(html).toMatch(/We have your inquiry[^<]*\d{4}-\d{4}/)
    const again = await (await shop.browser().post('/business', INQUIRY)).text()
    expect(/\d{4}-\d{4}/.exec(again)?.[0]).toBe(/\d{4}-\d{4}/.exec(html)?.[0])
  })

  it('says what is missing', async () => {
    const response = await shop.browser().post('/business', { ...INQUIRY, name: ' ', email: 'nobody' })
    expect(response.status).toBe(400)
    expect(await response.text()).toContain('Please enter your name. Please enter a valid email address')
  })
})
