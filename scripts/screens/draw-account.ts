// A buyer's account, from the sign-up on.
import type { Easel } from './easel.ts'
import type { People } from './people.ts'

export async function drawAccount({ page, draw, drawAt, logIn }: Easel, { customer }: People) {
  await drawAt('sign-up', '/signup')
  await drawAt('login', '/login')
  await logIn(customer)
  await page.waitForURL(/\/account$/)
  await draw('account')
  await drawAt('user-dashboard', '/user-dashboard')
}
