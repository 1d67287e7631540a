import { expect, it } from 'vitest'
import type { ServerBuild } from 'react-router'
import { onWayTo, routeAt, routeWordForWord } from './pages-at-address.ts'

const route = (id: string, parentId?: string, path?: string, index?: true) => ({
  id,
  parentId,
  path,
  index,
  module: { default: () => null },
})
const routes: ServerBuild['routes'] = Object.fromEntries(
  [
    route('root'),
    route('shell', 'root'),
    route('home', 'shell', undefined, true),
    route('faq', 'shell', 'faq'),
    route('order', 'shell', 'orders/:id'),
    route('rest', 'shell', '*'),
  ].map((each) => [each.id, each]),
)

it('finds an address of the table exactly, with its data and a trailing slash', () => {
  const at = routeWordForWord({ routes })
  expect(['/', '/_.data', '/faq', '/faq/', '/faq.data'].map(at)).toEqual(['home', 'home', 'faq', 'faq', 'faq'])
  expect(['/orders/7', '/FAQ', '/nothing', '/orders/:id'].map(at)).toEqual([null, null, null, null])
})

it('finds every other address as the router does', () => {
  expect(['/orders/7', '/FAQ', '/nothing'].map(routeAt({ routes }))).toEqual(['order', 'faq', 'rest'])
})

it('the matches of a route are the route and its parents', () => {
  expect(Object.keys(onWayTo(routes, 'faq'))).toEqual(['root', 'shell', 'faq'])
  expect(onWayTo(routes, 'gone')).toEqual({})
})
