// What one network can't deliver comes from another one where the owner has an account, if its bundle keeps every promise
// and leaves the margin. The sandbox plays three wholesalers that sell France.
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { allocationAttempts, auditLog, bundles, cancellations, failovers, orders, supportTickets } from '#db/schema.ts'
import { playedNetworks } from '#server/settings/settings.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { isStepFailed } from '#shop/sales/order/order-conditions.ts'
import { cancelAsBuyer } from '#tests/support/canceling.ts'
import { hasAnAccount, PASSWORD } from '#tests/support/having-accounts.ts'
import { readCatalogs, RULES } from '#tests/support/having-networks.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

const FIRST = 'esim_3GB_15D_FR_V2'
const SOLD = {
  'esim-go': { packageId: FIRST, login: { apiKey: 'sandbox-key' } },
  // 2.00 and 2.13 euros; what was bought costs 2.04 and 4.08.
  'esim-access': { packageId: 'FR_3_15', login: { accessCode: 'sandbox-access', secret: 'sandbox-secret' } },
  airalo: {
    packageId: 'france-mobile-15days-3gb',
    login: { clientId: 'sandbox-client', clientSecret: 'sandbox-secret' },
  },
}
const KINDS = Object.entries(SOLD)
const ALERT = 'orders of a network go to another one'

let shop: TestShop
let owner: Caller
let bundleId: string
let buyers = 0
beforeAll(async () => {
  shop = await openTestShop({ settings: (sandbox) => Promise.resolve(playedNetworks(sandbox.url)) })
  const { id } = await hasAnAccount(shop, 'owner@example.com', 'super-admin')
  owner = { ...shop.at, actor: { id, type: 'super-admin' } }
  const { networks, packages } = shop.shop
  await packages.setCurrencyRate({ currency: 'USD', from: shop.dayOf(), millionths: 1_000_000 }, owner)
  for (const [kind, { login }] of KINDS) {
    const proof = { token: null, password: PASSWORD }
    await networks.connectNetwork({ kind, name: `My ${kind}`, login, proof }, owner)
  }
  await readCatalogs(shop)
  for (const [networkId, { packageId }] of KINDS) {
    await packages.setPackageRules({ networkId, rules: RULES }, owner)
    await networks.switchNetwork({ id: networkId, isActive: true }, owner)
    await packages.decidePackages({ networkId, decision: 'sold', packages: [packageId] }, owner)
  }
  const [bundle] = await shop.database.db().select().from(bundles).where(eq(bundles.packageId, FIRST))
  bundleId = bundle?.bundleId ?? expect.unreachable('No bundle sells the package.')
})
afterAll(() => shop.close())
beforeEach(() => shop.shop.networks.setFailover({ isOn: true, floorBasisPoints: 1000 }, owner))
afterEach(() => shop.mend())

const { esimGo, esimAccess, airalo } = {
  esimGo: () => shop.sandbox.wholesalers.of('esim-go'),
  esimAccess: () => shop.sandbox.wholesalers.of('esim-access'),
  airalo: () => shop.sandbox.wholesalers.of('airalo'),
}
/** eSIMs that each network gave and didn't get back. */
const given = () =>
  [esimGo(), esimAccess(), airalo()].map(({ book }) => book.esims().filter(({ ended }) => !ended).length)
const more = (before: number[]) => given().map((count, place) => count - (before[place] ?? 0))
const buy = (travelers = 1) => {
  buyers += 1
  const line = { bundleId, destinations: ['FR'], arrival: null, departure: null, travelers }
  return shop.buy({ line, email: `buyer-${buyers}@example.com` })
}
/** The order that was paid, and those of the other travelers. */
const partyOf = async (orderId: string) => {
  const rows = await shop.database.db().select({ id: orders.id }).from(orders).where(eq(orders.paidWith, orderId))
  return [orderId, ...rows.map(({ id }) => id)]
}
const alerts = () => shop.log.errors.filter((each) => each === ALERT).length
const wentElsewhere = (orderId: string) =>
  shop.database.db().select().from(failovers).where(eq(failovers.orderId, orderId))
