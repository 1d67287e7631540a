// The user of an eSIM is alerted once per threshold and period, whatever the network, the mail server, and a second
// node do.
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { esimChecks, orders } from '#db/schema.ts'
import { engines, quickEngine } from '../support/engines.ts'
import { openTestShop } from '../support/open-test-shop.ts'
import { ask, bought, boughtByEach, control, EMAIL, mailTo, topUp } from '../support/owning.ts'

const LOW = 'running low'
const EMPTY = 'used up'
const ENDING = 'expires soon'

/** A watched eSIM with 5 GB; a phone that has it uses about 600 MB a day by itself. */
async function openWatched(engine = quickEngine()) {
  const shop = await openTestShop({ engine })
  const esim = await bought(shop)
  await shop.shop.alerts.runEsimChecks()
  return {
    shop,
    esim,
    warnings: async (email = EMAIL) =>
      (await shop.mailsTo(email))
        .map(({ subject }) => subject)
        .filter((subject) => !subject.startsWith('eSIM Details')),
    leave: (megabytes: number, iccid = esim.iccid) =>
      control(shop, `esims/${iccid}/use`, { leaveMegabytes: megabytes }),
    /** Lets time pass, then the worker makes its rounds; with `workers`, that many at the same time. */
    after: async (time: { days?: number; seconds?: number }, workers = 1) => {
      shop.jump(time)
      await Promise.all(Array.from({ length: workers }, () => shop.shop.alerts.runEsimChecks()))
      await Promise.all(Array.from({ length: workers }, () => shop.shop.worker.sweep()))
    },
    checkOf: async (orderId = esim.orderId) => {
      const [row] = await shop.database.db().select().from(esimChecks).where(eq(esimChecks.orderId, orderId))
      if (!row) throw new Error('Nobody looks after this eSIM.')
      return row
    },
  }
}

type Watched = Awaited<ReturnType<typeof openWatched>>
const DAY = { days: 1, seconds: 60 }
const HOURS_7 = { seconds: 7 * 3600 }

describe.each(engines())('on the %s database, a traveller', (_name, engine) => {
  let watched: Watched
  beforeEach(async () => {
    watched = await openWatched(engine)
  })
  afterEach(() => watched.shop.close())

  it('is warned at 80 %, at 100 %, and three days before the expiry, once each', async () => {
    const { shop, warnings, leave, after } = watched
    await after(DAY)
    expect(await warnings()).toEqual([])

    await leave(1000)
    await after(DAY)
    expect(await warnings()).toHaveLength(1)
    await after(HOURS_7)
    expect(await warnings()).toEqual([expect.stringContaining(LOW)])

    await leave(0)
    await after(HOURS_7)
    await after(HOURS_7)
    expect(await warnings()).toHaveLength(2)

    shop.jump({ days: 5 })
    for (let hour = 0; hour < 30; hour += 6) await after({ seconds: 6 * 3600 })
    const all = await warnings()
    expect(all).toHaveLength(3)
    for (const words of [LOW, EMPTY, ENDING]) expect(all.filter((one) => one.includes(words))).toHaveLength(1)
  })

  it('is warned again after a top-up, which starts a new period', async () => {
    const { shop, esim, warnings, leave, after } = watched
    await leave(1000)
    await after(DAY)
    await topUp(shop, esim.iccid, '01032_3')
    await after({ seconds: 2 * 3600 })
    expect(await warnings()).toHaveLength(1)

    await leave(1000)
    await after(HOURS_7)
    await after(HOURS_7)
    expect(await warnings()).toHaveLength(2)
  })

  it('is warned once if several nodes check at the same moment', async () => {
    const { warnings, leave, after } = watched
    await leave(1000)
    await after(DAY, 6)
    await after(HOURS_7, 6)
    expect(await warnings()).toHaveLength(1)
  })

  it('is warned once if a node died in the middle', async () => {
    const { shop, esim, warnings, leave } = watched
    await leave(1000)
    await shop.spoil('network', { at: 'bundle', kind: 'slow', ms: 200, times: 1 })
    shop.jump(DAY)
    const slow = shop.shop.alerts.runEsimChecks()
    await shop.database
      .db()
      .update(esimChecks)
      .set({ leaseId: null, leaseUntil: null })
      .where(eq(esimChecks.orderId, esim.orderId))
    await shop.shop.alerts.runEsimChecks()
    await slow
    await shop.shop.worker.sweep()
    expect(await warnings()).toHaveLength(1)
  })

  it('has no refunded orders and expired eSIMs checked', async () => {
    const { shop, esim, warnings, leave, after, checkOf } = watched
    await control(shop, `esims/${esim.iccid}/install`, {})
    await after({ days: 11 })
    expect((await checkOf()).nextCheckAt).toBeNull()

    const other = await bought(shop, 'refunded@example.com')
    await shop.shop.alerts.runEsimChecks()
    await leave(1000, other.iccid)
    await shop.database.db().update(orders).set({ paymentState: 'refunded' }).where(eq(orders.id, other.orderId))
    await after(DAY)
    expect((await checkOf(other.orderId)).nextCheckAt).toBeNull()
    expect(await warnings('refunded@example.com')).toEqual([])
  })
})

