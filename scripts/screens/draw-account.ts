// The account of somebody who has bought, from the sign-up on.
import type { Easel } from './easel.ts'
import type { People } from './people.ts'

export async function drawAccount({ page, draw, drawAt, shop }: Easel, { customer }: People) {
  await drawAt('sign-up', '/signup')
  await drawAt('login', '/login')
  await page.goto(`${shop}/login`)
  await page.getByRole('textbox', { name: 'Email' }).fill(customer.email)
  await page.getByLabel(/^Password/).fill(customer.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL(/\/account$/)
  await draw('account')
  await drawAt('user-dashboard', '/user-dashboard')
}
