// A second factor is set up on the account's own page, and required at the next login: an app, a recovery code without
// JavaScript, and a passkey.
import { anotherBrowser } from '#tests/support/another-browser.ts'
import { TOTP } from 'otpauth'
import type { Browser, Page } from '@playwright/test'
import { isReadable } from '#tests/support/readable.ts'
import { opensTheDesk } from '#tests/support/at-the-desk.ts'
import { CHIEF } from '#tests/support/staff.ts'
import { anAddress, expect, hasAnAccount, mailTo, logsIn, test } from '#tests/support/traveller.ts'

const PASSWORD = 'Lantern-42-kestrel'
const AHEAD_MS = 30_000

/** A code is only accepted once, so the next one comes from the following thirty seconds. */
const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * AHEAD_MS })

async function givesPassword(page: Page, email: string, wanted = '/account') {
  await page.goto(`/login?redirectTo=${encodeURIComponent(wanted)}`)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await logsIn(page, PASSWORD)
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible()
}

const aStranger = (browser: Browser, more = {}) => anotherBrowser(browser, more)

test('adds a second factor and signs in with it', async ({ page, browser }) => {
  const email = anAddress('factor')
  await hasAnAccount(page, { email, password: PASSWORD })
  await page.goto('/account?tab=profile')
  await page.getByRole('link', { name: 'Set up a second factor' }).click()
  await expect(page.getByRole('img', { name: /QR code that adds this account/ })).toBeVisible()
  await isReadable(page)
  const secret = (await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).innerText()).replaceAll(' ', '')
  await page.getByLabel('Code from the app').fill('000000')
  await page.getByRole('button', { name: 'Turn on the app' }).click()
  await expect(page.getByText('That code isn’t right. Please enter the one the app shows now.')).toBeVisible()
  await page.getByLabel('Code from the app').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Turn on the app' }).click()
  await expect(page.getByRole('heading', { name: 'Save these recovery codes now' })).toBeVisible()
  const codes = await page
    .getByRole('region', { name: 'Save these recovery codes now' })
    .getByRole('listitem')
    .allInnerTexts()
  expect(codes).toHaveLength(10)
  await isReadable(page)
  expect(await mailTo(email, /^A second factor was added/)).toContain('An authenticator app was just added')
  await page.reload()
  await expect(page.getByText('10 of 10 left.')).toBeVisible()
  await expect(page.getByText(codes[0] ?? '-')).toHaveCount(0)

  // In another browser, the password alone isn't enough.
  const elsewhere = await (await aStranger(browser)).newPage()
  await givesPassword(elsewhere, email, '/account?tab=profile')
  await isReadable(elsewhere)
  await elsewhere.goto('/account')
  await expect(elsewhere).toHaveURL(/\/login/)
  await givesPassword(elsewhere, email, '/account?tab=profile')
  await elsewhere.getByLabel('Code').fill('111111')
  await elsewhere.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(elsewhere.getByText('That code isn’t right.')).toBeVisible()
  await elsewhere.getByLabel('Code').fill(codeOf(secret, 1))
  await elsewhere.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(elsewhere).toHaveURL(/\/account\?tab=profile/)
  await expect(elsewhere.getByText('Your password alone is not enough to log in.')).toBeVisible()

  // A recovery code works once, even without JavaScript.
  const plain = await (await aStranger(browser, { javaScriptEnabled: false })).newPage()
  await givesPassword(plain, email)
  await plain.getByLabel('Code').fill(codes[0] ?? '')
  await plain.getByRole('button', { name: 'Log In', exact: true }).click()
  await expect(plain).toHaveURL(/\/account$/)
  await plain.goto('/account/security')
  await expect(plain.getByText('9 of 10 left.')).toBeVisible()
  // The page asks first: the button that removes the app is behind the question.
  const remove = plain.getByRole('button', { name: 'Yes, remove the app' })
  await expect(remove).toBeHidden()
  await plain.getByText('Remove the app', { exact: true }).click()
  await expect(plain.getByText('This is your last second factor')).toBeVisible()
  await remove.click()
  await expect(plain.getByText('Scan this with your authenticator app.')).toBeVisible()
  expect(await mailTo(email, /^A second factor was removed/)).toContain('was just removed')
})

test('adds a passkey and signs in with it', async ({ page }) => {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const email = anAddress('passkey')
  await hasAnAccount(page, { email, password: PASSWORD })
  await page.goto('/account/security')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Please give the passkey a name.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Name' }).fill('Work laptop')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByRole('heading', { name: 'Save these recovery codes now' })).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Work laptop' })).toContainText('Added')
  await isReadable(page)

  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page.getByText('Logout successful')).toBeVisible()
  await givesPassword(page, email)
  await isReadable(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page).toHaveURL(/\/account$/)

  await page.goto('/account/confirm?redirectTo=%2Faccount%2Fsecurity')
  await isReadable(page)
  await page.getByRole('button', { name: 'Use a passkey' }).click()
  await expect(page.getByText('Confirmed. You can continue.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Yes, remove the passkey Work laptop' })).toBeHidden()
  await page.getByText('Remove Work laptop', { exact: true }).click()
  await page.getByRole('button', { name: 'Yes, remove the passkey Work laptop' }).click()
  await expect(page.getByText('No passkeys yet.')).toBeVisible()
})

test('loses the phone and the recovery codes, and a super-admin removes the second factor', async ({
  page,
  browser,
}) => {
  const email = anAddress('lost-phone')
  await hasAnAccount(page, { email, password: PASSWORD })
  await page.goto('/account/security')
  const secret = (await page.getByText(/^[A-Z2-7]{4}( [A-Z2-7]{4}){7}$/).innerText()).replaceAll(' ', '')
  await page.getByLabel('Code from the app').fill(codeOf(secret))
  await page.getByRole('button', { name: 'Turn on the app' }).click()
  await expect(page.getByRole('heading', { name: 'Save these recovery codes now' })).toBeVisible()

  const desk = await opensTheDesk(browser, CHIEF, {
    path: '/admin?tab=users',
    javaScriptEnabled: false,
  })
  // Addresses only contain values that the shop has encrypted, so the email has to be typed into the search.
  const search = desk.getByRole('search')
  await search.getByRole('textbox').fill(email)
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(desk.getByText(`Results for “${email}”`)).toBeVisible()
  await desk.getByRole('row').filter({ hasText: email }).getByRole('rowheader').getByRole('link').click()
  const card = desk.getByRole('region', { name: 'Second factor' })
  await expect(card).toBeVisible()
  // The accessibility check needs JavaScript, so the same session is opened in a browser that has it.
  const scripted = await anotherBrowser(browser, { storageState: await desk.context().storageState() })
  const same = await scripted.newPage()
  await same.goto(desk.url())
  await isReadable(same)
  await scripted.close()
  await expect(card.getByRole('button', { name: 'Yes, remove all of it' })).toBeHidden()
  await card.getByText('Remove second factor', { exact: true }).click()
  await card.getByRole('button', { name: 'Yes, remove all of it' }).click()
  // Text inside `noscript` is found by its position, because Playwright doesn't find it by its text.
  await expect(desk.locator('noscript').getByRole('status')).toContainText('Second factor removed')
  await expect(desk.getByRole('region', { name: 'Second factor' })).toHaveCount(0)
  expect(await mailTo(email, /^A second factor was removed/)).toContain('An administrator removed every second factor')

  await page.goto('/account')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await logsIn(page, PASSWORD)
  await expect(page).toHaveURL(/\/account$/)
})
