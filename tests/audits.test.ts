// Everything that somebody must answer for is recorded once, in one chain that nobody can change, on both databases
// (safety case G22).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq, sql, type SQL } from 'drizzle-orm'
import { auditLog, users } from '#db/schema.ts'
import { auditStore } from '#shop/records/audit/audit-store.ts'
import { CHAIN_START } from '#shop/records/audit/audit-row.ts'
import { recordAudit, type NoteOfBrand } from '#shop/records/audit/record-audit.ts'
import { mailTo, resetTokenIn } from './support/account-mails.ts'
import { linkToken, openAccount, PASSWORD, signIn } from './support/having-accounts.ts'
import { engines } from './support/engines.ts'
import { wholeMailsTo } from './support/inbox.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const OTHER = 'Harbour-17-violet'
/** Four hours before the shop's night begins, so that a check now is recent enough. */
const EVENING = new Date('2031-03-08T21:00:00Z')
const anEntry = (subject: string): NoteOfBrand => ({
  actor: { id: 'admin-1', role: 'own-admin' },
  action: 'account_viewed',
  subject,
  facts: { tool: 1, by: 'two', why: null },
})

describe.each(engines())('the audit log on the %s database', (_name, engine) => {
  let shop: TestShop
  beforeAll(async () => void (shop = await openTestShop({ engine })))
  afterAll(() => shop.close())

  const rows = () => shop.database.db().select().from(auditLog).orderBy(auditLog.id)
  const record = (subject: string) =>
    recordAudit({ audit: auditStore(shop.database), clock: shop.clock, log: shop.log }, anEntry(subject), shop.at)

  it('is one chain without gaps, however many write at once', async () => {
    expect(await shop.shop.desk.verifyAuditChain()).toEqual({ ok: true, end: { id: 0, hash: CHAIN_START } })
    await Promise.all(Array.from({ length: 40 }, (_, at) => record(`subject-${at}`)))
    const written = await rows()
    expect(written.map(({ id }) => id)).toEqual(Array.from({ length: 40 }, (_, at) => at + 1))
    expect(new Set(written.map(({ subject }) => subject)).size).toBe(40)
    expect(await shop.shop.desk.verifyAuditChain()).toEqual({ ok: true, end: { id: 40, hash: written.at(-1)?.hash } })
  })

  it('drops entries that were rolled back, without a gap', async () => {
    const before = (await rows()).length
    const broken = shop.database.tx(async () => {
      await record('undone')
      throw new Error('undone')
    })
    await expect(broken).rejects.toThrow('undone')
    await record('done')
    expect((await rows()).slice(before)).toMatchObject([{ id: before + 1, subject: 'done' }])
    expect(await shop.shop.desk.verifyAuditChain()).toMatchObject({ ok: true })
  })

  it.each([
    ['a change', sql`update audit_log set actor_role = 'own-user' where id = 1`],
    ['a removal', sql`delete from audit_log where id = 1`],
    ['being emptied', sql`truncate audit_log`],
  ])('refuses %s', async (_what, statement) => {
    const refused = shop.database.db().execute(statement)
    await expect(refused).rejects.toMatchObject({ cause: { message: expect.stringContaining('never change') } })
    expect((await rows()).length).toBeGreaterThan(0)
  })

  it('rejects a second row after the same one, so that the chain can’t fork', async () => {
    const [first] = await rows()
    if (!first) throw new Error('no row')
    const fork = { ...first, id: 9_999, hash: 'f'.repeat(64) }
    await expect(shop.database.db().insert(auditLog).values(fork)).rejects.toThrow('Failed query')
  })

  it('is found broken if somebody bypassed the trigger or removed its end', async () => {
    const db = shop.database.db()
    const verdict = await shop.shop.desk.verifyAuditChain()
    if (!verdict.ok) throw new Error('broken')
    await db.execute(sql`alter table audit_log disable trigger all`)
    try {
      await db.delete(auditLog).where(eq(auditLog.id, verdict.end.id))
      expect(await shop.shop.desk.verifyAuditChain()).toMatchObject({ ok: true })
      expect(await shop.shop.desk.verifyAuditChain(verdict.end)).toEqual({
        ok: false,
        problem: 'end_missing',
        at: verdict.end.id,
      })
      await db.update(auditLog).set({ actorRole: 'own-user' }).where(eq(auditLog.id, 7))
      expect(await shop.shop.desk.verifyAuditChain()).toEqual({ ok: false, problem: 'chain_broken', at: 7 })
    } finally {
      await db.execute(sql`alter table audit_log enable trigger all`)
    }
  })
})

