// Every browser of a journey comes from a network of its own, as in life: what is limited per network is limited for one.
import { randomInt } from 'node:crypto'
import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test'

/** The header by which the shop knows a visitor's network behind its proxy. */
export const aNetwork = () => ({
  'x-forwarded-for': `10.${randomInt(256)}.${randomInt(256)}.${randomInt(1, 255)}`,
})

export const anotherBrowser = (browser: Browser, options: BrowserContextOptions = {}): Promise<BrowserContext> =>
  browser.newContext({ ...options, extraHTTPHeaders: { ...aNetwork(), ...options.extraHTTPHeaders } })
