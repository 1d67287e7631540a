// A browser whose cookies get lost on the way, while it says that it keeps them: the cart, a login, and a choice say so,
// and none of them leads in circles.
import type { BrowserContextOptions, Page } from '@playwright/test'
import { anotherBrowser } from '#tests/support/another-browser.ts'
import { openCookieDropper } from '#tests/support/drops-cookies.ts'
import { STAFF } from '#tests/support/staff.ts'
import { expect, test } from '#tests/support/traveller.ts'
import { TRIP_DAYS } from '../../support/trip-to-come.ts'

let dropper: Awaited<ReturnType<typeof openCookieDropper>>
test.beforeAll(async () => void (dropper = await openCookieDropper()))
test.afterAll(() => dropper.close())

const behindIt = (baseURL: string | undefined): BrowserContextOptions => ({
  ...(baseURL && { baseURL }),
  serviceWorkers: 'block',
  proxy: { server: dropper.url },
})

const RESULTS = `/bundleselector?to=FR,IT&${TRIP_DAYS}&step=results`
const isTold = (page: Page) =>
  expect(page.getByRole('alert').filter({ hasText: 'Your browser doesn’t keep our cookies' })).toBeVisible()

for (const javaScriptEnabled of [true, false])
  test(`is told so ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, async ({ browser, baseURL }) => {
    const context = await anotherBrowser(browser, { ...behindIt(baseURL), javaScriptEnabled })
    const page = await context.newPage()

    await page.goto(RESULTS)
    const add = javaScriptEnabled
      ? page.getByRole('button', { name: 'Start your journey and go to payment' })
      : page.getByRole('button', { name: /Add|payment/ }).first()
    await add.click()
    await isTold(page)
    await expect(page).toHaveURL(/\/checkout\?cookies=sent$/)
    await expect(page.getByText('No bundle found in cart')).toHaveCount(0)

    await page.goto('/login')
    await page.getByLabel('Email').fill(STAFF.email)
    await page.getByLabel('Password').first().fill(STAFF.password)
    await page.getByRole('button', { name: 'Log In' }).click()
    await isTold(page)
    await expect(page.getByRole('heading', { name: 'Log In' })).toBeVisible()
  })

test('keeps a cart that only its storage remembers, and is told so on any page', async ({ browser, baseURL }) => {
  const context = await anotherBrowser(browser, behindIt(baseURL))
  const page = await context.newPage()
  await page.goto('/faq')
  const items = [{ bundleId: '01032_3', zone: 'Europe', data: '5GB', destinations: ['FR'] }]
  const cart = JSON.stringify({ items, subtotal: 0, taxAmount: 0, total: 0 })
  await page.evaluate((text) => localStorage.setItem('cart', text), cart)
  await page.goto('/support')
  await isTold(page)
  await page.goto('/checkout')
  await isTold(page)
  await expect(page.getByText('No bundle found in cart')).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('cart'))).toBe(cart)
})
