// How long a page takes from a press to what it paints next, as the browser itself measures it.
import type { Page } from '@playwright/test'
import { AWAKE } from '#app/start/start-names.ts'

declare global {
  interface PerformanceObserverInit {
    durationThreshold?: number
  }
  interface Window {
    seenEvents: number[]
    isAwakeNow?: boolean
  }
}

/** Before a page is opened: notes each event and what it took, and when the page is awake. */
export const observe = (page: Page) =>
  page.addInitScript((awake) => {
    window.seenEvents = []
    addEventListener(awake, () => (window.isAwakeNow = true))
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (entry instanceof PerformanceEventTiming && entry.interactionId > 0) window.seenEvents.push(entry.duration)
    }).observe({ type: 'event', durationThreshold: 16, buffered: true })
  }, AWAKE)

/** Its scripts have loaded and nothing is under way, as for somebody who has read a little. */
export async function settles(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('touchstart')))
  await page.waitForFunction(() => window.isAwakeNow)
  await page.waitForLoadState('networkidle')
}

/** The longest event of what is done, in ms; the browser doesn't report those below 16. */
export async function measure(page: Page, act: () => Promise<void>): Promise<number> {
  await page.evaluate(() => (window.seenEvents = []))
  await act()
  // The entry comes after the paint.
  await page.evaluate(() => new Promise((done) => setTimeout(done, 600)))
  const seen = await page.evaluate(() => window.seenEvents)
  return Math.max(16, ...seen)
}
