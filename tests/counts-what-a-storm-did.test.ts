// A storm is only worth what its audit finds: each kind of damage that the audit names is done here, and must be found.
import { aPurchase } from '#tests/support/played-network.ts'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { esims, mails, orders } from '#db/schema.ts'
import { sealColumnsWith } from '#db/sealing/sealed-columns.ts'
import type { Purchase } from '#scripts/storm/buyer.ts'
import { fateOf, type Errand } from '#scripts/storm/errand.ts'
import { audit } from '#scripts/storm/purchase-audit.ts'
import { seededChance } from '#scripts/storm/seeded.ts'
import { stormErrands } from '#scripts/storm/storm-errands.ts'
import { readStormOptions } from '#scripts/storm/storm-options.ts'
import { countOddAnswers, leftOf, setFault } from '#scripts/storm/vendor-books.ts'
import { ODD_NOTATIONS } from '#scripts/storm/vendor-faults.ts'
import type { Wholesale } from '#scripts/storm/wholesalers.ts'
import { lullLeftMs } from '#scripts/storm/weather.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { referenceOfTraveler } from '#shop/sales/party/place-party.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const ERRAND: Errand = {
  email: 'traveller@example.com',
  name: 'Alex Traveller',
  ip: '10.0.0.1',
  bundleId: '01032_3',
  to: 'FR,IT',
  network: null,
  coupon: null,
  travelers: 1,
  ending: 'returns',
  aftermath: 'none',
  topUp: null,
}
const NO_HARM = { lost: 0, charged_twice: 0, allocated_twice: 0, unmailed: 0, mailed_twice: 0 }

