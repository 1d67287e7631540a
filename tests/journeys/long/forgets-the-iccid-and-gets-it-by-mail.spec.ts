import { anotherBrowser } from '#tests/support/another-browser.ts'
import { anAddress, expect, getsAFreeEsim, mailsTo, test, textOf } from '#tests/support/traveller.ts'

test('forgets the ICCID and gets it by email', async ({ page, browser }) => {
  const email = anAddress('forgets')
  await getsAFreeEsim(page, email)

  const other = await (await anotherBrowser(browser)).newPage()
  await other.goto('/esim-status')
  await other.getByRole('textbox', { name: 'Email' }).fill(email)
  await other.getByRole('button', { name: 'Check Status' }).click()
  await expect(
    other.getByText('Please provide your ICCID along with your email to verify your account.').first(),
  ).toBeVisible()

  const forgot = other.getByRole('button', { name: 'Forgot ICCID?' })
  await forgot.click()
  const dialog = other.getByRole('dialog')
  await expect(dialog.getByRole('textbox', { name: 'Email' })).toHaveValue(email)
  await dialog.getByRole('button', { name: 'Send Email' }).click()
  await expect(dialog.getByText('Email sent successfully!')).toBeVisible()
  await expect(dialog).toBeHidden()
  await expect(forgot).toBeFocused()
  await expect(other.getByText('Email sent successfully!')).toBeVisible()

  await expect.poll(async () => (await mailsTo(email)).length).toBe(2)
  const texts = await Promise.all((await mailsTo(email)).map(({ id }) => textOf(id)))
  const mail = texts.find((text) => text.includes('You asked for the ICCID')) ?? ''
  const iccid = /ICCID: (\d{19,20})/.exec(mail)?.[1] ?? ''
  await other.getByRole('textbox', { name: 'ICCID' }).fill(iccid)
  await other.getByRole('button', { name: 'Check Status' }).click()
  await expect(other.getByText('eSIM is not activated')).toBeVisible()

  await other.goto(/http:\S+key=\S+/.exec(mail)?.[0] ?? '')
  await expect(other.getByRole('heading', { name: 'Your order was successfully delivered!' })).toBeVisible()
  await other.goto('/esim-status')
  await other.getByRole('button', { name: 'Check Status' }).click()
  await other.getByRole('button', { name: 'Show esim download information and qr code' }).click()
  await expect(other.getByText(/^LPA:1\$/)).toBeVisible()
  await other.context().close()
})

test('enters an address that bought nothing, and sees what to do next', async ({ page }) => {
  await page.goto('/esim-status')
  await page.getByRole('button', { name: 'Forgot ICCID?' }).click()
  const dialog = page.getByRole('dialog')
  // Before its scripts run, the browser says in its own words that the field is empty.
  await expect(dialog.locator('form[method=post]')).toHaveAttribute('novalidate')
  await dialog.getByRole('button', { name: 'Send Email' }).click()
  await expect(dialog.getByText('Please enter your email address')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Email' }).fill(anAddress('nobody'))
  await dialog.getByRole('button', { name: 'Send Email' }).click()
  await expect(dialog.getByText('No eSIM found for this email address.')).toBeVisible()
  await expect(dialog.getByRole('link', { name: 'Contact Support' })).toHaveAttribute('href', '/support')
  await dialog.getByRole('link', { name: 'Buy eSIM' }).click()
  await expect(page).toHaveURL(/\/$/)
})
