// An agent and an accountant see and do what their role is for, and nothing else.
import { opensTheDesk } from '#tests/support/at-the-desk.ts'
import { isReadable } from '#tests/support/readable.ts'
import { ACCOUNTANT, AGENT, CHIEF } from '#tests/support/staff.ts'
import { anAddress, buysAnEsim, expect, test } from '#tests/support/traveller.ts'
import type { Browser, Page } from '@playwright/test'

const tasksOf = (desk: Page) => desk.getByRole('navigation', { name: 'Back office' })

test('an agent refunds up to the limit that a super-admin set, and an accountant only reads', async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000)
  const email = anAddress('limited')
  await buysAnEsim(page, email)

  const owner = await opensTheDesk(browser, CHIEF, { path: '/admin?tab=admins' })
  const row = owner.getByRole('listitem').filter({ hasText: AGENT.email })
  await expect(row.getByText('Refunds nothing.')).toBeVisible()
  await row.getByText('Change role or limit', { exact: true }).first().click()
  await row.getByRole('textbox', { name: 'Refunds up to, per order' }).fill('5.00')
  const password = row.getByLabel('Your own password').first()
  await password.fill(CHIEF.password)
  await isReadable(owner)
  await row.getByRole('button', { name: `Change role or limit of ${AGENT.name}` }).click()
  await expect(owner.getByRole('status').getByText('Role changed')).toBeVisible()
  await expect(row.getByText('Refunds up to €5.00 per order.')).toBeVisible()

  const desk = await opensTheDesk(browser, AGENT, { path: '/admin-dashboard/inbox' })
  await expect(tasksOf(desk).getByRole('link', { name: 'Orders' })).toBeVisible()
  await expect(tasksOf(desk).getByRole('link', { name: /Figures|System|Catalog|Home/ })).toHaveCount(0)
  await isReadable(desk)
  await desk.goto('/admin-dashboard?tab=orders')
  await desk.getByRole('row').filter({ hasText: email }).getByRole('rowheader').getByRole('link').click()
  await expect(desk.getByText('You may refund up to €5.00 per order')).toBeVisible()
  await expect(desk.getByRole('link', { name: 'Refund', exact: true })).toHaveCount(0)
  await isReadable(desk)
  await desk.getByRole('link', { name: 'Refund a part' }).click()
  const form = desk.getByRole('region', { name: 'Refund a part' })
  await form.getByRole('textbox', { name: 'Amount in euros' }).fill('5.01')
  await form.getByRole('combobox', { name: 'Reason' }).selectOption('Poor coverage or speed')
  await form.getByRole('button', { name: 'Refund this amount' }).click()
  await expect(form.getByText('An admin can refund it.')).toBeVisible()
  await form.getByRole('textbox', { name: 'Amount in euros' }).fill('5.00')
  await form.getByRole('button', { name: 'Refund this amount' }).click()
  await expect(desk.getByText('Partial refund on its way').first()).toBeVisible()

  await desk.goto('/admin-dashboard/figures')
  await expect(desk).toHaveURL('/')
  await expect(desk.getByText(/Access denied/).first()).toBeVisible()
  await reads(browser)
})

async function reads(browser: Browser) {
  const desk = await opensTheDesk(browser, ACCOUNTANT, { path: '/admin-dashboard/figures' })
  await isReadable(desk)
  await expect(tasksOf(desk).getByRole('link', { name: /Inbox|Customers|System|Search/ })).toHaveCount(0)
  await tasksOf(desk).getByRole('link', { name: 'Reports' }).click()
  await expect(desk.getByRole('heading', { name: 'One-Stop Shop return' })).toBeVisible()
  await expect(tasksOf(desk).getByRole('link')).toContainText(['Orders', 'VAT rates', 'Reports', 'Figures'])
  await isReadable(desk)
  await desk.goto('/super-admin-dashboard/vat')
  await expect(desk.getByRole('table')).toBeVisible()
  await expect(desk.locator('main').getByRole('button')).toHaveCount(0)
  await desk.goto('/admin-dashboard?tab=orders')
  await desk.getByRole('rowheader').getByRole('link').first().click()
  await expect(desk.getByRole('heading', { name: 'Payment' }).first()).toBeVisible()
  await expect(desk.locator('main').getByRole('button', { name: /Show|Add note|Resend|Retry/ })).toHaveCount(0)
  await isReadable(desk)
}
