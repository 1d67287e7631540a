// A member of staff answers a question and refunds an order whose buyer withdrew; both are told by mail.
import { opensTheDesk } from '#tests/support/at-the-desk.ts'
import type { Page } from '@playwright/test'
import { isReadable } from '#tests/support/readable.ts'
import { STAFF } from '#tests/support/staff.ts'
import {
  anAddress,
  comesWithATrip,
  expect,
  fillsTheCheckout,
  mailTo,
  GOOD_CARD,
  holdsTheEsim,
  orders,
  paysWith,
  referenceOf,
  test,
} from '#tests/support/traveller.ts'

test('answers a ticket and carries out a withdrawal', async ({ page, browser }) => {
  test.setTimeout(180_000)
  const [asks, withdraws] = [anAddress('asks'), anAddress('withdraws')]
  const subject = `No internet in Rome, ${asks}`
  await page.goto('/support')
  await page.getByRole('textbox', { name: 'Your Name' }).fill('Alex Traveller')
  await page.getByRole('textbox', { name: 'Email Address' }).fill(asks)
  await page.getByRole('textbox', { name: 'Subject' }).fill(subject)
  await page.getByRole('textbox', { name: 'Message' }).fill('I landed an hour ago. Nothing happens.')
  await page.getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText(/\d{4}-\d{4}/).first()).toBeVisible()
  const reference = await buys(page, withdraws)
  await declares(page, reference, withdraws)

  const desk = await opensTheDesk(browser, STAFF, { path: '/admin-dashboard/inbox' })
  await expect(desk.getByRole('heading', { name: 'Inbox' })).toBeVisible()
  await isReadable(desk)
  await keepsATemplate(desk, asks)
  await desk.getByRole('link', { name: subject }).click()
  const written = desk.getByRole('textbox', { name: 'Your answer' })
  await written.fill('Hello. ')
  await desk.getByRole('combobox', { name: 'Template' }).selectOption(asks)
  await desk.getByRole('button', { name: 'Insert' }).click()
  await expect(written).toHaveValue('Hello. Please turn on data roaming, Alex Traveller.')
  await expect(written).toBeFocused()
  await isReadable(desk)
  await desk.getByRole('button', { name: 'Send answer' }).click()
  await expect(desk.getByText('Ada Admin answered by email')).toBeVisible()
  await expect(desk.getByRole('textbox', { name: 'Your answer' })).toHaveValue('')
  expect(await mailTo(asks, /^Our answer: No internet/)).toContain('Please turn on data roaming, Alex')

  await desk.getByRole('link', { name: 'Back to the inbox' }).click()
  await expect(desk.getByRole('link', { name: subject })).toHaveCount(0)
  const measured = desk.getByRole('table', { name: 'First answers by kind' }).getByRole('row', { name: /^Support/ })
  await expect(measured).toContainText('100%')
  await expect(measured).not.toContainText('None')
  await desk.getByRole('row', { name: withdraws }).getByRole('link').click()
  await expect(desk.getByText('There are no grounds to refuse')).toBeVisible()
  await isReadable(desk)
  await desk.getByRole('link', { name: /^Refund €/ }).click()
  await expect(desk.getByRole('heading', { name: /^Refund €.* and close\?$/ })).toBeVisible()
  await isReadable(desk)
  await desk.getByRole('button', { name: /^Refund €/ }).click()
  await expect(desk.getByText(/^Carried out by Ada Admin/)).toBeVisible()
  await mailTo(withdraws, /Your refund/)

  await desk.goto('/admin-dashboard/find')
  await desk.getByRole('textbox', { name: 'What are you looking for?' }).fill(withdraws.slice(2, 18))
  await desk.getByRole('button', { name: 'Search' }).click()
  await expect(desk.getByRole('heading', { name: 'Orders and eSIMs' })).toBeVisible()
  await expect(desk.getByRole('heading', { name: 'Messages' })).toBeVisible()
  expect(desk.url()).not.toContain(withdraws.slice(2, 18))
  await isReadable(desk)
})

async function keepsATemplate(desk: Page, name: string) {
  await desk.getByRole('link', { name: 'Answer templates' }).click()
  const fresh = desk.getByRole('region', { name: 'New template' })
  await fresh.getByRole('textbox', { name: 'Name' }).fill(name)
  await fresh.getByRole('textbox', { name: 'Text' }).fill('Please turn on data roaming, {customer_name}.')
  await fresh.getByRole('button', { name: 'Add template' }).click()
  await expect(desk.getByText(name)).toBeVisible()
  await desk.getByRole('link', { name: 'Back to the inbox' }).click()
}

async function buys(page: Page, email: string): Promise<string> {
  await comesWithATrip(page)
  await fillsTheCheckout(page, { email })
  await orders(page)
  const reference = await referenceOf(page.url())
  await paysWith(page, GOOD_CARD)
  await holdsTheEsim(page)
  return reference
}

async function declares(page: Page, reference: string, email: string) {
  await page.goto('/withdraw')
  await page.getByRole('textbox', { name: 'Order reference' }).fill(reference)
  await page.getByRole('textbox', { name: 'Your name' }).fill('Alex Traveller')
  await page.getByRole('textbox', { name: 'Email address on the order' }).fill(email)
  await page.getByRole('button', { name: 'Withdraw from contract here' }).click()
  await page.getByRole('button', { name: 'Confirm withdrawal' }).click()
  await expect(page.getByRole('heading', { name: 'We’ve received your withdrawal' })).toBeVisible()
}
