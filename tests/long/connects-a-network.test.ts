// An owner connects an account at a public wholesaler, and sells its eSIMs: eSIM Access, as the sandbox simulates it.
import { eq, sql } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { esimAccessClient } from '#adapters/esim-access/client.ts'
import { esimAccess } from '#adapters/esim-access/esim-access.ts'
import { auditLog, bundles, esims, networks } from '#db/schema.ts'
import { networkStore } from '#shop/catalogue/network/network-store.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import { hasAnAccount, PASSWORD } from '#tests/support/having-accounts.ts'
import { quickEngine } from '#tests/support/engines.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'
import { takeDatabase } from '#tests/support/test-databases.ts'

const BUNDLE = '01032_3'
const LOGIN = { accessCode: 'sandbox-access' }

let shop: TestShop
let owner: Caller
beforeAll(async () => {
  shop = await openTestShop({
    settings: (sandbox) => Promise.resolve({ ESIM_ACCESS_API_URL: `${sandbox.url}/esim-access` }),
  })
  const { id } = await hasAnAccount(shop, 'owner@example.com', 'super-admin')
  owner = { ...shop.at, actor: { id, type: 'super-admin' } }
})
afterAll(() => shop.close())
afterEach(() => shop.mend())

const connect = (told: Partial<{ kind: string; name: string; login: Record<string, string> }> = {}) =>
  shop.shop.networks.connectNetwork(
    { kind: 'esim-access', name: 'My account', login: LOGIN, proof: { token: null, password: PASSWORD }, ...told },
    owner,
  )
const switchTo = (isActive: boolean, id = 'esim-access') => shop.shop.networks.switchNetwork({ id, isActive }, owner)
/** The catalog is read again after five seconds. */
const reread = () => shop.letTimePass({ seconds: 9 })
const sell = async () => {
  await shop.database
    .db()
    .update(bundles)
    .set({ networkId: 'esim-access', packageId: 'IT_3_15' })
    .where(eq(bundles.bundleId, BUNDLE))
  await reread()
}
const atNetwork = () => {
  const settings = { url: `${shop.sandbox.url}/esim-access`, accessCode: LOGIN.accessCode, secret: null }
  return esimAccess(settings, esimAccessClient(settings, { clock: shop.clock }))
}
const faults = async () => {
  const { differences, silent } = await shop.shop.books.checkAllBooks({ isCalm: true })
  expect(silent).toEqual([])
  return differences.map(({ fault, orderId }) => `${fault} ${orderId}`)
}

describe('a network', () => {
  it('is stored once its own answer shows that the login is right, with its key encrypted', async () => {
    expect(await connect({ kind: 'nobody-knows' })).toEqual({ ok: false, problem: 'kind_unknown' })
    expect(await connect({ name: ' ' })).toEqual({ ok: false, problem: 'name_missing' })
    expect(await connect({ login: { accessCode: '  ' } })).toEqual({ ok: false, problem: 'login_missing' })
    expect(await connect({ login: { accessCode: 'wrong' } })).toEqual({ ok: false, problem: 'login_refused' })
    const simulated = shop.sandbox.wholesalers.of('esim-access')
    simulated.faults.set({ at: 'balance', kind: 'blocked_address', times: 1 })
    expect(await connect()).toEqual({ ok: false, problem: 'address_blocked' })
    simulated.faults.set({ at: 'balance', kind: 'maintenance', times: 9 })
    expect(await connect()).toEqual({ ok: false, problem: 'network_silent' })
    await shop.mend()
    expect(await shop.database.db().select().from(networks)).toEqual([])

    expect(await connect()).toEqual({
      ok: true,
      id: 'esim-access',
      credit: { units: 5_000_000, divisor: 10_000, currency: 'USD' },
      isChanged: false,
    })
    const stored = { login: sql<string>`${networks.login}`, isActive: networks.isActive }
    const [row] = await shop.database.db().select(stored).from(networks)
    expect(row).toEqual({ login: expect.not.stringContaining(LOGIN.accessCode), isActive: false })
    const [note] = await shop.database.db().select().from(auditLog).where(eq(auditLog.subject, 'esim-access'))
    expect(note).toMatchObject({ action: 'network_connected', actorId: owner.actor.id })
    expect(JSON.stringify(note)).not.toContain(LOGIN.accessCode)
  })

  it('sells nothing before it is switched on, and delivers what was ordered after it is switched off', async () => {
    await sell()
    expect(await shop.tryOrder({ email: 'early@example.com' })).toMatchObject({ ok: false })

    expect(await switchTo(true, 'nobody-knows')).toEqual({ ok: false, problem: 'not_found' })
    expect(await switchTo(true)).toEqual({ ok: true })
    await reread()
    const { orderId } = await shop.buy({ email: 'in-time@example.com' })
    await switchTo(false)
    await reread()
    expect(await shop.tryOrder({ email: 'late@example.com' })).toMatchObject({ ok: false })

    const order = await shop.until(orderId, isCompleted)
    expect(order).toMatchObject({ networkId: 'esim-access', activationCode: expect.stringMatching(/^LPA:1\$/) })
    expect(order.networkEsimId).not.toBe(order.iccid)
  })

  it('is connected once, however often that is asked, and with another login is another network', async () => {
    expect(await connect({ name: 'Once more' })).toEqual({ ok: false, problem: 'already_connected' })
    const store = networkStore(shop.database)
    await store.change('esim-access', { login: { accessCode: 'another' } }, shop.clock.now())
    const both = await Promise.all([connect({ name: 'My second account' }), connect({ name: 'My second account' })])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    expect((await store.list()).map(({ id }) => id)).toEqual(['esim-access', 'esim-access-2'])
    const change = (id: string, login: Record<string, string>) =>
      shop.shop.networks.changeLogin({ id, login, proof: { token: null, password: PASSWORD } }, owner)
    expect(await change('nobody-knows', LOGIN)).toEqual({ ok: false, problem: 'not_found' })
    expect(await change('esim-access', {})).toEqual({ ok: false, problem: 'login_missing' })
    expect(await change('esim-access', { accessCode: 'wrong' })).toEqual({ ok: false, problem: 'login_refused' })
    expect(await change('esim-access', LOGIN)).toEqual({ ok: false, problem: 'already_connected' })
    await shop.database.db().delete(networks).where(eq(networks.id, 'esim-access-2'))

    await shop.letTimePass({ seconds: 70 })
    await shop.shop.networks.watchCredit()
    const credit = async () => (await shop.shop.networks.viewNetworks()).connected[0]?.credit
    expect(await credit()).toMatchObject({ units: expect.any(Number), currency: 'USD' })
    shop.sandbox.wholesalers.of('esim-access').book.setBalance(4_000_000)
    expect(await change('esim-access', LOGIN)).toMatchObject({ ok: true, credit: { units: 4_000_000 } })
    expect(await credit()).toMatchObject({ units: 4_000_000 })
  })

  it('whose secret alone differs is the same account with another login', async () => {
    // The network takes eight calls a second.
    shop.jump({ seconds: 2 })
    const signing = { ...LOGIN, secret: 'sandbox-secret' }
    expect(await connect({ login: { ...LOGIN, secret: 'wrong' } })).toEqual({ ok: false, problem: 'login_refused' })
    expect(await connect({ login: signing })).toMatchObject({ ok: true, id: 'esim-access', isChanged: true })
    expect(await connect({ login: signing })).toEqual({ ok: false, problem: 'already_connected' })
    expect(await connect()).toMatchObject({ ok: true, id: 'esim-access', isChanged: true })
    expect((await networkStore(shop.database).list()).map(({ login }) => login)).toEqual([LOGIN])
    const notes = await shop.database.db().select().from(auditLog).where(eq(auditLog.action, 'network_login_changed'))
    expect(notes.map(({ subject }) => subject)).toEqual(['esim-access', 'esim-access', 'esim-access'])
    expect(JSON.stringify(notes)).not.toContain('sandbox-')
  })
})

