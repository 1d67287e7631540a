import { anotherBrowser } from '#tests/support/another-browser.ts'
import type { Page } from '@playwright/test'
import { anAddress, expect, expectsInConsole, getsAFreeEsim, SANDBOX, test } from '#tests/support/traveller.ts'

/** A simulated phone installs the eSIM and leaves this much of its data. */
async function uses(iccid: string, body: { megabytes: number } | { leaveMegabytes: number }) {
  const answer = await fetch(`${SANDBOX}/control/esims/${iccid}/use`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.ok).toBe(true)
}

const iccidOf = async (page: Page) =>
  (await page.getByRole('textbox', { name: 'ICCID' }).inputValue()).replaceAll(/\D/g, '')

test('checks an eSIM’s status from the order page until the data is used up', async ({ page, context }) => {
  const email = anAddress('status')
  await getsAFreeEsim(page, email)
  const [status] = await Promise.all([
    context.waitForEvent('page'),
    page.getByRole('link', { name: /eSIM status/ }).click(),
  ])
  await status.waitForLoadState()
  const iccid = await iccidOf(status)
  expect(iccid).toMatch(/^\d{19,20}$/)

  await status.getByRole('textbox', { name: 'Email' }).fill(email)
  await status.getByRole('button', { name: 'Check Status', exact: true }).click()
  await expect(status.getByText('eSIM is not activated')).toBeVisible()
  await expect(status.getByText('eSIM Status Retrieved')).toBeVisible()
  await expect(status.getByRole('heading', { name: `eSIM •••• ${iccid.slice(-4)}` })).toBeFocused()
  expect(status.url()).not.toContain(iccid)

  await uses(iccid, { megabytes: 400 })
  await status.getByRole('button', { name: 'Refresh Status' }).click()
  await expect(status.getByText('Active', { exact: true })).toBeVisible()
  await expect(status.getByText(/^62[34] MB out of 1024 MB/)).toBeVisible()
  const timer = status.getByRole('timer')
  const shown = await timer.textContent()
  await expect(timer).not.toHaveText(shown ?? '')
  await status.getByRole('button', { name: 'Hide seconds' }).click()
  await expect(timer).not.toContainText('second')
  await expect(status.getByText(/updated \d+ s ago/)).toBeVisible()

  await status.getByRole('button', { name: 'Show esim download information and qr code' }).click()
  await expect(status.getByRole('img', { name: `QR code for eSIM ending ${iccid.slice(-4)}` })).toBeVisible()
  await expect(status.getByText(/^LPA:1\$/)).toBeVisible()
  const [saved] = await Promise.all([
    status.waitForEvent('download'),
    status.getByRole('link', { name: 'Download QR' }).click(),
  ])
  expect(saved.suggestedFilename()).toBe('qrcode.png')

  await uses(iccid, { leaveMegabytes: 0 })
  await status.getByRole('button', { name: 'Refresh Status' }).click()
  await expect(status.getByText('Depleted')).toBeVisible()
  await expect(status.getByText(/^LPA:1\$/)).toBeVisible()
})

test('sees the data get low and, with the clock moved, expire', async ({ page }) => {
  await getsAFreeEsim(page, anAddress('runs-out'))
  await page.clock.install()
  await page.goto('/esim-status')
  const iccid = await iccidOf(page)
  for (const [leaveMegabytes, word] of [
    [250, 'Getting low'],
    [80, 'Nearly empty'],
  ] as const) {
    await uses(iccid, { leaveMegabytes })
    await page
      .getByRole('button', { name: /Check Status|Refresh Status/ })
      .last()
      .click()
    await expect(page.getByText(word)).toBeVisible()
    // A phone in use keeps using data.
    const left = `(${leaveMegabytes}|${leaveMegabytes - 1}(\\.\\d+)?)`
    await expect(page.getByText(new RegExp(`^${left} MB out of 1024 MB`))).toBeVisible()
  }
  await expect(page.getByRole('timer')).toContainText(/6\s*days|7\s*days/)
  // An answer that is still on its way would begin to count anew.
  await page.waitForLoadState('networkidle')
  await page.clock.fastForward(8 * 86_400_000)
  await expect(page.getByText('Expired').first()).toBeVisible()
  await expect(page.getByRole('timer')).toHaveCount(0)
})

test('switches between the eSIMs ordered in this browser', async ({ page }) => {
  const email = anAddress('several')
  await getsAFreeEsim(page, email)
  await page.goto('/esim-status')
  const first = await iccidOf(page)
  await getsAFreeEsim(page, email)

  await page.goto('/esim-status')
  await page.getByRole('textbox', { name: 'ICCID' }).fill(first)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Check Status', exact: true }).click()
  await page.getByLabel('Check your other eSIMs').selectOption({ index: 1 })
  await page.getByRole('button', { name: 'Show', exact: true }).click()
  await expect(page.getByRole('heading', { name: `eSIM •••• ${first.slice(-4)}` })).toBeHidden()
  expect(await iccidOf(page)).not.toBe(first)
})

test('keeps what is typed if what the page looks up by itself doesn’t come', async ({ page }) => {
  await getsAFreeEsim(page, anAddress('half'))
  const typed = Promise.withResolvers<null>()
  await page.route(/esim-now/, async (route) => {
    await typed.promise
    await route.abort()
  })
  expectsInConsole('ERR_FAILED')
  await page.goto('/esim-status')
  const asking = page.getByText('Checking the status of your eSIM')
  await expect(asking).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill('half@example.com')
  typed.resolve(null)
  await expect(asking).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('half@example.com')
})

test('sees an eSIM’s balance on another device, and why nothing else', async ({ page, browser }) => {
  await getsAFreeEsim(page, anAddress('device'))
  await page.goto('/esim-status')
  const iccid = await iccidOf(page)

  const other = await (await anotherBrowser(browser)).newPage()
  await other.goto('/esim-status')
  await other.getByRole('button', { name: 'Check Status', exact: true }).click()
  await expect(
    other.getByRole('alert').getByText('Please enter either an email address or ICCID').first(),
  ).toBeVisible()
  await other.getByRole('textbox', { name: 'ICCID' }).fill(iccid.replaceAll(/(\d{4})/g, '$1 '))
  await other.getByRole('button', { name: 'Check Status', exact: true }).click()
  await expect(other.getByText('eSIM is not activated')).toBeVisible()
  await expect(other.getByRole('heading', { name: 'Looking for the QR code or your other eSIMs?' })).toBeVisible()
  await expect(other.getByRole('button', { name: /Show esim download information/ })).toHaveCount(0)
  await other.context().close()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('checks an eSIM’s status and sees its codes', async ({ page, browser }) => {
    const scripted = await (await anotherBrowser(browser, { javaScriptEnabled: true })).newPage()
    const email = anAddress('plain')
    await getsAFreeEsim(scripted, email)
    await scripted.goto('/esim-status')
    const iccid = await iccidOf(scripted)
    await page.context().addCookies(await scripted.context().cookies())
    await scripted.context().close()

    await page.goto('/esim-status')
    await page.locator('#status-email').fill(email)
    await page.getByRole('button', { name: 'Check Status', exact: true }).click()
    await expect(page.getByText('1024 MB out of 1024 MB')).toBeVisible()
    await page.getByRole('button', { name: 'Show esim download information and qr code' }).click()
    await expect(page.getByText(/^LPA:1\$/)).toBeVisible()
    expect(page.url()).not.toContain(iccid)
  })
})
