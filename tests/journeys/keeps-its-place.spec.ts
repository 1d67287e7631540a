// Nothing jumps, and nothing sticks out: what a tap changes happens in its place, at every width.
import { expect, test } from '#tests/support/traveller.ts'
import { measuresShifts, shiftsOf } from '../support/layout-shifts.ts'
import { LONG_TRIP_DAYS, TRIP_DAYS } from '../support/trip-to-come.ts'

const MOST_SHIFT = 0.02

for (const path of ['/', '/bundleselector'])
  for (const viewport of [
    { width: 390, height: 844 },
    { width: 1280, height: 900 },
  ])
    test(`a tile leads to the dates without a jump: ${path} at ${viewport.width}`, async ({ page }) => {
      await measuresShifts(page)
      await page.setViewportSize(viewport)
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      await page.getByRole('list', { name: 'Popular destinations' }).getByRole('button', { name: 'Spain' }).click()
      await expect(page.getByRole('heading', { name: 'When are you traveling' })).toBeInViewport()
      await expect(page.getByRole('application', { name: 'Travel dates calendar' })).toBeVisible()
      expect(await shiftsOf(page)).toBeLessThanOrEqual(MOST_SHIFT)
    })

for (const width of [320, 390])
  test(`every state of the wizard fits ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const fits = async (what: string) =>
      expect(await page.evaluate(() => document.documentElement.scrollWidth), what).toBeLessThanOrEqual(width)
    for (const path of ['/', '/bundleselector']) {
      for (const state of [
        '',
        '?q=caribbean',
        `?q=${'W'.repeat(80)}`,
        '?to=FR,IT,ES,PT,GR,HR,BA,GB,CH',
        '?to=FR&step=dates',
        `?to=FR&${TRIP_DAYS}&step=dates`,
        `?to=FR&${LONG_TRIP_DAYS}&step=dates`,
        `?to=FR,MA&${TRIP_DAYS}&step=results`,
        `?to=FR&${LONG_TRIP_DAYS}&step=results&more=1`,
        `?to=FR,IT&${TRIP_DAYS}&step=results`,
      ]) {
        await page.goto(path + state)
        await fits(path + state)
      }
      await page.waitForLoadState('networkidle')
      await page.getByText('Compare all bundles').click()
      await expect(page.getByRole('columnheader', { name: 'Per GB' })).toBeAttached()
      await fits(`${path} comparing`)
    }
  })
