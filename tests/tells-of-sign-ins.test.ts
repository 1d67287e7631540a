// A sign-in is an event: recorded and mailed for everybody who works here. A session counts only where it was opened.
import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { auditLog, mails, users } from '#db/schema.ts'
import type { SignInInput } from '#shop/people/sign-in/sign-in.ts'
import type { Tenant } from '#values/brand-facts.ts'
import { admit, PASSWORD } from './support/admit.ts'
import { hasAnAccount, linkToken } from './support/having-accounts.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { mailTo } from './support/owning.ts'
import { aPartner } from './support/prepaying.ts'

let shop: TestShop
let elsewhere: Tenant
beforeAll(async () => {
  shop = await openTestShop()
  elsewhere = { ...shop.at.tenant, origin: 'https://esim.partner.example', domain: 'esim.partner.example' }
})
afterAll(() => shop.close())

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0'
let browsers = 0
const input = (email: string, more: Partial<SignInInput> = {}): SignInInput => ({
  email,
  password: PASSWORD,
  confirmToken: null,
  rateLimitKey: `browser-${++browsers}`,
  device: FIREFOX,
  ip: '194.109.6.66',
  knownBrowser: null,
  oldToken: null,
  ...more,
})
const signIn = (email: string, more: Partial<SignInInput> = {}, tenant = shop.at.tenant) =>
  shop.shop.accounts.signIn(input(email, more), { tenant })
const acts = async (id: string) =>
  (await shop.database.db().select().from(auditLog).where(eq(auditLog.subject, id)).orderBy(desc(auditLog.id))).map(
    ({ action, facts }) => ({ action, ...facts }),
  )

const hostOf = (id: string): Tenant => ({ ...elsewhere, brand: { ...elsewhere.brand, id } })

describe('a session', () => {
  it('counts at the host where it was opened, and nowhere else', async () => {
    const here = await hasAnAccount(shop, 'robin@example.com')
    const there = await signIn('robin@example.com', {}, elsewhere)
    if (!there.ok) throw new Error(there.problem)
    const seen = (token: string, tenant: Tenant) => shop.shop.accounts.findSessionUser(token, { tenant })
    expect(await seen(here.token, shop.at.tenant)).toMatchObject({ email: 'robin@example.com' })
    expect(await seen(here.token, elsewhere)).toBeNull()
    expect(await seen(there.token, elsewhere)).toMatchObject({ email: 'robin@example.com' })
    expect(await seen(there.token, shop.at.tenant)).toBeNull()
    expect(await shop.shop.accounts.isFreshlySignedIn(there.token, shop.at)).toBe(false)
    expect(await shop.shop.accounts.isFreshlySignedIn(there.token, { tenant: elsewhere })).toBe(true)
  })

  it.each(['own-admin', 'super-admin'] as const)('of an %s is not opened at a partner’s host', async (role) => {
    const email = `${role}@example.com`
    const { id } = await admit(shop.database, email, role)
    expect(await signIn(email, {}, elsewhere)).toEqual({ ok: false, problem: 'staff_elsewhere' })
    // Who knows the password is not to go unseen.
    expect((await acts(id))[0]).toEqual({ action: 'password_accepted', outcome: 'elsewhere' })
    expect(await signIn(email, { password: 'not-this-one' }, elsewhere)).toMatchObject({ problem: 'credentials_wrong' })
    expect(await signIn(email)).toMatchObject({ ok: true, role })
  })

  it('of staff can’t be had at a partner’s host with a new password either, whose link the partner could read', async () => {
    const email = 'reset-elsewhere@example.com'
    const { id } = await admit(shop.database, email, 'super-admin')
    const partner = { tenant: elsewhere }
    const ask = (at: { tenant: Tenant }) =>
      shop.shop.accounts.requestReset({ email, rateLimitKey: email, holder: null }, at)
    const mailed = async () => (await shop.database.db().select().from(mails).where(eq(mails.email, email))).length
    expect(await ask(partner)).toMatchObject({ ok: true, code: expect.any(String) })
    expect(await mailed()).toBe(0)
    const asked = await ask(shop.at)
    if (!asked.ok) throw new Error(asked.problem)
    const token = await linkToken(shop, email, /access_token=([\w.-]+)/)
    const chosen = { token, password: 'Harbor-77-osprey', repeated: 'Harbor-77-osprey', rateLimitKey: email }
    const { holder } = asked
    expect(await shop.shop.accounts.resetPassword({ ...chosen, holder }, partner)).toMatchObject({ ok: false })
    expect(await signIn(email)).toMatchObject({ ok: true })
    expect(await acts(id)).not.toContainEqual(expect.objectContaining({ action: 'password_set' }))
  })

  it('of somebody who becomes an admin later gives no rights at a partner’s host', async () => {
    const email = 'later@example.com'
    await hasAnAccount(shop, email)
    const there = await signIn(email, {}, elsewhere)
    if (!there.ok) throw new Error(there.problem)
    await shop.database.db().update(users).set({ accountType: 'super-admin' }).where(eq(users.email, email))
    expect(await shop.shop.accounts.findSessionUser(there.token, { tenant: elsewhere })).toMatchObject({
      type: 'own-user',
    })
  })

  it('of a business gives its rights at the shop’s host and its own, and none at another partner’s', async () => {
    const email = 'boss@alpha.example'
    await aPartner(shop, 'alpha')
    await admit(shop.database, email, 'business-admin')
    await shop.database.db().update(users).set({ businessId: 'alpha' }).where(eq(users.email, email))
    const seenAt = async (tenant: Tenant) => {
      const signed = await signIn(email, {}, tenant)
      if (!signed.ok) throw new Error(signed.problem)
      const user = await shop.shop.accounts.findSessionUser(signed.token, { tenant })
      return [signed.role, user?.type, user?.businessId]
    }
    expect(await seenAt(shop.at.tenant)).toEqual(['business-admin', 'business-admin', 'alpha'])
    expect(await seenAt(hostOf('alpha'))).toEqual(['business-admin', 'business-admin', 'alpha'])
    expect(await seenAt(hostOf('beta'))).toEqual(['own-user', 'own-user', null])
  })
})

