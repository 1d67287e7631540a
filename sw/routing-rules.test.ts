// What the service worker may handle, and what it must never see.
import { describe, expect, it } from 'vitest'
import {
  assetsIn,
  decide,
  keptPageFor,
  keptPagesFor,
  KEPT_PAGES,
  offlineAddress,
  offlinePageAmong,
} from './routing-rules.ts'

const SHOP = 'https://shop.example'
const opening = (path: string) => decide({ method: 'GET', url: SHOP + path, mode: 'navigate' }, SHOP)

describe('the worker', () => {
  it('serves hashed files from the cache first', () => {
    expect(decide({ method: 'GET', url: `${SHOP}/assets/root-a1.css`, mode: 'no-cors' }, SHOP)).toBe('asset')
    expect(decide({ method: 'GET', url: `${SHOP}/assets/home-b2.js`, mode: 'cors' }, SHOP)).toBe('asset')
  })

  it.each(['/', '/bundleselector?to=FR', '/nowhere', '/support', ...KEPT_PAGES])('serves %s offline', (path) => {
    expect(opening(path)).toBe('page')
  })

  it.each([
    '/checkout',
    '/checkout/',
    '/Checkout',
    '/success?reference=WP-1',
    '/cart',
    '/order/invoice',
    '/account',
    '/account/orders',
    '/login',
    '/auth/callback',
    '/user-dashboard',
    '/admin-dashboard',
    '/admin-dashboard/orders/17',
    '/withdraw?reference=WP-1',
    '/vat-country',
    '/de/success?reference=WP-1',
    '/fr/account',
  ])('keeps nothing of %s, which is about one visitor', (path) => {
    expect(opening(path)).toBe('own')
  })

  it.each([
    '/order/qr-code?reference=WP-1',
    '/order/events',
    '/de/order/events',
    '/nl/order/qr-code?reference=WP-1',
    '/order/invoice.pdf',
    '/order/invoice.xml',
    '/install/calendar.ics',
    '/account/export',
    '/checkout.data',
    '/admin-dashboard/orders.csv',
    '/api/health',
    '/webhooks/payment',
  ])('ignores %s, which is a file or for machines', (path) => {
    expect(opening(path)).toBe('leave')
  })

  it('ignores a longer name', () => {
    expect(opening('/ordering')).toBe('page')
    expect(opening('/cartography')).toBe('page')
  })

  it('ignores everything that is posted', () => {
    for (const method of ['POST', 'PUT', 'DELETE', 'HEAD'])
      expect(decide({ method, url: `${SHOP}/faq`, mode: 'navigate' }, SHOP)).toBe('leave')
  })

  it('ignores data, pictures, and other sites', () => {
    expect(decide({ method: 'GET', url: `${SHOP}/faq.data`, mode: 'cors' }, SHOP)).toBe('leave')
    expect(decide({ method: 'GET', url: `${SHOP}/order/qr-code`, mode: 'no-cors' }, SHOP)).toBe('leave')
    expect(decide({ method: 'GET', url: 'https://pay.example/assets/a.js', mode: 'cors' }, SHOP)).toBe('leave')
  })
})

describe('a kept page', () => {
  it('is found with any query and a trailing slash', () => {
    expect(keptPageFor(`${SHOP}/faq?q=roaming`)).toBe('/faq')
    expect(keptPageFor(`${SHOP}/offline/`)).toBe('/offline')
  })

  it('is no other page', () => {
    expect(keptPageFor(`${SHOP}/`)).toBeNull()
    expect(keptPageFor(`${SHOP}/faq/more`)).toBeNull()
  })
})

it('knows an offline page of another language where the visitor’s is not kept', () => {
  expect(offlinePageAmong([`${SHOP}/faq`, `${SHOP}/fr/offline`, `${SHOP}/fr`])).toBe('/fr/offline')
  expect(offlinePageAmong([`${SHOP}/faq`, `${SHOP}/offline`])).toBe('/offline')
  expect(offlinePageAmong([`${SHOP}/faq`])).toBeNull()
})

it('sends a visitor to the offline page and remembers where they wanted to go', () => {
  expect(offlineAddress(`${SHOP}/bundleselector?to=FR,IT`)).toBe('/offline#from=%2Fbundleselector%3Fto%3DFR%2CIT')
  expect(offlineAddress(`${SHOP}/`)).toBe('/offline')
})

it('finds each file of a page once', () => {
  const html = `<link href="/assets/app-x1.css"><script>import "/assets/manifest-9f.js"</script>
    <link rel="modulepreload" href="/assets/manifest-9f.js"><img src="/og/home.png"><a href="/assets/">`
  expect(assetsIn(html)).toEqual(['/assets/app-x1.css', '/assets/manifest-9f.js'])
})

it('keeps and offers the pages of the language that is read', () => {
  expect(keptPagesFor(`${SHOP}/de/success?reference=WP-1`)).toEqual(KEPT_PAGES.map((path) => `/de${path}`))
  expect(keptPagesFor(`${SHOP}/faq`)).toEqual(KEPT_PAGES)
  expect(keptPageFor(`${SHOP}/de/faq/?q=x`)).toBe('/de/faq')
  expect(keptPageFor(`${SHOP}/de/checkout`)).toBeNull()
  expect(offlineAddress(`${SHOP}/de`)).toBe('/de/offline')
  expect(offlineAddress(`${SHOP}/de/account?tab=x`)).toBe('/de/offline#from=%2Fde%2Faccount%3Ftab%3Dx')
})
