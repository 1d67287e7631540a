// The owner lets a business set its own prices; it raises one, checks its shop, and sells at that price there and
// nowhere else.
import { anotherBrowser } from '#tests/support/another-browser.ts'
import { signsInAs } from '#tests/support/at-the-desk.ts'
import { isReadable } from '#tests/support/readable.ts'
import { CHIEF, HARBOUR } from '#tests/support/staff.ts'
import type { Page } from '@playwright/test'
import {
  anAddress,
  expect,
  expectsInConsole,
  fillsTheCheckout,
  GOOD_CARD,
  holdsTheEsim,
  orders,
  paysWith,
  test,
} from '#tests/support/traveller.ts'
import { TRIP_DAYS } from '../../support/trip-to-come.ts'

const ORIGIN = `http://gamma.localhost:${Number(process.env['TEST_PORT'])}`
const PRICES = '/business-dashboard?tab=prices&zone=Europe'
/** Five gigabytes in Europe, which cost €14.95 before VAT in the shop itself. */
const TRIP = `/bundleselector?to=FR,IT&${TRIP_DAYS}&step=results&bundle=01032_3`
const WITH_VAT = { shop: '€18.09', own: '€19.36' }

const field = (page: Page) => page.getByRole('textbox', { name: 'Your price for 5 GB, with eSIM' })
const rowOf = (page: Page) =>
  page.getByRole('table', { name: 'Prices in Europe' }).getByRole('row', { name: /^5 GB, with eSIM/ })

test('a white-label partner raises a price and sells', async ({ page, browser }) => {
  // A price below the floor is refused where it was typed.
  expectsInConsole('status of 422')
  test.setTimeout(180_000)
  const at = async (baseURL?: string) => (await anotherBrowser(browser, baseURL ? { baseURL } : {})).newPage()

  await test.step('the owner lets the business set prices, a tenth below the shop’s', async () => {
    const desk = await at()
    await signsInAs(desk, CHIEF, '/super-admin-dashboard?tab=businesses')
    // Another journey renames this brand, so only the start of the name is matched.
    await desk.getByRole('link', { name: /^Edit brand Harbour/ }).click()
    const form = desk.getByRole('region', { name: 'Own prices' })
    await form.getByRole('checkbox', { name: 'May set its own prices' }).check()
    await form.getByRole('textbox', { name: /Discount/ }).fill('100')
    await form.getByRole('button', { name: 'Save own prices' }).click()
    await expect(form.getByText('Please enter a number from 0 to 90')).toBeVisible()
    await form.getByRole('textbox', { name: /Discount/ }).fill('10')
    const highest = form.getByRole('textbox', { name: /Highest price/ })
    await expect(highest).toHaveValue('200')
    await highest.fill('99')
    await form.getByRole('button', { name: 'Save own prices' }).click()
    await expect(form.getByText('Please enter a number from 100 to 1,000')).toBeVisible()
    await highest.fill('200')
    await form.getByRole('button', { name: 'Save own prices' }).click()
    await expect(desk.getByText('The shop shows it within seconds.')).toBeVisible()
    await expect(form.getByText('This business sets its own prices.')).toBeVisible()
    await isReadable(desk)
  })

  await test.step('the partner can’t set less than the cost or more than the cap, and drafts a higher price', async () => {
    await signsInAs(page, HARBOUR, PRICES)
    await expect(rowOf(page)).toContainText('€13.45')
    await isReadable(page)
    await field(page).fill('29.91')
    await page.getByRole('button', { name: 'Save as draft' }).click()
    await expect(page.getByText('At most €29.90.')).toBeVisible()
    await field(page).fill('13.44')
    await page.getByRole('button', { name: 'Save as draft' }).click()
    await expect(page.getByText('At least €13.45.')).toBeVisible()
    await expect(field(page)).toHaveValue('13.44')
    await isReadable(page)
    await field(page).fill('16')
    await page.getByRole('button', { name: 'Save as draft' }).click()
    await expect(page.getByRole('heading', { name: 'Your drafts' })).toBeVisible()
  })

  const traveler = await at(ORIGIN)
  await test.step('the preview shows the draft, and the shop the old price', async () => {
    await expect(page.frameLocator('iframe').getByText(WITH_VAT.own).first()).toBeVisible()
    await isReadable(page)
    await traveler.goto(TRIP)
    await expect(traveler.getByText(WITH_VAT.shop).first()).toBeVisible()
    await expect(traveler.getByText(WITH_VAT.own)).toHaveCount(0)
  })

  await page.getByRole('button', { name: 'Publish prices' }).click()
  await expect(page.getByText('Your new prices are live').first()).toBeVisible()
  await expect(field(page)).toHaveValue('16.00')
  await expect(rowOf(page)).toContainText('€2.55')

  await test.step('a traveler buys at that price in the partner’s shop', async () => {
    await expect(async () => {
      await traveler.goto(TRIP)
      await expect(traveler.getByText(WITH_VAT.own).first()).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await traveler.getByRole('button', { name: 'Start your journey and go to payment' }).click()
    await expect(traveler).toHaveURL(/\/checkout$/)
    await fillsTheCheckout(traveler, { email: anAddress('harbour') })
    await orders(traveler)
    await expect(traveler.getByRole('button', { name: `Pay ${WITH_VAT.own}` })).toBeVisible()
    await paysWith(traveler, GOOD_CARD)
    await holdsTheEsim(traveler)
  })

  await test.step('the main shop still has its own price', async () => {
    const elsewhere = await at()
    await elsewhere.goto(TRIP)
    await expect(elsewhere.getByText(WITH_VAT.shop).first()).toBeVisible()
  })

  await test.step('the partner sees what the sale earned', async () => {
    await page.goto('/business-dashboard?tab=earnings')
    const sale = page.getByRole('row', { name: /From your own prices/ })
    await expect(sale).toContainText('€2.55')
    await expect(page.getByRole('heading', { name: 'Earned with your own prices' })).toBeVisible()
    await isReadable(page)
  })
})
