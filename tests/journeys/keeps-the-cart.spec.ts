// The cart survives in the browser, is repaired if an older version left it broken, and is the same in every tab.
import type { Page } from '@playwright/test'
import { comesWithATrip, expect, expectsInConsole, test } from '#tests/support/traveller.ts'

const oneItem = (item: Record<string, unknown>) =>
  JSON.stringify({ items: [item], subtotal: 0, taxAmount: 0, total: 0 })

test('holds one bundle, synchronized between two tabs and browser storage', async ({ page, context }) => {
  await page.goto('/')
  const other = await context.newPage()
  await other.goto('/faq')
  await expect(other.getByRole('button', { name: 'Cart', exact: true }).first()).toBeVisible()

  await comesWithATrip(page)
  await expect(other.getByRole('button', { name: 'Cart, 1 item' }).first()).toBeVisible()
  const saved = await page.evaluate(() => localStorage.getItem('cart'))
  expect(JSON.parse(saved ?? '')).toMatchObject({ items: [{ zone: 'Europe', destinations: ['FR', 'IT'] }] })
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/@|token/)

  await other.getByRole('button', { name: 'Cart, 1 item' }).first().click()
  const panel = other.getByRole('dialog', { name: 'Your Cart' })
  await expect(panel.getByText('Total:')).toBeVisible()
  await expect(panel.getByRole('button', { name: /Remove/ })).toHaveCount(0)
  await panel.getByRole('link', { name: 'Checkout' }).click()
  await expect(other).toHaveURL(/\/checkout$/)
  await expect(panel).toBeHidden()
})

test('restores a cart from browser storage, and repairs its broken ID', async ({ page }) => {
  await page.goto('/faq')
  await page.evaluate(
    (cart) => localStorage.setItem('cart', cart),
    oneItem({ bundleId: 'bundle-17', zone: 'Europe', data: '5GB {"bundleId":"01032_3"}', destinations: ['France'] }),
  )
  await page.goto('/support')
  await expect(page.getByText('We checked your saved bundle')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cart, 1 item' }).first()).toBeVisible()
  await page.goto('/checkout')
  await expect(page.getByRole('main').getByText(/5 ?GB/).locator('visible=true').first()).toBeVisible()
})

const inEurope = oneItem({ bundleId: '01032_3', zone: 'Europe', data: '5GB', destinations: ['FR'] })

async function remembersOnlyInTheBrowser(page: Page) {
  await page.goto('/faq')
  await page.evaluate((cart) => localStorage.setItem('cart', cart), inEurope)
}

test('stays at the checkout with a cart that only the browser remembers', async ({ page }) => {
  await remembersOnlyInTheBrowser(page)
  await page.goto('/checkout')
  await expect(page.getByRole('button', { name: /Order with obligation to pay/ })).toBeVisible()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByText('No bundle found in cart')).toHaveCount(0)
})

test('keeps that cart if the server can’t be asked for it', async ({ page }) => {
  await remembersOnlyInTheBrowser(page)
  expectsInConsole('503')
  await page.route('**/cart', (route) => route.fulfill({ status: 503 }))
  await page.goto('/checkout')
  await expect(page.getByText('Reload this page to try again.')).toBeVisible()
  await page.unroute('**/cart')
  await page.reload()
  await expect(page.getByRole('button', { name: /Order with obligation to pay/ })).toBeVisible()
})

test('says so if the browser refuses cookies, instead of leaving for home', async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'cookieEnabled', { get: () => false }))
  await page.goto('/checkout')
  await expect(page.getByText('Your browser refuses cookies')).toBeVisible()
  await expect(page).toHaveURL(/\/checkout$/)
})

test('drops what can’t be repaired, with a short notice', async ({ page }) => {
  await page.goto('/faq')
  await page.evaluate((cart) => localStorage.setItem('cart', cart), oneItem({ bundleId: 'nosuchthing', zone: 'x' }))
  const asked = page.waitForEvent('requestfinished', (request) => new URL(request.url()).pathname === '/cart')
  await page.goto('/support')
  await expect(page.getByText('We couldn’t restore it, so your cart is empty.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cart', exact: true }).first()).toBeVisible()
  expect((await (await asked).response())?.status()).toBe(400)
})

test('empties the cart after the order is completed', async ({ page }) => {
  await page.goto('/faq')
  await page.evaluate(
    (cart) => {
      localStorage.setItem('cart', cart)
      localStorage.setItem('order_completed', 'true')
    },
    oneItem({ bundleId: '01032_3', zone: 'Europe', data: '5GB', destinations: ['FR'] }),
  )
  await page.goto('/checkout')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('alert').getByText('No bundle found in cart')).toBeVisible()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('order_completed'))).toBeNull()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('an empty checkout leads to the home page, which says why', async ({ page }) => {
    await page.goto('/checkout')
    await expect(page).toHaveURL(/\/$/)
    await expect(page.locator('noscript [role=status]')).toContainText('No bundle found in cart')
  })
})
