// Account holders for the use-case tests: signed up, address confirmed, signed in.
import { vi } from 'vitest'
import type { Role } from '#shop/people/account/role.ts'
import { admit, PASSWORD } from './admit.ts'
import type { TestShop } from './open-test-shop.ts'
import { mailTo } from './owning.ts'

export { PASSWORD }

let networks = 0
const aRateLimitKey = () => `accounts-${++networks}`

export type Holder = { id: string; email: string; token: string }

export async function openAccount(shop: TestShop, email: string, fullName = 'Robin Reisende'): Promise<Holder> {
  const input = { email, iccid: '', fullName, password: PASSWORD, repeated: PASSWORD, rateLimitKey: aRateLimitKey() }
  const signed = await shop.shop.accounts.signUp(input, shop.at)
  if (!signed.ok) throw new Error(`Nobody could sign up: ${signed.problem}`)
  return signIn(shop, email, await linkToken(shop, email, /confirm=([\w-]+)/))
}

/** The same without a mailbox: rows, and a password that is cheap to verify. */
export async function hasAnAccount(shop: TestShop, email: string, accountType: Role = 'own-user'): Promise<Holder> {
  await admit(shop.database, email, accountType)
  return signIn(shop, email)
}

export async function signIn(
  shop: TestShop,
  email: string,
  confirmToken: string | null = null,
  password = PASSWORD,
): Promise<Holder> {
  const signed = await shop.shop.accounts.signIn(
    {
      email,
      password,
      confirmToken,
      rateLimitKey: aRateLimitKey(),
      device: 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0',
      ip: null,
      // Nobody is told by email of a browser that the account used before.
      knownBrowser: 'a-known-browser',
      oldToken: null,
    },
    shop.at,
  )
  if (!signed.ok) throw new Error(`Nobody could sign in: ${signed.problem}`)
  return { id: signed.userId, email: signed.email, token: signed.token }
}

/** The content of a mail: the newest one to this address that matches. */
export function linkToken(shop: TestShop, email: string, sign: RegExp): Promise<string> {
  return vi.waitFor(
    async () => {
      await shop.shop.worker.sweep()
      const found = sign.exec((await mailTo(shop, email, sign)).text)?.[1]
      if (!found) throw new Error(`No mail to ${email} says ${sign}`)
      return found
    },
    { timeout: 60_000, interval: 100 },
  )
}

export const whoIs = (shop: TestShop, token: string) => shop.shop.accounts.findSessionUser(token, shop.at)
