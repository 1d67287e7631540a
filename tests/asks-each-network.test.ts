// The scheduled checks and the desk ask each network by itself: two of them may know different eSIMs by one ID, and one
// that is down keeps no other from being asked.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { esimChecks, esims, orders } from '#db/schema.ts'
import type { EsimProvider, EsimUsage } from '#ports/esim-provider.ts'
import { createNetworks } from '#ports/networks.ts'
import { alertSettingsStore } from '#shop/delivery/alert/alert-settings-store.ts'
import { dueFailureStore } from '#shop/delivery/due-work/due-failure-store.ts'
import { esimCheckStore } from '#shop/delivery/alert/esim-check-store.ts'
import { runEsimChecks } from '#shop/delivery/alert/run-esim-checks.ts'
import { customerStore } from '#shop/people/account/customer-store.ts'
import { viewEsimPage } from '#shop/office/desk/view-esim-page.ts'
import { mailStore } from '#shop/records/mail/mail-store.ts'
import { giftStore } from '#shop/sales/gift/gift-store.ts'
import { esimStore } from '#shop/sales/esim/esim-store.ts'
import { recallEsimList } from '#shop/sales/esim/recall-esim-list.ts'
import { listEsims } from '#shop/sales/esim/view-esims.ts'
import { orderStore } from '#shop/sales/order-rows/order-store.ts'
import { dateOnlyOf } from '#values/date.ts'
import { HOME_NETWORK, type NetworkEsim } from '#values/network-id.ts'
import { buyDelivered } from './support/desk-on-esims.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { playedNetwork, vendorError } from './support/played-network.ts'

const OTHER = 'other'
type Bought = Awaited<ReturnType<typeof buyDelivered>>

let shop: TestShop
const atHome: Bought[] = []
let elsewhere: Bought
beforeAll(async () => {
  shop = await openTestShop()
  for (let each = 0; each < 5; each += 1) atHome.push(await buyDelivered(shop))
  elsewhere = await buyDelivered(shop)
  const db = shop.database.db()
  // Its network calls it what the first one calls the first of ours.
  const moved = { networkId: OTHER, networkEsimId: atHome[0]?.iccid ?? '' }
  await db.update(orders).set(moved).where(eq(orders.id, elsewhere.orderId))
  await db.update(esims).set(moved).where(eq(esims.orderId, elsewhere.orderId))
})
afterAll(() => shop.close())

const usageOf = ({ networkEsimId, iccid }: NetworkEsim, balanceMb: number): EsimUsage => ({
  networkEsimId,
  iccid,
  balanceMb,
  totalMb: 5_120,
  expiresAt: null,
  isDepleted: false,
  isExpired: false,
})

const DOWN: Partial<EsimProvider> = {
  listEsims: () => Promise.reject(vendorError('down', { outcome: 'unknown', isRetryable: true })),
  findUsage: () => Promise.reject(vendorError('down', { outcome: 'unknown', isRetryable: true })),
}

const networksOf = (home: Partial<EsimProvider>, other: Partial<EsimProvider>) =>
  createNetworks({ [HOME_NETWORK]: { ...shop.network, ...home }, [OTHER]: { ...shop.network, ...other } })

/** Asks them about every eSIM now, and tells what is known of each afterwards. */
async function checkedWith(home: Partial<EsimProvider>, other: Partial<EsimProvider>) {
  const { database, clock, log } = shop
  await shop.shop.alerts.runEsimChecks()
  await database.db().update(esimChecks).set({ nextCheckAt: clock.now(), balanceMb: null })
  await runEsimChecks({
    networks: networksOf(home, other),
    esimChecks: esimCheckStore(database),
    alertSettings: alertSettingsStore(database),
    mails: mailStore(database),
    orders: orderStore(database),
    esims: esimStore(database),
    gifts: giftStore(database, (text) => text),
    customers: customerStore(database),
    webhookEvents: { note: () => Promise.resolve() },
    // Nobody is reminded of a trip here.
    isWithdrawn: () => Promise.resolve(true),
    isCancelAsked: () => Promise.resolve(true),
    findArrival: () => Promise.resolve(null),
    readCatalogue: () => Promise.reject(new Error('Nobody needs the catalog.')),
    today: () => dateOnlyOf(clock.now(), 'UTC'),
    timeZone: 'UTC',
    transaction: database.tx,
    clock,
    log,
    announce: () => {},
    dueFailures: dueFailureStore(database),
    away: { isFault: () => false },
  })
  const checks = await database.db().select().from(esimChecks)
  const known = new Map(checks.map(({ orderId, balanceMb }) => [orderId, balanceMb]))
  return { home: atHome.map(({ orderId }) => known.get(orderId)), other: known.get(elsewhere.orderId) }
}

