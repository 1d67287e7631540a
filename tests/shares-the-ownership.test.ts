// Who owns the shop: super-admins decide about everyone who runs it, and never leave it without one.
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, users } from '#db/schema.ts'
import type { Role } from '#shop/people/account/role.ts'
import { openAccount, PASSWORD, whoIs, type Holder } from './support/having-accounts.ts'
import { engines } from './support/engines.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

let shop: TestShop
let chief: Holder
let agent: Holder
afterEach(() => shop.close())

async function aMember(email: string, accountType: Role): Promise<Holder> {
  const holder = await openAccount(shop, email)
  await shop.database.db().update(users).set({ accountType }).where(eq(users.email, email))
  return holder
}
async function open(engine?: Parameters<typeof openTestShop>[0]) {
  shop = await openTestShop(engine)
  chief = await aMember('chief@staff.example.com', 'super-admin')
  agent = await aMember('agent@staff.example.com', 'own-admin')
}

const by = ({ id, email }: Holder, type: Role = 'super-admin') => ({ ...shop.at, actor: { id, type, email, name: '' } })
const about = (who: Holder, other: Holder, password = PASSWORD) => ({
  userId: other.id,
  proof: { token: who.token, password },
})
const staff = () => shop.shop.staff
const roles = async () =>
  (await staff().listAdmins()).admins.map(({ email, isOwner }) => [email.split('@')[0], isOwner])
const given = async (id: string) =>
  (await shop.database.db().select().from(auditLog).where(eq(auditLog.subject, id)).orderBy(auditLog.id)).map(
    ({ action, actorId }) => [action, actorId],
  )

describe('a super-admin', () => {
  beforeEach(() => open())

  it('signs a lone admin out, disables and enables the account, and removes the role', async () => {
    const { customers } = shop.shop
    expect(await customers.endSessionsOf(agent.id, by(chief))).toEqual({ ok: true })
    expect(await whoIs(shop, agent.token)).toBeNull()
    expect(await customers.disableAccount(agent.id, by(chief))).toEqual({ ok: true })
    expect(await customers.enableAccount(agent.id, by(chief))).toEqual({ ok: true })
    expect(await staff().revokeAdmin(about(chief, agent), by(chief))).toEqual({ ok: true })
    expect(await roles()).toEqual([['chief', true]])
    expect((await given(agent.id)).slice(-4)).toEqual([
      ['sessions_ended', chief.id],
      ['account_disabled', chief.id],
      ['account_enabled', chief.id],
      ['admin_revoked', chief.id],
    ])
  })

  it('can act on neither their own account, nor export or erase anyone on the staff', async () => {
    const { customers } = shop.shop
    const fixed = { ok: false, problem: 'role_fixed' }
    expect(await customers.disableAccount(chief.id, by(chief))).toEqual(fixed)
    expect(await customers.eraseCustomer(about(chief, agent), by(chief))).toEqual(fixed)
  })

  it('makes another one with a fresh proof, who may remove the first; the last one stays', async () => {
    expect(await staff().makeOwner(about(chief, agent, 'wrong'), by(chief))).toEqual({
      ok: false,
      problem: 'password_wrong',
    })
    expect(await staff().makeOwner(about(chief, agent), by(chief))).toEqual({ ok: true })
    expect(await whoIs(shop, agent.token)).toBeNull()
    expect(await roles()).toEqual([
      ['chief', true],
      ['agent', true],
    ])
    expect(await staff().makeOwner(about(chief, agent), by(chief))).toEqual({ ok: false, problem: 'already_owner' })
    expect(await staff().revokeAdmin(about(agent, chief), by(agent))).toEqual({ ok: true })
    expect(await roles()).toEqual([['agent', true]])
    expect(await staff().revokeAdmin(about(chief, agent), by(chief))).toEqual({ ok: false, problem: 'last_admin' })
    expect(await given(agent.id)).toContainEqual(['role_given', chief.id])
  })

  it('hands the shop over, is an admin from then on, and both are signed out', async () => {
    expect(await staff().handOver(about(chief, agent), by(chief))).toEqual({ ok: true })
    expect(await roles()).toEqual([
      ['agent', true],
      ['chief', false],
    ])
    expect([await whoIs(shop, chief.token), await whoIs(shop, agent.token)]).toEqual([null, null])
    expect(await staff().handOver(about(agent, chief), by(chief))).toEqual({ ok: false, problem: 'own_account' })
    expect(await staff().makeOwner(about(chief, agent), by(chief))).toEqual({ ok: false, problem: 'not_allowed' })
  })

  it('hands it over to nobody who could not log in, and to no customer', async () => {
    const robin = await openAccount(shop, 'robin@example.com')
    expect(await staff().handOver(about(chief, robin), by(chief))).toEqual({ ok: false, problem: 'not_admin' })
    await shop.shop.customers.disableAccount(agent.id, by(chief))
    expect(await staff().handOver(about(chief, agent), by(chief))).toEqual({ ok: false, problem: 'admin_disabled' })
  })
})

it('an admin decides nothing about a super-admin, and makes none', async () => {
  await open()
  const other = await aMember('other@staff.example.com', 'own-admin')
  const boss = await aMember('boss@staff.example.com', 'super-admin')
  const asAgent = by(agent, 'own-admin')
  for (const act of [staff().makeOwner, staff().handOver])
    expect(await act(about(agent, other), asAgent)).toEqual({ ok: false, problem: 'not_allowed' })
  expect(await staff().revokeAdmin(about(agent, boss), asAgent)).toEqual({ ok: false, problem: 'not_allowed' })
  expect(await shop.shop.customers.disableAccount(boss.id, asAgent)).toEqual({ ok: false, problem: 'role_fixed' })
  expect(await staff().revokeAdmin(about(agent, other), asAgent)).toEqual({ ok: true })
})

const left = async () => (await staff().listAdmins()).admins.filter(({ isOwner, disabledAt }) => isOwner && !disabledAt)

describe.each(engines())('two super-admins against each other, on %s', (_name, engine) => {
  beforeEach(async () => {
    await open({ engine })
    await staff().makeOwner(about(chief, agent), by(chief))
  })

  it.each([
    ['removing', (who: Holder, other: Holder) => staff().revokeAdmin(about(who, other), by(who))],
    ['disabling', (who: Holder, other: Holder) => shop.shop.customers.disableAccount(other.id, by(who))],
  ])('leave one when %s', async (_what, act) => {
    const both = await Promise.all([act(chief, agent), act(agent, chief)])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await left()).toHaveLength(1)
  })
})