describe('a sign-in of staff', () => {
  it('is recorded with its country, and a new browser is told by email', async () => {
    const email = 'chief@example.com'
    await admit(shop.database, email, 'super-admin')
    const first = await signIn(email)
    if (!first.ok) throw new Error(first.problem)
    expect((await acts(first.userId))[0]).toEqual({ action: 'signed_in', country: 'NL', isNew: true })
    await linkToken(shop, email, /(signed in with a new browser)/)
    const { text } = await mailTo(shop, email, /New sign-in/)
    expect(text).toContain('with Firefox, Linux, from The Netherlands')
    expect(text).toContain('/account/security')

    const again = await signIn(email, { knownBrowser: 'a-known-browser', ip: null })
    expect(again.ok).toBe(true)
    expect((await acts(first.userId))[0]).toEqual({ action: 'signed_in', country: null, isNew: false })
    await shop.shop.worker.sweep()
    const rows = await shop.database.db().select().from(mails).where(eq(mails.email, email))
    expect(rows.map(({ kind }) => kind)).toEqual(['new_sign_in'])
  })

  it('that fails is recorded, and no more than eleven times an hour', async () => {
    const email = 'target@example.com'
    await admit(shop.database, email, 'own-admin')
    const known = await signIn(email)
    if (!known.ok) throw new Error(known.problem)
    for (let tries = 0; tries < 5; tries++)
      expect(await signIn(email, { password: 'not-this-one' })).toMatchObject({ problem: 'credentials_wrong' })
    const denied = (await acts(known.userId)).filter(({ action }) => action === 'attempt_denied')
    expect(denied).toEqual(Array.from({ length: 5 }, () => ({ action: 'attempt_denied', why: 'sign_in' })))
  })
})

it('A customer’s sign-in is neither recorded nor mailed, and shows where it is signed in', async () => {
  const email = 'customer@example.com'
  const { id } = await hasAnAccount(shop, email)
  expect((await signIn(email)).ok).toBe(true)
  expect((await signIn(email, { password: 'not-this-one' })).ok).toBe(false)
  expect(await acts(id)).toEqual([])
  const sessions = await shop.shop.accounts.listSessions(id)
  expect(sessions.map(({ country, device }) => [country, device])).toContainEqual(['NL', FIREFOX])
})