it('takes what a network tells of an ID for its own eSIM alone', async () => {
  const listing = (balanceMb: number): Partial<EsimProvider> => ({
    listEsims: () => Promise.resolve(atHome.map(({ iccid }) => usageOf({ networkEsimId: iccid, iccid }, balanceMb))),
    findUsage: (esim) => Promise.resolve(usageOf(esim, balanceMb)),
  })
  expect(await checkedWith(listing(4_000), listing(3_000))).toEqual({
    home: atHome.map(() => 4_000),
    other: 3_000,
  })
})

it('leaves no network alone because another one is down', async () => {
  const up: Partial<EsimProvider> = {
    listEsims: () => Promise.resolve([]),
    findUsage: (esim) => Promise.resolve(usageOf(esim, 2_000)),
  }
  expect(await checkedWith(DOWN, up)).toEqual({ home: atHome.map(() => null), other: 2_000 })
})

/** What staff see of all eSIMs. */
const seenWith = (home: Partial<EsimProvider>, other: Partial<EsimProvider>) => {
  const { database, clock, log } = shop
  const store = esimStore(database)
  const networks = networksOf(home, other)
  return viewEsimPage(
    {
      clock,
      esims: store,
      networks,
      orders: orderStore(database),
      connectedNetworks: { readNames: () => Promise.resolve(new Map([[OTHER, 'The Other One']])) },
      listEsims: recallEsimList(() => listEsims({ networks, log, esims: store }), clock, log),
    },
    { status: null, lastDigits: '', page: 1 },
  )
}

it('shows staff the order of an eSIM at its own network', async () => {
  const [first] = atHome
  const told: NetworkEsim = { networkEsimId: first?.iccid ?? '', iccid: first?.iccid ?? '' }
  const same: Partial<EsimProvider> = { listEsims: () => Promise.resolve([usageOf(told, 1_000)]) }
  const { database } = shop
  // A number that comes back: the other network has given out a profile with the same number under the same ID.
  await database.db().update(esims).set({ iccid: told.iccid }).where(eq(esims.orderId, elsewhere.orderId))
  expect(await seenWith(same, same)).toMatchObject({
    silent: [],
    esims: [
      { networkId: OTHER, order: { id: elsewhere.orderId } },
      { networkId: HOME_NETWORK, order: { id: first?.orderId } },
    ],
  })
})

it('shows staff what the other networks tell while one is down, and which it is', async () => {
  const listing: Partial<EsimProvider> = {
    listEsims: () => Promise.resolve(atHome.map(({ iccid }) => usageOf({ networkEsimId: iccid, iccid }, 4_000))),
  }
  expect(await seenWith(listing, DOWN)).toMatchObject({ ok: true, all: atHome.length, silent: ['The Other One'] })
  expect(await seenWith(DOWN, DOWN)).toEqual({ ok: false, problem: 'network_unavailable' })
})

it('tells staff whose eSIMs are never listed, which isn’t the same as none', async () => {
  const { can } = playedNetwork().provider
  const told = await seenWith({}, { can: { ...can, tellsOneByOne: true }, listEsims: () => Promise.resolve([]) })
  expect(told).toMatchObject({ ok: true, unlisted: ['The Other One'] })
  expect(await seenWith({}, {})).toMatchObject({ ok: true, unlisted: [] })
})
