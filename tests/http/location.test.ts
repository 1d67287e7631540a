import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHttpShop, type HttpShop } from '#tests/support/open-http-shop.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
})
afterAll(() => shop.close())

describe('/api/location', () => {
  it('returns the country of a public address, and null for what is unknown', async () => {
    const response = await shop.browser('8.8.8.8').get('/api/location')
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual({
      country: 'United States',
      countryCode: 'US',
      city: null,
      region: null,
      ip: '8.8.8.8',
    })
  })

  it.each(['10.0.0.7', '192.0.2.1', '::1', 'not-an-address'])('answers null for %s', async (ip) => {
    const response = await shop.browser(ip).get('/api/location')
    expect(response.status).toBe(200)
    expect(await response.json()).toBeNull()
  })

  it('is private, and must not be cached', async () => {
    const response = await shop.browser('8.8.8.8').get('/api/location')
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(response.headers.get('content-type')).toMatch(/^application\/json/)
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin')
  })

  it('accepts only reads', async () => {
    const headers = { 'content-type': 'application/json' }
    expect((await shop.browser().send('/api/location', { method: 'POST', headers, body: '{}' })).status).toBe(405)
    expect((await shop.browser().post('/api/location')).status).toBe(405)
  })
})
