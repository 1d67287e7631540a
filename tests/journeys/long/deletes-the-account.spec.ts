import { readFileSync } from 'node:fs'
import { anAddress, expect, getsAFreeEsim, hasAnAccount, logsIn, mailTo, test } from '#tests/support/traveller.ts'

const PASSWORD = 'Lantern-42-kestrel'

test('names the eSIM in the account, exports the data, and deletes the account', async ({ page }) => {
  const email = anAddress('deletes')
  await getsAFreeEsim(page, email)
  await page.context().clearCookies({ name: 'ord' })

  await hasAnAccount(page, { email, password: PASSWORD })
  await expect(page.getByText('Not in use yet')).toBeVisible()
  await page.getByRole('link', { name: 'Services' }).click()
  await expect(page.getByText('1024 MB out of 1024 MB')).toBeVisible()
  await page.getByText('Rename').click()
  await page.getByLabel('Name of this eSIM').fill('For the boat')
  await page.getByRole('button', { name: 'Save name' }).click()
  await expect(page.getByRole('heading', { name: 'For the boat' })).toBeVisible()
  await page.getByRole('link', { name: 'Expired' }).click()
  await expect(page.getByText('None of your eSIMs has the status “Expired”.')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'For the boat' })).toBeHidden()
  await page.getByRole('link', { name: 'All', exact: true }).click()
  await page.getByRole('link', { name: /^Open eSIM/ }).click()
  await expect(page.getByRole('img', { name: /QR code for eSIM ending \d{4}/ }).first()).toBeVisible()

  await page.goto('/account?tab=profile')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Export my data' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('my-data.json')
  expect(readFileSync(await file.path(), 'utf8')).toContain('For the boat')

  await page.getByText('Delete my account', { exact: true }).click()
  await page.getByLabel('Your password').last().fill(PASSWORD)
  await page.getByRole('button', { name: 'Delete my account now' }).click()
  await expect(page.getByText('Please check the box to confirm')).toBeVisible()
  await page.getByLabel('Your password').last().fill(PASSWORD)
  await page.getByLabel('Yes, delete my account for good').check()
  await page.getByRole('button', { name: 'Delete my account now' }).click()
  await expect(page.getByRole('heading', { name: 'Your account is deleted' })).toBeVisible()
  expect(await mailTo(email, /is deleted$/)).toContain('Your eSIMs keep working')

  await page.goto('/login')
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await logsIn(page, PASSWORD)
  await expect(page.getByText('Invalid email or password.').first()).toBeVisible()
})
