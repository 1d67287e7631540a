// Somebody who is signed in, as the HTTP tests say it; a role is given as the server alone may give it.
import { eq } from 'drizzle-orm'
import { users } from '#db/schema.ts'
import type { Role } from '#shop/account/role.ts'
import { confirmTokenIn, mailTo } from './account-mails.ts'
import type { Browser, HttpShop } from './open-http-shop.ts'

export const PASSWORD = 'Lantern-42-kestrel'

/** Signs up with an address and a browser of its own, answers the mail, and logs in. */
export async function signedIn(shop: HttpShop, email: string, role: Role = 'own-user'): Promise<Browser> {
  const browser = shop.browser()
  const person = { email, iccid: '', fullName: 'Nora New', password: PASSWORD, repeated: PASSWORD }
  await browser.post('/signup', { intent: 'create', ...person })
  const confirm = confirmTokenIn(await mailTo(shop.sandbox.url, email, /^Confirm your email/))
  const answer = await browser.post('/login', { email, password: PASSWORD, confirm })
  if (answer.headers.get('location') !== '/account') throw new Error(`${email} was not let in: ${answer.status}`)
  if (role !== 'own-user')
    await shop.database.db().update(users).set({ accountType: role }).where(eq(users.email, email))
  return browser
}

export async function userIdOf({ database }: HttpShop, email: string): Promise<string> {
  const [row] = await database.db().select({ id: users.id }).from(users).where(eq(users.email, email)).limit(1)
  if (!row) throw new Error(`Nobody is known as ${email}.`)
  return row.id
}
