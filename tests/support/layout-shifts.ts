// Adds up how far a page moves by itself, those after a press included, which browsers leave out of their own sum.
import type { Page } from '@playwright/test'

/** Call before the page is opened. */
export async function measuresShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const [seen, unasked]: [number[], number[]] = [[], []]
    Object.assign(globalThis, { layoutShifts: { seen, unasked } })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const value = Number(Reflect.get(entry, 'value'))
        seen.push(value)
        if (Reflect.get(entry, 'hadRecentInput') === false) unasked.push(value)
      }
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** The sum of all shifts since the page was opened, once what has changed is painted. */
export const shiftsOf = (page: Page): Promise<number> => sumOf(page, 'seen')

/** The same without those of the half second after a press, for presses that are meant to move something. */
export const unaskedShiftsOf = (page: Page): Promise<number> => sumOf(page, 'unasked')

const sumOf = (page: Page, which: 'seen' | 'unasked'): Promise<number> =>
  page.evaluate(async (name) => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame)
    const values: number[] = Reflect.get(Reflect.get(globalThis, 'layoutShifts'), name)
    return values.reduce((sum, value) => sum + value, 0)
  }, which)
