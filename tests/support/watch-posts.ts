// Counts what a page sends, and which of it has finished.
import type { Page, Request } from '@playwright/test'
import { expect } from './traveller.ts'

/** Looking at a number of our own costs nothing, and what is sent offline ends within milliseconds. */
const SOON_MS = [5, 10, 20, 40, 80]

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
  // Both numbers are read at each look: the page may send more meanwhile.
  const underWay = () => asked.size - ended.size
  const begin = (name: string, limit = {}) =>
    expect.poll(tries, { message: `${name}: is sent`, intervals: SOON_MS, ...limit }).toBeGreaterThan(0)
  return {
    asked,
    tries,
    begin,
    async end(name: string) {
      await begin(name)
      await expect.poll(underWay, { message: `${name}: comes to its end`, intervals: SOON_MS }).toBe(0)
    },
    stop: () =>
      page.off('request', asks).off('requestfinished', ends).off('requestfailed', ends).off('requestfailed', looks),
  }
}
