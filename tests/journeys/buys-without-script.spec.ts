import { anAddress, expect, GOOD_CARD, test } from '#tests/support/traveller.ts'
import { TRIP_DAYS } from '../support/trip-to-come.ts'

test.use({ javaScriptEnabled: false })

test('buys a bundle without JavaScript', async ({ page }) => {
  await page.goto(`/bundleselector?to=FR,IT&${TRIP_DAYS}&step=results`)
  await page.getByRole('button', { name: 'Start your journey and go to payment' }).click()
  await expect(page).toHaveURL(/\/checkout$/)

  // A form that the browser accepts and the server rejects: the typed text stays.
  await page.getByLabel('Full name').fill('Noa Script')
  await page.getByLabel('Email', { exact: false }).first().fill('noa@nowhere')
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await page.getByRole('button', { name: /Order with obligation to pay/ }).click()
  await expect(page.getByText('Please enter a valid email address').first()).toBeVisible()
  await expect(page.getByLabel('Full name')).toHaveValue('Noa Script')

  await page.getByLabel('Email', { exact: false }).first().fill(anAddress('plain'))
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await page.getByRole('button', { name: /Order with obligation to pay/ }).click()
  await page.getByLabel('Card number').fill(GOOD_CARD)
  await page.getByLabel('Expiry').fill('12/34')
  await page.getByLabel('CVC').fill('123')
  await page.getByRole('button', { name: /^Pay €/ }).click()
  await expect(page).toHaveURL(/\/success\?reference=/)
  await expect(page.getByRole('img', { name: /QR code for eSIM ending \d{4}/ }).first()).toBeVisible({
    timeout: 30_000,
  })
})
