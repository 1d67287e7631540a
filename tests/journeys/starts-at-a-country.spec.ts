// From the page of a country, as a search engine opens it, to the cart.
import { expect, test } from '#tests/support/traveller.ts'

test('a traveler who arrives at a country’s page plans a trip there', async ({ page }) => {
  await page.goto('/esim/japan')
  await expect(page.getByRole('heading', { level: 1, name: 'Japan eSIM' })).toBeVisible()
  await page.getByText('12 more plans').click()
  await expect(page.getByRole('link', { name: 'Contract summary of 20 GB for 30 days, Worldwide' })).toBeVisible()
  await page.getByRole('link', { name: 'South Korea' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'South Korea eSIM' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Japan eSIM' })).toBeVisible()
  await page.getByRole('link', { name: 'Plan a trip' }).click()
  await expect(page.getByRole('heading', { name: 'When are you traveling' })).toBeVisible()
  await expect(page).toHaveURL(/\/bundleselector\?to=JP&step=dates$/)
})

test('a traveler in the wizard reads the page of a country and of a zone, and comes back to what was chosen', async ({
  page,
}) => {
  await page.goto('/bundleselector?to=JP')
  await page.getByRole('link', { name: 'Japan: plans and prices' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Japan eSIM' })).toBeVisible()
  await expect(page).toHaveURL(/\/esim\/japan$/)
  await page.goBack()
  await expect(page.getByRole('button', { name: 'Remove Japan' })).toBeVisible()
  await page.getByRole('button', { name: 'Show countries of North America', exact: true }).click()
  await page.getByRole('link', { name: 'North America: plans and prices', exact: true }).click()
  await expect(page).toHaveURL(/\/esim\/north-america$/)
  await expect(page.getByRole('heading', { level: 1, name: 'North America eSIM' })).toBeVisible()
})
