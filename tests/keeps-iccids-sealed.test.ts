// Without the keys, nobody can read an ICCID in the database or in a copy; the shop finds each as before, with any of
// its keys, and a database of an earlier release is encrypted automatically once no running node needs plain numbers.
import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { iccidKeyInForce } from '#db/sealing/iccid-column.ts'
import { changeIccidKey, sealIccids } from '#db/sealing/seal-iccids.ts'
import { bookDifferences, esims, orders, staffRuns, users } from '#db/schema.ts'
import { sealColumnsWith } from '#db/sealing/sealed-columns.ts'
import { keyRing } from '#adapters/sealing/key-ring.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { readConfig } from '#server/settings/config.ts'
import { foundInDump } from './support/dump-of.ts'
import { engines } from './support/engines.ts'
import { openAccount, PASSWORD } from './support/having-accounts.ts'
import { openHooking, type Hooking } from './support/hooking.ts'
import { openOlderData, WRITTEN_AT } from './support/older-data.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { ask, bought, FOREIGN, remind, topUp, type Bought } from './support/owning.ts'
import { TOP_UP_5GB } from './support/topping-up.ts'

const ALL = { view: 'all', sort: 'newest', search: null, after: null, before: null } as const
const { sealing } = readConfig({})
const ring = keyRing(sealing)
const second = Buffer.alloc(32, 'second')
const withSecond = keyRing({ ...sealing, lookUpKeys: new Map([...sealing.lookUpKeys, [2, second]]) })
const secondAlone = keyRing({ ...sealing, lookUpKeys: new Map([[2, second]]) })
/** Any two keys turn some last four digits into the same ones, so this is one under which these digits end no number. */
function wrongFor(digits: string, iccids: string[]) {
  const taken = new Set(iccids.map((iccid) => ring.iccids.ending(1, iccid.slice(-4))))
  const rings = Array.from({ length: 9 }, (_, i) =>
    keyRing({ ...sealing, lookUpKeys: new Map([[1, Buffer.alloc(32, `wrong ${i}`)]]) }),
  )
  return rings.find(({ iccids: of }) => !taken.has(of.ending(1, digits))) ?? ring
}

afterAll(() => sealColumnsWith(ring))

describe.each(engines())('the ICCIDs of a shop on the %s database', (_name, engine) => {
  const isShared = engine !== 'embedded'
  let t: Hooking
  let shop: TestShop
  let kept: Bought
  let other: Bought
  let topUpId: string
  beforeAll(async () => {
    t = await openHooking(engine)
    shop = t.shop
    kept = await bought(shop, 'kept@example.com')
    other = await bought(shop, 'other@example.com')
  })
  afterAll(() => t.close())

  const everyIccid = () => [...shop.sandbox.network.profiles().map(({ iccid }) => iccid), FOREIGN]
  const inTheOpen = () => foundInDump(shop, everyIccid())
  const listed = async (search: string) =>
    (await shop.shop.desk.listDeskOrders({ ...ALL, search })).rows.map(({ id }) => id)
  const byPhone = async (typed: string) => (await shop.shop.desk.findAnything(typed)).orders.map(({ id }) => id)

  /** By its whole number, its beginning, and its end; another eSIM's number doesn't find it. */
  async function mustFind({ orderId, iccid }: Bought) {
    const all = iccid === kept.iccid ? [topUpId, orderId] : [orderId]
    expect(await shop.orderOf(orderId)).toMatchObject({ iccid })
    for (const whole of [iccid, `${iccid.slice(0, 4)} ${iccid.slice(4)}`]) expect(await listed(whole)).toEqual(all)
    for (const digits of [4, 8, 12, 15, 17]) expect(await listed(iccid.slice(0, digits))).toContain(orderId)
    const differing = `${iccid.slice(0, 14)}${(Number(iccid[14]) + 1) % 10}`
    expect([...(await listed(differing)), ...(await listed(FOREIGN))]).not.toContain(orderId)
    expect(await byPhone(iccid)).toEqual(all)
    expect(await byPhone(iccid.slice(-4))).toContain(orderId)
    expect(await byPhone(`${(Number(iccid.slice(-4)) + 1) % 10_000}`.padStart(4, '0'))).not.toContain(orderId)
    expect(await ask(shop, { iccid })).toMatchObject({ ok: true })
  }

  it('stand nowhere in it, whatever is done with them', async () => {
    const { id: userId, email } = await openAccount(shop, 'owner@example.com')
    const signed = { email: 'waits@example.com', iccid: other.iccid, fullName: 'W', rateLimitKey: 'w' }
    await shop.shop.accounts.signUp({ ...signed, password: PASSWORD, repeated: PASSWORD }, shop.at)
    await shop.shop.esims.addEsimByIccid({ userId, email, iccid: kept.iccid, rateLimitKey: 'w' }, shop.at)
    const line = { bundleId: TOP_UP_5GB.bundleId, destinations: ['FR'], arrival: null, departure: null }
    const more = await shop.buy({ line: { ...line, topUpFor: kept.orderId } })
    await shop.until(more.orderId, isCompleted)
    topUpId = more.orderId
    await topUp(shop, kept.iccid, TOP_UP_5GB.bundleId)
    shop.sandbox.network.install(kept.iccid)
    await shop.letTimePass({ minutes: 2 })
    await shop.shop.alerts.runEsimChecks()
    await remind(shop, 'kept@example.com')
    await t.added()
    await t.alpha.deposit(100_00)
    const caller = await t.api.callerOf('alpha')
    const sold = await t.api.delivered(caller)
    await t.round()
    await shop.spoil('network', { at: 'release', kind: 'fail_before', times: 2 })
    await shop.shop.prepaid.returnOrder(caller, sold.id)
    const gone = await bought(shop, 'gone@example.com')
    await shop.shop.refunds.refundOrder(gone.orderId)
    await shop.letTimePass({ minutes: 1 })
    await t.round()
    expect(everyIccid().length).toBeGreaterThan(3)
    expect(await inTheOpen()).toEqual([])
  })

  it('are found by their whole, a beginning and the last four digits', async () => {
    for (const each of [kept, other]) await mustFind(each)
    expect((await ask(shop, { iccid: FOREIGN })).ok).toBe(false)
  })

  it('are refused in the open by the database itself, and twice', async () => {
    const plain = sql`update order_history set iccid = ${FOREIGN} where order_id = ${kept.orderId}`
    await expect(shop.database.db().execute(plain)).rejects.toThrow('Failed query')
    const twice = shop.database.db().update(orders).set({ iccid: other.iccid }).where(eq(orders.id, kept.orderId))
    await expect(twice).rejects.toThrow('Failed query')
    expect((await shop.orderOf(kept.orderId)).iccid).toBe(kept.iccid)
  })

  it('are found by nobody with another key', async () => {
    sealColumnsWith(wrongFor(kept.iccid.slice(-4), everyIccid()))
    expect([...(await listed(kept.iccid)), ...(await listed(kept.iccid.slice(0, 12)))]).toEqual([])
    expect(await byPhone(kept.iccid.slice(-4))).toEqual([])
    await expect(shop.shop.orders.findOrderById(kept.orderId)).rejects.toThrow('LOOKUP_KEY')
    sealColumnsWith(ring)
  })

  it('go under a new key all at once, are found meanwhile by whoever knows it, and afterwards without the old one', async () => {
    sealColumnsWith(withSecond)
    await mustFind(kept)
    expect(await sealIccids(shop.database, false)).toBeGreaterThan(4)
    await mustFind(kept)
    sealColumnsWith(secondAlone)
    await mustFind(other)
    expect(await inTheOpen()).toEqual([])
    const again = await bought(shop, 'again@example.com')
    await mustFind(again)
    sealColumnsWith(withSecond)
    await changeIccidKey(shop.database, 1)
    sealColumnsWith(ring)
    await mustFind(again)
  })

  it('stand in the open again for a release from before, and are sealed once no node of it is left', async () => {
    expect(await changeIccidKey(shop.database, 0)).toBeGreaterThan(4)
    expect((await inTheOpen()).length).toBeGreaterThan(4)
    await mustFind(kept)
    const mixed = await bought(shop, 'mixed@example.com')
    expect(await inTheOpen()).toContain(`esims: ${mixed.iccid}`)
    // The embedded database belongs to one process.
    const before = engine === 'embedded' ? null : await aLineFrom(shop, engine.postgresUrl)
    expect(before && (await sealIccids(shop.database, isShared))).toBe(null)
    expect(iccidKeyInForce()).toBe(0)
    await before?.end()
    await expect.poll(() => sealIccids(shop.database, isShared)).not.toBe(null)
    expect(await inTheOpen()).toEqual([])
    await mustFind(mixed)
  })
})

