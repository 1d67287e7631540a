// No step of the wizard is wider than the phone that shows it, whatever is opened on it.
import { expect, test } from '#tests/support/traveller.ts'
import { LONG_TRIP_DAYS, TRIP_DAYS } from '../../support/trip-to-come.ts'

for (const width of [320, 390])
  test(`every state of the wizard fits ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    const fits = async (what: string) =>
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), what)
        .toBeLessThanOrEqual(width)
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
      await page.getByRole('button', { name: /more options$/ }).click()
      await expect(page.getByRole('columnheader', { name: 'Per GB' })).toBeAttached()
      await fits(`${path} comparing`)
    }
  })
