// An owner connects an account at Airalo Partners, approves a package, and sells it: bought once, looked at, topped up,
// and used up, as the sandbox simulates it. The network recognizes no order that is repeated.
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { bundles, esims } from '#db/schema.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import { isCompleted, type Order } from '#shop/sales/order/order.ts'
import { isStepFailed } from '#shop/sales/order/order-conditions.ts'
import { hasAnAccount, PASSWORD } from '#tests/support/having-accounts.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'
import { ask } from '#tests/support/owning.ts'

const NETWORK = 'airalo'
const PACKAGE = 'france-mobile-15days-3gb'
const SIZE_MB = 3072
/** How long the network tells the usage that it told before. */
const CACHED = { seconds: 20 * 60 }
const LOGIN = { clientId: 'sandbox-client', clientSecret: 'sandbox-secret' }

let shop: TestShop
let owner: Caller
beforeAll(async () => {
  shop = await openTestShop({
    settings: (sandbox) => Promise.resolve({ AIRALO_API_URL: `${sandbox.url}/airalo` }),
  })
  const { id } = await hasAnAccount(shop, 'owner@example.com', 'super-admin')
  owner = { ...shop.at, actor: { id, type: 'super-admin' } }
})
afterAll(() => shop.close())
afterEach(() => shop.mend())

const connect = (login: Record<string, string> = LOGIN) =>
  shop.shop.networks.connectNetwork(
    { kind: NETWORK, name: 'My account', login, proof: { token: null, password: PASSWORD } },
    owner,
  )
const simulated = () => shop.sandbox.wholesalers.of('airalo')
/** What the network sold under an order's reference, and for a top-up of an eSIM. */
const soldFor = (reference: string) =>
  simulated()
    .book.orders()
    .filter((order) => order.reference.startsWith(`${reference};`))
const lineOf = async (topUpFor?: string) => {
  const [bundle] = await shop.database.db().select().from(bundles).where(eq(bundles.packageId, PACKAGE))
  const bundleId = bundle?.bundleId ?? expect.unreachable('No bundle sells the package.')
  return { bundleId, destinations: ['FR'], arrival: null, departure: null, ...(topUpFor !== undefined && { topUpFor }) }
}
/** A phone uses some data all the time. */
const about = (megabytes: number): unknown => expect.closeTo(megabytes, -2)
let buyers = 0
const buy = async (topUpFor?: string) => {
  buyers += 1
  return shop.buy({ line: await lineOf(topUpFor), email: `buyer-${buyers}@example.com` })
}
const delivered = async () => {
  const { orderId } = await buy()
  return shop.until(orderId, isCompleted)
}
/** What the page of an eSIM shows. */
const shownOf = async ({ id, iccid }: Order) => {
  const answer = await ask(shop, { iccid: iccid ?? '', heldOrderIds: [id] })
  return 'esim' in answer ? answer.esim : answer
}
/** The same once the network tells what is new. */
const usageOf = (order: Order) => {
  shop.jump(CACHED)
  return shownOf(order)
}

describe('an account at Airalo Partners', () => {
  it('is connected with its client ID and secret, and shows its credit', async () => {
    expect(await connect({ ...LOGIN, clientSecret: 'wrong' })).toEqual({ ok: false, problem: 'login_refused' })
    expect(await connect({ clientId: 'sandbox-client' })).toEqual({ ok: false, problem: 'login_missing' })
    await shop.letTimePass({ minutes: 1 })
    expect(await connect()).toMatchObject({
      ok: true,
      id: NETWORK,
      credit: { units: 5_000_000, divisor: 10_000, currency: 'USD' },
    })
  })

  it('sells what its owner approves, at a price of its own', async () => {
    const { networks, packages } = shop.shop
    await packages.setCurrencyRate({ currency: 'USD', from: shop.dayOf(), millionths: 1_000_000 }, owner)
    await packages.readNetworkCatalogues()
    const rules = {
      factorBasisPoints: 20_000,
      marginCents: 0,
      leastCents: 0,
      ending: 'none' as const,
      approvesNew: false,
      approvesCheaper: false,
      dearerUpToBasisPoints: 0,
    }
    await packages.setPackageRules({ networkId: NETWORK, rules }, owner)
    await networks.switchNetwork({ id: NETWORK, isActive: true }, owner)
    const approved = await packages.decidePackages({ networkId: NETWORK, decision: 'sold', packages: [PACKAGE] }, owner)
    expect(approved).toEqual({ ok: true, sold: 1, without: 0 })
    const order = await delivered()
    expect(order).toMatchObject({ networkId: NETWORK, activationCode: expect.stringMatching(/^LPA:1\$/) })
    expect(order.networkEsimId).not.toBe(order.iccid)
    expect(soldFor(order.reference)).toHaveLength(1)
  })
})

