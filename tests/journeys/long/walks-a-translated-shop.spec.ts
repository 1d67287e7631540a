// Every page of the table of pages while a browser translates it: none breaks, before and after its scripts run.
import { isOpenFor } from '#tests/support/open-for.ts'
import type { Page } from '@playwright/test'
import { PAGES } from '#app/pages.ts'
import { signsInAs } from '#tests/support/at-the-desk.ts'
import { CHIEF, CUSTOMER, PARTNER } from '#tests/support/staff.ts'
import { hasATranslator } from '#tests/support/translator.ts'
import {
  anAddress,
  buysAnEsim,
  expect,
  expectsInConsole,
  findsAtTheDesk,
  getsAFreeEsim,
  isAwake,
  test,
} from '#tests/support/traveller.ts'
import { TRIP_DAYS } from '../../support/trip-to-come.ts'

type Listed = (typeof PAGES)[number]

const TRIP = `to=FR,IT&${TRIP_DAYS}`
const OWN_ADDRESS: Record<string, string> = {
  '/*': '/nowhere',
  '/contract-summary/:bundleId': '/contract-summary/01032_3',
}

/** Not those about one thing that a test would have to make first. */
const addressesOf = (isWanted: (page: Listed) => boolean) =>
  PAGES.filter((page) => page.module.endsWith('.tsx') && isWanted(page))
    .map(({ path, tabs = {} }) => ({ path: OWN_ADDRESS[path] ?? path, tabs: Object.keys(tabs) }))
    .filter(({ path }) => !path.includes(':'))
    .flatMap(({ path, tabs }) => [path, ...tabs.map((tab) => `${path}?tab=${tab}`)])

async function walks(page: Page, addresses: string[]) {
  for (const address of addresses)
    await test.step(address, async () => {
      await page.goto(address)
      const main = page.locator('main').first()
      // The first touch, for pages that wait for one before their scripts run.
      await page.keyboard.press('Shift')
      await isAwake(main)
      await expect(main.locator('font').first()).toBeAttached()
      // The last one first: what it shows or hides stands below it, and moves none of those that are left.
      const folds = await main.locator('details > summary').filter({ visible: true }).all()
      for (const summary of folds.toReversed()) await summary.click()
      await expect(page.locator('[data-request-id]')).toHaveCount(0)
    })
}

test.beforeEach(({ page }) => hasATranslator(page))

test('walks through the shop', async ({ page }) => {
  test.setTimeout(300_000)
  await walks(page, [
    ...addressesOf(({ who }) => who === undefined),
    `/bundleselector?${TRIP}&step=dates`,
    `/bundleselector?${TRIP}&step=results`,
    '/auth?tab=register',
    '/support?chat=open',
    '/de',
    '/de/terms',
    `/de/bundleselector?${TRIP}&step=results`,
  ])
})

test('stays in its language while it is translated into another', async ({ page }) => {
  await page.goto('/terms')
  await page.keyboard.press('Shift')
  await isAwake(page.locator('main').first())
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('de')
  // What its scripts render, and where they lead, is of the English page.
  await page.getByRole('link', { name: 'Privacy' }).first().click()
  await expect(page).toHaveURL(/\/privacy$/)
  await expect(page.locator('a[hreflang=en].link')).toHaveCount(0)
})

test('owns an eSIM, looks after it, and asks for help', async ({ page }) => {
  test.setTimeout(180_000)
  await getsAFreeEsim(page, anAddress('owns-translated'))
  await walks(page, ['/esim-status', '/top-up', '/install', '/offline'])
  await page.goto('/esim-status')
  await page.getByRole('button', { name: 'Check Status' }).click()
  await expect(page.getByText('eSIM is not activated')).toBeVisible()
  await page.goto('/support?chat=open')
  await page.getByRole('textbox', { name: 'Your question' }).fill('How do I install it?')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText('How do I install it?', { ignoreCase: true })
})

test('walks through an account', async ({ page }) => {
  test.setTimeout(120_000)
  await signsInAs(page, CUSTOMER, '/account')
  await walks(page, ['/account', '/account/security', '/account?tab=services', '/account?tab=profile'])
})

test('walks through the desk', async ({ page }) => {
  test.setTimeout(300_000)
  await signsInAs(page, CHIEF, '/super-admin-dashboard')
  await walks(
    page,
    addressesOf((at) => at.who === 'staff' || isOpenFor(at, 'super-admin')),
  )
})

test('notes and refunds at the desk, and answers a message', async ({ page, browser }) => {
  test.setTimeout(180_000)
  const buyer = anAddress('noted-translated')
  await buysAnEsim(page, buyer)
  const subject = `No internet, ${buyer}`
  await page.goto('/support')
  await page.getByRole('textbox', { name: 'Your Name' }).fill('Alex Traveller')
  await page.getByRole('textbox', { name: 'Email Address' }).fill(buyer)
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject)
  await page.getByRole('textbox', { name: 'Message' }).fill('I landed an hour ago.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(/\d{4}-\d{4}/).first()).toBeVisible()

  const desk = await findsAtTheDesk(browser, buyer)
  await hasATranslator(desk)
  await desk.getByRole('rowheader').getByRole('link').click()
  const notes = desk.getByRole('region', { name: 'Internal notes' })
  await expect(notes).toBeVisible()
  await desk.reload()
  for (const [at, text] of ['Called at noon.', 'Called again.'].entries()) {
    await notes.getByText('Add a note').click()
    await notes.getByRole('textbox').fill(text)
    await notes.getByRole('button', { name: 'Add note' }).click()
    await expect(notes.getByText(text)).toBeVisible()
    await expect(notes.getByRole('listitem')).toHaveCount(at + 1)
  }
  await desk.getByRole('link', { name: 'Refund a part' }).click()
  const refund = desk.getByRole('region', { name: 'Refund a part' })
  await refund.getByRole('textbox', { name: 'Amount in euros' }).fill('1000')
  await refund.getByRole('combobox', { name: 'Reason' }).selectOption('poor_coverage')
  await refund.getByRole('button', { name: 'Refund this amount' }).click()
  await expect(refund.getByText('That’s more than what’s left of the payment.')).toBeVisible()
  await refund.getByRole('textbox', { name: 'Amount in euros' }).fill('2,00')
  await refund.getByRole('button', { name: 'Refund this amount' }).click()
  await expect(desk.getByText('Partial refund on its way').first()).toBeVisible()
  await expect(desk.getByText('That’s more than what’s left of the payment.')).toHaveCount(0)

  await desk.goto('/admin-dashboard/inbox')
  await desk.getByRole('link', { name: subject }).click()
  for (const [at, text] of ['Please turn on data roaming.', 'Did it help?'].entries()) {
    await desk.getByRole('textbox', { name: 'Your answer' }).fill(text)
    await desk.getByRole('button', { name: 'Send answer' }).click()
    await expect(desk.getByText('Ada Admin answered by email')).toHaveCount(at + 1)
    await expect(desk.getByText(text)).toBeVisible()
    await expect(desk.getByRole('textbox', { name: 'Your answer' })).toHaveValue('')
  }
  await expect(desk.locator('main font').first()).toBeAttached()
  await expect(desk.locator('[data-request-id]')).toHaveCount(0)
})

test('walks through a partner’s pages', async ({ page }) => {
  test.setTimeout(180_000)
  // The preview of the widget runs no scripts, and so no translator either.
  expectsInConsole('Blocked script execution')
  await signsInAs(page, PARTNER, '/business-dashboard')
  await walks(
    page,
    addressesOf((at) => isOpenFor(at, 'business-admin')),
  )
})
