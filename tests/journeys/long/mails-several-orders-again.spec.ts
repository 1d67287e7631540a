// Somebody who runs the shop chooses orders in the list, sees what would happen to each, and only then lets it happen.
import { isReadable } from '#tests/support/readable.ts'
import { STAFF } from '#tests/support/staff.ts'
import {
  anAddress,
  comesWithATrip,
  expect,
  fillsTheCheckout,
  GOOD_CARD,
  holdsTheEsim,
  logsIn,
  orders,
  paysWith,
  test,
} from '#tests/support/traveller.ts'

test('mails several orders again', async ({ page, browser }) => {
  test.setTimeout(120_000)
  const email = anAddress('lost.mail')
  await comesWithATrip(page)
  await fillsTheCheckout(page, { email })
  await orders(page)
  await paysWith(page, GOOD_CARD)
  await holdsTheEsim(page)

  const desk = await (await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.246' } })).newPage()
  await desk.goto('/admin-dashboard?tab=orders')
  await desk.getByRole('textbox', { name: 'Email' }).fill(STAFF.email)
  await logsIn(desk, STAFF.password)
  await expect(desk.getByRole('search')).toBeVisible()
  await desk.goto('/admin-dashboard?tab=orders')
  const search = desk.getByRole('search')
  await search.getByRole('textbox').fill(email)
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(desk.getByText(`Results for “${email}”`)).toBeVisible()
  await desk.getByRole('checkbox', { name: /^Choose order/ }).check()
  await isReadable(desk)

  const chooser = desk.getByRole('combobox', { name: 'With the chosen orders' })
  await chooser.selectOption('Retry')
  await desk.getByRole('button', { name: 'Preview' }).click()
  await expect(desk.getByText('Nothing to retry')).toBeVisible()
  await expect(desk.getByRole('button', { name: /^Retry/ })).toHaveCount(0)
  await desk.goBack()
  await desk.getByRole('checkbox', { name: /^Choose order/ }).check()
  await chooser.selectOption('Resend email')
  await desk.getByRole('button', { name: 'Preview' }).click()
  await expect(desk.getByText(`Email to ${email}`)).toBeVisible()
  await isReadable(desk)
  await desk.getByRole('button', { name: 'Resend 1' }).click()
  await expect(desk.getByText('Done for 1 of 1.')).toBeVisible()
  await isReadable(desk)
})
