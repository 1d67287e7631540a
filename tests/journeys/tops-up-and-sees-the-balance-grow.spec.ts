import { anotherBrowser } from '#tests/support/another-browser.ts'
import type { Page } from '@playwright/test'
import {
  anAddress,
  applies,
  expect,
  fillsTheCheckout,
  getsAFreeEsim,
  GOOD_CARD,
  holdsTheEsim,
  mailsTo,
  orders,
  paysWith,
  SANDBOX,
  spoils,
  test,
  textOf,
} from '#tests/support/traveller.ts'
import { TRIP_DAYS } from '#tests/support/trip-to-come.ts'

async function checksItsStatus(page: Page) {
  await page.goto('/esim-status')
  const iccid = (await page.getByRole('textbox', { name: 'ICCID' }).inputValue()).replaceAll(/\D/g, '')
  await page.getByRole('button', { name: 'Check Status' }).click()
  await expect(page.getByRole('heading', { name: `eSIM •••• ${iccid.slice(-4)}` })).toBeVisible()
  return iccid
}

async function leaves(iccid: string, leaveMegabytes: number) {
  const answer = await fetch(`${SANDBOX}/control/esims/${iccid}/use`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ leaveMegabytes }),
  })
  expect(answer.ok).toBe(true)
}

/** The second where the data was added before the page opened. */
const ADDED = /^(Balance updated|Your order was successfully delivered!)$/

test('tops up from the status card, sees the balance grow, and gets a receipt', async ({ page }) => {
  const email = anAddress('tops-up')
  await getsAFreeEsim(page, email)
  await page.goto('/esim-status')
  const iccid = (await page.getByRole('textbox', { name: 'ICCID' }).inputValue()).replaceAll(/\D/g, '')
  await leaves(iccid, 80)
  await page.getByRole('button', { name: 'Check Status' }).click()
  await expect(page.getByText(/^(80|79\.\d) MB out of 1024 MB/)).toBeVisible()

  await page.getByRole('link', { name: 'Top up' }).click()
  await expect(page.getByRole('heading', { name: 'Top up your eSIM' })).toBeVisible()
  await expect(page.getByText(/^(79|80)(\.\d)? MB left$/)).toBeVisible()
  expect(page.url()).not.toContain(iccid)
  await page.getByRole('radio', { name: /Europe · 5 GB/ }).check()
  await page.getByRole('button', { name: 'Continue to checkout' }).click()

  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByText(`Top-up of eSIM •••• ${iccid.slice(-4)}`).last()).toBeAttached()
  await fillsTheCheckout(page, { email })
  // The network does the work but answers with an error: nobody may be topped up twice because of that.
  await spoils({ target: 'network', at: 'topup', kind: 'fail_after', times: 1, match: iccid })
  await orders(page)
  await paysWith(page, GOOD_CARD)
  await expect(page).toHaveURL(/\/success\?reference=/)
  await expect(page.getByRole('heading', { name: ADDED })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText(/^(5|5\.1) GB left$/)).toBeVisible()
  await expect(page.getByRole('img', { name: /QR code/ })).toHaveCount(0)
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(iccid)
  expect(await page.content()).not.toContain(iccid)

  const receipt = (await mailsTo(email)).find(({ subject }) => subject.includes('Your top-up'))
  expect(await textOf(receipt?.id)).toContain('Total paid: €17.48')

  await checksItsStatus(page)
  await expect(page.getByText(/^5(199|200)(\.\d)? MB out of 6144 MB/)).toBeVisible()
})

// Not in Europe, whose bundles the sandbox knows without being told.
test('holds what it bought before the first use, and after a top-up as well', async ({ page }) => {
  const email = anAddress('unused')
  await page.goto(`/bundleselector?to=JP&${TRIP_DAYS}&step=results`)
  await page.getByRole('radio', { name: /Asia Pacific 10GB/ }).check()
  await page.getByRole('button', { name: 'Start your journey and go to payment' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await fillsTheCheckout(page, { email })
  await applies(page, 'DEMOFREE1')
  await page.getByRole('button', { name: 'Complete free order' }).click()
  await holdsTheEsim(page)

  await checksItsStatus(page)
  await expect(page.getByText('Not Activated', { exact: true })).toBeVisible()
  await expect(page.getByText('10240 MB out of 10240 MB')).toBeVisible()
  await expect(page.getByText('Starts when first used')).toBeVisible()
  await expect(page.getByText(/left of|% used|Plenty left/)).toHaveCount(0)

  await page.getByRole('link', { name: 'Top up' }).click()
  await expect(page.getByText('10 GB left')).toBeVisible()
  await page.getByRole('radio', { name: /Asia and the Pacific · 5 GB/ }).check()
  await page.getByRole('button', { name: 'Continue to checkout' }).click()
  await fillsTheCheckout(page, { email })
  await applies(page, 'DEMOFREE1')
  await page.getByRole('button', { name: 'Complete free order' }).click()
  await expect(page.getByRole('heading', { name: ADDED })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('15 GB left')).toBeVisible()
})

test('sees an option with its price on the first screen of a phone, and agrees to data instead of an eSIM', async ({
  page,
}) => {
  const email = anAddress('phone')
  await page.goto(`/bundleselector?to=FR,IT&${TRIP_DAYS}&step=results`)
  await page.getByRole('button', { name: 'Start your journey and go to payment' }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await fillsTheCheckout(page, { email })
  await applies(page, 'DEMOFREE1')
  await page.getByRole('button', { name: 'Complete free order' }).click()
  await holdsTheEsim(page)
  await checksItsStatus(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.getByRole('link', { name: 'Top up' }).first().click()

  const option = page.getByRole('radio').first()
  await expect(option).toBeInViewport()
  await expect(
    page
      .getByRole('main')
      .getByText(/^€\d+\.\d\d/)
      .first(),
  ).toBeInViewport({ ratio: 1 })
  await option.check()
  await page.getByRole('button', { name: 'Continue to checkout' }).click()
  await expect(page.getByText('Add the data to my eSIM right away.')).toBeVisible()
  await expect(page.getByText('Deliver my eSIM right away.')).toHaveCount(0)
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('tops up an eSIM with a free coupon', async ({ page, browser }) => {
    const scripted = await (await anotherBrowser(browser, { javaScriptEnabled: true })).newPage()
    const email = anAddress('plain-top-up')
    await getsAFreeEsim(scripted, email)
    await page.context().addCookies(await scripted.context().cookies())
    await scripted.context().close()

    await page.goto('/top-up')
    await page.getByRole('radio', { name: /Europe · 1 GB/ }).check()
    await page.getByRole('button', { name: 'Continue to checkout' }).click()
    await fillsTheCheckout(page, { email })
    await applies(page, 'DEMOFREE1')
    await page.getByRole('checkbox', { name: /terms/i }).check()
    await page.getByRole('button', { name: 'Complete free order' }).click()
    await expect(page.getByText('Your order was successfully delivered!')).toBeVisible({ timeout: 30_000 })
    await expect(page.getByText('2 GB left')).toBeVisible()
  })
})
