// What the home page loads on a phone with a slow network stays within its budget, and none of it comes from elsewhere.
import { bytesOf, HOME_BUDGET, weighPage } from '../../scripts/bench/page-weight.ts'
import { expect, test } from '#tests/support/traveller.ts'

test('the home page stays within its size budget, and loads nothing from third parties', async ({ baseURL }) => {
  const weight = await weighPage(`${baseURL}/`)
  expect(weight.html.bytes).toBeLessThanOrEqual(HOME_BUDGET.html)
  for (const kind of ['styles', 'fonts', 'scripts', 'scriptsAtTouch'] as const)
    expect(bytesOf(weight[kind]), kind).toBeLessThanOrEqual(HOME_BUDGET[kind])
  expect(weight.scriptsAtTouch.length).toBeGreaterThan(0)
  expect(weight.thirdParties).toBe(0)
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('loads nothing else before a touch, and shifts nothing when fonts and scripts load', async ({ page }) => {
    const fetched: string[] = []
    page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
    await page.addInitScript(() => {
      Object.assign(window, { moved: 0 })
      new PerformanceObserver((list) => {
        for (const shift of list.getEntries())
          Object.assign(window, { moved: Reflect.get(window, 'moved') + Reflect.get(shift, 'value') })
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/')
    await page.evaluate(() => document.fonts.ready)
    await page.waitForLoadState('networkidle')
    // A full Chromium asks for the icon of its tab, a headless shell has no tab: that one request is the browser's own.
    const icons = await page
      .locator('link[rel~="icon"]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''))
    const ownHabit = ['/favicon.ico', ...icons.map((href) => new URL(href, page.url()).pathname)]
    expect(fetched.filter((path) => !ownHabit.includes(path)).length).toBeLessThanOrEqual(HOME_BUDGET.requests)
    expect(fetched.filter((path) => path.endsWith('.js'))).toEqual([])

    // A tap that does nothing else loads the scripts, and nothing moves.
    await page.getByRole('heading', { name: 'Where are you traveling to' }).click()
    await expect.poll(() => fetched.some((path) => path.endsWith('.js'))).toBe(true)
    await page.waitForLoadState('networkidle')
    expect(await page.evaluate(() => Reflect.get(window, 'moved'))).toBeLessThan(0.01)

    await page.getByRole('button', { name: 'Spain' }).click()
    await expect(page.getByRole('heading', { name: 'When are you traveling' })).toBeVisible()
    await expect(page).toHaveURL(/\/\?to=ES&step=dates$/)
    expect(fetched.filter((path) => path === '/')).toHaveLength(1)
  })
})
