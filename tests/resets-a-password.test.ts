// A forgotten password: a mailed link that works once, for ten minutes, in the browser that requested it (safety case
// G14, G18).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countMailsTo, mailTo, resetTokenIn } from '#tests/support/account-mails.ts'
import { linkToken, openAccount, PASSWORD, signIn, whoIs } from '#tests/support/having-accounts.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

const OTHER = 'Harbour-17-violet'
const LINK = /^Reset your/

let networks = 0
const aRateLimitKey = () => `203.0.113.${(networks += 1)}`

let shop: TestShop
beforeAll(async () => void (shop = await openTestShop()))
afterAll(() => shop.close())

/** Requests a link as a browser does; `holder` is the token that this browser keeps. */
async function askFor(email: string, holder: string | null = null) {
  const answer = await shop.shop.accounts.requestReset({ email, rateLimitKey: aRateLimitKey(), holder }, shop.at)
  if (!answer.ok) throw new Error(`No link: ${answer.problem}`)
  return answer.holder
}
const linkOf = async (email: string) => resetTokenIn(await mailTo(shop.sandbox.url, email, LINK))
const reset = (overrides: { token: string; holder: string | null; password?: string }) =>
  shop.shop.accounts.resetPassword(
    { password: OTHER, repeated: overrides.password ?? OTHER, rateLimitKey: aRateLimitKey(), ...overrides },
    shop.at,
  )

describe('a forgotten password', () => {
  it('is reset by a link that works once; every session ends, and the owner gets an email', async () => {
    const email = 'forgetful@example.com'
    const { token: session } = await openAccount(shop, email)
    const holder = await askFor(email)
    const token = await linkOf(email)
    expect(await reset({ token, holder, password: 'password' })).toMatchObject({ problem: 'password_weak' })
    expect(await reset({ token, holder })).toEqual({ ok: true, email })
    expect(await reset({ token, holder })).toEqual({ ok: false, problem: 'reset_token_missing' })
    expect(await whoIs(shop, session)).toBeNull()
    expect(await mailTo(shop.sandbox.url, email, /was changed/)).toContain('all other devices were signed out')
    await signIn(shop, email, null, OTHER)
    await expect(signIn(shop, email)).rejects.toThrow('credentials_wrong')
  })

  it('isn’t reset in another browser, and the link still works in its own (G14)', async () => {
    const email = 'elsewhere@example.com'
    await openAccount(shop, email)
    const holder = await askFor(email)
    const token = await linkOf(email)
    const foreign = await askFor('somebody-else@example.com')
    for (const wrong of [null, '', foreign])
      expect(await reset({ token, holder: wrong })).toEqual({ ok: false, problem: 'reset_token_missing' })
    expect(await reset({ token, holder })).toEqual({ ok: true, email })
  })

  it('is reset by either of two links that one browser asked for', async () => {
    const email = 'twice@example.com'
    await openAccount(shop, email)
    const holder = await askFor(email)
    const first = await linkOf(email)
    expect(await askFor(email, holder)).toBe(holder)
    expect(await reset({ token: first, holder })).toEqual({ ok: true, email })
  })

  it('isn’t reset after ten minutes (G14)', async () => {
    const email = 'slow@example.com'
    await openAccount(shop, email)
    const holder = await askFor(email)
    const token = await linkOf(email)
    shop.jump({ seconds: 601 })
    expect(await reset({ token, holder })).toEqual({ ok: false, problem: 'reset_token_missing' })
  })

  it('isn’t reset by a link to an earlier address, or after the account’s end', async () => {
    const email = 'left@example.com'
    const { id } = await openAccount(shop, email)
    const holder = await askFor(email)
    const token = await linkOf(email)
    await shop.shop.customers.changeEmail({ userId: id, email: 'left-for@example.com', password: PASSWORD }, shop.at)
    await shop.shop.customers.confirmEmailChange(
      {
        token: await linkToken(shop, 'left-for@example.com', /token=([\w-]+)/),
        rateLimitKey: 'here',
      },
      shop.at,
    )
    expect(await reset({ token, holder })).toEqual({ ok: false, problem: 'reset_token_missing' })

    await askFor('left-for@example.com', holder)
    const last = await linkOf('left-for@example.com')
    expect(await shop.shop.customers.deleteAccount({ userId: id, password: PASSWORD }, shop.at)).toEqual({ ok: true })
    expect(await reset({ token: last, holder })).toEqual({ ok: false, problem: 'reset_token_missing' })
  })

  it('sends three emails an hour for a hundred requests, and a stranger none (G18)', async () => {
    const email = 'flooded@example.com'
    await openAccount(shop, email)
    for (let round = 0; round < 100; round += 1) await askFor(email)
    await askFor('ghost@example.com')
    await mailTo(shop.sandbox.url, email, LINK)
    await expect.poll(() => countMailsTo(shop.sandbox.url, email, LINK)).toBe(3)
    await shop.shop.worker.sweep()
    expect(await countMailsTo(shop.sandbox.url, email, LINK)).toBe(3)
    expect(await countMailsTo(shop.sandbox.url, 'ghost@example.com', /./)).toBe(0)
  })
})
