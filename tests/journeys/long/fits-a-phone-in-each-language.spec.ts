// What a phone has room for, it has room for in each language: words differ in length by a third.
import type { Locator, Page } from '@playwright/test'
import { anotherBrowser } from '#tests/support/another-browser.ts'
import { measuresShifts, shiftsOf } from '#tests/support/layout-shifts.ts'
import { anAddress, comesWithATrip, expect, fillsTheCheckout, orders, SANDBOX, test } from '#tests/support/traveller.ts'
import { LANGUAGES, type Language } from '#values/language.ts'
import { ARRIVAL, tripDay } from '../../support/trip-to-come.ts'

const SCREEN = { width: 390, height: 844 }
const HIGHEST = { landing: 4_500, footer: 450, order: 2 * SCREEN.height }
const MOST_SHIFT = 0.02

const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Mobile/15E148 Safari/604.1'

test.use({ viewport: SCREEN, userAgent: PHONE })
test.describe.configure({ timeout: 180_000 })

const inLanguage = (language: Language, path: string) => (language === 'en' ? path : `/${language}${path}`)
/** A browser that prefers this language, so that no other one is offered, with what this page's browser holds. */
async function speaks(page: Page, language: Language): Promise<Page> {
  const browser = page.context().browser()
  if (!browser) throw new Error('The page has no browser.')
  const storageState = await page.context().storageState()
  const context = await anotherBrowser(browser, { viewport: SCREEN, userAgent: PHONE, locale: language, storageState })
  return context.newPage()
}

/** What each of them sees, one after the other. */
async function inEach(page: Page, look: (own: Page, language: Language) => Promise<void>) {
  for (const language of LANGUAGES)
    await test.step(language, async () => {
      const own = await speaks(page, language)
      await look(own, language)
      await own.context().close()
    })
}

const bottomOf = async (part: Locator) => part.evaluate((element) => element.getBoundingClientRect().bottom)

test('the home page', async ({ page }) => {
  await inEach(page, async (own, language) => {
    await own.goto(inLanguage(language, '/'))
    await own.evaluate(() => document.fonts.ready)
    expect(await own.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(HIGHEST.landing)
    const footer = await own.getByRole('contentinfo').boundingBox()
    expect(footer?.height).toBeLessThanOrEqual(HIGHEST.footer)
  })
})

/** Address, name, total, and all that is agreed to, above the bar with the order button. */
async function isOnOneScreen(page: Page) {
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  const bar = await page.locator('.order-bar').evaluate((element) => element.getBoundingClientRect().top)
  for (const part of [page.locator('#email'), page.locator('#full-name'), page.locator('.summary-total')])
    await expect(part).toBeInViewport({ ratio: 1 })
  for (const part of await page.locator('.checkout-consents :is(input, label, a, [id$="-hint"])').all())
    expect(await bottomOf(part), (await part.textContent()) ?? '').toBeLessThanOrEqual(bar)
  const hint = page.locator('#email-hint')
  expect(
    await hint.evaluate((it) => it.getBoundingClientRect().height / parseFloat(getComputedStyle(it).lineHeight)),
  ).toBe(1)
}

test('the checkout, before anything is typed and after the payment was refused', async ({ page }) => {
  await comesWithATrip(page)
  await inEach(page, async (own, language) => {
    await own.goto(inLanguage(language, '/checkout'))
    await isOnOneScreen(own)
  })
  await fillsTheCheckout(page, { email: anAddress('a-quite-long-name') })
  await orders(page)
  await inEach(page, async (own, language) => {
    await own.goto(inLanguage(language, '/checkout?redirect_status=failed'))
    await expect(own).toHaveURL(/\/checkout$/)
    await expect(own.locator('main strong').first()).toBeVisible()
    await isOnOneScreen(own)
  })
})

test('the checkout of a plan, in which nothing moves when the address is typed', async ({ page }) => {
  await page.goto(`/bundleselector?to=TH&from=${ARRIVAL}&to_date=${tripDay(21)}&step=results`)
  await page.getByRole('button', { name: /^Start your journey and go to payment/ }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await inEach(page, async (own, language) => {
    await measuresShifts(own)
    await own.goto(inLanguage(language, '/checkout'))
    await isOnOneScreen(own)
    await own.locator('#email').fill(anAddress('a-quite-long-name'))
    await own.locator('#full-name').fill('Robin Reisende')
    await own.locator('#full-name').blur()
    expect(await shiftsOf(own)).toBeLessThanOrEqual(MOST_SHIFT)
    await isOnOneScreen(own)
  })
})

test('each page of an order, new and with little data left', async ({ page }) => {
  await page.goto(`/bundleselector?to=ES&from=${ARRIVAL}&to_date=${tripDay(7)}&step=results`)
  await page.getByRole('button', { name: 'Start your journey and go to payment' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await fillsTheCheckout(page, { email: anAddress('each-language') })
  await page.getByText('Have a coupon?').click()
  await page.getByLabel('Coupon code').fill('DEMOFREE1')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.getByRole('button', { name: 'Complete free order' }).click()
  await expect(page.getByRole('heading', { name: 'Your eSIM is ready' })).toBeVisible({ timeout: 30_000 })
  const { search } = new URL(page.url())
  const iccid = /\d{4} \d{4} \d{4} \d{4} \d{3,4}/.exec((await page.locator('#esim').textContent()) ?? '')?.[0] ?? ''
  const areShort = async (state: string) => {
    await inEach(page, async (own, language) => {
      for (const path of ['/success', '/install', '/esim-status']) {
        await own.goto(inLanguage(language, path + search))
        await own.waitForLoadState('networkidle')
        expect(await bottomOf(own.getByRole('main')), `${path}, ${state}`).toBeLessThanOrEqual(HIGHEST.order)
      }
    })
  }
  await areShort('new')
  const answer = await fetch(`${SANDBOX}/control/esims/${iccid.replaceAll(' ', '')}/use`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ leaveMegabytes: 150 }),
  })
  expect(answer.ok).toBe(true)
  await areShort('low')
})
