// An eSIM doesn't install: staff replace it, and the traveler gets another one for free.
import { opensTheDesk } from '#tests/support/at-the-desk.ts'
import { isReadable } from '#tests/support/readable.ts'
import { STAFF } from '#tests/support/staff.ts'
import { anAddress, buysAnEsim, expect, mailsTo, mailTo, test } from '#tests/support/traveller.ts'

test('replaces a broken eSIM', async ({ page, browser }) => {
  const email = anAddress('broken')
  await buysAnEsim(page, email)
  const own = page.url()

  const desk = await opensTheDesk(browser, STAFF, { path: '/admin-dashboard?tab=orders' })
  const search = desk.getByRole('search')
  await search.getByRole('textbox').fill(email)
  await search.getByRole('button', { name: 'Search' }).click()
  await expect(desk.getByText(`Results for “${email}”`)).toBeVisible()
  await desk.getByRole('rowheader').getByRole('link').click()
  await desk.getByRole('link', { name: 'Replace eSIM' }).click()
  const question = desk.getByRole('region', { name: 'Replace this eSIM?' })
  await expect(question).toBeVisible()
  await isReadable(desk)
  await question.getByLabel('What’s wrong with it').selectOption({ label: 'It doesn’t install' })
  await question.getByRole('button', { name: 'Replace the eSIM' }).click()
  await expect(desk.getByText('eSIM replaced').first()).toBeVisible()
  await desk.getByRole('region', { name: 'Bundle' }).getByRole('link').click()
  await expect(desk.getByRole('heading', { name: /Replacement eSIM/, level: 1 })).toBeVisible()
  await expect(desk.getByText('€0.00').first()).toBeVisible()
  await isReadable(desk)

  // The first eSIM's mail has the same subject.
  await expect
    .poll(async () => (await mailsTo(email)).filter(({ subject }) => subject.startsWith('eSIM Details')).length)
    .toBe(2)
  expect(await mailTo(email, /^eSIM Details/)).toContain('Here is your new eSIM')
  await page.goto(own)
  await expect(page.getByRole('heading', { name: 'This eSIM was replaced' })).toBeVisible()
  await isReadable(page)
})
