import { anAddress, expect, hasAnAccount, mailTo, logsIn, test } from '#tests/support/traveller.ts'

const PASSWORD = 'Lantern-42-kestrel'

test('changes the email by a link to the new address, and logs in with it from then on', async ({ page }) => {
  const [old, next] = [anAddress('changes-from'), anAddress('changes-to')]
  await hasAnAccount(page, { email: old, password: PASSWORD })
  await page.getByRole('link', { name: 'Profile' }).click()
  await page.getByText('Change email').click()
  await page.getByLabel('New email').fill(next)
  await page.getByLabel('Your password').first().fill('not my password')
  await page.getByRole('button', { name: 'Email me the link' }).click()
  await expect(page.getByText('That’s not your password')).toBeVisible()
  await expect(page.getByLabel('New email')).toHaveValue(next)
  await page.getByLabel('Your password').first().fill(PASSWORD)
  await page.getByRole('button', { name: 'Email me the link' }).click()
  await expect(page.getByText('a link is on its way to it')).toBeVisible()
  await expect(page.getByText(`Your address is ${old}.`)).toBeVisible()

  await page.goto(/http:\S+confirm-email\?token=\S+/.exec(await mailTo(next, /^Confirm your new email/))?.[0] ?? '')
  await page.getByRole('button', { name: 'Use this address' }).click()
  await expect(page.getByText(`Your account now uses ${next}.`)).toBeVisible()
  expect(await mailTo(old, /was changed$/)).toContain(next)

  await page.getByRole('link', { name: 'Go to Account' }).click()
  await expect(page.getByText(`Your address is ${next}.`)).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out', exact: true }).click()
  await expect(page.getByText('Logout successful')).toBeVisible()
  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(next)
  await logsIn(page, PASSWORD)
  await expect(page).toHaveURL(/\/account$/)
})
