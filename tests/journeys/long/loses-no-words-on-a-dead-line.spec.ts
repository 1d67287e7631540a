// The forms are found on the pages, and the pages in the list of routes: a new form is tested offline automatically.
import { anotherBrowser } from '#tests/support/another-browser.ts'
import type { Browser, Page } from '@playwright/test'
import { missedOf, newWalk, PAGES, sendsAllForms } from '#tests/support/dead-line.ts'
import { CHIEF, PARTNER } from '#tests/support/staff.ts'
import {
  anAddress,
  comesWithATrip,
  expect,
  expectsInConsole,
  getsAFreeEsim,
  hasAnAccount,
  logsIn,
  test,
} from '#tests/support/traveller.ts'

test.use({ serviceWorkers: 'allow' })

const STAFF_PAGES =
  /^\/(admin|admin-dashboard|super-admin-dashboard|business-dashboard|api-test|order-api-flow|mailchimp-api|emailtest)(\/|$)/
/** These pages show their form to whoever has a link; the shop only checks the link when the form is submitted. */
const OF_A_LINK = ['/first-admin', '/admin-invite', '/partner-invite', '/team-invite']
const NOT_FOR_STAFF = PAGES.filter((address) => !STAFF_PAGES.test(address)).map((address) =>
  OF_A_LINK.includes(address) ? `${address}#access_token=made.up` : address,
)

/** What each user must have found: a form that disappears from its page, or from the walk, is reported here. */
const OF_VISITORS = [
  '/esim-status intent=check',
  '/login login',
  '/signup start',
  '/setup-password send-code',
  '/auth send-code',
  '/auth login',
  '/reset-password request',
  '/withdraw intent=review',
  '/first-admin make',
  '/admin-invite accept',
  '/partner-invite accept',
  '/team-invite accept',
  '/team-invite accept',
]
const OF_CUSTOMERS = [
  '/success resend',
  '/install intent=send',
  '/install intent=support',
  '/account intent=rename',
  '/account intent=add_esim',
  '/account intent=save_alerts',
  '/account intent=save_language',
  '/account intent=change_name',
  '/account intent=change_email',
  '/account intent=change_password',
  '/account intent=end_sessions',
  '/account intent=save_company',
  '/account intent=delete_account',
  '/account/security intent=add_app',
  '/account/security add_passkey',
]
const OF_STAFF = [
  '/admin intent=save_brand',
  '/admin intent=revoke',
  '/admin intent=invite',
  '/super-admin-dashboard intent=save_brand',
  '/super-admin-dashboard intent=invite',
  '/super-admin-dashboard intent=suspend',
  '/super-admin-dashboard intent=add',
  '/super-admin-dashboard intent=save_retail',
  '/super-admin-dashboard save_notices',
  '/super-admin-dashboard/coupons make',
  '/super-admin-dashboard/coupons batch',
  '/super-admin-dashboard/catalog zone',
  '/super-admin-dashboard/catalog/Europe prices',
  '/super-admin-dashboard/catalog/Europe bundle',
  '/super-admin-dashboard/catalog/Europe plan',
  '/super-admin-dashboard/catalog/Europe bundles',
  '/super-admin-dashboard/catalog/Europe countries',
  '/admin-dashboard/orders/:id note',
  '/admin-dashboard/users/:id note',
  '/admin-dashboard/inbox/:id then=close',
  '/admin-dashboard/inbox/:id note',
  '/admin-dashboard/inbox/:id assign',
  '/admin-dashboard/inbox/:id link',
  '/mailchimp-api intent=send',
  '/emailtest intent=send',
  '/order-api-flow intent=ask',
  '/order-api-flow intent=codes',
  '/order-api-flow intent=check',
  '/api-test endpoint=qrcode',
  '/api-test endpoint=release',
]

/** Travelers lose a trip's connection; whoever works at a desk loses it rarely, so each second form is tried. */
const OF_STAFF_SENT = { every: 2 }

const PARTNER_PAGES = PAGES.filter((address) => address.startsWith('/business-dashboard'))
const OF_PARTNERS = [
  '/business-dashboard join',
  '/business-dashboard save_payout',
  '/business-dashboard intent=save_brand',
  '/business-dashboard deposit',
  '/business-dashboard save_billing',
  '/business-dashboard make_key',
  '/business-dashboard draft_prices',
  '/business-dashboard intent=invite',
  '/business-dashboard/webhooks add',
]

test.beforeEach(() => {
  test.setTimeout(600_000)
  // Whatever was on its way when the connection was cut. The browser names what stopped it: the missing connection, the
  // service worker, or its own cache, which shares one download among several requests.
  expectsInConsole('Failed to load resource: net::ERR_')
  // The router's error when it couldn't ask which pages the links lead to.
  expectsInConsole('Failed to fetch manifest patches')
  expectsInConsole('Failed to fetch dynamically imported module')
  expectsInConsole('status of 502')
  expectsInConsole('status of 429')
  expectsInConsole('status of 403')
})

async function walks(page: Page, addresses: string[], walk = newWalk()): Promise<string[]> {
  for (const address of addresses) await test.step(address, () => sendsAllForms(page, address, walk))
  return walk.found
}