describe('the repeated check of the log', () => {
  let shop: TestShop
  beforeAll(async () => void (shop = await openTestShop({ startsAt: EVENING })))
  afterAll(() => shop.close())

  const record = (subject: string) =>
    recordAudit({ audit: auditStore(shop.database), clock: shop.clock, log: shop.log }, anEntry(subject), shop.at)
  const tamper = async (statement: SQL) => {
    await shop.database.db().execute(sql`alter table audit_log disable trigger all`)
    await shop.database.db().execute(statement)
    await shop.database.db().execute(sql`alter table audit_log enable trigger all`)
  }
  const view = () => shop.shop.desk.viewAuditChain()

  it('continues where the last check ended, and covers the whole log once a day', async () => {
    for (const subject of ['one', 'two', 'three']) await record(subject)
    const first = await view()
    if (!first.ok) throw new Error('broken')
    expect(first.end.id).toBe(3)
    shop.jump({ seconds: 3_600 })
    await record('four')
    expect(await view()).toMatchObject({ ok: true, end: { id: 4 }, wholeAt: first.wholeAt })

    await tamper(sql`update audit_log set subject = 'other' where id = 2`)
    expect(await view()).toMatchObject({ ok: true })
    shop.jump({ days: 1 })
    expect(await view()).toEqual({ ok: false, problem: 'chain_broken', at: 2 })
    expect(await view()).toMatchObject({ ok: false })

    await tamper(sql`update audit_log set subject = 'two' where id = 2`)
    const mended = await view()
    expect(mended.ok && mended.wholeAt > first.wholeAt).toBe(true)
  })

  it('notices if its last row is missing or changed', async () => {
    await tamper(sql`update audit_log set subject = 'other' where id = 4`)
    expect(await view()).toEqual({ ok: false, problem: 'chain_broken', at: 4 })
    await tamper(sql`delete from audit_log where id = 4`)
    expect(await view()).toEqual({ ok: false, problem: 'end_missing', at: 4 })
  })

  it('raises an alert at night, even if somebody checked the evening before', async () => {
    for (let hour = 0; hour < 24; hour += 1) {
      shop.jump({ seconds: 3_600 })
      await shop.shop.desk.checkAuditChain()
    }
    expect(shop.log.errors).toEqual(['the audit log was changed'])
  })
})

