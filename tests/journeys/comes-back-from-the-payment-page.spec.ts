import type { Page } from '@playwright/test'
import {
  anAddress,
  comesWithATrip,
  DECLINED_CARD,
  expect,
  expectsInConsole,
  fillsTheCheckout,
  GOOD_CARD,
  holdsTheEsim,
  orders,
  paysWith,
  test,
} from '#tests/support/traveller.ts'

test('returns after a declined card, sees why, and pays with another one', async ({ page }) => {
  const email = anAddress('declined')
  await comesWithATrip(page)
  await fillsTheCheckout(page, { email })
  await orders(page)
  await paysWith(page, DECLINED_CARD)
  await expect(page.getByText('Your card was declined.')).toBeVisible()

  await page.getByRole('link', { name: /^Back to/ }).click()
  await expect(page.getByText('Your payment could not be processed. Please try again.').first()).toBeVisible()
  await expect(page).toHaveURL(/\/checkout$/)

  await expect(page.getByLabel('Email', { exact: false }).first()).toHaveValue(email)
  await expect(page.getByRole('checkbox', { name: /terms/i })).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /right away/ })).not.toBeChecked()
  await orders(page)
  await paysWith(page, GOOD_CARD)
  await holdsTheEsim(page)
})

test('cancels on the payment page and still has the cart', async ({ page }) => {
  await comesWithATrip(page)
  await fillsTheCheckout(page, { email: anAddress('cancels') })
  await orders(page)
  await page.getByRole('link', { name: /^Back to/ }).click()

  const markOf = (name: string) => page.evaluate((key) => localStorage.getItem(key), name)
  expect(await markOf('order_started')).toBe('true')
  expect(await markOf('checkout_session_id')).toMatch(/^cs_/)
  expect(await markOf('order_data')).toMatch(/"orderId":"[\da-f-]{36}"/)
  await expect(page.getByRole('button', { name: /Order with obligation to pay · €5.38/ })).toBeVisible()
  await page.goto('/')
  await page.getByRole('button', { name: 'Cart, 1 item' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toContainText('€5.38')
})

for (const [which, files, isKnown] of [
  ['what starts the page', /\/assets\/entry\.client-/, (page: Page) => page.waitForEvent('requestfailed')],
  ['what draws it', /\/assets\/success-/, (page: Page) => page.waitForEvent('pageerror')],
] as const)
  test(`gets the eSIM although ${which} arrived late`, async ({ page }) => {
    expectsInConsole('net::ERR_FAILED')
    expectsInConsole('Failed to fetch dynamically imported module')
    await comesWithATrip(page)
    await fillsTheCheckout(page, { email: anAddress('patchy') })
    await orders(page)
    await page.route(files, (route) => route.abort())
    const hasFailed = isKnown(page)
    await paysWith(page, GOOD_CARD)
    await hasFailed
    await page.unroute(files)
    await holdsTheEsim(page)
  })
