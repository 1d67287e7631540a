// A traveler in the browser, as used by the journeys; an unexpected console error fails the journey.
import { expect, test as base, type Browser, type Locator, type Page } from '@playwright/test'
import { z } from 'zod'
import { anotherBrowser, aNetwork } from './another-browser.ts'
import { STAFF } from './staff.ts'
import { ARRIVAL, TRIP_DAYS } from './trip-to-come.ts'

export const GOOD_CARD = '4242 4242 4242 4242'
export const DECLINED_CARD = '4000 0000 0000 0002'
export const CONFIRMED_CARD = '4000 0027 6000 3184'

const TRIP = `to=FR,IT&${TRIP_DAYS}`
const TEST_PORT = Number(process.env['TEST_PORT'])
export const SANDBOX = `http://localhost:${TEST_PORT + 1}`

/** This journey causes these page errors on purpose; any other console error still fails it. */
export function expectsInConsole(complaint: string): void {
  base.info().annotations.push({ type: 'expected in the console', description: complaint })
}

const isExpected = (complaint: string) =>
  base.info().annotations.some(({ type, description }) => {
    return type === 'expected in the console' && description !== undefined && complaint.includes(description)
  })

export const test = base.extend<{ calmConsole: undefined; ownBrowsers: undefined }>({
  // Other pages that a journey opened are closed with it, however it ended, so that no screenshot shows another
  // journey's page.
  ownBrowsers: [
    async ({ browser }, use) => {
      const others = new Set(browser.contexts())
      await use(undefined)
      for (const context of browser.contexts().filter((each) => !others.has(each))) await context.close()
    },
    { auto: true },
  ],
  calmConsole: [
    async ({ page }, use) => {
      const complaints: string[] = []
      page.on('pageerror', (error) => complaints.push(error.message))
      page.on('console', (message) => {
        // The browser reports a page that answers 400, 401, 404, or 409 on purpose as a failed resource. The router reports
        // a question about its links that the browser gave up because the page was left.
        if (
          message.type() === 'error' &&
          !/status of 40[0149]|manifest patches TypeError: Failed to fetch/.test(message.text())
        )
          complaints.push(`${message.text()} ${message.location().url}`)
      })
      await page.setExtraHTTPHeaders(aNetwork())
      await use(undefined)
      expect(
        complaints.filter((complaint) => !isExpected(complaint)),
        'errors in the browser console',
      ).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }

/** An address that no other journey uses, so that mails can be told apart. */
export const anAddress = (name: string) => `${name}.${crypto.randomUUID().slice(0, 8)}@example.com`

/** This journey's own trip through the three steps of the wizard, to the checkout. */
export async function choosesABundle(page: Page) {
  await page.goto('/')
  await page.getByRole('combobox', { name: 'Search for a country' }).fill('France')
  await page.getByRole('listbox').getByRole('option', { name: 'France' }).click()
  await page.getByRole('combobox', { name: 'Search for a country' }).fill('Italy')
  await page.getByRole('listbox').getByRole('option', { name: 'Italy' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'When are you traveling' })).toBeVisible()
  await page.getByText('Exact length').click()
  await page.getByLabel(/Arrival date/i).fill(ARRIVAL)
  await page.getByRole('button', { name: '1 week' }).click()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(page.getByRole('heading', { name: 'Recommended Bundles' })).toBeVisible()
  await page.getByRole('button', { name: 'Start your journey and go to payment' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
}

/** Waits until the scripts have taken over this element: before that, acting on it changes no address. */
export const isAwake = (element: Locator) =>
  // A page that leads elsewhere by itself ends the question, which is asked of the next one then.
  expect(async () => {
    const isTaken = await element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__react')))
    expect(isTaken).toBe(true)
  }).toPass()

/** Straight to the checkout with the cheapest bundle of a shared trip. */
export async function comesWithATrip(page: Page) {
  await page.goto(`/bundleselector?${TRIP}&step=results`)
  await page.getByRole('button', { name: 'Start your journey and go to payment' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
}

export async function fillsTheCheckout(
  page: Page,
  { name = 'Robin Reisende', email }: { name?: string; email: string },
) {
  await page.getByLabel('Full name').fill(name)
  await page.getByLabel('Email', { exact: false }).first().fill(email)
  await page.getByRole('checkbox', { name: /terms/i }).check()
}

export async function applies(page: Page, coupon: string) {
  const code = page.getByLabel('Coupon code')
  if (!(await code.isVisible())) await page.getByText('Have a coupon?').click()
  await code.fill(coupon)
  await page.getByRole('button', { name: 'Apply' }).click()
}

export async function orders(page: Page) {
  await page.getByRole('button', { name: 'Order with obligation to pay' }).click()
  await expect(page).toHaveURL(/\/pay\//)
}

export async function paysWith(page: Page, card: string) {
  await page.getByLabel('Card number').fill(card)
  await page.getByLabel('Expiry').fill('12/34')
  await page.getByLabel('CVC').fill('123')
  await page.getByRole('button', { name: /^Pay €/ }).click()
}

export async function holdsTheEsim(page: Page) {
  await expect(page).toHaveURL(/\/success\?reference=/)
  // A narrow window has it folded.
  const picture = page.getByRole('img', { name: /QR code for eSIM ending \d{4}/, includeHidden: true })
  await expect(picture.first()).toBeAttached({ timeout: 30_000 })
  await expect(page.getByRole('button', { name: 'Resend Email' })).toBeVisible({ timeout: 30_000 })
}

/** Buys the trip with a valid card, and waits for its eSIM. */
export async function buysAnEsim(page: Page, email: string) {
  await comesWithATrip(page)
  await fillsTheCheckout(page, { email })
  await orders(page)
  await paysWith(page, GOOD_CARD)
  await holdsTheEsim(page)
}

/** The same with a coupon that leaves nothing to pay. */
export async function getsAFreeEsim(page: Page, email: string) {
  await comesWithATrip(page)
  await fillsTheCheckout(page, { email })
  await applies(page, 'DEMOFREE1')
  await page.getByRole('button', { name: 'Complete free order' }).click()
  await holdsTheEsim(page)
}

/** Makes a simulated vendor fail for one traveler's orders. */
export async function spoils(fault: {
  target: 'payment' | 'network' | 'smtp' | 'vies' | 'chat'
  at: string
  kind: string
  times?: number
  match?: string
  ms?: number
}) {
  const response = await fetch(`${SANDBOX}/control/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  })
  expect(response.ok).toBe(true)
}

const mailList = z.array(z.object({ id: z.number(), subject: z.string() }))
const mail = z.object({ text: z.string() })

export async function mailsTo(address: string, sandbox = SANDBOX) {
  return mailList.parse(await (await fetch(`${sandbox}/mailbox/api/messages?to=${encodeURIComponent(address)}`)).json())
}

export async function textOf(mailId: number | undefined, sandbox = SANDBOX): Promise<string> {
  return mail.parse(await (await fetch(`${sandbox}/mailbox/api/messages/${mailId}`)).json()).text
}

/** The text of the newest mail to an address whose subject matches; waits for it. */
export async function mailTo(address: string, subject: RegExp, sandbox = SANDBOX): Promise<string> {
  const newest = async () => (await mailsTo(address, sandbox)).filter((line) => subject.test(line.subject)).at(0)
  await expect.poll(async () => (await newest()) !== undefined).toBe(true)
  return textOf((await newest())?.id, sandbox)
}

/** Signs up with an address, opens the mailed link, and logs in. */
export async function hasAnAccount(page: Page, { email, password }: { email: string; password: string }) {
  await page.goto('/signup')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('textbox', { name: 'Full Name' }).fill('Robin Reisende')
  await page.getByLabel(/^Password/i).fill(password)
  await page.getByLabel(/^Confirm Password/i).fill(password)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/\/login$/)
  await expect(page.getByText('Account created successfully')).toBeVisible()
  await page.goto(/http:\S+confirm=\S+/.exec(await mailTo(email, /^Confirm your email/))?.[0] ?? '')
  await logsIn(page, password)
  await expect(page).toHaveURL(/\/account$/)
}

/** Logs in as staff, and searches for the orders of an email address. */
export async function findsAtTheDesk(browser: Browser, email: string): Promise<Page> {
  const desk = await (await anotherBrowser(browser)).newPage()
  await desk.goto('/admin-dashboard?tab=orders')
  await desk.getByRole('textbox', { name: 'Email' }).fill(STAFF.email)
  await logsIn(desk, STAFF.password)
  await expect(desk.getByRole('search')).toBeVisible()
  await desk.goto('/admin-dashboard?tab=orders')
  const search = desk.getByRole('search')
  await search.getByRole('textbox').fill(email)
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(desk.getByText(`Results for “${email}”`)).toBeVisible()
  return desk
}

/** Presses while offline: the page says so, and the typed text stays. */
export async function losesNothingOffline(page: Page, press: Locator, field: Locator): Promise<void> {
  const words = await field.inputValue()
  await page.context().setOffline(true)
  await press.click()
  await expect(page.getByRole('alert').filter({ visible: true }).first()).toBeVisible()
  await expect(field).toHaveValue(words)
  await page.context().setOffline(false)
}

/** On the login page, with the address already filled in. */
export async function logsIn(page: Page, password: string) {
  await page.getByLabel(/^Password/i).fill(password)
  await page.getByRole('button', { name: 'Log In' }).click()
}

const books = z.object({
  payment: z.object({ sessions: z.array(z.object({ id: z.string(), client_reference_id: z.string() })) }),
})

/** The provider's own books say whose payment page this is. */
export async function referenceOf(payUrl: string): Promise<string> {
  const { payment } = books.parse(await (await fetch(`${SANDBOX}/control/state`)).json())
  const session = payment.sessions.find(({ id }) => payUrl.includes(id))
  if (!session) throw new Error('The payment provider knows no such page.')
  return session.client_reference_id
}