/** What its page on the desk says of each network. */
const whyNot = async (orderId: string) =>
  Object.fromEntries(
    (await shop.shop.desk.viewDeskOrder(orderId))?.whyNot.map(({ name, reason }) => [name, reason]) ?? [],
  )

describe('an order whose network has no stock', () => {
  beforeEach(() => esimGo().faults.set({ at: 'order', kind: 'out_of_stock' }))

  it('waits as long as its owner has not let it go elsewhere', async () => {
    await shop.shop.networks.setFailover({ isOn: false, floorBasisPoints: 0 }, owner)
    const before = given()
    const { orderId } = await buy()
    await shop.until(orderId, isStepFailed)
    await shop.letTimePass({ minutes: 6 }, 60)
    expect(await wentElsewhere(orderId)).toEqual([])
    expect(more(before)).toEqual([0, 0, 0])
    await shop.shop.refunds.refundOrder(orderId)
  })

  it('comes from the cheapest network that keeps every promise, as it was bought and for the same price', async () => {
    const before = given()
    const { orderId } = await buy()
    const order = await shop.until(orderId, isCompleted)
    expect(order).toMatchObject({
      networkId: 'esim-access',
      packageId: 'FR_3_15',
      totalCents: 494,
      bundle: { bundleId, megabytes: 2861, days: 15 },
      activationCode: expect.stringMatching(/^LPA:1\$/),
    })
    expect(more(before)).toEqual([0, 1, 0])
    expect(await wentElsewhere(orderId)).toMatchObject([
      { fromNetworkId: 'esim-go', toNetworkId: 'esim-access', costCents: 200, reason: 'out_of_stock' },
    ])
  })

  it('for several travelers comes from it for each of them, at what one of them paid', async () => {
    const before = given()
    const { orderId } = await buy(3)
    await shop.until(orderId, isCompleted)
    for (const id of await partyOf(orderId)) await shop.until(id, isCompleted)
    expect(more(before)).toEqual([0, 3, 0])

    // Less than 2.00 euros are left of what one paid, more of what all paid.
    await shop.shop.networks.setFailover({ isOn: true, floorBasisPoints: 6000 }, owner)
    const dear = await buy(3)
    for (const id of await partyOf(dear.orderId)) await shop.until(id, isStepFailed)
    expect(more(before)).toEqual([0, 3, 0])
    expect(await whyNot(dear.orderId)).toMatchObject({ 'My esim-access': 'dearer' })
    await shop.shop.refunds.refundOrder(dear.orderId)
  })

  it('costs what the second network charges, and counts as failed at the first', async () => {
    const before = (await shop.shop.networks.viewNetworks()).performance
    const { orderId } = await buy()
    await shop.until(orderId, isCompleted)
    const view = await shop.shop.desk.viewDeskOrder(orderId)
    expect(view?.cost?.costCents).toBe(200)
    expect(view?.moves).toContainEqual(
      expect.objectContaining({ move: 'failed_over', detail: 'esim-go → esim-access, out_of_stock' }),
    )
    expect(view?.failovers).toEqual([{ fromName: 'My esim-go', toName: 'My esim-access', reason: 'out_of_stock' }])
    const { performance } = await shop.shop.networks.viewNetworks()
    const of = (rows: typeof performance, networkId: string) => rows.find((row) => row.networkId === networkId)
    const failedAt = (rows: typeof performance) => of(rows, 'esim-go')?.failed ?? 0
    expect(failedAt(performance)).toBe(failedAt(before) + 1)
    expect(of(performance, 'esim-access')?.failed).toBe(0)
  })

  it('tells the owner once about the same trouble', async () => {
    const before = alerts()
    await shop.until((await buy()).orderId, isCompleted)
    await shop.until((await buy()).orderId, isCompleted)
    expect(alerts()).toBe(before)
    shop.jump({ seconds: 7 * 3600 })
    await shop.until((await buy()).orderId, isCompleted)
    expect(alerts()).toBe(before + 1)
  })

  it('goes on to a third network if the second has none either, and waits if nobody has', async () => {
    esimAccess().faults.set({ at: 'order', kind: 'out_of_stock' })
    const before = given()
    const { orderId } = await buy()
    expect(await shop.until(orderId, isCompleted)).toMatchObject({ networkId: 'airalo' })
    expect(more(before)).toEqual([0, 0, 1])

    airalo().faults.set({ at: 'order', kind: 'out_of_stock' })
    const waiting = await buy()
    await shop.until(waiting.orderId, isStepFailed)
    expect(more(before)).toEqual([0, 0, 1])
    await shop.mend()
    await shop.until(waiting.orderId, isCompleted)
    expect(more(before).reduce((sum, each) => sum + each)).toBe(2)
  })

  it('waits if no other network leaves the margin, or sells now', async () => {
    await shop.shop.networks.setFailover({ isOn: true, floorBasisPoints: 6000 }, owner)
    const dear = await buy()
    await shop.until(dear.orderId, isStepFailed)
    expect(await wentElsewhere(dear.orderId)).toEqual([])
    expect(await whyNot(dear.orderId)).toMatchObject({ 'My esim-access': 'dearer', 'My airalo': 'dearer' })
    await shop.shop.refunds.refundOrder(dear.orderId)
    await shop.shop.networks.setFailover({ isOn: true, floorBasisPoints: 1000 }, owner)
    await shop.shop.networks.switchNetwork({ id: 'esim-access', isActive: false }, owner)
    expect(await shop.until((await buy()).orderId, isCompleted)).toMatchObject({ networkId: 'airalo' })
    await shop.shop.networks.switchNetwork({ id: 'airalo', isActive: false }, owner)
    const alone = await buy()
    await shop.until(alone.orderId, isStepFailed)
    expect(await wentElsewhere(alone.orderId)).toEqual([])
    expect(await whyNot(alone.orderId)).toEqual({
      'esim-network': 'fewer_promises',
      'My esim-access': 'switched_off',
      'My airalo': 'switched_off',
    })
    await shop.shop.networks.setFailover({ isOn: false, floorBasisPoints: 1000 }, owner)
    expect(await whyNot(alone.orderId)).toEqual({})
    await shop.shop.refunds.refundOrder(alone.orderId)
    for (const id of ['esim-access', 'airalo']) await shop.shop.networks.switchNetwork({ id, isActive: true }, owner)
  })
})

