// Adds up how far a page moves by itself, those after a press included, which browsers leave out of their own sum.
import type { Page } from '@playwright/test'

/** Call before the page is opened. */
export async function measuresShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen: number[] = []
    Object.assign(globalThis, { layoutShifts: seen })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) seen.push(Number(Reflect.get(entry, 'value')))
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum of all shifts since the page was opened, once what has changed is painted. */
export function shiftsOf(page: Page): Promise<number> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    const seen: number[] = Reflect.get(globalThis, 'layoutShifts')
    return seen.reduce((sum, value) => sum + value, 0)
  })
}
