// Staff view a customer, log them out, disable and enable their account, export and erase their data; permissions are
// checked where it happens, and every action is recorded.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLog, authenticators, credentials, mails, orders, recoveryCodes, sessions, users } from '#db/schema.ts'
import { recoveryCodeStore } from '#shop/people/second-factor/recovery-code-store.ts'
import { hostOf } from '#values/brand-facts.ts'
import { sessionStore } from '#shop/people/sign-in/session-store.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { openAccount, PASSWORD, signIn, whoIs, type Holder } from './support/having-accounts.ts'
import { anAdmin, callerAs, writeToUs } from './support/inbox.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

let shop: TestShop
let ada: Holder
let chief: Caller
beforeAll(async () => {
  shop = await openTestShop()
  ada = await anAdmin(shop, 'ada@staff.example.com', 'Ada Admin')
  const chloe = await anAdmin(shop, 'chloe@staff.example.com', 'Chloe Chief')
  await shop.database.db().update(users).set({ accountType: 'super-admin' }).where(eq(users.id, chloe.id))
  chief = { ...shop.at, actor: { id: chloe.id, type: 'super-admin' } }
})
afterAll(() => shop.close())

const by = () => callerAs(shop, ada)
const customers = () => shop.shop.customers
const actsOn = async (id: string) =>
  (await shop.database.db().select().from(auditLog).where(eq(auditLog.subject, id)).orderBy(auditLog.id)).map(
    ({ action, actorId }) => [action, actorId],
  )

it('see everything about a customer in one place, which is logged', async () => {
  const robin = await openAccount(shop, 'robin@example.com')
  const { orderId } = await shop.buy({ email: robin.email })
  const { iccid } = await shop.until(orderId, isCompleted)
  await writeToUs(shop, { email: robin.email, subject: 'Hello' })
  await shop.shop.desk.addNote({ about: { customerId: robin.id }, text: 'Prefers the phone.', seenCount: 0 }, by())
  const view = await shop.shop.desk.viewDeskCustomer(robin.id, by())
  expect(view).toMatchObject({
    email: robin.email,
    hasAccount: true,
    disabledAt: null,
    orders: [{ id: orderId, totalCents: 1809, state: 'completed' }],
    esims: [{ orderId, iccidEnd: iccid?.slice(-4), usage: { expiresAt: null } }],
    invoices: [{ kind: 'invoice', totalCents: 1809 }],
    tickets: [{ title: 'Hello', status: 'open' }],
    notes: [{ text: 'Prefers the phone.', by: 'Ada Admin' }],
    sessions: [{ device: expect.stringContaining('Firefox') }],
  })
  expect(view?.mails.map(({ kind }) => kind)).toContain('esim_ready')
  expect(JSON.stringify(view)).not.toContain(iccid)
  expect(await actsOn(robin.id)).toContainEqual(['account_viewed', ada.id])
})

it('see an order in the same state as on its own page', async () => {
  const { orderId } = await shop.buy({ email: 'stuck@example.com' })
  await shop.until(orderId, ({ paymentState }) => paymentState === 'paid')
  const stuck = { provisioningState: 'running', status: 'started', step: 'poll_for_iccid', dueAt: null } as const
  await shop.database.db().update(orders).set(stuck).where(eq(orders.id, orderId))
  shop.jump({ seconds: 11 * 60 })
  const { userId } = await shop.orderOf(orderId)
  const [seen] = (await shop.shop.desk.viewDeskCustomer(userId ?? '', by()))?.orders ?? []
  expect([seen?.state, (await shop.shop.desk.viewDeskOrder(orderId))?.state]).toEqual(['stuck', 'stuck'])
})

it('log a customer out, disable the account and enable it again', async () => {
  const sam = await openAccount(shop, 'sam@example.com')
  expect(await customers().endSessionsOf(sam.id, by())).toEqual({ ok: true })
  expect(await whoIs(shop, sam.token)).toBe(null)
  const again = await signIn(shop, sam.email)
  expect(await customers().disableAccount(sam.id, by())).toEqual({ ok: true })
  expect(await customers().disableAccount(sam.id, by())).toEqual({ ok: false, problem: 'nothing_changes' })
  expect(await whoIs(shop, again.token)).toBe(null)
  await expect(signIn(shop, sam.email)).rejects.toThrow('account_disabled')
  await expect(signIn(shop, sam.email, null, 'not-this-one-9')).rejects.toThrow('credentials_wrong')
  expect(await customers().enableAccount(sam.id, by())).toEqual({ ok: true })
  expect(await whoIs(shop, (await signIn(shop, sam.email)).token)).toMatchObject({ id: sam.id })
  expect((await actsOn(sam.id)).map(([action]) => action)).toEqual([
    'sessions_ended',
    'account_disabled',
    'account_enabled',
  ])
})

