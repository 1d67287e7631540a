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