test('a visitor loses no input without a connection', async ({ page }) => {
  await comesWithATrip(page)
  const found = await walks(page, NOT_FOR_STAFF, newWalk({ isWorthMore: true }))
  expect(missedOf(OF_VISITORS, found)).toEqual([])

  await test.step('support shows the specified text', async () => {
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

  await test.step('a reviewed withdrawal can still be sent', async () => {
    await page.goto('/withdraw')
    await page.getByLabel('Order reference').fill('wanderpass_order_of_a_train')
    await page.getByLabel('Your name').fill('Robin Reisende')
    await page.getByLabel('Email address on the order').fill('robin@example.com')
    await page.getByRole('button', { name: 'Withdraw from contract here' }).click()
    await expect(page.getByRole('heading', { name: 'Is this the contract?' })).toBeFocused()
    await page.context().setOffline(true)
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
    await expect(page.locator('form').getByRole('alert')).toContainText('What you entered is still here.')
    await expect(page.getByText('wanderpass_order_of_a_train')).toBeVisible()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
    await expect(page.getByRole('heading', { name: 'We’ve received your withdrawal' })).toBeFocused()
  })

  await test.step('an inquiry stays on the page, says that it wasn’t received, and can be sent again', async () => {
    await page.goto('/business')
    await page.getByRole('button', { name: 'Join for free' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('Something else').click()
    await dialog.getByRole('textbox', { name: 'Your name' }).fill('Robin Reisende')
    await dialog.getByRole('textbox', { name: 'Email' }).fill('robin@example.com')
    await dialog.getByRole('textbox', { name: 'Message' }).fill('I wrote this on a train as well.')
    await page.context().setOffline(true)
    await dialog.getByRole('button', { name: 'Write the email' }).click()
    const refused = page.locator('main').getByRole('alert').filter({ hasText: 'your inquiry isn’t with us yet' })
    await expect(refused).toBeVisible()
    await expect(page.getByText('I wrote this on a train as well.').first()).toBeVisible()
    await page.context().setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(/We have your inquiry/)).toBeVisible()
    await expect(page.getByText('your inquiry isn’t with us yet')).toHaveCount(0)
  })
})

test('a customer loses no input without a connection', async ({ page }) => {
  const email = anAddress('no-words-lost')
  await getsAFreeEsim(page, email)
  const success = page.url()
  const pagesOf = ['/success', '/install', '/top-up'].map((path) => success.replace('/success', path))
  const ofOrder = await walks(page, [...pagesOf, '/esim-status'])

  await hasAnAccount(page, { email, password: 'Lantern-42-kestrel' })
  const ofAccount = await walks(page, ['/account', '/account/security', '/user-dashboard'])
  expect(missedOf(OF_CUSTOMERS, [...ofOrder, ...ofAccount])).toEqual([])
})

/** The first row of a list at the desk. */
async function firstOf(page: Page, list: string, row: string): Promise<string> {
  await page.goto(list)
  return (await page.locator(`main a[href^="${row}"]`).first().getAttribute('href')) ?? list
}

/** Creates an order and a message for staff to find at the desk. */
async function leavesTraces(browser: Browser) {
  const context = await anotherBrowser(browser, { serviceWorkers: 'block' })
  const visitor = await context.newPage()
  await getsAFreeEsim(visitor, anAddress('leaves-traces'))
  await visitor.goto('/support')
  await visitor.getByLabel('Your Name').fill('Robin Reisende')
  await visitor.getByLabel('Email Address').fill(anAddress('leaves-traces'))
  await visitor.getByLabel('Subject').fill('No internet')
  await visitor.getByLabel('Message').fill('I landed an hour ago.')
  await visitor.getByRole('button', { name: 'Send Message' }).click()
  await expect(visitor.getByText(/\d{4}-\d{4}/).first()).toBeVisible()
  await context.close()
}

test('an admin loses no input without a connection', async ({ page, browser }) => {
  // The form that is really submitted at the end is refused, because the discount is invalid.
  expectsInConsole('status of 422')
  await leavesTraces(browser)
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(CHIEF.email)
  await logsIn(page, CHIEF.password)
  await expect(page).toHaveURL(/\/super-admin-dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const rows = [
    await firstOf(page, '/admin-dashboard?tab=orders', '/admin-dashboard/orders/'),
    await firstOf(page, '/admin-dashboard?tab=users', '/admin-dashboard/users/'),
    await firstOf(page, '/admin-dashboard/inbox', '/admin-dashboard/inbox/'),
    '/super-admin-dashboard/catalog/Europe',
  ]
  const found = await walks(
    page,
    [...PAGES.filter((address) => STAFF_PAGES.test(address)), ...rows],
    newWalk(OF_STAFF_SENT),
  )
  expect(missedOf(OF_STAFF, found)).toEqual([])
})

test('a business admin loses no input without a connection', async ({ page }) => {
  // The form that is really submitted at the end is refused, because the company is invalid.
  expectsInConsole('status of 422')
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(PARTNER.email)
  await logsIn(page, PARTNER.password)
  await expect(page).toHaveURL(/\/business-dashboard$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const walk = newWalk(OF_STAFF_SENT)
  await walks(page, PARTNER_PAGES, walk)
  await page.goto('/business-dashboard?tab=earnings')
  await page.getByRole('button', { name: 'Get my code' }).click()
  await expect(page.getByRole('heading', { name: 'Your code', exact: true })).toBeVisible()
  // Without billing details, nobody can make a deposit.
  await test.step('enters the invoice address', async () => {
    await page.goto('/business-dashboard?tab=balance')
    const billing = page.getByRole('region', { name: 'Billing details' })
    await billing.getByLabel('Company name').fill('Alpenblick Reisen AG')
    await billing.getByLabel('Street').first().fill('Bahnhofstrasse')
    await billing.getByLabel('Postal code').fill('8001')
    await billing.getByLabel('City').fill('Zürich')
    await billing.getByLabel('Country').selectOption('CH')
    await billing.getByLabel('VAT number').fill('CHE-123.456.789')
    await billing.getByRole('button', { name: 'Save billing details' }).click()
    await expect(billing.getByText('Alpenblick Reisen AG, Zürich, Switzerland')).toBeVisible()
  })
  expect(missedOf(OF_PARTNERS, await walks(page, PARTNER_PAGES, walk))).toEqual([])
})
