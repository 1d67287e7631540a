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

test('mistypes the email and checks the terms right after: the check isn’t lost when the error appears', async ({
  page,
}) => {
  await comesWithATrip(page)
  await page.getByLabel('Full name').fill('Robin Reisende')
  await page.getByLabel('Email', { exact: false }).first().fill('robin@nowhere')
  await page.getByRole('checkbox', { name: /terms/i }).check()

  await expect(page.getByText('Please enter a valid email address').first()).toBeVisible()
  await expect(page.getByRole('checkbox', { name: /terms/i })).toBeChecked()
})

test('corrects what a toast says is wrong, and the toast leaves, though nothing lets its time pass', async ({
  page,
}) => {
  await comesWithATrip(page)
  await page.getByLabel('Full name').fill('Robin Reisende')
  const email = page.getByLabel('Email', { exact: false }).first()
  await email.fill('robin@nowhere')
  await page.getByRole('checkbox', { name: /terms/i }).check()
  await page.getByRole('button', { name: /^Order with obligation to pay/ }).click()
  const toast = page.getByRole('region', { name: 'Notifications (F8)' }).getByText('Please enter a valid email address')
  // Its time stands still under the pointer.
  await toast.hover()
  await email.fill('robin@nowhere.example')
  await expect(toast).toHaveCount(0)
})

test('corrects a rejected email address on the order page, which then continues', async ({ page }) => {
  const right = anAddress('corrected')
  const wrong = right.replace(/\.\w+$/, '.con')
  await spoils({ target: 'smtp', at: 'smtp', kind: 'reject_550', match: wrong })
  await comesWithATrip(page)
  await fillsTheCheckout(page, { email: wrong })
  await orders(page)
  await paysWith(page, GOOD_CARD)
  await expect(page.getByText('Email error: the mail server refused the address')).toBeVisible()
  await page.getByRole('textbox', { name: 'Email address' }).fill(right)
  await page.getByRole('button', { name: 'Send to this address' }).click()
  await holdsTheEsim(page)
  await expect(page.getByText(`We’ve emailed a copy to ${right}`)).toBeVisible()
})