describe('after a storm', () => {
  let shop: TestShop
  let bought: Awaited<ReturnType<TestShop['buy']>>
  let purchase: Purchase
  beforeEach(async () => {
    shop = await openTestShop()
    bought = await shop.buy()
    await shop.until(bought.orderId, isCompleted)
    await shop.letTimePass({ minutes: 1 }, 10)
    purchase = {
      errand: ERRAND,
      kind: 'esim',
      reference: bought.reference,
      hasPaid: true,
      repeats: 0,
      look: () => Promise.resolve(''),
    }
  })
  afterEach(() => shop.close())
  const count = async (purchases = [purchase]) => audit(shop.database, shop.sandbox.url, purchases)

  it('reports nothing for an order that went well', async () => {
    expect(await count()).toMatchObject({ problems: [], harms: NO_HARM, mails: 1, cameTwice: [] })
  })

  it('reports nothing for it either if the process that asks has no keys yet', async () => {
    sealColumnsWith(null)
    expect(await count()).toMatchObject({ problems: [], harms: NO_HARM })
  })

  it('reports an unknown order as lost', async () => {
    const { harms } = await count([{ ...purchase, reference: 'wanderpass_order_of_nobody' }])
    expect(harms).toEqual({ ...NO_HARM, lost: 1 })
  })

  it('reports an order with a different eSIM at the network as lost', async () => {
    await shop.database.db().update(orders).set({ iccid: '8988300000000009999' }).where(eq(orders.id, bought.orderId))
    expect((await count()).harms.lost).toBe(1)
  })

  it('reports an email that arrived twice as mailed twice, and nothing else', async () => {
    const [mail] = await shop.database.db().select().from(mails).where(eq(mails.orderId, bought.orderId))
    // The delivery that has already begun must not interfere.
    await shop.shop.worker.settleMails(0)
    await shop.database.db().update(mails).set({ state: 'waiting', nextTryAt: shop.clock.now() })
    await shop.letTimePass({ seconds: 10 })
    expect(await count()).toMatchObject({
      problems: [],
      harms: { ...NO_HARM, mailed_twice: 1 },
      repeatedMails: 1,
      cameTwice: [mail?.id],
    })
  })

  it('gives a restarted vendor the faults that are left', async () => {
    const always = { target: 'network', at: 'callback', kind: 'twice', match: 'nobody' }
    const once = { target: 'smtp', at: 'smtp', kind: 'reject_421', match: 'another', times: 1 }
    const twice = { ...once, match: 'traveller', times: 2 }
    for (const fault of [always, once, twice]) await setFault(shop.sandbox.url, fault)
    for (const name of ['another', 'traveller']) shop.sandbox.mailbox.faults.take('smtp', [`${name}@example.com`])
    expect(await leftOf(shop.sandbox.url, [always, once, twice])).toEqual([always, { ...twice, times: 1 }])
    expect(await leftOf('http://localhost:1', [twice])).toEqual([twice])
  })

  it('gives the payment provider those that are left too', async () => {
    const always = { target: 'payment', at: 'refund', kind: 'reset' }
    const twice = { target: 'payment', at: 'list_events', kind: 'fail_before', times: 2 }
    for (const fault of [always, twice]) await setFault(shop.sandbox.url, fault)
    expect((await askForEvents()).status).toBe(500)
    expect(await leftOf(shop.sandbox.url, [always, twice])).toEqual([always, { ...twice, times: 1 }])
    expect((await askForEvents()).status).toBe(500)
    expect(await leftOf(shop.sandbox.url, [always, twice])).toEqual([always])
  })

  it('counts the answers in odd notation, which no other fault waits behind', async () => {
    for (const fault of ODD_NOTATIONS) await setFault(shop.sandbox.url, fault)
    await setFault(shop.sandbox.url, { target: 'payment', at: 'list_events', kind: 'fail_before', times: 1 })
    expect((await askForEvents()).status).toBe(500)
    expect(await countOddAnswers(shop.sandbox.url)).toBe(0)
    expect((await askForEvents()).status).toBe(200)
    expect(await countOddAnswers(shop.sandbox.url)).toBe(1)
    await setFault(shop.sandbox.url, { target: 'smtp', at: 'smtp', kind: 'slow', times: 1 })
    const take = () => shop.sandbox.mailbox.faults.take('smtp')?.kind
    expect([take(), take()]).toEqual(['slow', 'odd-notation'])
    expect(await countOddAnswers(shop.sandbox.url)).toBe(2)
  })

  const askForEvents = () =>
    fetch(`${shop.sandbox.url}/v1/events`, { headers: { authorization: 'Bearer sk_test_tests' } })

  it('reports more money than the price as charged twice', async () => {
    const { harms, problems } = await count([{ ...purchase, hasPaid: false }])
    expect(harms.charged_twice).toBe(1)
    expect(problems).toContain('traveller@example.com was charged 1809 instead of 0 cents')
  })

  it('reports a second profile of an order as allocated twice', async () => {
    await shop.network.allocate({
      ...aPurchase(bought.reference),
      callbackUrl: `${shop.url}/webhooks/network/nobody`,
    })
    await shop.letTimePass({ seconds: 6 })
    expect((await count()).harms).toMatchObject({ allocated_twice: 1, lost: 0 })
  })

  it('reports an email that never arrived as missing', async () => {
    await fetch(`${shop.sandbox.url}/mailbox/api/messages`, { method: 'DELETE' })
    expect((await count()).harms).toEqual({ ...NO_HARM, unmailed: 1 })
  })

  it('reports travelers of one payment who have no eSIM of their own, or no email', async () => {
    const email = 'family@example.com'
    const line = { bundleId: '01032_3', destinations: ['FR' as const], arrival: null, departure: null, travelers: 3 }
    const { orderId, reference } = await shop.buy({ email, line })
    await shop.until(orderId, isCompleted)
    await shop.letTimePass({ minutes: 2 }, 10)
    const family: Purchase = { ...purchase, reference, errand: { ...ERRAND, email, travelers: 3 } }
    const problemsOf = async (travelers = 3) =>
      (await count([purchase, { ...family, errand: { ...family.errand, travelers } }])).problems
    expect(await problemsOf()).toEqual([])
    expect(await problemsOf(4)).toEqual([`${email} paid for 3 others, who have 2 orders`])
    const second = eq(orders.reference, referenceOfTraveler(reference, 2))
    await shop.database.db().update(orders).set({ iccid: '8988300000000009999', status: 'started' }).where(second)
    await fetch(`${shop.sandbox.url}/mailbox/api/messages`, { method: 'DELETE' })
    const who = (traveler: number) => `traveler ${traveler} of ${email}`
    expect(await problemsOf()).toEqual(
      expect.arrayContaining([
        `${who(2)} has 1 profiles at the network`,
        expect.stringContaining(`the order of ${who(2)} is stuck`),
        `${who(3)} got no email, or two`,
      ]),
    )
  })

  it('reports a refund without return of the eSIM as a difference, not as a second charge', async () => {
    await shop.database.db().update(esims).set({ state: 'active' })
    const { harms, problems } = await count([{ ...purchase, errand: { ...ERRAND, aftermath: 'refunded' } }])
    expect(harms).toEqual(NO_HARM)
    expect(problems).toContain('traveller@example.com was charged 1809 instead of 0 cents')
    expect(problems).toContain('the order of traveller@example.com is paid, not refunded')
    expect(problems).toContain('the network still has a profile for the refunded order of traveller@example.com')
  })
})

