import {
  anAddress,
  comesWithATrip,
  expect,
  fillsTheCheckout,
  GOOD_CARD,
  holdsTheEsim,
  orders,
  paysWith,
  spoils,
  test,
} from '#tests/support/traveller.ts'
import { readFile } from 'node:fs/promises'
import { isReadableNow } from '#tests/support/readable.ts'
import type { Page } from '@playwright/test'

async function fillsTheCompany(page: Page, vatNumber: string) {
  await page.getByRole('checkbox', { name: 'I’m buying for a company' }).check()
  await page.getByLabel('Company name').fill('Kranich Reisen GmbH')
  await page.getByLabel('Street').fill('Lindenallee')
  await page.getByLabel('Postal code').fill('10115')
  await page.getByLabel('City').fill('Berlin')
  await page.locator('#company-country').selectOption('Germany')
  await page.getByRole('textbox', { name: 'VAT number' }).fill(vatNumber)
}

test('buys as a company under reverse charge, saves its details, and finds them again by their code', async ({
  page,
}) => {
  await comesWithATrip(page)
  await fillsTheCheckout(page, { email: anAddress('company') })
  await fillsTheCompany(page, 'DE12345')
  await page.getByLabel('Registration code').click()
  await expect(page.getByText('That doesn’t look like a VAT number for Germany.').first()).toBeVisible()
  await isReadableNow(page)

  await page.getByRole('textbox', { name: 'VAT number' }).fill('DE 123 456 789')
  await page.getByLabel('Registration code').click()
  await expect(page.getByText('Reverse charge: VIES confirmed the VAT number').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Order with obligation to pay · €4.45' })).toBeVisible()
  await page.getByRole('checkbox', { name: 'Save my company details' }).check()
  await orders(page)
  await paysWith(page, GOOD_CARD)
  await holdsTheEsim(page)
  await expect(page.locator('main')).toContainText('DE123456789')
  await expect(page.locator('main')).toContainText('Reverse charge')
  const code = /fills them in next time:\s*([A-HJ-NP-Z2-9]{5})/.exec(await page.locator('main').innerText())?.[1] ?? ''
  expect(code).toHaveLength(5)
  await isReadableNow(page)

  await comesWithATrip(page)
  await page.getByRole('checkbox', { name: 'I’m buying for a company' }).check()
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect(page.getByText('Reference Code Required').first()).toBeVisible()
  await page.getByLabel('Reference code').fill('ZZZZZ')
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect(page.getByText('Company Not Found').first()).toBeVisible()
  await page.getByLabel('Reference code').fill(code.toLowerCase())
  await page.getByRole('button', { name: 'Look up' }).click()
  await expect(page.getByText('Company Found').first()).toBeVisible()
  await expect(page.getByLabel('Company name')).toHaveValue('Kranich Reisen GmbH')
  await expect(page.getByLabel('Street')).toHaveValue('L•••••e')
  for (const width of [320, 390, 768, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await isReadableNow(page)
  }

  await fillsTheCheckout(page, { email: anAddress('colleague') })
  await page.getByRole('button', { name: 'Order with obligation to pay · €4.45' }).click()
  await expect(page.getByRole('button', { name: 'Pay €4.45' })).toBeVisible()
})

test('sees one VAT rate everywhere, before and after entering the VAT number, and loses nothing on reload', async ({
  page,
}) => {
  await comesWithATrip(page)
  const bar = page.getByRole('region', { name: 'Tax settings' }).locator('summary')
  const waiver = page.getByRole('checkbox', { name: /right of withdrawal/i })
  await expect(waiver).toBeVisible()
  await page.getByLabel('Full name').fill('Robin Reisende')
  await fillsTheCompany(page, '')
  await expect(bar).toContainText('Your company: Germany · Sales Tax (19.0%)')
  await expect(page.getByRole('button', { name: /pay · €5.30/ })).toBeVisible()
  await expect(waiver).toBeHidden()

  await page.getByRole('textbox', { name: 'VAT number' }).fill('DE123456789')
  await page.getByLabel('Purchase order').fill('PO-4711')
  await expect(bar).toContainText('Your company: Germany · No Sales Tax')
  const kept = page.waitForResponse((response) => response.url().endsWith('/checkout/draft'))
  await page.getByLabel('Registration code').fill('HRB 12345')
  await kept
  await page.waitForLoadState('networkidle')
  await page.reload()
  await expect(page.getByLabel('Full name')).toHaveValue('Robin Reisende')
  await expect(page.getByLabel('City')).toHaveValue('Berlin')
  await expect(page.getByLabel('Purchase order')).toHaveValue('PO-4711')
  await expect(bar).toContainText('Your company: Germany · No Sales Tax')
  await expect(page.getByRole('button', { name: /pay · €4.45/ })).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]))).not.toMatch(/Robin|Kranich/)

  await page.goto('/faq')
  await expect(bar).toContainText('Your company: Germany · No Sales Tax')
  await page.getByRole('button', { name: 'Cart, 1 item' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Your Cart' })).toContainText('No Sales Tax')
})

