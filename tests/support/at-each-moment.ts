// Presses on a page at the moments of its start, of which each run takes some.
import type { Page, Request } from '@playwright/test'
import { aNetwork } from './another-browser.ts'
import { MOMENTS, pressesAt, type Press } from './start-moments.ts'
import { expect, test } from './traveller.ts'

/** A form of the page, not one that it sends by itself to keep what was typed. */
const isForm = (request: Request) => request.method() === 'POST' && !new URL(request.url()).pathname.endsWith('/draft')

/** In this run, each trial is at every eighth moment, from this one on. */
const EVERY = process.env['MOMENTS'] === 'all' ? 1 : 8

type Trial = {
  address: string
  /** From 0. */
  number: number
  presses: Press[]
  /** What the presses come to. */
  sees: () => Promise<void>
  forms?: number
}

export async function atEachMoment(page: Page, { address, number, presses, sees, forms = 0 }: Trial): Promise<void> {
  let sent = 0
  page.on('request', (request) => {
    if (isForm(request)) sent += 1
  })
  const taken = Object.entries(MOMENTS).filter((_, place) => (place + number) % EVERY === 0)
  for (const [name, moment] of taken)
    await test.step(name, async () => {
      await page.setExtraHTTPHeaders(aNetwork())
      sent = 0
      await pressesAt(page, address, moment, presses)
      await sees()
      // The address may be told before the request that was made first.
      await expect.poll(() => sent, `forms sent, pressed ${name}`).toBe(forms)
    })
}