describe('an order of a network that recognizes references', () => {
  it.each(['fail_before', 'fail_after', 'reset_after'])(
    'is delivered exactly once if its answer is %s',
    async (kind) => {
      await switchTo(true)
      await reread()
      shop.sandbox.wholesalers.of('esim-access').faults.set({ at: 'order', kind, times: 1 })
      const { orderId, reference } = await shop.buy({ email: `${kind.replace('_', '-')}@example.com` })
      const order = await shop.until(orderId, isCompleted)
      const profiles = await atNetwork().findByReference(reference, order.createdAt)
      expect(profiles.map(({ networkEsimId }) => networkEsimId)).toEqual([order.networkEsimId])
    },
  )
})

describe('the books of a network that tells references shortened', () => {
  it('know the orders of profiles that none of our eSIMs is, and report others', async () => {
    await switchTo(true)
    await reread()
    const { orderId } = await shop.buy({ email: 'books@example.com' })
    await shop.until(orderId, isCompleted)
    await shop.letTimePass({ minutes: 2 })
    expect(await faults()).toEqual([])

    await shop.database.db().delete(esims).where(eq(esims.orderId, orderId))
    expect(await faults()).toEqual([`esim_differs ${orderId}`])

    const foreign = `wanderpass_order_1_${BUNDLE}_${orderId}`
    const callbackUrl = 'http://localhost:9/webhooks/network/x'
    await atNetwork().allocate({ packageId: 'IT_3_15', days: null, mostPaid: null, reference: foreign, callbackUrl })
    await shop.letTimePass({ minutes: 2 })
    expect(new Set(await faults())).toEqual(new Set(['profile_of_no_order null', `esim_differs ${orderId}`]))
  })
})

it('the audit, which may only read, takes no turn at a network', async () => {
  const reading = await openTestShop({
    settings: (sandbox) => Promise.resolve({ ESIM_ACCESS_API_URL: `${sandbox.url}/esim-access` }),
    openDatabase: async () => {
      const taken = await takeDatabase(quickEngine())
      return { ...taken, open: { ...taken.open, isReadOnly: true } }
    },
  })
  try {
    const { id } = await hasAnAccount(reading, 'owner@example.com', 'super-admin')
    const chief: Caller = { ...reading.at, actor: { id, type: 'super-admin' } }
    const account = { kind: 'esim-access', name: 'Mine', login: LOGIN, proof: { token: null, password: PASSWORD } }
    expect(await reading.shop.networks.connectNetwork(account, chief)).toMatchObject({ ok: true })
    const { silent } = await reading.shop.books.checkAllBooks({ isCalm: true })
    expect(silent).toEqual([])
    const turns = await reading.database.db().select({ nextTurnAt: networks.nextTurnAt }).from(networks)
    expect(turns).toEqual([{ nextTurnAt: null }])
  } finally {
    await reading.close()
  }
})
