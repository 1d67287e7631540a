// Somebody who is signed in, as the HTTP tests say it. Customers sign up for real; those who work for a shop are rows, since
// no form makes them what they are.
import { argon2Sync, randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { credentials, users } from '#db/schema.ts'
import type { Role } from '#shop/account/role.ts'
import { confirmTokenIn, mailTo } from './account-mails.ts'
import type { Browser, HttpShop } from './open-http-shop.ts'

export const PASSWORD = 'Lantern-42-kestrel'
const NAME = 'Nora New'

/** Signs up with an address and a browser of its own, answers the mail, and logs in; with a role, it only logs in. */
export async function signedIn(shop: HttpShop, email: string, role: Role = 'own-user'): Promise<Browser> {
  const browser = shop.browser()
  const confirm = role === 'own-user' ? await signUp(shop, browser, email) : await admit(shop, email, role)
  const answer = await browser.post('/login', { email, password: PASSWORD, ...confirm })
  if (answer.status !== 302 && answer.status !== 303) throw new Error(`${email} was not let in: ${answer.status}`)
  return browser
}

async function signUp(shop: HttpShop, browser: Browser, email: string) {
  const person = { email, iccid: '', fullName: NAME, password: PASSWORD, repeated: PASSWORD }
  await browser.post('/signup', { intent: 'create', ...person })
  return { confirm: confirmTokenIn(await mailTo(shop.sandbox.url, email, /^Confirm your email/)) }
}

async function admit({ database }: HttpShop, email: string, accountType: Role) {
  const [id, now] = [randomUUID(), new Date()]
  const db = database.db()
  await db.insert(users).values({ id, email, fullName: NAME, emailVerified: true, accountType, createdAt: now })
  await db.insert(credentials).values({
    id: randomUUID(),
    userId: id,
    providerId: 'credential',
    accountId: id,
    password: CHEAP_HASH,
    createdAt: now,
    updatedAt: now,
  })
  return {}
}

const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

// A fingerprint names its own cost; this one costs next to nothing to look at.
const CHEAP_HASH = (() => {
  const nonce = Buffer.from('salt of the tests')
  const cost = { memory: 8, passes: 1, parallelism: 1, tagLength: 32 }
  const tag = argon2Sync('argon2id', { message: PASSWORD, nonce, ...cost })
  return `$argon2id$v=19$m=8,t=1,p=1$${unpadded(nonce)}$${unpadded(tag)}`
})()

export async function userIdOf({ database }: HttpShop, email: string): Promise<string> {
  const [row] = await database.db().select({ id: users.id }).from(users).where(eq(users.email, email)).limit(1)
  if (!row) throw new Error(`Nobody is known as ${email}.`)
  return row.id
}
