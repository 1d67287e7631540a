// Every address of the shop, from the route table and the server's own endpoints; a new route is included
// automatically.
import { readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import routes from '#app/routes.ts'

export type Address = {
  path: string
  /** Whether it accepts POST requests. */
  takesPosts: boolean
  /** Whether it renders a page; the page's script fetches the same data at another address. */
  isPage: boolean
}

const app = resolve(import.meta.dirname, '../../app')

/** Example values for the parameters of an address. */
const PARTS: Record<string, string> = {
  ':bundleId': '01032_3',
  ':iccid': '8988300000000000001',
  ':days': '90',
  ':icon': 'icon-192.png',
  ':picture': 'home.png',
  ':logo': 'none.png',
}
const SOME_ID = '8988300a-0000-4000-8000-000000000001'
const filled = (path: string) =>
  `/${path}`.replaceAll(/:\w+/g, (part) => PARTS[part] ?? SOME_ID).replace('*', 'nowhere')

/** The server's own endpoints, which aren't in the route table. */
const OWN_DOORS: Address[] = [
  { path: '/order/events', takesPosts: false, isPage: false },
  { path: '/webhooks/payment', takesPosts: true, isPage: false },
  { path: '/webhooks/network/some-secret', takesPosts: true, isPage: false },
  { path: '/webhooks/network/esim-access/some-secret', takesPosts: true, isPage: false },
  { path: '/webhooks/mail', takesPosts: true, isPage: false },
  { path: '/blocked', takesPosts: true, isPage: false },
  { path: '/healthz', takesPosts: false, isPage: false },
  { path: '/readyz', takesPosts: false, isPage: false },
  { path: '/assets/none.js', takesPosts: false, isPage: false },
  { path: '/sw.js', takesPosts: false, isPage: false },
]

export function everyAddress(): Address[] {
  return [...addressesOf(routes), ...OWN_DOORS]
}

function addressesOf(entries: readonly RouteConfigEntry[]): Address[] {
  return entries.flatMap(({ path, index, file, children }) => {
    if (children) return addressesOf(children)
    if (path === undefined && !index) return []
    const source = readFileSync(join(app, file), 'utf8')
    const takesPosts = /^export (async function|const|function) action\b|^export \{[^}]*\baction\b/m.test(source)
    const isPage = /^export default\b|^export \{[^}]*\bdefault\b/m.test(source)
    return [{ path: index ? '/' : filled(path ?? ''), takesPosts, isPage }]
  })
}