it('an eSIM from a network that takes none back at once is left there until a person decides', async () => {
  for (const network of [esimGo(), esimAccess()]) network.faults.set({ at: 'order', kind: 'out_of_stock' })
  const { orderId } = await buy()
  expect(await shop.until(orderId, isCompleted)).toMatchObject({ networkId: 'airalo' })
  expect(await cancelAsBuyer(shop, orderId)).toEqual({ ok: true })
  const rows = await shop.database.db().select().from(cancellations).where(eq(cancellations.orderId, orderId))
  // Bought under the terms of the first network, which takes eSIMs back at once.
  expect(rows).toMatchObject([
    { isOn: true, state: 'with_person', heldBecause: 'network_refused', returnBegunAt: null },
  ])
  expect(
    airalo()
      .book.esims()
      .filter(({ facts }) => facts['refundAskedAt']),
  ).toEqual([])
  const [ticket] = await shop.database.db().select().from(supportTickets).where(eq(supportTickets.orderId, orderId))
  expect(ticket?.description).toContain('Network (My airalo), asked on')
})

describe('an order whose network is away', () => {
  it('waits five minutes for it, and not longer', async () => {
    esimGo().faults.set({ at: 'order', kind: 'maintenance' })
    const before = given()
    const { orderId } = await buy()
    await shop.letTimePass({ minutes: 4 }, 60)
    expect(await wentElsewhere(orderId)).toEqual([])
    await shop.letTimePass({ minutes: 3 }, 60)
    expect(await shop.until(orderId, isCompleted)).toMatchObject({ networkId: 'esim-access' })
    expect(more(before)).toEqual([0, 1, 0])
  })

  it('stays there if it turns out to have been ordered', async () => {
    const before = given()
    esimGo().faults.set({ at: 'order', kind: 'reset_after', times: 1 })
    esimGo().faults.set({ at: 'order', kind: 'out_of_stock' })
    const { orderId } = await buy()
    expect(await shop.until(orderId, isCompleted)).toMatchObject({ networkId: 'esim-go' })
    expect(more(before)).toEqual([1, 0, 0])
  })

  it('goes elsewhere only once it is certain that nothing was ordered', async () => {
    const before = given()
    esimGo().faults.set({ at: 'order', kind: 'reset', times: 1 })
    const { orderId } = await buy()
    await shop.letTimePass({ minutes: 9 }, 60)
    expect(await wentElsewhere(orderId)).toEqual([])
    await shop.letTimePass({ minutes: 4 }, 60)
    expect(await shop.until(orderId, isCompleted)).toMatchObject({ networkId: 'esim-access' })
    expect(more(before)).toEqual([0, 1, 0])
    const attempts = await shop.database
      .db()
      .select()
      .from(allocationAttempts)
      .where(eq(allocationAttempts.orderId, orderId))
    expect(attempts.map(({ networkId, state }) => `${networkId} ${state}`).toSorted()).toEqual([
      'esim-access accepted',
      'esim-go recalled',
    ])
  })

  it('gives back what its network shows too late', async () => {
    const before = given()
    esimGo().faults.set({ at: 'order', kind: 'reset_after', times: 1 })
    esimGo().faults.set({ at: 'orders', kind: 'lag' })
    const { orderId } = await buy()
    await shop.letTimePass({ minutes: 13 }, 60)
    expect(await shop.until(orderId, isCompleted)).toMatchObject({ networkId: 'esim-access' })
    await shop.mend()
    await shop.letTimePass({ minutes: 30 }, 120)
    expect(more(before)).toEqual([0, 1, 0])
  })
})

