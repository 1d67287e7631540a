// A network whose credit is too low sells nothing until it is filled up, and its owner is told in time.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { bundles, networks } from '#db/schema.ts'
import { createNetworks } from '#ports/networks.ts'
import { networkPackageStore } from '#shop/catalogue/network/network-package-store.ts'
import { networkStore } from '#shop/catalogue/network/network-store.ts'
import { watchCredit } from '#shop/office/networks/watch-credit.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import { orderCostQueries } from '#shop/sales/order-rows/order-cost-queries.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { HOME_NETWORK } from '#values/network-id.ts'
import { hasAnAccount, PASSWORD } from '#tests/support/having-accounts.ts'
import { connectWholesaler } from '#tests/support/having-networks.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'
import { playedNetwork } from '#tests/support/played-network.ts'

const NETWORK = 'esim-access'
const EMPTY = 'a network sells nothing until its credit is filled up'
const LOW = 'the credit at a network lasts less than three days'
let shop: TestShop
let owner: Caller
let line: { bundleId: string; destinations: string[]; arrival: null; departure: null }
let costCents: number
beforeAll(async () => {
  shop = await openTestShop({
    settings: (sandbox) => Promise.resolve({ ESIM_ACCESS_API_URL: `${sandbox.url}/esim-access` }),
  })
  const { id } = await hasAnAccount(shop, 'owner@example.com', 'super-admin')
  owner = { ...shop.at, actor: { id, type: 'super-admin' } }
  await connectWholesaler(shop.shop, { owner, name: 'Mine', millionths: 1_000_000, from: shop.dayOf() })
  const sold = await sell('IT_3_15')
  line = sold.line
  costCents = sold.costCents
})
afterAll(() => shop.close())

async function sell(packageId: string) {
  await shop.shop.packages.decidePackages({ networkId: NETWORK, decision: 'sold', packages: [packageId] }, owner)
  const [bundle] = await shop.database.db().select().from(bundles).where(eq(bundles.packageId, packageId))
  if (typeof bundle?.costCents !== 'number') throw new Error(`No bundle with a cost sells ${packageId}.`)
  const { bundleId } = bundle
  return { line: { bundleId, destinations: ['IT'], arrival: null, departure: null }, costCents: bundle.costCents }
}
const wholesaler = () => shop.sandbox.wholesalers.of('esim-access')
const fillTo = (cents: number) => wholesaler().book.setBalance((cents * wholesaler().unitsPerDollar) / 100)
/** A minute and some seconds later, when the catalog is read again too. */
async function look() {
  shop.jump({ seconds: 70 })
  await shop.shop.networks.watchCredit()
  shop.jump({ seconds: 9 })
}
const shown = async () => (await shop.shop.networks.viewNetworks()).connected[0] ?? expect.unreachable()
const alerts = (message: string) => shop.log.errors.filter((each) => each === message).length
const tryIt = (email: string) => shop.tryOrder({ line, email: `${email}@example.com` })

beforeEach(async () => {
  await shop.shop.networks.setLeastCredit({ id: NETWORK, cents: null }, owner)
  fillTo(50_000)
  await look()
})

