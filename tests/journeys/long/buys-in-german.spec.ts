// The whole purchase in the traveler's own language: plan, pay, install, look, and what arrives in the mailbox. The forms
// of all six languages are walked in `tests/http/shows-a-page-for-each-country.test.ts`.
import { isReadableNow } from '#tests/support/readable.ts'
import { anAddress, expect, GOOD_CARD, mailsTo, paysWith, test, textOf } from '#tests/support/traveller.ts'
import { TRIP_DAYS } from '#tests/support/trip-to-come.ts'

test.use({ viewport: { width: 390, height: 844 } })

test('buys, installs, and looks at an eSIM in German, and reads the email in it', async ({ page, baseURL }) => {
  const email = anAddress('speaks-german')
  await page.goto(`/de/bundleselector?to=FR,IT&${TRIP_DAYS}&step=results`)
  await expect(page.getByRole('heading', { name: 'Empfohlene Pakete' })).toBeVisible()
  await page.getByText('In den Warenkorb', { exact: true }).first().click()
  await expect(page).toHaveURL(`${baseURL}/de/checkout`)

  await isReadableNow(page)
  await page.getByLabel('E-Mail-Adresse').first().fill(email)
  await page.getByLabel('Vor- und Nachname').fill('Robin Reisende')
  await page.getByRole('checkbox', { name: /^Ich akzeptiere die/ }).check()
  await page.getByRole('button', { name: /^Zahlungspflichtig bestellen · \d+,\d\d\s€/ }).click()
  await paysWith(page, GOOD_CARD)
  await expect(page).toHaveURL(/\/de\/success\?reference=/)
  await expect(page.getByText('Ihre eSIM ist bereit').first()).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('Frankreich und Italien').first()).toBeVisible()
  await isReadableNow(page)

  await page.goto('/de/esim-status')
  await expect(page.getByText('Nicht aktiviert', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Frankreich und Italien' })).toBeVisible()

  const [mail] = (await mailsTo(email)).filter(({ subject }) => subject.startsWith('Ihre eSIM von Wander Pass'))
  const text = await textOf(mail?.id)
  expect(text).toContain('Frankreich und Italien')
  expect(text).toContain(`${baseURL}/de/install?`)
  expect(text).toMatch(/\d+,\d\d\s€/)
})

test('leaves the language for a page that is English alone, as another document', async ({ page, baseURL }) => {
  await page.goto('/de/support')
  await page.getByRole('contentinfo').getByRole('link', { name: 'Partnerpakete' }).click()
  await expect(page).toHaveURL(`${baseURL}/business`)
  await expect(page.locator('html')).toHaveAttribute('lang', 'en')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goBack()
  await expect(page.locator('html')).toHaveAttribute('lang', 'de')
})
