// Nothing jumps: what changes does so in its place, on a phone and on a wide screen.
import { anAddress, buysAnEsim, expect, test } from '#tests/support/traveller.ts'
import { measuresShifts, shiftsOf } from '#tests/support/layout-shifts.ts'

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

for (const viewport of [
  { width: 390, height: 844 },
  { width: 1280, height: 900 },
]) {
  test(`the chat opens without a jump at ${viewport.width}`, async ({ page }) => {
    await measuresShifts(page)
    await page.setViewportSize(viewport)
    await page.goto('/support?chat=open')
    await expect(page.getByRole('dialog').getByRole('textbox')).toBeFocused()
    expect(await shiftsOf(page)).toBeLessThanOrEqual(MOST_SHIFT)
  })

  test(`the saved passes appear without a jump at ${viewport.width}`, async ({ page }) => {
    await measuresShifts(page)
    await page.setViewportSize(viewport)
    for (const address of ['/offline', '/offline#from=%2Faccount']) {
      await page.goto('about:blank')
      await page.goto(address)
      await expect(page.getByRole('heading', { name: 'No saved passes yet' })).toBeVisible()
      await page.waitForLoadState('networkidle')
      expect(await shiftsOf(page)).toBeLessThanOrEqual(MOST_SHIFT)
    }
  })

  test(`an empty checkout leads home without a jump at ${viewport.width}`, async ({ page }) => {
    await measuresShifts(page)
    await page.setViewportSize(viewport)
    await page.goto('/checkout')
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByText('No bundle found in cart').filter({ visible: true }).first()).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await shiftsOf(page)).toBeLessThanOrEqual(MOST_SHIFT)
  })

  test(`an eSIM becomes ready without a jump at ${viewport.width}`, async ({ page }) => {
    await measuresShifts(page)
    await page.setViewportSize(viewport)
    await buysAnEsim(page, anAddress('still'))
    await expect(page.getByRole('heading', { name: 'Your eSIM is ready' })).toBeVisible()
    expect(await shiftsOf(page)).toBeLessThanOrEqual(MOST_SHIFT)
  })
}