const WHOLESALE: Wholesale[] = [
  { network: 'esim-access', bundleId: 'FR_3_15_1', to: 'FR' },
  { network: 'airalo', bundleId: 'france_mobile_1', to: 'FR' },
  { network: 'esim-go', bundleId: 'esim_3GB_1', to: 'IT' },
  { network: 'zendit', bundleId: 'ESIM_IT_1', to: 'IT' },
]
const isGone = (errand: Errand) => ['given_back', 'revoked'].includes(fateOf(errand))
const people = (seed: number, canForget = true) =>
  stormErrands(seededChance(seed), { count: 60, canForget, wholesale: WHOLESALE })

describe('the people of a storm', () => {
  it('are the same with the same seed, and others with another', () => {
    expect(people(7)).toEqual(people(7))
    expect(people(7)).not.toEqual(people(8))
  })

  it('cover everything that can be bought, paid, and returned', () => {
    const everybody = people(1)
    expect(new Set(everybody.map(({ ending }) => ending)).size).toBe(9)
    expect(new Set(everybody.map(({ aftermath }) => aftermath)).size).toBe(7)
    expect(new Set(everybody.map(fateOf)).size).toBe(4)
    expect(everybody.filter(({ topUp }) => topUp !== null)).toHaveLength(6)
    expect(everybody.filter(({ coupon }) => coupon === 'DEMOFREE1').length).toBeGreaterThan(0)
  })

  it('buy, add, and give back at each network that takes it back', () => {
    const at = Object.groupBy(people(1), ({ network }) => network ?? 'home')
    expect(Object.keys(at)).toHaveLength(5)
    for (const network of ['home', 'esim-access', 'airalo', 'zendit'] as const)
      expect(at[network]?.some(({ topUp }) => topUp !== null)).toBe(true)
    for (const network of ['home', 'esim-access', 'esim-go', 'zendit'] as const)
      expect(at[network]?.some(isGone)).toBe(true)
    expect(at.airalo?.some(isGone)).toBe(false)
    // Its books don't say whose data was added.
    expect(at['esim-go']?.some(({ topUp }) => topUp !== null)).toBe(false)
  })

  it('pay twice only if the shop can be made to forget a page', () => {
    expect(people(1, false).some(({ ending }) => ending === 'pays_twice')).toBe(false)
  })
})

describe('the weather', () => {
  it('alternates between faults and calm, or is constant', () => {
    const gusts = { gustMs: 45_000, lullMs: 15_000 }
    expect([0, 44_999, 45_000, 59_000, 60_000, 110_000].map((sinceMs) => lullLeftMs(gusts, sinceMs))).toEqual([
      0, 0, 15_000, 1_000, 0, 10_000,
    ])
    expect(lullLeftMs({ gustMs: 1_000, lullMs: 0 }, 5_000)).toBe(0)
  })
})

describe('the command', () => {
  it('accepts its options', () => {
    const words = '--orders 300 --seed 7 --database postgres --nodes 3 --kill node,sandbox,postgres'.split(' ')
    expect(readStormOptions(words)).toEqual({
      orders: 300,
      seed: 7,
      database: 'postgres',
      nodes: 3,
      kill: ['node', 'sandbox', 'postgres'],
      buyers: 6,
      everyMs: 1_500,
      gustMs: 60_000,
      lullMs: 0,
    })
    expect(readStormOptions('--every 4 --gust 45 --lull 15'.split(' '))).toMatchObject({
      everyMs: 4_000,
      gustMs: 45_000,
      lullMs: 15_000,
    })
  })

  it.each([
    ['--nodes 3', 'several nodes need --database postgres'],
    ['--kill postgres', 'the embedded database is killed with its shop; --kill postgres needs --database postgres'],
    ['--kill everything', 'kill takes a list of shop, node, sandbox, postgres'],
    ['--orders none', 'orders '],
    ['--order 3', "Unknown option '--order'"],
  ])('rejects %s', (words, sentence) => {
    expect(readStormOptions(words.split(' '))).toContain(sentence)
  })
})