describe('the regular check of an eSIM', () => {
  let watched: Watched
  beforeEach(async () => {
    watched = await openWatched()
  })
  afterEach(() => watched.shop.close())

  it('sends the warning once the mail server is back', async () => {
    const { shop, warnings, leave, after } = watched
    await shop.spoil('smtp', { at: 'smtp', kind: 'refuse' })
    await leave(1000)
    await after(DAY)
    expect(await warnings()).toEqual([])
    await shop.mend()
    await after({ seconds: 3600 })
    await after({ seconds: 3600 })
    expect(await warnings()).toHaveLength(1)
  })

  it.each([
    ['fail_before', 5],
    ['html', 5],
    ['null', 5],
    ['reset', 5],
    ['rate_limit', 5],
    ['timeout_before', 5],
  ])('waits while the network answers with %s, and delays nothing else', async (kind, minutes) => {
    const { shop, warnings, leave, after, checkOf } = watched
    await leave(1000)
    await shop.spoil('network', { at: 'bundle', kind })
    await after(DAY)
    const check = await checkOf()
    expect(check).toMatchObject({ failures: 1, lastProblem: expect.any(String), leaseId: null })
    expect(check.nextCheckAt?.getTime()).toBeGreaterThan(shop.clock.now().getTime() + (minutes - 1) * 60_000)
    expect(await warnings()).toEqual([])

    await shop.mend()
    await after({ seconds: minutes * 60 + 5 })
    expect(await warnings()).toHaveLength(1)
    expect(await checkOf()).toMatchObject({ failures: 0, lastProblem: null })
  })

  it('warns nobody because of contradictory figures', async () => {
    const { shop, warnings, leave, after, checkOf } = watched
    await leave(4000)
    await shop.spoil('network', { at: 'bundle', kind: 'negative' })
    await after(DAY)
    expect(await warnings()).toEqual([])
    expect(await checkOf()).toMatchObject({ balanceMb: null, totalMb: 5120, failures: 0 })
  })

  it('fetches the whole list in one call if many are due, and each eSIM alone if the list fails', async () => {
    const { shop, warnings, leave, after } = watched
    const others = await boughtByEach(
      shop,
      [1, 2, 3, 4].map((at) => `many${at}@example.com`),
    )
    await shop.shop.alerts.runEsimChecks()
    for (const { iccid } of others) await leave(1000, iccid)
    await shop.spoil('network', { at: 'bundle', kind: 'fail_before' })
    await after(DAY)
    for (const at of [1, 2, 3, 4]) expect(await warnings(`many${at}@example.com`)).toHaveLength(1)
    await shop.mend()

    for (const { iccid } of others) await leave(0, iccid)
    await shop.spoil('network', { at: 'list', kind: 'html' })
    await after(DAY)
    for (const at of [1, 2, 3, 4]) expect(await warnings(`many${at}@example.com`)).toHaveLength(2)
  })

  it('pauses after three failures of a network in a row, and checks all eSIMs again later', async () => {
    const { shop, esim, after, checkOf } = watched
    const others = await boughtByEach(
      shop,
      [1, 2, 3].map((at) => `away${at}@example.com`),
    )
    await shop.shop.alerts.runEsimChecks()
    await shop.spoil('network', { at: 'bundle', kind: 'maintenance' })
    await after(DAY)
    const problems = await Promise.all(
      [esim, ...others].map(async ({ orderId }) => (await checkOf(orderId)).lastProblem),
    )
    expect(problems.filter((problem) => problem?.includes('left alone'))).toHaveLength(1)
    await shop.mend()
    await after({ seconds: 6 * 60 })
    expect(await Promise.all([esim, ...others].map(async ({ orderId }) => (await checkOf(orderId)).failures))).toEqual([
      0, 0, 0, 0,
    ])
  })

  it('counts the holder’s own check, and nobody else’s', async () => {
    const { shop, esim, warnings, leave, after } = watched
    await leave(1000)
    await ask(shop, { iccid: esim.iccid })
    await shop.shop.worker.sweep()
    expect(await warnings()).toEqual([])
    await ask(shop, { iccid: esim.iccid, heldOrderIds: [esim.orderId] })
    await ask(shop, { iccid: esim.iccid, heldOrderIds: [esim.orderId] })
    await shop.shop.worker.sweep()
    expect(await warnings()).toHaveLength(1)
    await after(DAY)
    expect(await warnings()).toHaveLength(1)
  })

  it('respects switched-off warnings, even for thresholds passed meanwhile', async () => {
    const { shop, warnings, leave, after } = watched
    expect(await shop.shop.alerts.viewAlertSettings(EMAIL)).toEqual({ isDataOn: true, isExpiryOn: true })
    await shop.shop.alerts.saveAlertSettings(' Traveller@Example.com ', { isDataOn: false, isExpiryOn: true })
    await leave(1000)
    await after(DAY)
    expect(await warnings()).toEqual([])

    await shop.shop.alerts.saveAlertSettings(EMAIL, { isDataOn: true, isExpiryOn: true })
    await after({ seconds: 2 * 3600 })
    expect(await warnings()).toEqual([])
    await leave(0)
    await after({ seconds: 2 * 3600 })
    expect(await warnings()).toEqual([expect.stringContaining(EMPTY)])
  })

  it('says what is left, where to top up, and how to unsubscribe', async () => {
    const { shop, esim, leave, after } = watched
    await leave(1400)
    await after(DAY)
    const { text } = await mailTo(shop, EMAIL)
    expect(text).toMatch(/Data left: \d+(\.\d)? MB of 5 GB/)
    expect(text).toContain(`/top-up?esim=`)
    expect(text).toContain(`/install?reference=${encodeURIComponent(esim.reference)}&key=`)
    expect(text).not.toContain(esim.iccid)
    const key = /\/alerts\?key=([\w-]+)/.exec(text)?.[1] ?? ''
    const open = (tried: string) => shop.shop.alerts.openAlertKey({ key: tried, rateLimitKey: 'here' })
    expect(await open(key)).toEqual({ ok: true, email: EMAIL })
    expect(await open(`${key.slice(0, -2)}AA`)).toEqual({ ok: false, problem: 'key_unknown' })

    const list = await shop.mailsTo(EMAIL)
    const newest = list.find(({ subject }) => subject.includes(LOW))?.id
    const { headers } = z
      .object({ headers: z.array(z.object({ name: z.string(), value: z.string() })) })
      .parse(await (await fetch(`${shop.sandbox.url}/mailbox/api/messages/${newest}`)).json())
    expect(headers).toContainEqual({
      name: 'List-Unsubscribe',
      value: expect.stringMatching(/^<http.+\/alerts\?key=.+>$/),
    })
    expect(headers).toContainEqual({ name: 'List-Unsubscribe-Post', value: 'List-Unsubscribe=One-Click' })
  })
})
