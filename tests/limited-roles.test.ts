// Agents and accountants: invited, changed, and ended by a super-admin; and how much an agent may refund.
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, users } from '#db/schema.ts'
import type { Role } from '#shop/people/account/role.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { engines, quickEngine, type Engine } from './support/engines.ts'
import { hasAnAccount, linkToken, PASSWORD, signIn, whoIs, type Holder } from './support/having-accounts.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const TOTAL = 1809
const OWN_CHOICE = 'Harbour-17-violet'

let shop: TestShop
let chief: Holder
let agent: Holder
const openOn = (engine: Engine) =>
  beforeEach(async () => {
    shop = await openTestShop({ engine })
    chief = await hasAnAccount(shop, 'chief@staff.example.com', 'super-admin')
    agent = await hasAnAccount(shop, 'agent@staff.example.com', 'agent')
  })
afterEach(() => shop.close())

const by = ({ id, email }: Holder, type: Role) => ({ ...shop.at, actor: { id, type, email, name: '' } })
const proofOf = ({ token }: Holder) => ({ token, password: PASSWORD })
const change = (role: string, refundLimitCents: number, who = chief, type: Role = 'super-admin') =>
  shop.shop.staff.changeLimitedRole({ userId: agent.id, role, refundLimitCents, proof: proofOf(who) }, by(who, type))
const limit = async (cents: number) => {
  expect(await change('agent', cents)).toEqual({ ok: true })
  agent = await signIn(shop, agent.email)
}
const delivered = async () => {
  const { orderId } = await shop.buy()
  await shop.until(orderId, isCompleted)
  return orderId
}
const part = (orderId: string, cents: number, seenCents = TOTAL) =>
  shop.shop.desk.refundPartAsStaff(
    { orderId, cents, reason: 'goodwill', seenCents, isDisputeKnown: false, proof: proofOf(agent) },
    by(agent, 'agent'),
  )
const whole = (orderId: string, seenCents = TOTAL) =>
  shop.shop.desk.refundOrderAsStaff({ orderId, seenCents, proof: proofOf(agent) }, by(agent, 'agent'))
const refunded = async (orderId: string) => (await shop.orderOf(orderId)).refundedCents
const OVER = { ok: false, problem: 'over_limit' }

describe('a limited role', () => {
  openOn(quickEngine())

  it('is given by an invitation of a super-admin, and of nobody else', async () => {
    const ada = await hasAnAccount(shop, 'ada@staff.example.com', 'own-admin')
    const invite = (role: string, who: Holder, type: Role) =>
      shop.shop.staff.inviteAdmin({ email: 'grace@example.com', role, proof: proofOf(who) }, by(who, type))
    expect(await invite('accountant', ada, 'own-admin')).toEqual({ ok: false, problem: 'not_allowed' })
    expect(await invite('super-admin', chief, 'super-admin')).toEqual({ ok: false, problem: 'role_unknown' })
    expect(await invite('accountant', chief, 'super-admin')).toMatchObject({ ok: true })
    expect((await shop.shop.staff.listAdmins()).invitations).toMatchObject([{ role: 'accountant' }])

    const token = await linkToken(shop, 'grace@example.com', /admin-invite#access_token=([\w.-]+)/)
    const accepted = { token, password: OWN_CHOICE, repeated: OWN_CHOICE, rateLimitKey: 'here' }
    expect(await shop.shop.staff.acceptInvitation(accepted, shop.at)).toMatchObject({ ok: true })
    const grace = await signIn(shop, 'grace@example.com', null, OWN_CHOICE)
    expect(await whoIs(shop, grace.token)).toMatchObject({ type: 'accountant' })
  })

  it('is changed and ended with a fresh proof, and ends the sessions; the log has who, and which role they had', async () => {
    expect(await change('agent', 2000)).toEqual({ ok: true })
    expect(await whoIs(shop, agent.token)).toBeNull()
    expect(await change('agent', 2000)).toEqual({ ok: false, problem: 'role_same' })
    for (const cents of [-1, 0.5, 100_001])
      expect(await change('agent', cents)).toMatchObject({ problem: 'limit_invalid' })
    expect(await change('own-admin', 0)).toEqual({ ok: false, problem: 'role_unknown' })
    // An accountant has no limit, and gets none back by becoming an agent again.
    expect(await change('accountant', 0)).toEqual({ ok: true })
    expect(await change('agent', 0)).toEqual({ ok: true })
    expect(await whoIs(shop, (await signIn(shop, agent.email)).token)).toMatchObject({ refundLimitCents: 0 })
    expect(await change('own-user', 0)).toEqual({ ok: true })
    expect(await change('agent', 0)).toEqual({ ok: false, problem: 'not_limited' })

    const rows = await shop.database
      .db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, agent.id))
      .orderBy(auditLog.id)
    const given = rows.filter(({ action }) => action === 'role_given')
    expect(given.map(({ actorId, actorRole, facts }) => [actorId, actorRole, facts])).toEqual([
      [chief.id, 'super-admin', { from: 'agent', to: 'agent', cents: 2000 }],
      [chief.id, 'super-admin', { from: 'agent', to: 'accountant' }],
      [chief.id, 'super-admin', { from: 'accountant', to: 'agent', cents: 0 }],
      [chief.id, 'super-admin', { from: 'agent', to: 'own-user' }],
    ])
  })

  it('takes the right proof, and the super-admin that somebody is at this moment', async () => {
    const wrong = { userId: agent.id, role: 'agent', refundLimitCents: 1, proof: { token: null, password: 'wrong' } }
    expect(await shop.shop.staff.changeLimitedRole(wrong, by(chief, 'super-admin'))).toMatchObject({ ok: false })
    await shop.database.db().update(users).set({ accountType: 'own-admin' }).where(eq(users.id, chief.id))
    expect(await change('agent', 1)).toEqual({ ok: false, problem: 'not_allowed' })
  })

  it('lets an agent answer tickets, but never takes part in who runs the shop', async () => {
    expect(
      await shop.shop.staff.revokeAdmin({ userId: agent.id, proof: proofOf(chief) }, by(chief, 'super-admin')),
    ).toEqual({
      ok: false,
      problem: 'not_admin',
    })
    const makeOwner = { userId: agent.id, proof: proofOf(chief) }
    expect(await shop.shop.staff.makeOwner(makeOwner, by(chief, 'super-admin'))).toEqual({
      ok: false,
      problem: 'not_admin',
    })
    expect(
      await shop.shop.staff.changeRole(
        { userId: agent.id, role: 'own-user', businessId: '', proof: proofOf(chief) },
        by(chief, 'super-admin'),
      ),
    ).toEqual({ ok: false, problem: 'role_fixed' })
  })
})