describe.each(engines())('a database of an earlier release on %s', (_name, engine) => {
  let shop: TestShop
  afterEach(() => shop.close())

  it('is sealed when it is opened, and what it wrote of numbers elsewhere is gone', async () => {
    const { facts, database } = await openOlderData(engine)
    const { db } = database.open.database
    const text = `GET /iccids/${FOREIGN}`
    const [user] = await db().select({ id: users.id }).from(users).limit(1)
    const at = WRITTEN_AT
    await db()
      .insert(staffRuns)
      .values({
        reference: 'staff-run-then',
        kind: 'order',
        userId: user?.id ?? '',
        bundleId: '01032_3',
        state: 'completed',
        iccid: FOREIGN,
        steps: [
          {
            name: 'iccid',
            state: 'completed',
            durationMs: 1,
            request: text,
            response: text,
            problem: null,
            said: null,
          },
        ],
        createdAt: at,
        updatedAt: at,
      })
    await db().insert(bookDifferences).values({
      key: 'profile_of_no_order 1',
      fault: 'profile_of_no_order',
      reference: '…0001',
      facts: {},
      foundAt: at,
      seenAt: at,
    })
    shop = await openTestShop({ engine, startsAt: at, openDatabase: () => Promise.resolve(database) })
    expect(await foundInDump(shop, [facts.paid.iccid, facts.free.iccid, FOREIGN])).toEqual([])
    expect(await shop.orderOf(facts.paid.id)).toMatchObject({ iccid: facts.paid.iccid })
    expect(await shop.shop.tools.findStaffRun('staff-run-then')).toMatchObject({
      iccid: FOREIGN,
      steps: [{ request: 'GET /iccids/…0001' }],
    })
    expect(await shop.database.db().select().from(bookDifferences)).toEqual([])
    expect(await shop.database.db().select({ iccid: esims.iccid }).from(esims)).toContainEqual({
      iccid: facts.paid.iccid,
    })
  })
})

/** A connection like one of the previous release's nodes, which doesn't identify itself. */
async function aLineFrom({ database }: TestShop, url: string): Promise<Client> {
  const [row] = await database
    .db()
    .select({ name: sql<string>`current_database()` })
    .from(sql`(select 1) one`)
  const line = new Client(new URL(`/${row?.name}`, url).href)
  await line.connect()
  return line
}