it('export and erase a customer only as super-admins', async () => {
  const kim = await openAccount(shop, 'kim@example.com', 'Kim Kunde')
  expect(await customers().exportCustomer({ userId: kim.id, token: ada.token }, by())).toEqual({
    ok: false,
    problem: 'not_allowed',
  })
  const proof = { token: null, password: PASSWORD }
  expect(await customers().eraseCustomer({ userId: kim.id, proof }, by())).toEqual({
    ok: false,
    problem: 'not_allowed',
  })
  expect(await customers().exportCustomer({ userId: kim.id, token: null }, chief)).toMatchObject({
    problem: 'password_wrong',
  })
  const { token } = await signIn(shop, 'chloe@staff.example.com')
  expect(await customers().exportCustomer({ userId: kim.id, token }, chief)).toMatchObject({
    ok: true,
    mine: { account: { id: kim.id } },
  })
  const wrong = { token: null, password: 'not-this-one-9' }
  expect(await customers().eraseCustomer({ userId: kim.id, proof: wrong }, chief)).toMatchObject({
    problem: 'password_wrong',
  })
  expect(await whoIs(shop, kim.token)).toMatchObject({ id: kim.id })
  expect(await customers().eraseCustomer({ userId: kim.id, proof }, chief)).toEqual({ ok: true })
  // The account is erased already: nothing is erased twice, and no mail goes to an address that names nobody.
  expect(await customers().eraseCustomer({ userId: kim.id, proof }, chief)).toEqual({
    ok: false,
    problem: 'no_customer',
  })
  expect(await customers().endSessionsOf(kim.id, by())).toEqual({ ok: false, problem: 'no_customer' })
  expect(await whoIs(shop, kim.token)).toBe(null)
  expect(await shop.shop.desk.viewDeskCustomer(kim.id, chief)).toMatchObject({ fullName: '', hasAccount: false })
  expect(await actsOn(kim.id)).toEqual([
    ['customer_exported', chief.actor.id],
    ['account_deleted', chief.actor.id],
    ['account_viewed', chief.actor.id],
  ])
})

it('erase a customer completely, or not at all if it fails', async () => {
  const { db } = shop.database
  const lou = await openAccount(shop, 'lou@example.com', 'Lou Lost')
  const now = new Date()
  await db().insert(authenticators).values({ userId: lou.id, secret: 'sealed', lastStep: 0, createdAt: now })
  await recoveryCodeStore(shop.database).replace(lou.id, ['a'.repeat(64)], now)
  const left = async () => [
    (await db().select().from(credentials).where(eq(credentials.userId, lou.id))).length,
    (await db().select().from(authenticators).where(eq(authenticators.userId, lou.id))).length,
    (await db().select().from(recoveryCodes).where(eq(recoveryCodes.userId, lou.id))).length,
    (await db().select().from(sessions).where(eq(sessions.userId, lou.id))).length,
    (await db().select().from(mails).where(eq(mails.kind, 'account_deleted'))).filter(
      ({ email }) => email === lou.email,
    ).length,
  ]
  const proof = { token: null, password: PASSWORD }
  const erase = () => customers().eraseCustomer({ userId: lou.id, proof }, chief)
  const before = await left()
  expect(before).toEqual([1, 1, 1, 1, 0])
  // The mail is the last thing that an erasure writes: here, the database rejects it.
  await db().execute(sql`alter table mails add constraint no_farewell check (kind <> 'account_deleted') not valid`)
  await expect(erase()).rejects.toThrow('insert into "mails"')
  await db().execute(sql`alter table mails drop constraint no_farewell`)
  expect(await left()).toEqual(before)
  expect(await whoIs(shop, lou.token)).toMatchObject({ id: lou.id, email: lou.email })
  expect(await erase()).toEqual({ ok: true })
  expect(await left()).toEqual([0, 0, 0, 0, 1])
})

it('leave nobody logged in who logged in while the account was being erased', async () => {
  const max = await openAccount(shop, 'max@example.com')
  expect(
    await customers().eraseCustomer({ userId: max.id, proof: { token: null, password: PASSWORD } }, chief),
  ).toEqual({
    ok: true,
  })
  const now = new Date()
  const token = 'm'.repeat(43)
  await sessionStore(shop.database).putSession(token, {
    userId: max.id,
    device: '',
    host: hostOf(shop.at.tenant),
    country: null,
    now,
    expiresAt: new Date(now.getTime() + 86_400_000),
  })
  expect(await whoIs(shop, token)).toBe(null)
})

it('can’t do any of it to themselves, to each other, or to nobody', async () => {
  const nobody = '8988300a-0000-4000-8000-000000000001'
  expect(await customers().disableAccount(chief.actor.id, chief)).toEqual({ ok: false, problem: 'role_fixed' })
  for (const id of [ada.id, chief.actor.id])
    expect(await customers().endSessionsOf(id, by())).toEqual({ ok: false, problem: 'role_fixed' })
  const proof = { token: null, password: PASSWORD }
  expect(await customers().eraseCustomer({ userId: ada.id, proof }, chief)).toMatchObject({ problem: 'role_fixed' })
  expect(await customers().disableAccount(nobody, by())).toEqual({ ok: false, problem: 'no_customer' })
  expect(await shop.shop.desk.viewDeskCustomer(nobody, by())).toBe(null)
})
