import { expect, it } from 'vitest'
import { CALLS } from '#app/calls.ts'
import { PAGES } from '#app/pages.ts'
import { ROUTE_CLASSES, classifyRoute } from './route-class.ts'

it.each([
  ['/', 'page'],
  ['/faq?x=1', 'page'],
  ['/checkout.data', 'purchase'],
  ['/success?reference=x', 'purchase'],
  ['/order/events?reference=x', 'stream'],
  ['/webhooks/network/secret', 'webhook'],
  ['/assets/a.js', 'file'],
  ['/account/usage', 'account'],
  ['/login', 'account'],
  ['/admin-dashboard/orders/1', 'staff'],
  ['/business-dashboard', 'staff'],
  ['/api/location', 'call'],
  ['/functions/v1/simple-auth', 'call'],
  ['/readyz', 'health'],
  ['/wp-admin.php', 'unknown'],
  ['/*', 'unknown'],
])('%s is of the class %s', (path, expected) => {
  expect(classifyRoute(path)).toBe(expected)
})

it('every route has its own class, and no address adds another', () => {
  const routes = [...PAGES, ...CALLS].map(({ path }) => path).filter((path) => path !== '/*')
  expect(routes.filter((path) => classifyRoute(path) === 'unknown')).toEqual([])
  const odd = ['', '/'.repeat(40), '/%00', '/\u{1F600}', '//evil', '/__proto__', '/constructor']
  expect(odd.filter((path) => !ROUTE_CLASSES.includes(classifyRoute(path)))).toEqual([])
})
