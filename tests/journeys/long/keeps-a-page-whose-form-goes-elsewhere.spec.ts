// A form that leads to another page never costs the visitor the current one, even if nothing of the other page is
// loaded yet: neither its route nor its script, and no service worker that would have either.
import { opensTheDesk } from '#tests/support/at-the-desk.ts'
import { CHIEF } from '#tests/support/staff.ts'
import { anAddress, expect, expectsInConsole, getsAFreeEsim, mailTo, test } from '#tests/support/traveller.ts'

for (const [name, isDiscovered] of [
  ['the router knows', true],
  ['the router has yet to learn about', false],
] as const)
  test(`keeps the page and the input if a form leads to a page that ${name}`, async ({ page }) => {
    expectsInConsole('ERR_INTERNET_DISCONNECTED')
    expectsInConsole('ERR_FAILED')
    expectsInConsole('Failed to fetch manifest patches')
    const email = anAddress('elsewhere')
    await getsAFreeEsim(page, email)
    const lessons = '**/__manifest*'
    if (!isDiscovered) await page.route(lessons, (route) => route.abort())
    await page.reload({ waitUntil: 'networkidle' })
    const field = page.locator('#offer-password')
    const press = page.locator('#account').getByRole('button', { name: 'Create account' })
    const said = page.getByRole('alert').filter({ hasText: 'What you entered is still here.' })
    await field.fill('Lantern-42-kestrel')

    await page.context().setOffline(true)
    for (const how of ['once', 'twice', 'and again']) {
      const look = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/readyz'))
      await press.press('Enter')
      await look
      await expect(said, how).toBeVisible()
      await expect(field, how).toHaveValue('Lantern-42-kestrel')
    }

    await page.context().setOffline(false)
    await page.unroute(lessons)
    await press.press('Enter')
    await expect(page.locator('#account').getByRole('status')).toContainText(email)
    expect(await mailTo(email, /^Confirm your email/)).toContain('confirm=')
  })

// If the address has a parameter, the router asks the server about the page, even for a form on that same page.
test('keeps the page and the input if the connection is lost before the router has loaded its routes', async ({
  page,
  browser,
}) => {
  for (const told of ['ERR_INTERNET_DISCONNECTED', 'ERR_FAILED', 'Failed to fetch manifest patches'])
    expectsInConsole(told)
  await getsAFreeEsim(page, anAddress('own-page'))
  const desk = await opensTheDesk(browser, CHIEF, { path: '/admin-dashboard?tab=orders' })
  const order = await desk.locator('main a[href^="/admin-dashboard/orders/"]').first().getAttribute('href')
  const lessons = '**/__manifest*'
  await desk.route(lessons, (route) => route.abort())
  await desk.goto(order ?? '', { waitUntil: 'networkidle' })
  const notes = desk.locator('form').filter({ has: desk.locator('textarea') })
  const field = notes.getByRole('textbox')
  await desk.getByText('Add a note').click()
  await field.fill('Called back, landed in Lisbon.')

  await desk.context().setOffline(true)
  await notes.getByRole('button').press('Enter')
  await expect(notes.getByRole('alert')).toContainText('What you entered is still here.')
  await expect(field).toHaveValue('Called back, landed in Lisbon.')

  await desk.context().setOffline(false)
  await desk.unroute(lessons)
  await notes.getByRole('button').press('Enter')
  await expect(desk.getByText('Called back, landed in Lisbon.').last()).toBeVisible()
  await desk.getByText('Add a note').click()
  await expect(field).toHaveValue('')
})
