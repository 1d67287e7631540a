// Reads the pages of a shop like somebody who follows every link, one address of each kind.
import { PAGES } from '#app/pages.ts'
import type { Browser } from './open-http-shop.ts'
import { findLinks } from './page-forms.ts'

export type Walker = { browser: Browser; addresses: string[]; mayRead: (path: string) => boolean }
export type ReadPage = { address: string; html: string }

const patterns = PAGES.map(({ path }) => ({ path, shape: new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+')}$`) }))
/** '/admin-dashboard/orders/:orderId' for one of its addresses. */
export const patternOf = (path: string) => patterns.find(({ shape }) => shape.test(path))?.path ?? path

// One address of each kind: the pages of a list look alike, its tabs don't.
function kindOf(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://shop')
  const names = [...searchParams].map(([name, value]) => (name === 'tab' || name === 'ask' ? `${name}=${value}` : name))
  return `${patternOf(pathname)}?${names.toSorted().join('&')}`
}

const MOST_OF_A_KIND = 4

/** What its visitor reads, from those addresses on. */
export async function walkPages({ browser, addresses, mayRead }: Walker): Promise<ReadPage[]> {
  const found: ReadPage[] = []
  const queue = addresses.map((address) => address.replace(/^https?:\/\/[^/]+/, ''))
  const read = new Set<string>()
  const kinds = new Map<string, number>()
  for (const address of queue) {
    const kind = kindOf(address)
    if (
      read.has(address) ||
      (kinds.get(kind) ?? 0) >= MOST_OF_A_KIND ||
      !mayRead(new URL(address, 'http://shop').pathname)
    )
      continue
    read.add(address)
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
    const answer = await browser.get(address)
    if (answer.status !== 200 || !answer.headers.get('content-type')?.startsWith('text/html')) continue
    const html = await answer.text()
    found.push({ address, html })
    queue.push(
      ...findLinks(html, address).filter((link) =>
        patterns.some(({ shape }) => shape.test(new URL(link, 'http://shop').pathname)),
      ),
    )
  }
  return found
}
