import { comesWithATrip, expect, test } from '#tests/support/traveller.ts'

test('mistypes the e-mail and ticks the terms right after: the tick is not lost to the message that appears', async ({
  page,
}) => {
  await comesWithATrip(page)
  await page.getByLabel('Full name').fill('Robin Reisende')
  await page.getByLabel('Email', { exact: false }).first().fill('robin@nowhere')
  await page.getByRole('checkbox', { name: /terms/i }).check()

  await expect(page.getByText('Please enter a valid email address').first()).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /terms/i })).toBeChecked()
})