test('reads the company’s invoice on a page, in print, and as a PDF', async ({ page }) => {
  await comesWithATrip(page)
  await fillsTheCheckout(page, { email: anAddress('invoice') })
  await fillsTheCompany(page, 'DE123456789')
  await page.getByLabel('Purchase order').fill('PO-4711')
  await page.getByLabel('Peppol ID').fill('0208:1')
  await page.getByLabel('Buyer reference').fill('KST 7')
  await expect(page.getByText('Please enter a Peppol ID').first()).toBeVisible()
  await page.getByLabel('Peppol ID').fill('0208:0123456749')
  await page.getByLabel('Registration code').click()
  await expect(page.getByRole('button', { name: 'Order with obligation to pay · €4.45' })).toBeVisible()
  await orders(page)
  await paysWith(page, GOOD_CARD)
  await holdsTheEsim(page)

  const [invoice] = await Promise.all([page.waitForEvent('popup'), page.getByText('View Invoice').click()])
  const sheet = invoice.getByRole('article')
  for (const words of [
    'PO-4711',
    'KST 7',
    '0208:0123456749',
    '10115 Berlin',
    'Sample Company B.V.',
    'Kranich Reisen GmbH',
    'VAT number: DE123456789',
    'Reverse charge',
    'Article 196',
    'Total€4.45',
  ])
    await expect(sheet).toContainText(words)
  const number = /WANDERPASS-\d{4}-\d{6}/.exec(await sheet.innerText())?.[0] ?? ''
  await invoice.setViewportSize({ width: 320, height: 900 })
  await isReadableNow(invoice)

  const [download] = await Promise.all([
    invoice.waitForEvent('download'),
    invoice.getByRole('link', { name: 'Download PDF' }).click(),
  ])
  expect(download.suggestedFilename()).toBe(`${number}.pdf`)
  expect((await readFile(await download.path())).subarray(0, 5).toString()).toBe('%PDF-')

  // Only the invoice itself is printed.
  await invoice.emulateMedia({ media: 'print' })
  await expect(sheet).toBeVisible()
  for (const part of [invoice.getByRole('banner'), invoice.getByRole('contentinfo')]) await expect(part).toBeHidden()
  await expect(invoice.getByRole('link', { name: 'Download PDF' })).toBeHidden()
  await invoice.close()
})

test('is charged VAT while VIES is down, sees why, and can still order', async ({ page }) => {
  const vatNumber = `DE${String(100_000_000 + Math.trunc(performance.timeOrigin % 800_000_000))}`
  await spoils({ target: 'vies', at: 'check', kind: 'down', match: vatNumber })
  await comesWithATrip(page)
  await fillsTheCheckout(page, { email: anAddress('silent') })
  await fillsTheCompany(page, vatNumber)
  await page.getByLabel('Registration code').click()
  await expect(page.getByText('(VIES) isn’t responding right now, so we charge VAT for Germany.').first()).toBeVisible()
  await page.getByRole('button', { name: 'Order with obligation to pay · €5.30' }).click()
  await expect(page.getByRole('button', { name: 'Pay €5.30' })).toBeVisible()
})

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false })

  test('opens the company section, sees the company’s total, and orders', async ({ page }) => {
    await comesWithATrip(page)
    await fillsTheCheckout(page, { email: anAddress('plain-company') })
    await fillsTheCompany(page, 'DE123456789')
    await page.getByRole('button', { name: 'Update VAT' }).click()
    await expect(page.getByText('Reverse charge: VIES confirmed the VAT number').first()).toBeVisible()
    await expect(page.getByLabel('Company name')).toHaveValue('Kranich Reisen GmbH')
    await page.getByRole('button', { name: 'Order with obligation to pay · €4.45' }).click()
    await expect(page.getByRole('button', { name: 'Pay €4.45' })).toBeVisible()
  })
})
