// A form that goes to another page costs nobody the page with the form, though nothing of the other one is here yet: neither
// where it is nor its script, and no service worker that would have either.
import { anAddress, expect, expectsInConsole, getsAFreeEsim, mailTo, test } from '#tests/support/traveller.ts'

for (const [name, isDiscovered] of [
  ['the router knows', true],
  ['the router has yet to learn about', false],
] as const)
  test(`keeps the page and what was typed when a form goes to a page that ${name}`, async ({ page }) => {
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
