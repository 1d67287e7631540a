import { anotherBrowser } from '#tests/support/another-browser.ts'
import {
  anAddress,
  expect,
  getsAFreeEsim,
  logsIn,
  losesNothingOffline,
  mailTo,
  test,
} from '#tests/support/traveller.ts'

test('sets up a password with the ICCID and the emailed code', async ({ page, browser }) => {
  const email = anAddress('sets-up')
  await getsAFreeEsim(page, email)
  const iccid = /ICCID: (\d{19,20})/.exec(await mailTo(email, /^eSIM Details/))?.[1] ?? ''

  const other = await (await anotherBrowser(browser)).newPage()
  await other.goto('/login')
  await other.getByRole('link', { name: 'Set up your password' }).click()
  await expect(other.getByRole('heading', { name: 'Step 1 of 3: Email' })).toBeVisible()
  await other.getByRole('textbox', { name: 'Email' }).fill(email)
  await other.getByRole('button', { name: 'Send code' }).click()
  await expect(other.getByRole('heading', { name: 'Step 2 of 3: Verify' })).toBeVisible()

  const code = /Code: (\d{6})/.exec(await mailTo(email, /is your .* code$/))?.[1] ?? ''
  await other.getByRole('textbox', { name: 'ICCID' }).fill('8988300000000000001')
  await other.getByRole('textbox', { name: 'Code from the email' }).fill(code)
  await other.getByRole('button', { name: 'Verify' }).click()
  await expect(other.getByText('ICCID does not match this account')).toBeVisible()
  const codeField = other.getByRole('textbox', { name: 'Code from the email' })
  await other.getByRole('textbox', { name: 'ICCID' }).fill(iccid)
  await codeField.fill(code)
  await losesNothingOffline(other, other.getByRole('button', { name: 'Verify' }), codeField)
  await other.getByRole('button', { name: 'Verify' }).click()

  await expect(other.getByRole('heading', { name: 'Step 3 of 3: Password' })).toBeVisible()
  await other.getByLabel(/^New Password/).fill('Password1!')
  await other.getByLabel(/^Confirm Password/).fill('Password1!')
  await other.getByRole('button', { name: 'Set password' }).click()
  await expect(other.getByText(/This password is too weak/)).toBeVisible()
  await other.getByLabel(/^New Password/).fill('Lantern-42-kestrel')
  await other.getByLabel(/^Confirm Password/).fill('Lantern-42-kestrel')
  const setIt = other.getByRole('button', { name: 'Set password' })
  await losesNothingOffline(other, setIt, other.getByLabel(/^Confirm Password/))
  await setIt.click()
  await expect(other.getByText('Password set successfully')).toBeVisible()
  await other.getByRole('link', { name: 'Continue now' }).click()
  await expect(other).toHaveURL(/\/login\?email=/)
  await logsIn(other, 'Lantern-42-kestrel')
  await expect(other).toHaveURL(/\/account$/)
  await other.context().close()
})
