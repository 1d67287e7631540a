// An erasure ends an account for good: whatever was in progress writes nothing to the remaining record, however late it
// arrives.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { z } from 'zod'
import { credentials, passkeys, users } from '#db/schema.ts'
import { credentialStore } from '#shop/people/sign-in/credential-store.ts'
import { customerStore } from '#shop/people/account/customer-store.ts'
import { passkeyStore } from '#shop/people/second-factor/passkey-store.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import { resetTokenIn } from './support/account-mails.ts'
import { engines } from './support/engines.ts'
import { linkToken, openAccount, PASSWORD, whoIs, type Holder } from './support/having-accounts.ts'
import { anAdmin } from './support/inbox.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { mailTo } from './support/owning.ts'

const OTHER = 'Harbour-17-violet'

describe.each(engines())('on the %s database', (_name, engine) => {
  let shop: TestShop
  beforeAll(async () => void (shop = await openTestShop({ engine })))
  afterAll(() => shop.close())

  const rowOf = async ({ id }: Holder) =>
    (await shop.database.db().select().from(users).where(eq(users.id, id))).map(
      ({ email, fullName, emailVerified, accountType, mailLanguage, disabledAt }) => ({
        isNobodys: email === `deleted-${id}@deleted.invalid`,
        fullName,
        emailVerified,
        accountType,
        mailLanguage,
        disabledAt,
      }),
    )
  const NOBODY = [
    {
      isNobodys: true,
      fullName: '',
      emailVerified: false,
      accountType: 'own-user',
      mailLanguage: 'en',
      disabledAt: null,
    },
  ]
  const passwordsOf = ({ id }: Holder) =>
    shop.database.db().select().from(credentials).where(eq(credentials.userId, id))
  const leave = ({ id }: Holder) => shop.shop.customers.deleteAccount({ userId: id, password: PASSWORD }, shop.at)

  it('leaves a record that accepts no password, name, address, or role', async () => {
    const lou = await openAccount(shop, 'lou@example.com')
    expect(await leave(lou)).toEqual({ ok: true })
    const customers = customerStore(shop.database)
    const typed = { password: OTHER, repeated: OTHER }
    expect(await shop.shop.accounts.changeOwnPassword({ ...typed, userId: lou.id }, shop.at)).toEqual({
      ok: false,
      problem: 'account_gone',
    })
    await customers.verify(lou.id, 'Lou')
    await customers.rename(lou.id, 'Lou')
    await customers.changeEmail(lou.id, 'lou@example.com')
    await customers.saveMailLanguage(lou.id, 'de')
    await customers.saveRole(lou.id, 'super-admin')
    expect(await customers.setDisabled(lou.id, new Date())).toBe(false)
    expect(await customers.stayAt(lou.id, lou.email)).toBe(false)
    expect(await rowOf(lou)).toEqual(NOBODY)
    expect(await passwordsOf(lou)).toEqual([])
  })

  it('isn’t undone by links emailed before, for a password or another address', async () => {
    const kim = await openAccount(shop, 'kim@example.com')
    const asked = await shop.shop.accounts.requestReset(
      { email: kim.email, rateLimitKey: 'kim', holder: null },
      shop.at,
    )
    if (!asked.ok) throw new Error(asked.problem)
    await linkToken(shop, kim.email, /(Reset your password)/i)
    const reset = resetTokenIn((await mailTo(shop, kim.email, /access_token/)).text)
    await shop.shop.customers.changeEmail({ userId: kim.id, email: 'kim.new@example.com', password: PASSWORD }, shop.at)
    const move = await linkToken(shop, 'kim.new@example.com', /token=([\w-]+)/)
    expect(await leave(kim)).toEqual({ ok: true })

    const typed = { password: OTHER, repeated: OTHER, rateLimitKey: 'kim' }
    expect(await shop.shop.accounts.resetPassword({ ...typed, token: reset, holder: asked.holder }, shop.at)).toEqual({
      ok: false,
      problem: 'reset_token_missing',
    })
    expect(await shop.shop.customers.confirmEmailChange({ token: move, rateLimitKey: 'kim' }, shop.at)).toEqual({
      ok: false,
      problem: 'link_gone',
    })
    expect(await rowOf(kim)).toEqual(NOBODY)
    expect(await passwordsOf(kim)).toEqual([])
    expect(await whoIs(shop, kim.token)).toBeNull()
  })

  it('makes a simultaneous password change wait, and then fail', async () => {
    const sam = await openAccount(shop, 'sam@example.com')
    // The embedded database has one connection, which runs one after the other anyway.
    const [isNobodys, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const erasing = shop.database.tx(async () => {
      await customerStore(shop.database).anonymise(sam.id)
      isNobodys.resolve()
      await mayEnd.promise
      await credentialStore(shop.database).forgetPassword(sam.id)
    })
    await isNobodys.promise
    const typed = { password: OTHER, repeated: OTHER, userId: sam.id }
    const saving = shop.shop.accounts.changeOwnPassword(typed, shop.at)
    if (engine !== 'embedded') await vi.waitFor(waitsForAnother, { timeout: 20_000 })
    mayEnd.resolve()
    await erasing
    expect(await saving).toEqual({ ok: false, problem: 'account_gone' })
    expect(await passwordsOf(sam)).toEqual([])
  })

  it('includes what was being saved for the account when it began', async () => {
    const max = await openAccount(shop, 'max@example.com')
    const chloe = await anAdmin(shop, 'chloe@staff.example.com', 'Chloe Chief')
    await shop.database.db().update(users).set({ accountType: 'super-admin' }).where(eq(users.id, chloe.id))
    const chief: Caller = { ...shop.at, actor: { id: chloe.id, type: 'super-admin' } }
    const [isWritten, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const key = { credentialId: 'max', publicKey: 'key', counter: 0, transports: [], name: 'Phone', host: 'localhost' }
    const writing = shop.database.tx(async () => {
      expect(await customerStore(shop.database).stayAt(max.id, max.email)).toBe(true)
      await passkeyStore(shop.database).put({ ...key, userId: max.id, createdAt: new Date() })
      isWritten.resolve()
      await mayEnd.promise
    })
    await isWritten.promise
    const proof = { token: null, password: PASSWORD }
    const erasing = shop.shop.customers.eraseCustomer({ userId: max.id, proof }, chief)
    if (engine !== 'embedded') await vi.waitFor(waitsForAnother, { timeout: 20_000 })
    mayEnd.resolve()
    await writing
    expect(await erasing).toEqual({ ok: true })
    expect(await shop.database.db().select().from(passkeys).where(eq(passkeys.userId, max.id))).toEqual([])
  })

  const waitsForAnother = async () => {
    const asked = sql`select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
    const { rows } = counted.parse(await shop.database.db().execute(asked))
    if (rows.length === 0) throw new Error('Nobody waits for anybody.')
  }
})

const counted = z.object({ rows: z.array(z.unknown()) })