describe('what the log records', () => {
  let shop: TestShop
  beforeAll(async () => void (shop = await openTestShop()))
  afterAll(() => shop.close())

  const toldOf = async (subject: string) =>
    (await shop.database.db().select().from(auditLog).where(eq(auditLog.subject, subject)).orderBy(auditLog.id)).map(
      ({ actorId, actorRole, action, facts }) => ({ actorId, actorRole, action, facts }),
    )

  it('is the creation of the first administrator', async () => {
    const token = resetTokenIn((await shop.shop.staff.issueFirstAdminLink()) ?? '')
    const input = { token, email: 'first@example.com', fullName: '', password: PASSWORD, repeated: PASSWORD }
    expect(await shop.shop.staff.makeFirstAdmin(input, shop.at)).toMatchObject({ ok: true })
    const { id } = await signIn(shop, 'first@example.com')
    const console = { actorId: null, actorRole: 'console' }
    expect(await toldOf(id)).toEqual([
      { actorId: id, actorRole: 'own-user', action: 'password_set', facts: { by: 'first_admin_link' } },
      { ...console, action: 'first_admin_link_used', facts: {} },
      { ...console, action: 'role_given', facts: { from: 'own-user', to: 'super-admin' } },
      { actorId: id, actorRole: 'super-admin', action: 'signed_in', facts: { country: null, isNew: false } },
    ])
    // A first password changes nothing that the mailbox should be warned about.
    expect(await wholeMailsTo(shop, 'first@example.com')).toEqual([])
  })

  it('is an administrator’s view of somebody’s account, but not of their own (G22)', async () => {
    const seen = await openAccount(shop, 'seen@example.com')
    const boss = await openAccount(shop, 'boss@example.com')
    await shop.database.db().update(users).set({ accountType: 'own-admin' }).where(eq(users.id, boss.id))
    const viewer = await shop.shop.accounts.findSessionUser(boss.token, shop.at)
    if (!viewer) throw new Error('nobody')
    expect(await shop.shop.customers.viewAccount(seen.email, { ...shop.at, actor: viewer })).toMatchObject({
      email: seen.email,
    })
    await shop.shop.customers.viewAccount(boss.email, { ...shop.at, actor: viewer })
    await shop.shop.customers.viewAccount('nobody@example.com', { ...shop.at, actor: viewer })
    expect(await toldOf(seen.id)).toEqual([
      { actorId: boss.id, actorRole: 'own-admin', action: 'account_viewed', facts: {} },
    ])
    expect(await toldOf(boss.id)).toEqual([])
  })

  it('is what owners do to their accounts, without naming anybody', async () => {
    const email = 'owner@example.com'
    const { id } = await openAccount(shop, email)
    const own = { actorId: id, actorRole: 'own-user' }
    const asked = await shop.shop.accounts.requestReset({ email, rateLimitKey: 'n1', holder: null }, shop.at)
    if (!asked.ok) throw new Error(asked.problem)
    const token = resetTokenIn(await mailTo(shop.sandbox.url, email, /^Reset your/))
    const input = { password: OTHER, repeated: OTHER, rateLimitKey: 'n1' }
    await shop.shop.accounts.resetPassword({ ...input, token, holder: asked.holder }, shop.at)
    await shop.shop.accounts.changeOwnPassword({ userId: id, password: PASSWORD, repeated: PASSWORD }, shop.at)
    await signIn(shop, email)
    const owner = { id, type: 'own-user' } as const
    const [session] = await shop.shop.accounts.listSessions(id)
    await shop.shop.accounts.endSession(session?.id ?? '', { ...shop.at, actor: owner })
    await shop.shop.accounts.endSession('somebody-elses', { ...shop.at, actor: owner })
    await shop.shop.accounts.endSessions({ ...shop.at, actor: owner })
    await shop.shop.customers.changeEmail({ userId: id, email: 'moved@example.com', password: PASSWORD }, shop.at)
    await shop.shop.customers.confirmEmailChange(
      {
        token: await linkToken(shop, 'moved@example.com', /token=([\w-]+)/),
        rateLimitKey: 'here',
      },
      shop.at,
    )
    await shop.shop.customers.deleteAccount({ userId: id, password: PASSWORD }, shop.at)

    expect(await toldOf(id)).toEqual([
      { ...own, action: 'password_set', facts: { by: 'reset_link' } },
      { ...own, action: 'password_set', facts: { by: 'own_password' } },
      { ...own, action: 'sessions_ended', facts: { which: 'one' } },
      { ...own, action: 'sessions_ended', facts: { which: 'all' } },
      { ...own, action: 'email_changed', facts: { guestId: null } },
      { ...own, action: 'account_deleted', facts: {} },
    ])
    const said = await shop.database
      .db()
      .select({ subject: auditLog.subject, facts: auditLog.facts })
      .from(auditLog)
      .orderBy(auditLog.id)
    expect(JSON.stringify(said)).not.toMatch(/@|Robin|Reisende|\d{18,}/)
    expect(await shop.shop.desk.verifyAuditChain()).toMatchObject({ ok: true })
  })

  it('is saved together with the action, or the action doesn’t happen', async () => {
    const { id, token } = await openAccount(shop, 'chief@example.com')
    const by = { id, type: 'super-admin', name: 'Chief', email: 'chief@example.com' } as const
    const brand = { name: 'Delta', domain: 'delta.example', orderPrefix: null }
    const db = shop.database.db()
    await db.execute(sql`alter table audit_log add constraint nothing_more check (false) not valid`)
    try {
      await expect(shop.shop.brands.addBusiness(brand, { ...shop.at, actor: by })).rejects.toThrow('Failed query')
      const invited = shop.shop.staff.inviteAdmin(
        { email: 'new@example.com', proof: { token: null, password: PASSWORD } },
        { ...shop.at, actor: by },
      )
      await expect(invited).rejects.toThrow('Failed query')
      await expect(
        shop.shop.desk.exportDeskOrders(
          { view: 'all', sort: 'newest', search: null, token },
          { ...shop.at, actor: by },
        ),
      ).rejects.toThrow('Failed query')
    } finally {
      await db.execute(sql`alter table audit_log drop constraint nothing_more`)
    }
    expect((await shop.shop.brands.listBusinesses()).some(({ domain }) => domain === brand.domain)).toBe(false)
    expect((await shop.shop.staff.listAdmins()).invitations).toEqual([])
    expect(await shop.shop.brands.addBusiness(brand, { ...shop.at, actor: by })).toMatchObject({ ok: true })
  })

  it('is read page by page, by action or by person', async () => {
    const { id } = await openAccount(shop, 'reader@example.com')
    const audit = { audit: auditStore(shop.database), clock: shop.clock, log: shop.log }
    const reader = { id, role: 'own-admin' }
    for (let at = 0; at < 60; at += 1)
      await recordAudit(audit, { ...anEntry(`page-${at}`), actor: at % 2 ? reader : anEntry('').actor }, shop.at)
    const subjects = async (question: Parameters<typeof shop.shop.desk.listAudit>[0]) =>
      (await shop.shop.desk.listAudit(question)).rows.map(({ subject }) => subject)
    const first = await shop.shop.desk.listAudit({})
    expect([first.rows.length, first.rows[0]?.subject, first.previous]).toEqual([25, 'page-59', null])
    expect(first.rows[0]?.actorName).toBe('Robin Reisende')
    const second = await shop.shop.desk.listAudit({ after: first.next })
    expect(second.rows[0]?.subject).toBe('page-34')
    expect(await shop.shop.desk.listAudit({ before: second.previous })).toEqual(first)
    const own = await shop.shop.desk.listAudit({ actor: { id } })
    expect(own.rows.every(({ actorId }) => actorId === id)).toBe(true)
    expect(await subjects({ actor: { id }, after: own.next })).toHaveLength(5)
    expect(await subjects({ action: 'first_admin_link_used', actor: { id: null } })).toHaveLength(1)
    expect(await shop.shop.desk.listAudit({ after: 'x', before: '9'.repeat(30) })).toEqual(first)
  })
})
