// The account of somebody who has bought, from the sign-up on.
import { CUSTOMER } from '#tests/support/staff.ts'
import type { Easel } from './easel.ts'

export async function drawAccount({ page, draw, drawAt, shop }: Easel) {
  await drawAt('sign-up', '/signup')
  await drawAt('login', '/login')
  await page.goto(`${shop}/login`)
  await page.getByRole('textbox', { name: 'Email' }).fill(CUSTOMER.email)
  await page.getByLabel(/^Password/).fill(CUSTOMER.password)
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL(/\/account$/)
  await draw('account')
  await drawAt('user-dashboard', '/user-dashboard')
}
