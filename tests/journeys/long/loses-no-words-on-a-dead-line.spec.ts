// The forms are found on the pages, and the pages in the list of routes: a new form is sent into a dead line by itself.
import type { Page } from '@playwright/test'
import { newWalk, PAGES, sendsAllForms } from '#tests/support/dead-line.ts'
import { CHIEF } from '#tests/support/staff.ts'
import {
  anAddress,
  applies,
  comesWithATrip,
  expect,
  expectsInConsole,
  fillsTheCheckout,
  hasAnAccount,
  holdsTheEsim,
  logsIn,
  test,
} from '#tests/support/traveller.ts'

test.use({ serviceWorkers: 'allow' })

const STAFF_PAGES =
  /^\/(admin|super-admin-dashboard|business-dashboard|api-test|order-api-flow|mailchimp-api|emailtest)/
const NOT_FOR_STAFF = PAGES.filter((address) => !STAFF_PAGES.test(address))

test.beforeEach(() => {
  test.setTimeout(300_000)
  expectsInConsole('ERR_INTERNET_DISCONNECTED')
  // So the worker says that a file the page would have liked cannot be had.
  expectsInConsole('ERR_FAILED')
  // And so the router, when it could not ask which pages the links lead to.
  expectsInConsole('Failed to fetch manifest patches')
  expectsInConsole('status of 502')
  expectsInConsole('status of 429')
  expectsInConsole('status of 403')
})

async function walks(page: Page, addresses: string[]): Promise<string[]> {
  const walk = newWalk()
  for (const address of addresses) await test.step(address, () => sendsAllForms(page, address, walk))
  return walk.pressed
}

test('a visitor loses no words on a dead line', async ({ page }) => {
  await comesWithATrip(page)
  const pressed = await walks(page, NOT_FOR_STAFF)
  expect(pressed.length).toBeGreaterThanOrEqual(10)

  await test.step('support says it as it is specified', async () => {
    await page.goto('/support')
    await page.getByLabel('Your Name').fill('Robin Reisende')
    await page.getByLabel('Email Address').fill('robin@example.com')
    await page.getByLabel('Subject').fill('No internet')
    await page.getByLabel('Message').fill('I wrote this on a train, for ten minutes.')
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Send Message' }).click()
    const told = page.locator('form').getByText('There was a problem sending your message. Please try again.')
    await expect(told).toBeVisible()
    await expect(page.getByLabel('Message')).toHaveValue('I wrote this on a train, for ten minutes.')
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Send Message' }).click()
    await expect(page.locator('#write').getByText("Message Sent: We'll get back to you")).toBeVisible()
  })
})

test('a customer loses no words on a dead line', async ({ page }) => {
  const email = anAddress('no-words-lost')
  await comesWithATrip(page)
  await fillsTheCheckout(page, { email })
  await applies(page, 'DEMOFREE1')
  await page.getByRole('button', { name: 'Complete free order' }).click()
  await holdsTheEsim(page)
  const success = page.url()
  const ofOrder = await walks(page, [success, success.replace('/success', '/install'), '/esim-status'])
  expect(ofOrder.length).toBeGreaterThanOrEqual(5)

  await hasAnAccount(page, { email, password: 'Lantern-42-kestrel' })
  const ofAccount = await walks(page, ['/account', '/user-dashboard'])
  expect(ofAccount.length).toBeGreaterThanOrEqual(8)
})

test('somebody who runs the shop loses no words on a dead line', async ({ page }) => {
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(CHIEF.email)
  await logsIn(page, CHIEF.password)
  await expect(page).toHaveURL(/\/super-admin-dashboard$/)
  const pressed = await walks(
    page,
    PAGES.filter((address) => STAFF_PAGES.test(address)),
  )
  expect(pressed.length).toBeGreaterThanOrEqual(5)
})