describe('an agent', () => {
  openOn(quickEngine())

  it('refunds nothing without a limit', async () => {
    const orderId = await delivered()
    expect([await part(orderId, 1), await whole(orderId)]).toEqual([OVER, OVER])
    expect(await refunded(orderId)).toBe(0)
  })

  it('refunds up to the limit of an order in all, whoever refunded before', async () => {
    const orderId = await delivered()
    await limit(1000)
    expect(await whole(orderId)).toEqual(OVER)
    expect(await part(orderId, 1001)).toEqual(OVER)
    expect(await part(orderId, 600)).toEqual({ ok: true })
    await shop.letTimePass({ seconds: 6 })
    expect(await part(orderId, 401, TOTAL - 600)).toEqual(OVER)
    expect(await part(orderId, 400, TOTAL - 600)).toEqual({ ok: true })
    await shop.letTimePass({ seconds: 6 })
    expect(await refunded(orderId)).toBe(1000)

    const other = await delivered()
    await limit(TOTAL)
    expect(await whole(other)).toEqual({ ok: true })
  })

  it('refunds several orders at once only within the limit of each', async () => {
    const orderId = await delivered()
    await limit(TOTAL - 1)
    const seen = [{ orderId, seenCents: TOTAL }]
    const done = await shop.shop.desk.runBulk({ act: 'refund', seen, proof: proofOf(agent) }, by(agent, 'agent'))
    expect(done).toMatchObject({ ok: true, results: [{ ok: false, problem: 'over_limit' }] })
    expect(await refunded(orderId)).toBe(0)
  })
})

describe.each(engines())('an agent in two tabs on %s', (_name, engine) => {
  openOn(engine)

  it('never passes the limit with two refunds at once', async () => {
    const orderId = await delivered()
    await limit(1000)
    const answers = await Promise.all([part(orderId, 700), part(orderId, 700)])
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    await shop.letTimePass({ seconds: 6 })
    expect(await refunded(orderId)).toBe(700)
    const next = await Promise.all([part(orderId, 300, TOTAL - 700), part(orderId, 200, TOTAL - 700)])
    expect(next.filter(({ ok }) => ok)).toHaveLength(1)
    await shop.letTimePass({ seconds: 6 })
    expect(await refunded(orderId)).toBeLessThanOrEqual(1000)
  })
})
