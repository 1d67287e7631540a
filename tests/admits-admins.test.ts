// Who becomes an admin and who stops being one: with proof from both the admin who decides and the person concerned,
// never by accident.
import { eq, sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { users } from '#db/schema.ts'
import { linkToken, openAccount, PASSWORD, signIn, whoIs, type Holder } from './support/having-accounts.ts'
import { engines } from './support/engines.ts'
import { wholeMailsTo } from './support/inbox.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const OWN_CHOICE = 'Harbour-17-violet'

let shop: TestShop
afterEach(() => shop.close())

const makeAdmin = (email: string) =>
  shop.database.db().update(users).set({ accountType: 'own-admin' }).where(eq(users.email, email))

async function anAdmin(email: string): Promise<Holder> {
  const holder = await openAccount(shop, email)
  await makeAdmin(email)
  return holder
}

const by = ({ id, email }: Holder) => ({ id, type: 'own-admin', email, name: 'Ada' }) as const
const invite = (admin: Holder, email: string, password = PASSWORD) =>
  shop.shop.staff.inviteAdmin({ email, proof: { token: admin.token, password } }, { ...shop.at, actor: by(admin) })
const invitationOf = (email: string) => linkToken(shop, email, /admin-invite#access_token=([\w.-]+)/)
const accept = (token: string, password = OWN_CHOICE) =>
  shop.shop.staff.acceptInvitation({ token, password, repeated: password, rateLimitKey: 'here' }, shop.at)
const subjectsTo = async (email: string) => (await wholeMailsTo(shop, email)).map(({ subject }) => subject)
const emails = async () =>
  (await shop.shop.staff.listAdmins()).admins.filter(({ isOwner }) => !isOwner).map(({ email }) => email)

describe('an invitation', () => {
  let ada: Holder
  beforeEach(async () => {
    shop = await openTestShop()
    ada = await anAdmin('ada@example.com')
  })

  it('creates an own-admin, named after the address, with a password that the inviter never sees', async () => {
    expect(await invite(ada, ' Grace.H@Example.com ')).toEqual({ ok: true, email: 'grace.h@example.com' })
    expect(await emails()).toEqual(['ada@example.com'])
    expect((await shop.shop.staff.listAdmins()).invitations).toMatchObject([{ email: 'grace.h@example.com' }])

    const token = await invitationOf('grace.h@example.com')
    expect(await accept(token, 'short')).toEqual({ ok: false, problem: 'password_short' })
    expect(await accept(token)).toEqual({ ok: true, email: 'grace.h@example.com' })
    const grace = await signIn(shop, 'grace.h@example.com', null, OWN_CHOICE)
    expect(await subjectsTo('grace.h@example.com')).not.toContainEqual(expect.stringContaining('was changed'))
    expect(await whoIs(shop, grace.token)).toMatchObject({ type: 'own-admin', name: 'grace.h' })
    expect((await shop.shop.staff.listAdmins()).invitations).toEqual([])
    const rows = (await shop.shop.desk.listAudit({})).rows.filter(({ action }) => action !== 'signed_in')
    expect(rows.map(({ action, actorId, subject }) => [action, actorId, subject]).slice(0, 3)).toEqual([
      ['role_given', grace.id, grace.id],
      ['password_set', grace.id, grace.id],
      ['admin_invited', ada.id, expect.any(String)],
    ])
  })

  it('works once, for 24 hours, and only the newest one of an address', async () => {
    await invite(ada, 'one@example.com')
    const first = await invitationOf('one@example.com')
    await invite(ada, 'one@example.com')
    expect(await accept(first)).toEqual({ ok: false, problem: 'invitation_gone' })
    expect((await shop.shop.staff.listAdmins()).invitations).toHaveLength(1)

    await invite(ada, 'two@example.com')
    const second = await invitationOf('two@example.com')
    expect(await Promise.all([accept(second), accept(second)])).toContainEqual({
      ok: false,
      problem: 'invitation_gone',
    })
    await invite(ada, 'late@example.com')
    const late = await invitationOf('late@example.com')
    shop.jump({ seconds: 24 * 3600 + 1 })
    expect(await accept(late)).toEqual({ ok: false, problem: 'invitation_gone' })
    expect(await accept('nonsense')).toEqual({ ok: false, problem: 'invitation_gone' })
  })

  it('opens nothing once it is withdrawn', async () => {
    await invite(ada, 'gone@example.com')
    const token = await invitationOf('gone@example.com')
    const [invitation] = (await shop.shop.staff.listAdmins()).invitations
    expect(await shop.shop.staff.withdrawInvitation(invitation?.id ?? '', { ...shop.at, actor: by(ada) })).toBe(true)
    expect(await shop.shop.staff.withdrawInvitation(invitation?.id ?? '', { ...shop.at, actor: by(ada) })).toBe(false)
    expect(await accept(token)).toEqual({ ok: false, problem: 'invitation_gone' })
    expect(await emails()).toEqual(['ada@example.com'])
  })

  it('needs the inviter’s password, and a valid address without an account', async () => {
    expect(await invite(ada, 'new@example.com', 'wrong')).toEqual({ ok: false, problem: 'password_wrong' })
    expect(await invite(ada, '')).toEqual({ ok: false, problem: 'email_missing' })
    expect(await invite(ada, 'no address')).toEqual({ ok: false, problem: 'email_invalid' })
    expect(await invite(ada, 'ada@example.com')).toEqual({ ok: false, problem: 'account_exists' })
    await openAccount(shop, 'customer@example.com')
    expect(await invite(ada, 'Customer@example.com')).toEqual({ ok: false, problem: 'account_exists' })
    expect((await shop.shop.staff.listAdmins()).invitations).toEqual([])
  })

  it('can go to somebody who bought as a guest', async () => {
    await shop.buy({ email: 'guest@example.com' })
    expect(await invite(ada, 'guest@example.com')).toMatchObject({ ok: true })
    expect(await accept(await invitationOf('guest@example.com'))).toMatchObject({ ok: true })
    expect(await emails()).toEqual(['ada@example.com', 'guest@example.com'])
  })

  it('says if the records can’t be read, and sends nothing', async () => {
    await shop.database.db().execute(sql`alter table users rename to lost`)
    expect(await invite(ada, 'new@example.com')).toEqual({ ok: false, problem: 'email_unchecked' })
    await shop.database.db().execute(sql`alter table lost rename to users`)
    expect(await shop.mailsTo('new@example.com')).toEqual([])
  })

  it('doesn’t lower a role that was raised meanwhile', async () => {
    await shop.buy({ email: 'boss@example.com' })
    await invite(ada, 'boss@example.com')
    const token = await invitationOf('boss@example.com')
    await shop.database
      .db()
      .update(users)
      .set({ accountType: 'super-admin' })
      .where(eq(users.email, 'boss@example.com'))
    expect(await accept(token)).toEqual({ ok: false, problem: 'invitation_gone' })
    expect(await emails()).toEqual(['ada@example.com'])
  })
})

describe.each(engines())('taking the role away, on %s', (_name, engine) => {
  it('ends the sessions at once, and is impossible for oneself, the last admin, or two admins at each other', async () => {
    shop = await openTestShop({ engine })
    const ada = await anAdmin('ada@example.com')
    const revoke = (admin: Holder, other: Holder, password = PASSWORD) =>
      shop.shop.staff.revokeAdmin(
        { userId: other.id, proof: { token: admin.token, password } },
        { ...shop.at, actor: by(admin) },
      )

    expect(await revoke(ada, ada)).toEqual({ ok: false, problem: 'own_account' })
    const boss = await openAccount(shop, 'boss@example.com')
    expect(await revoke(boss, ada)).toEqual({ ok: false, problem: 'last_admin' })

    const grace = await anAdmin('grace@example.com')
    expect(await revoke(ada, grace, 'wrong')).toEqual({ ok: false, problem: 'password_wrong' })
    expect(await revoke(ada, grace)).toEqual({ ok: true })
    expect(await whoIs(shop, grace.token)).toBeNull()
    expect(await revoke(ada, grace)).toEqual({ ok: false, problem: 'not_admin' })
    expect(await emails()).toEqual(['ada@example.com'])

    await makeAdmin('grace@example.com')
    const both = await Promise.all([revoke(ada, grace), revoke(grace, ada)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(both).toContainEqual({ ok: false, problem: 'last_admin' })
    expect(await emails()).toHaveLength(1)
  })
})