describe('an order', () => {
  it.each(['fail_before', 'fail_after', 'reset', 'reset_after', 'html', 'unexpected'])(
    'is delivered exactly once if its answer is lost: %s',
    async (kind) => {
      simulated().faults.set({ at: 'order', kind, times: 1 })
      const { orderId, reference } = await buy()
      const order = await shop.until(orderId, isCompleted)
      expect(
        soldFor(reference).map(({ number }) =>
          simulated()
            .book.ofOrder(number)
            .map((each) => each.number),
        ),
      ).toEqual([[order.networkEsimId]])
    },
  )

  it.each([1, 2])('is not ordered again while the network lists it late: %i calls', async (times) => {
    simulated().faults.set({ at: 'order', kind: 'reset_after', times: 1 })
    simulated().faults.set({ at: 'orders', kind: 'lag', times })
    const { orderId, reference } = await buy()
    await shop.until(orderId, isCompleted)
    expect(soldFor(reference)).toHaveLength(1)
  })

  it('that is listed only after it was ordered again has one eSIM, and people decide on the money of the other', async () => {
    simulated().faults.set({ at: 'order', kind: 'reset_after', times: 1 })
    simulated().faults.set({ at: 'orders', kind: 'lag' })
    const { orderId, reference } = await buy()
    const { networkEsimId } = await shop.until(orderId, isCompleted)
    const sold = soldFor(reference).flatMap(({ number }) => simulated().book.ofOrder(number))
    const [other, ...more] = sold.map((each) => each.number).filter((each) => each !== networkEsimId)
    expect(more).toEqual([])
    await shop.letTimePass({ minutes: 2 })
    const rows = await shop.database.db().select().from(esims).where(eq(esims.orderId, orderId))
    expect(rows).toHaveLength(2)
    expect(new Map(rows.map((row) => [row.networkEsimId, row.state]))).toEqual(
      new Map([
        [networkEsimId, 'active'],
        [other, 'kept'],
      ]),
    )
  })

  it.each(['maintenance', 'out_of_stock', 'low_stock', 'few_left', 'no_credit'])(
    'waits, and is delivered once it can be: %s',
    async (kind) => {
      simulated().faults.set({ at: 'order', kind })
      const { orderId, reference } = await buy()
      await shop.until(orderId, isStepFailed)
      expect(soldFor(reference)).toHaveLength(0)
      await shop.mend()
      await shop.until(orderId, isCompleted)
      expect(soldFor(reference)).toHaveLength(1)
    },
  )
})

describe('an eSIM', () => {
  it('tells its usage, gets more data exactly once whatever becomes of the answer, and is used up', async () => {
    const order = await delivered()
    expect(await usageOf(order)).toMatchObject({ balanceMb: SIZE_MB, totalMb: SIZE_MB, expiresAt: null })
    simulated().phones.use(order.networkEsimId ?? '', 1024)
    expect(await usageOf(order)).toMatchObject({ balanceMb: about(SIZE_MB - 1024), expiresAt: expect.any(Date) })
    for (const kind of ['fail_before', 'reset_after']) {
      simulated().faults.set({ at: 'topup', kind, times: 1 })
      const { orderId, reference } = await buy(order.id)
      await shop.until(orderId, isCompleted)
      expect(soldFor(reference)).toHaveLength(1)
    }
    expect(await usageOf(order)).toMatchObject({ balanceMb: about(3 * SIZE_MB - 1024), totalMb: 3 * SIZE_MB })
    simulated().phones.leave(order.networkEsimId ?? '', 0)
    expect(await usageOf(order)).toMatchObject({ balanceMb: 0, status: 'Depleted' })
  })
})

describe('data that was just added', () => {
  it('is not shown as missing, warned of, or offered again while the network tells the balance of before', async () => {
    const order = await delivered()
    simulated().phones.connect(order.networkEsimId ?? '')
    simulated().phones.leave(order.networkEsimId ?? '', 100)
    expect(await usageOf(order)).toMatchObject({ balanceMb: about(100), color: 'red' })
    const warned = async () =>
      (await shop.mailsTo(order.email)).filter(({ subject }) => /data|low/i.test(subject)).length
    await shop.letTimePass({ seconds: 9 })
    const before = await warned()
    const { orderId } = await buy(order.id)
    const topUp = await shop.until(orderId, isCompleted)

    expect(await shownOf(order)).toMatchObject({ balanceMb: null, color: null, status: 'Active' })
    expect(await shop.shop.topUps.viewToppedUpBalance(topUp)).toMatchObject({ balanceMb: null })
    await shop.shop.alerts.runEsimChecks()
    expect(await warned()).toBe(before)
    expect(await usageOf(order)).toMatchObject({ balanceMb: about(SIZE_MB + 100), color: 'green' })
  })
})

describe('the books', () => {
  it('agree with the network', async () => {
    await shop.letTimePass({ minutes: 2 })
    const { differences, silent } = await shop.shop.books.checkAllBooks({ isCalm: true })
    expect({ differences, silent }).toEqual({ differences: [], silent: [] })
  })
})
