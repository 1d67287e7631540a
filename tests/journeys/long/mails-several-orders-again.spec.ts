// A member of staff selects orders in the list, sees what would happen to each, and only then confirms.
import { isReadable } from '#tests/support/readable.ts'
import { anAddress, buysAnEsim, expect, findsAtTheDesk, test } from '#tests/support/traveller.ts'

test('resends the emails of several orders', async ({ page, browser }) => {
  test.setTimeout(120_000)
  const email = anAddress('lost.mail')
  await buysAnEsim(page, email)

  const desk = await findsAtTheDesk(browser, email)
  const all = desk.getByRole('checkbox', { name: 'Choose all orders on this page' })
  await all.check()
  await expect(desk.getByRole('checkbox', { name: /^Choose order/ })).toBeChecked()
  await all.uncheck()
  await expect(desk.getByRole('checkbox', { name: /^Choose order/ })).not.toBeChecked()
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
