import { expect, test } from '#tests/support/traveller.ts'

// Promise: a browser without popovers or storage shows every page and its messages.
test('the shop works without popovers', async ({ page }) => {
  await page.addInitScript(() => Reflect.deleteProperty(HTMLElement.prototype, 'showPopover'))
  await page.goto('/')
  await page.getByRole('button', { name: 'Cart' }).click()
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toBeVisible()
  await page.goto('/bundleselector')
  await page.waitForLoadState('networkidle')
  // The button says why it doesn't continue yet; this browser, which knows popovers, hides one that was never shown.
  await page.getByRole('button', { name: 'Continue' }).click({ force: true })
  await expect(page.locator('.toasts')).toContainText('No destinations selected')
})

test('the installation guide works without browser storage', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { get: () => null }))
  await page.goto('/faq')
  await page.getByText('Pixel', { exact: true }).click()
  await expect(page.getByRole('radio', { name: 'Pixel' })).toBeChecked()
  await expect(page.getByRole('heading', { name: 'Install your eSIM in four steps' })).toBeVisible()
})
