// Scripts, labels, and links find a part of a page by its ID: if two parts share one, the second is never found.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { everyAddress } from '#tests/support/every-address.ts'
import { signedIn } from '#tests/support/http-accounts.ts'
import { openHttpShop, type Browser, type HttpShop } from '#tests/support/open-http-shop.ts'

const PAGES = everyAddress()
  .filter(({ isPage, path }) => isPage && path !== '/logout')
  .map(({ path }) => path)
/** Together they may open every page. */
const SEEING = ['own-user', 'business-admin', 'super-admin'] as const

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
})
afterAll(() => shop.close())

/** IDs that occur twice on a page or one of its tabs, with the address. */
async function twiceNamed(browser: Browser): Promise<string[]> {
  const queue = [...PAGES]
  const found: string[] = []
  for (const address of queue) {
    const page = await (await browser.get(address)).text()
    const shown = page.replaceAll(/(<script\b[^>]*>)[^]*?<\/script>/g, '$1')
    const ids = [...shown.matchAll(/<[a-z][^>]*?\sid="([^"]+)"/gi)].map(([, id]) => id ?? '')
    found.push(...ids.filter((id, at) => ids.indexOf(id) < at).map((id) => `${address} #${id}`))
    const tabs = [...page.matchAll(/href="([^"#]*\?tab=[a-z-]+)"/g)].map(([, href]) =>
      href?.startsWith('?') ? `${address}${href}` : (href ?? ''),
    )
    queue.push(...new Set(tabs.filter((tab) => tab.startsWith('/') && !queue.includes(tab))))
  }
  return found
}

describe('every page and its tabs', () => {
  it('name each part once for a visitor', async () => {
    expect(await twiceNamed(shop.browser())).toEqual([])
  })

  it.each(SEEING)('name each part once for a %s', async (role) => {
    expect(await twiceNamed(await signedIn(shop, `${role}@parts.example.com`, role))).toEqual([])
  })
})
