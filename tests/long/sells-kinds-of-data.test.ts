// Day plans and unlimited bundles, from the catalogs of connected networks to a phone: bought for all of their days,
// never said to be used up, and topped up only with the same.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundles, esimAlerts } from '#db/schema.ts'
import { playedNetworks } from '#server/settings/settings.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import { isCompleted, type Order } from '#shop/sales/order/order.ts'
import { hasAnAccount, PASSWORD } from '#tests/support/having-accounts.ts'
import { readCatalogs, RULES } from '#tests/support/having-networks.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'
import { ask } from '#tests/support/owning.ts'

const LOGINS: Record<string, Record<string, string>> = {
  'esim-access': { accessCode: 'sandbox-access' },
  airalo: { clientId: 'sandbox-client', clientSecret: 'sandbox-secret' },
  'esim-go': { apiKey: 'sandbox-key' },
  zendit: { apiKey: 'sand_sandbox-key' },
}
const KINDS = [
  ['esim-access', 'IT_1_DAILY×7', 'IT', '1GB a day', 7],
  ['esim-access', 'ES_1_DAILY×5', 'ES', '1GB a day, then slower', 5],
  ['esim-access', 'IT_UNL_1×3', 'IT', 'Unlimited, slower after 2GB a day', 3],
  ['airalo', 'france-mobile-7days-unlimited', 'FR', 'Unlimited, slower after 3GB a day', 7],
  ['esim-go', 'esim_UL_7D_IT_V2', 'IT', 'Unlimited', 7],
  ['zendit', 'ESIM-IT-7D-UNLIMITED', 'IT', 'Unlimited', 7],
] as const

let shop: TestShop
let owner: Caller
beforeAll(async () => {
  shop = await openTestShop({ settings: (sandbox) => Promise.resolve(playedNetworks(sandbox.url)) })
  const { id } = await hasAnAccount(shop, 'owner@example.com', 'super-admin')
  owner = { ...shop.at, actor: { id, type: 'super-admin' } }
  const { networks, packages } = shop.shop
  for (const [kind, login] of Object.entries(LOGINS)) {
    const proof = { token: null, password: PASSWORD }
    await networks.connectNetwork({ kind, name: kind, login, proof }, owner)
  }
  await packages.setCurrencyRate({ currency: 'USD', from: shop.dayOf(), millionths: 1_000_000 }, owner)
  await readCatalogs(shop)
  for (const networkId of Object.keys(LOGINS)) {
    await packages.setPackageRules({ networkId, rules: RULES }, owner)
    await networks.switchNetwork({ id: networkId, isActive: true }, owner)
    const chosen = KINDS.filter(([kind]) => kind === networkId).map(([, packageId]) => packageId)
    await packages.decidePackages({ networkId, decision: 'sold', packages: chosen }, owner)
  }
})
afterAll(() => shop.close())

const bundleOf = async (packageId: string) => {
  const [bundle] = await shop.database.db().select().from(bundles).where(eq(bundles.packageId, packageId))
  return bundle ?? expect.unreachable(`No bundle sells ${packageId}.`)
}
const buyerOf = (packageId: string) => `${packageId.replace(/[^\w]/g, '')}@example.com`.toLowerCase()
async function delivered(packageId: string, country: string): Promise<Order> {
  const { bundleId } = await bundleOf(packageId)
  const line = { bundleId, destinations: [country], arrival: null, departure: null }
  const { orderId } = await shop.buy({ line, email: buyerOf(packageId) })
  return shop.until(orderId, isCompleted)
}
const wholesalerOf = (networkId: string) =>
  shop.sandbox.wholesalers.named(networkId) ?? expect.unreachable(`Nothing plays ${networkId}.`)
/** As the network numbers it. */
const heldOf = ({ networkId, iccid }: Order) =>
  wholesalerOf(networkId).book.ofIccid(iccid ?? '') ?? expect.unreachable('The network has no such eSIM.')
const usageOf = async ({ id, iccid }: Order) => {
  const answer = await ask(shop, { iccid: iccid ?? '', heldOrderIds: [id] })
  return 'esim' in answer ? answer.esim : answer
}

describe.each(KINDS)('at %s, %s', (networkId, packageId, country, data, days) => {
  let order: Order
  beforeAll(async () => {
    order = await delivered(packageId, country)
  })

  it('is bought for its days at its cost, and its order says what it is', async () => {
    const { costCents, validityDays, takesBack } = await bundleOf(packageId)
    expect(order).toMatchObject({ networkId, bundle: { data, days } })
    expect([validityDays, takesBack]).toEqual([days, expect.any(String)])
    const [grant] = heldOf(order).grants
    expect(grant?.days).toBe(days)
    expect((await shop.shop.desk.viewDeskOrder(order.id))?.cost?.costCents).toBe(costCents)
  })

  it('shows its days, never an amount that is left, and warns of its end alone', async () => {
    const counted = { balanceMb: null, totalMb: 0, usedPercent: null, color: null, data }
    expect(await usageOf(order)).toMatchObject({ ...counted, status: 'Not Activated', expiresAt: null })
    const { phones } = wholesalerOf(networkId)
    const { number } = heldOf(order)
    phones.connect(number)
    phones.use(number, 900)
    shop.jump({ seconds: 4 * 3600 })
    await shop.shop.alerts.runEsimChecks()
    expect(await usageOf(order)).toMatchObject({ ...counted, status: 'Active', expiresAt: expect.any(Date) })
    // Whatever the network makes of it, a day plan and an unlimited bundle aren't used up.
    phones.leave(number, 0)
    shop.jump({ seconds: (days * 24 - 12) * 3600 })
    expect(await usageOf(order)).toMatchObject({ ...counted, status: 'Active' })
    const warned = await shop.database.db().select().from(esimAlerts).where(eq(esimAlerts.orderId, order.id))
    expect(warned.map(({ kind }) => kind)).toEqual(['expires_soon'])
  })
})

it('a day plan is topped up with the same one, and with no amount of data', async () => {
  const packageId = 'ES_1_DAILY×5'
  await shop.shop.packages.decidePackages(
    { networkId: 'esim-access', decision: 'sold', packages: ['ES_3_15', 'ES_1_DAILY×3'] },
    owner,
  )
  shop.jump({ seconds: 9 })
  const order = await delivered(packageId, 'ES')
  const view = await shop.shop.topUps.viewTopUp(
    { orderId: order.id, rateLimitKey: 'k', vat: { basisPoints: 0 } },
    shop.at,
  )
  expect('offers' in view && view.offers.map(({ data, days }) => [data, days])).toEqual([
    ['1GB a day, then slower', 3],
    ['1GB a day, then slower', 5],
  ])
  const { bundleId } = await bundleOf('ES_3_15')
  const wrong = await shop.shop.topUps.chooseTopUp({ orderId: order.id, bundleId, rateLimitKey: 'k' })
  expect(wrong).toEqual({ ok: false, problem: 'bundle_not_found' })
  const same = await bundleOf('ES_1_DAILY×3')
  const line = { bundleId: same.bundleId, destinations: ['ES'], arrival: null, departure: null, topUpFor: order.id }
  const { orderId } = await shop.buy({ line, email: buyerOf(packageId) })
  await shop.until(orderId, isCompleted)
  expect(heldOf(order).grants.map(({ days }) => days)).toEqual([5, 3])
})
