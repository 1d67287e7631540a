import { expect, it } from 'vitest'
import type { ServerBuild } from 'react-router'
import { onWayTo, routeAt, routeWordForWord } from './route-at.ts'

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

it('an address of the table is found word for word, with its data and a slash at its end', () => {
  const at = routeWordForWord({ routes })
  expect(['/', '/_.data', '/faq', '/faq/', '/faq.data'].map(at)).toEqual(['home', 'home', 'faq', 'faq', 'faq'])
  expect(['/orders/7', '/FAQ', '/nothing', '/orders/:id'].map(at)).toEqual([null, null, null, null])
})

it('every other address is found as the router finds it', () => {
  expect(['/orders/7', '/FAQ', '/nothing'].map(routeAt({ routes }))).toEqual(['order', 'faq', 'rest'])
})

it('the way to a route is itself and what stands around it', () => {
  expect(Object.keys(onWayTo(routes, 'faq'))).toEqual(['root', 'shell', 'faq'])
  expect(onWayTo(routes, 'gone')).toEqual({})
})
