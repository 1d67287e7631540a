// Counts what a page sends, and which of it has finished.
import type { Page, Request } from '@playwright/test'
import { expect } from './traveller.ts'

/**
 * What the page sends from here on. A form that leads to a page whose script isn't loaded yet first checks whether the
 * shop answers, and ends there if the browser is offline.
 */
export function watchPosts(page: Page) {
  const asked = new Set<Request>()
  const ended = new Set<Request>()
  const vain = new Set<Request>()
  const asks = (request: Request) => request.method() === 'POST' && asked.add(request)
  const ends = (request: Request) => asked.has(request) && ended.add(request)
  const looks = (request: Request) => request.url().endsWith('/readyz') && vain.add(request)
  page.on('request', asks).on('requestfinished', ends).on('requestfailed', ends).on('requestfailed', looks)
  const tries = () => asked.size + vain.size
  return {
    asked,
    tries,
    async end(name: string) {
      await expect.poll(tries, { message: `${name}: is sent` }).toBeGreaterThan(0)
      await expect.poll(() => ended.size, { message: `${name}: comes to its end` }).toBe(asked.size)
    },
    stop: () =>
      page.off('request', asks).off('requestfinished', ends).off('requestfailed', ends).off('requestfailed', looks),
  }
}
