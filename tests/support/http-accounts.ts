// Signed-in users for the HTTP tests. Customers really sign up; staff are rows, since no form gives anybody their role.
import { eq } from 'drizzle-orm'
import { TOTP } from 'otpauth'
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

export const SECURITY = '/account/security'
export const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + ahead * 30_000 })

/** Sets up an authenticator; the set-up page's contents, and the codes that it shows once. */
export async function setsUp(browser: Browser) {
  const page = await (await browser.get(SECURITY)).text()
  const secret = /([A-Z2-7]{4}(?: [A-Z2-7]{4}){7})/.exec(page)?.[1]?.replaceAll(' ', '') ?? ''
  const offer = /name="offer" value="([^"]+)"/.exec(page)?.[1] ?? ''
  const answer = await browser.post(SECURITY, { intent: 'add_app', offer, code: codeOf(secret) })
  const codes = [...(await answer.text()).matchAll(/>([a-z\d]{4}(?:-[a-z\d]{4}){3})</g)].map(([, code = '']) => code)
  return { secret, codes }
}