describe('a network with little credit', () => {
  it('sells until it can’t pay for its dearest package, and again once it is filled up', async () => {
    fillTo(costCents)
    await look()
    expect(await shown()).toMatchObject({ leastCents: costCents, creditState: 'enough', isLeastSet: false })
    expect(await tryIt('enough')).toMatchObject({ ok: true })

    const before = alerts(EMPTY)
    fillTo(costCents - 1)
    await look()
    await look()
    expect(alerts(EMPTY)).toBe(before + 1)
    expect(await shown()).toMatchObject({ creditState: 'empty' })
    expect(await tryIt('empty')).toMatchObject({ ok: false })
    expect((await shop.shop.figures.viewToLookAt()).networks).toBe(1)

    fillTo(50_000)
    await look()
    expect(await tryIt('filled')).toMatchObject({ ok: true })
    expect((await shop.shop.figures.viewToLookAt()).networks).toBe(0)
  })

  it('sells nothing below what its owner sets, which counts at once', async () => {
    expect(await shop.shop.networks.setLeastCredit({ id: NETWORK, cents: 50_001 }, owner)).toEqual({ ok: true })
    shop.jump({ seconds: 9 })
    expect(await shown()).toMatchObject({ leastCents: 50_001, creditState: 'empty', isLeastSet: true })
    expect(await tryIt('below')).toMatchObject({ ok: false })
    expect(await shop.shop.networks.setLeastCredit({ id: NETWORK, cents: 50_000 }, owner)).toEqual({ ok: true })
    shop.jump({ seconds: 9 })
    expect(await tryIt('at')).toMatchObject({ ok: true })
  })

  it('refuses an amount that is none, and a network that isn’t there', async () => {
    const { setLeastCredit } = shop.shop.networks
    expect(await setLeastCredit({ id: NETWORK, cents: -1 }, owner)).toEqual({ ok: false, problem: 'credit_range' })
    expect(await setLeastCredit({ id: NETWORK, cents: Number.NaN }, owner)).toMatchObject({ ok: false })
    expect(await setLeastCredit({ id: 'nobody', cents: 1 }, owner)).toEqual({ ok: false, problem: 'not_found' })
  })

  it('that isn’t told anymore keeps the amount that was read last, and its owner’s limit still counts', async () => {
    fillTo(costCents - 1)
    await look()
    const { credit } = await shown()
    wholesaler().faults.set({ at: 'balance', kind: 'maintenance', times: 99 })
    await look()
    expect(await shown()).toMatchObject({ credit, creditState: 'empty' })
    expect(await shop.shop.networks.setLeastCredit({ id: NETWORK, cents: 0 }, owner)).toEqual({ ok: true })
    shop.jump({ seconds: 9 })
    expect(await tryIt('by-limit')).toMatchObject({ ok: true })
    await shop.mend()
  })

  it('stops nothing once the network has no credit to tell', async () => {
    const rest = { credit: null, creditState: 'empty' } as const
    await shop.database.db().update(networks).set(rest)
    await shop.shop.networks.setLeastCredit({ id: NETWORK, cents: 1 }, owner)
    expect(await shown()).toMatchObject({ credit: null, creditState: 'enough' })

    await shop.database.db().update(networks).set(rest)
    const { provider } = playedNetwork()
    const untold = { ...provider, can: { ...provider.can, credit: true }, creditBalance: () => Promise.resolve(null) }
    shop.jump({ seconds: 70 })
    let forgotten = 0
    await watchCredit({
      networks: createNetworks({ [HOME_NETWORK]: provider, [NETWORK]: untold }),
      connectedNetworks: networkStore(shop.database),
      networkPackages: networkPackageStore(shop.database),
      orderCosts: orderCostQueries(shop.database),
      forgetCatalogue: () => void (forgotten += 1),
      clock: shop.clock,
      timeZone: 'UTC',
      log: shop.log,
    })
    expect(await shown()).toMatchObject({ credit: null, creditState: 'enough' })
    expect(forgotten).toBe(1)
  })

  it('sells again at once when a new login leads to an account that is filled', async () => {
    const login = { accessCode: 'sandbox-access' }
    const proof = { token: null, password: PASSWORD }
    const { changeLogin, connectNetwork } = shop.shop.networks
    for (const enter of [
      () => changeLogin({ id: NETWORK, login, proof }, owner),
      () =>
        connectNetwork({ kind: NETWORK, name: 'Mine', login: { ...login, secret: 'sandbox-secret' }, proof }, owner),
    ]) {
      fillTo(costCents - 1)
      await look()
      expect(await shown()).toMatchObject({ creditState: 'empty' })
      fillTo(50_000)
      expect(await enter()).toMatchObject({ ok: true })
      expect(await shown()).toMatchObject({ creditState: 'enough' })
      fillTo(costCents - 1)
      expect(await changeLogin({ id: NETWORK, login, proof }, owner)).toMatchObject({ ok: true })
      expect(await shown()).toMatchObject({ creditState: 'empty' })
    }
  })

  it('delivers what was ordered before, at what it costs now', async () => {
    const cheaper = await sell('IT_1_7')
    wholesaler().shelf.change({ code: 'IT_1_7', cents: cheaper.costCents + 10 })
    await shop.shop.packages.readCatalogueSoon({ networkId: NETWORK }, owner)
    await shop.shop.packages.readNetworkCatalogues()
    const { orderId } = await shop.buy({ line: cheaper.line, email: 'in-time@example.com' })
    await shop.shop.networks.setLeastCredit({ id: NETWORK, cents: 60_000 }, owner)
    // The catalog is read again after five seconds.
    shop.jump({ seconds: 9 })
    expect(await shop.until(orderId, isCompleted)).toMatchObject({ networkId: NETWORK })
  })
})

it('a network that is switched off worries nobody', async () => {
  const before = alerts(EMPTY)
  const turn = (isActive: boolean) => shop.shop.networks.switchNetwork({ id: NETWORK, isActive }, owner)
  await turn(false)
  fillTo(0)
  await look()
  expect(alerts(EMPTY)).toBe(before)
  expect((await shop.shop.figures.viewToLookAt()).networks).toBe(0)
  await turn(true)
  expect((await shop.shop.figures.viewToLookAt()).networks).toBe(1)
  expect(await tryIt('off-and-empty')).toMatchObject({ ok: false })
})

it('its owner is told when the credit lasts less than three days, and how many days it lasts', async () => {
  const { orderId } = await shop.buy({ line, email: 'sale@example.com' })
  await shop.until(orderId, isCompleted)
  shop.jump({ days: 1 })
  await look()
  const { days } = await shown()
  expect(days).toBeGreaterThan(3)
  const before = alerts(LOW)
  fillTo(costCents)
  await look()
  await look()
  expect(await shown()).toMatchObject({ creditState: 'low' })
  expect(alerts(LOW)).toBe(before + 1)
  expect((await shop.shop.figures.viewToLookAt()).networks).toBe(1)
})

it('a network is asked once a minute at most, however many pages and nodes want to know', async () => {
  fillTo(1)
  const office = shop.shop.networks
  await Promise.all([office.watchCredit(), office.watchCredit(), shown(), shown()])
  expect((await shown()).credit).toMatchObject({ units: 5_000_000 })
  await look()
  expect((await shown()).credit).toMatchObject({ units: 100 })
})
