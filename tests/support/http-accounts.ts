// Signed-in users for the HTTP tests. Customers really sign up; staff are rows, since no form gives anybody their role.
import { eq } from 'drizzle-orm'
import { users } from '#db/schema.ts'
import type { Role } from '#shop/people/account/role.ts'
import { admit, PASSWORD, SOMEBODY } from './admit.ts'
import { confirmTokenIn, mailTo } from './account-mails.ts'
import type { Browser, HttpShop } from './open-http-shop.ts'

export { PASSWORD }

/** Signs up with a new address and browser, confirms the mail, and logs in; with a role, it only logs in. */
export async function signedIn(shop: HttpShop, email: string, role: Role = 'own-user'): Promise<Browser> {
  const browser = shop.browser()
  const confirm = role === 'own-user' ? await signUp(shop, browser, email) : await admit(shop.database, email, role)
  const answer = await browser.post('/login', { email, password: PASSWORD, ...confirm })
  if (answer.status !== 302 && answer.status !== 303) throw new Error(`${email} was not let in: ${answer.status}`)
  return browser
}

async function signUp(shop: HttpShop, browser: Browser, email: string) {
  const person = { email, iccid: '', fullName: SOMEBODY, password: PASSWORD, repeated: PASSWORD }
  await browser.post('/signup', { intent: 'create', ...person })
  return { confirm: confirmTokenIn(await mailTo(shop.sandbox.url, email, /^Confirm your email/)) }
}

export async function userIdOf({ database }: HttpShop, email: string): Promise<string> {
  const [row] = await database.db().select({ id: users.id }).from(users).where(eq(users.email, email)).limit(1)
  if (!row) throw new Error(`Nobody is known as ${email}.`)
  return row.id
}
