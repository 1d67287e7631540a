// A super-admin runs a test order through the network, asks about its eSIM, returns it, and sends a test mail.
import { anotherBrowser } from '#tests/support/another-browser.ts'
import { signsInAs } from '#tests/support/at-the-desk.ts'
import type { Page } from '@playwright/test'
import { isReadable } from '#tests/support/readable.ts'
import { CHIEF } from '#tests/support/staff.ts'
import { expect, mailTo, spoils, test } from '#tests/support/traveller.ts'

// A fading toast isn't meant to be read anymore, nor is the label under a spinner. The toast is closed, since it would
// stay for five seconds; it may leave by itself before that.
async function readsInPeace(page: Page) {
  await expect(page.locator('[data-pending]')).toHaveCount(0)
  const toasts = page.locator('.toast')
  await expect(async () => {
    for (const close of await toasts.getByRole('button', { name: 'Close' }).all()) await close.click({ timeout: 1_000 })
    await expect(toasts).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
  await isReadable(page)
}

test('tries the network without a customer', async ({ page, browser }) => {
  test.setTimeout(240_000)
  await page.goto('/api-test')
  await expect(page.getByRole('heading', { name: '404 Oops! Page not found' })).toBeVisible()
  await signsInAs(page, CHIEF, '/super-admin-dashboard')

  await test.step('runs the full order flow, with a network that refuses once', async () => {
    await page.goto('/order-api-flow')
    await expect(page.getByRole('heading', { name: 'Where are you traveling to' })).toBeVisible()
    await page.getByRole('link', { name: 'Full Order Flow' }).click()
    await page.getByLabel('Bundle').selectOption('01032_6')
    await readsInPeace(page)
    await page.getByRole('button', { name: 'Start the full order flow' }).click()
    const reference = (await page.getByRole('dialog').locator('bdi').textContent()) ?? ''
    await spoils({ target: 'network', at: 'allocate', kind: 'out_of_stock', times: 1, match: reference })
    await page.getByRole('button', { name: 'Yes, do it' }).click()
    await expect(page.getByText('API request failed: No profiles in stock for this bundle').first()).toBeVisible()
    await readsInPeace(page)
    await page.getByRole('button', { name: 'Retry from this step' }).click()
    await expect(page.getByRole('heading', { name: 'Completed' })).toBeVisible({ timeout: 30_000 })
    await page.getByText('Request and response').nth(2).click()
    await readsInPeace(page)
  })

  await test.step('asks the console about its eSIM', async () => {
    await page.goto('/api-test')
    await page.getByRole('button', { name: 'Use a sample ICCID' }).click()
    await page.getByRole('button', { name: 'Test: Bundle and balance' }).click()
    await expect(page.getByText('200 succeeded').first()).toBeVisible()
    await page.getByRole('link', { name: 'Advanced' }).click()
    await page.getByLabel('Alias', { exact: true }).first().fill('Test phone')
    await page.getByLabel('Alias number (digits)').first().fill('12345')
    await page.getByRole('button', { name: 'Test: Add an alias' }).click()
    await expect(page.getByRole('dialog').getByText('This makes a change on the network.')).toBeVisible()
    await page.getByRole('button', { name: 'Yes, do it' }).click()
    await expect(page.getByText('201 succeeded').first()).toBeVisible()
    await page.getByRole('link', { name: 'Main', exact: true }).click()
    await page.getByRole('button', { name: 'Test: eSIM with usage' }).click()
    await expect(page.getByText('"aliases": [')).toBeVisible()
    await readsInPeace(page)
  })

  await test.step('works without JavaScript, too', async () => {
    const still = await anotherBrowser(browser, {
      javaScriptEnabled: false,
      storageState: await page.context().storageState(),
    })
    const plain = await still.newPage()
    await plain.goto('/api-test')
    await plain.getByRole('button', { name: 'Use a sample ICCID' }).click()
    await plain.getByRole('button', { name: 'Test: Activation code' }).click()
    await expect(plain.getByText('200 succeeded')).toBeVisible()
    await plain.goto('/api-test?tab=advanced')
    await plain.getByLabel('ICCID').fill('8988300000000000001')
    await plain.getByRole('button', { name: 'Test: Refresh the eSIM' }).click()
    await plain.getByRole('button', { name: 'Yes, do it' }).click()
    await expect(plain.getByText('404 refused')).toBeVisible()
    await plain.goto('/mailchimp-api')
    await expect(plain.getByLabel('Recipient email')).toBeVisible()
    await still.close()
  })

  await test.step('shows code and status, and returns the profile', async () => {
    await page.goto('/order-api-flow?tab=flow')
    await page
      .getByRole('link', { name: /^01032_6, / })
      .first()
      .click()
    const iccid =
      (await page
        .locator('bdi')
        .filter({ hasText: /^\d{19,20}$/ })
        .textContent()) ?? ''
    await page.getByRole('link', { name: 'QR Code Generation' }).click()
    await page.getByLabel('ICCID').fill(iccid)
    await page.getByRole('button', { name: 'Generate QR code' }).click()
    await expect(page.getByRole('img', { name: /QR code for eSIM ending \d{4}/ })).toBeVisible()
    await readsInPeace(page)
    await page.getByRole('navigation', { name: 'Tester sections' }).getByText('eSIM Status').click()
    await expect(page.getByRole('heading', { name: 'eSIM Status' })).toBeVisible()
    await page.getByLabel('ICCID').fill(iccid)
    await page.getByRole('button', { name: 'Check status' }).click()
    await expect(page.getByText('512 MB').first()).toBeVisible()
    await readsInPeace(page)
    await page.goto('/order-api-flow?tab=flow')
    await page
      .getByRole('link', { name: /^01032_6, / })
      .first()
      .click()
    await page.getByRole('button', { name: 'Release profile' }).click()
    await page.getByRole('button', { name: 'Yes, do it' }).click()
    await expect(page.getByRole('heading', { name: 'Released to the network' })).toBeVisible()
  })

  await test.step('sends an email', async () => {
    await page.goto('/mailchimp-api')
    await page.getByRole('button', { name: 'Show preview' }).click()
    await expect(page.frameLocator('iframe').getByText('Here are the ICCIDs')).toBeVisible()
    await readsInPeace(page)
    await page.getByRole('button', { name: 'Send ICCID Reminder' }).click()
    await expect(page.getByText('Please enter a recipient email address').first()).toBeVisible()
    await expect(page.getByLabel('Recipient email')).toBeFocused()
    await page.getByRole('tab', { name: 'Sender Settings' }).click()
    await readsInPeace(page)

    await page.goto('/emailtest')
    await page.getByLabel('Subject').fill('How does it look')
    await page.getByLabel('HTML body').fill('<p>A first <b>look</b></p>')
    await page.getByRole('button', { name: 'Send Test Email' }).click()
    await expect(page.getByText('Email sent successfully!').first()).toBeVisible()
    expect(await mailTo(CHIEF.email, /^How does it look$/)).toContain('A first look')
    await readsInPeace(page)
  })
})
