// A customer wants to be erased, and the administrator's browser runs no JavaScript.
import { opensTheDesk } from '#tests/support/at-the-desk.ts'
import { CHIEF } from '#tests/support/staff.ts'
import { anAddress, expect, hasAnAccount, test } from '#tests/support/traveller.ts'

test('erases a customer without JavaScript', async ({ page, browser }) => {
  const email = anAddress('forgotten')
  await hasAnAccount(page, { email, password: 'Lantern-42-kestrel' })

  const desk = await opensTheDesk(browser, CHIEF, { path: '/admin?tab=users', javaScriptEnabled: false })
  const search = desk.getByRole('search')
  await search.getByRole('textbox').fill(email)
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(desk.getByText(`Results for “${email}”`)).toBeVisible()
  await desk.getByRole('row').filter({ hasText: email }).getByRole('rowheader').getByRole('link').click()
  const record = desk.url()
  await desk.getByRole('link', { name: 'Erase customer' }).click()
  await desk.locator('#erase').getByRole('button').click()
  // Text inside `noscript` is found by its position, because Playwright doesn't find it by its text.
  await expect(desk.locator('noscript').getByRole('status')).toContainText('Customer erased')

  await desk.goto('/admin?tab=users')
  await search.getByRole('textbox').fill(email)
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(desk.getByText(`Results for “${email}”`)).toBeVisible()
  await expect(desk.getByRole('row').filter({ hasText: email })).toHaveCount(0)
  // The remaining record names nobody, and there is nothing more to erase.
  await desk.goto(record)
  await expect(desk.getByRole('heading', { name: 'Erased customer' })).toBeVisible()
  await expect(desk.getByText('@deleted.invalid')).toHaveCount(0)
  await expect(desk.getByText('There’s no account yet')).toHaveCount(0)
  await expect(desk.getByRole('link', { name: 'Erase customer' })).toHaveCount(0)
  await page.goto('/account')
  await expect(page).toHaveURL(/\/login/)
})
