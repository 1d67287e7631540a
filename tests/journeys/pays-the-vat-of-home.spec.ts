// Whose VAT is in the prices: taken from the address, chosen by the visitor, and stated if unknown.
import { expect, test } from '#tests/support/traveller.ts'

const GERMAN_ADDRESS = '84.128.0.1'
const summary = /Change/

test('is located by IP address, and chooses another country', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': GERMAN_ADDRESS })
  await page.goto('/bundleselector')
  const bar = page.getByRole('region', { name: 'Tax settings' })
  await expect(bar).toContainText('Germany')
  await expect(bar).toContainText('Sales Tax (19.0%)')
  const europe = page.getByRole('checkbox', { name: /^Europe \d+ countries/ }).first()
  await expect(europe).toContainText('€4.11')

  await bar.getByText(summary).click()
  await bar.getByLabel('Where do you live?').selectOption('Luxembourg')
  await bar.getByRole('button', { name: 'Save' }).click()
  await expect(bar).toContainText('Sales Tax (17.0%)')
  await expect(europe).toContainText('€4.04')

  // An IP address in the EU contradicts living outside it: saying so isn't enough to get 0%.
  await bar.getByText(summary).click()
  await bar.getByLabel('Where do you live?').selectOption('Outside the EU')
  await bar.getByRole('button', { name: 'Save' }).click()
  await expect(bar).toContainText('Germany')
  await expect(bar).toContainText('Sales Tax (19.0%)')
})

test('sees at once that the location is unknown, which is requested once', async ({ page }) => {
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': '10.0.0.7' })
  let tries = 0
  page.on('request', (request) => {
    if (request.url().endsWith('/api/location')) tries += 1
  })
  await page.goto('/faq')
  const bar = page.getByRole('region', { name: 'Tax settings' })
  await expect(bar).toContainText('Dutch rate')
  await expect(bar).toContainText('Sales Tax (21.0%)')
  // Without anybody touching the page.
  await expect.poll(() => tries).toBe(1)
  await bar.getByText(summary).click()
  await expect(bar.getByText('Unable to determine your location')).toBeVisible()
  expect(tries).toBe(1)

  await bar.getByLabel('Where do you live?').selectOption('Outside the EU')
  await bar.getByRole('button', { name: 'Save' }).click()
  await expect(bar).toContainText('No Sales Tax')
})
