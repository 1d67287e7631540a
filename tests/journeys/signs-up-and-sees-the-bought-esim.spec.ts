import { anAddress, expect, getsAFreeEsim, hasAnAccount, test } from '#tests/support/traveller.ts'

test('signs up with an order’s email address and sees the eSIM', async ({ page }) => {
  const email = anAddress('signs-up')
  await getsAFreeEsim(page, email)

  await page.goto('/account')
  await expect(page).toHaveURL(/\/login\?redirectTo=%2Faccount$/)
  await hasAnAccount(page, { email, password: 'Lantern-42-kestrel' })
  await expect(page.getByRole('heading', { name: 'Your Account' })).toBeVisible()
  await expect(page.getByText('Login successful')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Your Pass' })).toBeVisible()
  await page.getByRole('link', { name: 'Services' }).click()
  await expect(page.getByText('1024 MB out of 1024 MB')).toBeVisible()
  await expect(page.getByText('Not Activated').first()).toBeVisible()
  await page.goto('/user-dashboard')
  await expect(page.getByRole('heading', { name: 'My Dashboard' })).toBeVisible()
  await expect(page.getByText('1024 MB out of 1024 MB')).toBeVisible()

  await page.goto(`/auth?tab=check&email=${encodeURIComponent(email)}`)
  await expect(page.getByText(/^\d{19,20}$/)).toBeVisible()
  await page.goto('/auth?redirectTo=/account')
  await expect(page).toHaveURL(/\/account$/)
  await expect(page.getByText('Already logged in')).toBeVisible()

  await page.getByRole('button', { name: 'Sign Out' }).first().click()
  await expect(page.getByText('Logout successful')).toBeVisible()
  await page.goto('/account')
  await expect(page).toHaveURL(/\/login/)
})
