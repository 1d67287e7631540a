import { anotherBrowser } from '#tests/support/another-browser.ts'
import { devices } from '@playwright/test'
import jsQR from 'jsqr'
import { PNG } from 'pngjs'
import { isReadableNow } from '#tests/support/readable.ts'
import { anAddress, expect, getsAFreeEsim, test } from '#tests/support/traveller.ts'

const PHONES = [
  ['iPhone 14', 'https://esimsetup.apple.com/', 'iPhone'],
  ['Pixel 7', 'https://esimsetup.android.com/', 'Pixel'],
] as const

test('installs on the phone with the code on the computer’s screen, and finds out why there is no internet', async ({
  page,
  browser,
}) => {
  const email = anAddress('install')
  await getsAFreeEsim(page, email)
  await page.getByRole('link', { name: 'Steps for your phone, reminders, and help' }).click()
  await expect(page.getByRole('heading', { name: 'Install your eSIM', level: 1 })).toBeVisible()
  await expect(page.getByRole('img', { name: /QR code for eSIM ending \d{4}/ })).toBeVisible()
  await isReadableNow(page)

  await page.locator('summary', { hasText: 'Reminders for your calendar' }).click()
  const [calendar] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Add reminders' }).click(),
  ])
  expect(calendar.suggestedFilename()).toBe('esim-reminders.ics')

  for (const [name, installer, guide] of PHONES) {
    await page.getByRole('button', { name: 'Show the code for my phone' }).click()
    const code = page.getByRole('img', { name: 'QR code that opens this page on your phone' })
    await expect(code).toBeVisible()
    const shown = (await code.getAttribute('src')) ?? ''
    const picture = PNG.sync.read(Buffer.from(shown.split(',')[1] ?? '', 'base64'))
    const link = jsQR(new Uint8ClampedArray(picture.data), picture.width, picture.height)?.data ?? ''
    expect(link).toMatch(/\/install\?reference=.+&key=/)

    const phone = await (await anotherBrowser(browser, devices[name])).newPage()
    await phone.goto(link)
    expect(phone.url()).not.toContain('key=')
    const first = phone.getByRole('main').getByRole('link').first()
    await expect(first).toHaveText('Install on this phone')
    expect(await first.getAttribute('href')).toContain(`${installer}esim_qrcode_provisioning?carddata=LPA`)
    await phone.locator('summary', { hasText: 'in four steps' }).click()
    await expect(phone.getByRole('radio', { name: guide })).toBeChecked()
    await isReadableNow(phone)
    await phone.context().close()
    await page.reload()
  }

  const reference = new URL(page.url()).searchParams.get('reference') ?? ''
  await page.locator('summary', { hasText: 'Am I connected?' }).click()
  await page.getByRole('button', { name: 'Check connection' }).click()
  await expect(page.getByRole('heading', { name: 'The network hasn’t seen this eSIM in use yet' })).toBeFocused()

  const line = page.getByRole('group', { name: /Is the line/ })
  const data = page.getByRole('group', { name: 'Is this line set for mobile data?' })
  await expect(data).toBeHidden()
  await line.getByText('Yes').click()
  await data.getByText('No').click()
  await expect(page.getByText(/^Do this first: Choose the eSIM/)).toBeVisible()
  await page.getByRole('button', { name: 'Write to support' }).click()
  await expect(page).toHaveURL(/\/support\?/)
  const message = page.getByRole('textbox', { name: 'Message' })
  await expect(message).toHaveValue(/Line turned on: yes/)
  await expect(message).toHaveValue(/Set for mobile data: no/)
  await expect(message).toHaveValue(/Network status: Not Activated/)
  expect(page.url()).toContain(encodeURIComponent(reference))
})
