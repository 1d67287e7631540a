// The owner raises one price now and another for next month; shoppers see the first within seconds and the second not
// yet.
import { opensTheDesk } from '#tests/support/at-the-desk.ts'
import { isReadable } from '#tests/support/readable.ts'
import { CHIEF } from '#tests/support/staff.ts'
import { expect, test } from '#tests/support/traveller.ts'

// A zone that no other journey buys in.
const ZONE = 'Africa2'

test('raises a price for next month', async ({ page, browser }) => {
  const desk = await opensTheDesk(browser, CHIEF, { path: '/super-admin-dashboard/catalog' })
  await expect(desk.getByRole('heading', { name: 'Catalog' })).toBeVisible()
  await isReadable(desk)
  await desk.getByRole('link', { name: ZONE, exact: true }).click()
  await expect(desk.getByRole('heading', { level: 1, name: ZONE })).toBeVisible()
  await isReadable(desk)

  await desk.getByRole('textbox', { name: 'Price of 1 GB with eSIM' }).fill('43.21')
  await desk.getByRole('button', { name: 'Save prices' }).click()
  await expect(desk.getByText('Catalog saved').first()).toBeVisible()

  const nextMonth = new Date(Date.now() + 31 * 86_400_000).toISOString().slice(0, 10)
  await desk.getByRole('combobox', { name: 'What' }).selectOption({ label: '1 GB with eSIM' })
  await desk.getByRole('textbox', { name: 'New price in euros' }).fill('54.32')
  await desk.getByLabel('Valid from').fill(nextMonth)
  await desk.getByRole('button', { name: 'Plan price' }).click()
  await expect(desk.getByText(/1 GB with eSIM: €54\.32 from/)).toBeVisible()
  await expect(desk.getByRole('table', { name: 'Changes of this zone' })).toContainText('Chloe Chief')
  await isReadable(desk)

  await expect(async () => {
    await page.goto('/contract-summary/' + (await bundleOf(desk)))
    await expect(page.getByText('43.21').first()).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(page.getByText('54.32')).toHaveCount(0)
})

/** The ID of the zone's 1 GB bundle. */
const bundleOf = async (desk: import('@playwright/test').Page) =>
  desk
    .getByRole('table', { name: 'Bundles of this zone' })
    .getByRole('rowheader')
    .filter({ hasText: '1 GB' })
    .first()
    .locator('.desk-mono')
    .innerText()
