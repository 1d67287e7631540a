import { anotherBrowser } from '#tests/support/another-browser.ts'
import { anAddress, expect, hasAnAccount, mailTo, logsIn, test } from '#tests/support/traveller.ts'

const OLD = 'Lantern-42-kestrel'
const NEW = 'Harbour-17-violet'

const linkOf = async (email: string) => /http:\S+access_token=\S+/.exec(await mailTo(email, /^Reset your/))?.[0] ?? ''

test('resets a forgotten password with the emailed link', async ({ page, browser }) => {
  const email = anAddress('resets')
  const other = await (await anotherBrowser(browser)).newPage()
  await hasAnAccount(other, { email, password: OLD })

  await page.goto('/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page).toHaveURL(/\/reset-password$/)
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send reset link' }).click()
  await expect(
    page.getByText('If your email is registered, you will receive a password reset link shortly.'),
  ).toBeVisible()

  const link = await linkOf(email)
  await page.goto(link)
  await expect(page.getByLabel(/^New Password/)).toBeVisible()
  expect(page.url()).not.toContain('access_token')
  await page.reload()
  await page.getByLabel(/^New Password/).fill(NEW)
  await page.getByLabel(/^Confirm Password/).fill(OLD)
  await page.getByLabel(/^New Password/).focus()
  await expect(page.getByText("Passwords don't match")).toBeVisible()
  await expect(page.getByRole('button', { name: 'Update password' })).toBeDisabled()
  expect(page.url()).not.toContain('access_token')
  await page.getByLabel(/^Confirm Password/).fill(NEW)
  await page.getByRole('button', { name: 'Update password' }).click()
  await expect(page.getByText('Password updated').first()).toBeVisible()
  await expect(page).toHaveURL(/\/login\?email=/)
  await logsIn(page, NEW)
  await expect(page).toHaveURL(/\/account$/)

  await other.goto('/account')
  await expect(other).toHaveURL(/\/login/)
  await other.goto(link)
  // It was used, which a browser that never asked for it learns like every other.
  await expect(other.getByText('You asked for this link in another browser')).toBeVisible()
  await other.getByLabel('Code from the other browser').fill('000000')
  await other.getByLabel(/^New Password/).fill(OLD)
  await other.getByLabel(/^Confirm Password/).fill(OLD)
  await other.getByRole('button', { name: 'Update password' }).click()
  await expect(other.getByText('Reset token not found. Please request a new password reset link.')).toBeVisible()
  await expect(other.getByLabel(/^New Password/)).toHaveCount(0)

  // A link requested in this browser works in this browser.
  await other.getByRole('textbox', { name: 'Email' }).fill(email)
  await other.getByRole('button', { name: 'Send reset link' }).click()
  await expect(other.getByText('you will receive a password reset link shortly.')).toBeVisible()
  await expect.poll(() => linkOf(email)).not.toBe(link)
  await other.goto(await linkOf(email))
  await expect(other.getByLabel(/^New Password/)).toBeVisible()
  await expect(other.getByLabel('Code from the other browser')).toHaveCount(0)

  // Elsewhere, it works with the code that this browser shows, in another tab than the one with the link.
  const phone = await (await anotherBrowser(browser)).newPage()
  await phone.goto(await linkOf(email))
  const tab = await other.context().newPage()
  await tab.goto('/reset-password')
  const code = await tab.getByText(/^\d{3} \d{3}$/).textContent()
  await phone.getByLabel('Code from the other browser').fill(code ?? '')
  await phone.getByLabel(/^New Password/).fill(OLD)
  await phone.getByLabel(/^Confirm Password/).fill(OLD)
  await phone.getByRole('button', { name: 'Update password' }).click()
  await expect(phone.getByText('Password updated').first()).toBeVisible()
  await phone.context().close()
  await other.context().close()
})
