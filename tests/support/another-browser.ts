// Every browser of a journey has its own network, as in real life: limits per network then apply to one browser only.
import { randomInt } from 'node:crypto'
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'

/** The header that tells the shop, behind its proxy, which network a visitor comes from. */
export const aNetwork = () => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
})

export const anotherBrowser = (browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> =>
  browser.newContext({ ...options, extraHTTPHeaders: { ...aNetwork(), ...options.extraHTTPHeaders } })
