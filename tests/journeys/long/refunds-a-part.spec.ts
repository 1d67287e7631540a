// A member of staff refunds part of a payment with a reason; the order continues, and its page says who did what.
import { isReadable } from '#tests/support/readable.ts'
import { STAFF } from '#tests/support/staff.ts'
import { anAddress, buysAnEsim, expect, findsAtTheDesk, test } from '#tests/support/traveller.ts'

test('refunds a part of a payment', async ({ page, browser }) => {
  test.setTimeout(120_000)
  const email = anAddress('unlucky')
  await buysAnEsim(page, email)

  const desk = await findsAtTheDesk(browser, email)
  await desk.getByRole('rowheader').getByRole('link').click()

  const notes = desk.getByRole('region', { name: 'Internal notes' })
  await notes.getByText('Add a note').click()
  await notes.getByRole('textbox').fill('No coverage for two days in Rome.')
  await notes.getByRole('button', { name: 'Add note' }).click()
  await expect(notes.getByText('No coverage for two days in Rome.')).toBeVisible()
  await expect(notes.getByText(STAFF.name)).toBeVisible()
  await notes.getByText('Add a note').click()
  await expect(notes.getByRole('textbox')).toHaveValue('')

  await desk.getByRole('link', { name: 'Refund a part' }).click()
  const form = desk.getByRole('region', { name: 'Refund a part' })
  await isReadable(desk)
  await form.getByRole('textbox', { name: 'Amount in euros' }).fill('1000')
  await form.getByRole('combobox', { name: 'Reason' }).selectOption('Poor coverage or speed')
  await form.getByRole('button', { name: 'Refund this amount' }).click()
  await expect(form.getByText('That’s more than what’s left of the payment.')).toBeVisible()
  await expect(form.getByRole('combobox', { name: 'Reason' })).toHaveValue('poor_coverage')
  await form.getByRole('textbox', { name: 'Amount in euros' }).fill('5,00')
  await form.getByRole('button', { name: 'Refund this amount' }).click()
  await expect(desk.getByText('Partial refund on its way').first()).toBeVisible()
  await expect(async () => {
    await desk.reload()
    await desk.getByText('Timeline').click()
    await expect(desk.getByText('Partly refunded')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await expect(desk.getByText(`by ${STAFF.name}`).first()).toBeVisible()
  await expect(desk.getByText('by the traveler').first()).toBeVisible()
  await expect(desk.getByText('Credit note')).toBeVisible()
  await expect(desk.getByRole('heading', { level: 1 })).toContainText('Completed')
  await isReadable(desk)
  await desk.getByRole('link', { name: 'Open record' }).click()
  await expect(desk.getByRole('heading', { name: 'Account actions' })).toBeVisible()
  await expect(desk.getByRole('region', { name: 'Orders' }).getByText('€5.00')).toBeVisible()
  await isReadable(desk)
})