describe('an order whose network charges more than its catalog said', () => {
  it.each([
    ['is bought there if it may cost that', 1, 'esim-go'],
    ['goes elsewhere if it may not', 600, 'esim-access'],
  ])('waits until its catalog was read again, and %s', async (_what, cents, networkId) => {
    await readCatalogs(shop)
    shop.jump({ seconds: 61 })
    const [row] = await shop.database.db().select().from(bundles).where(eq(bundles.bundleId, bundleId))
    esimGo().shelf.change({ code: 'FR_3_15', cents: (row?.costCents ?? 0) + cents })
    const before = given()
    const { orderId } = await buy()
    await shop.until(orderId, isStepFailed)
    await shop.letTimePass({ seconds: 30 })
    expect(more(before)).toEqual([0, 0, 0])
    await readCatalogs(shop)
    expect(await shop.until(orderId, isCompleted)).toMatchObject({ networkId })
  })
})

it('the switch is audited, and its margin is a share', async () => {
  expect(await shop.shop.networks.setFailover({ isOn: true, floorBasisPoints: 10_001 }, owner)).toEqual({
    ok: false,
    problem: 'floor_range',
  })
  const isSwitch = eq(auditLog.action, 'failover_set')
  const rows = await shop.database.db().select().from(auditLog).where(isSwitch).orderBy(auditLog.id)
  expect(rows.at(-1)).toMatchObject({ subject: 'networks', facts: { to: 'on', basisPoints: 1000 } })
})
