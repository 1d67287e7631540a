// Whatever the network and the bank do, and wherever the shop dies: a canceled order ends with the eSIM back and the
// money back once, or with a person.
import { randomUUID } from 'node:crypto'
import { assert, asyncProperty, constantFrom, nat, record } from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cancellations, esims, supportTickets } from '#db/schema.ts'
import { isCompleted, type Order } from '#shop/sales/order/order.ts'
import { orderStore } from '#shop/sales/order-rows/order-store.ts'
import { cancelableUntil } from '#shop/support/cancellation/cancellation.ts'
import { cancellationStore } from '#shop/support/cancellation/cancellation-store.ts'
import { advanceCancellation } from '#shop/support/cancellation/advance-cancellation.ts'
import { buyDelivered } from './support/desk-on-esims.ts'
import { aStage, type Told } from './support/dying-cancellation.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => void (shop = await openTestShop()))
afterAll(() => shop.close())

const TOTAL = 1809
type Bought = Awaited<ReturnType<typeof buyDelivered>>
/** What was requested, before anybody has begun. */
async function keep({ orderId, email }: Bought): Promise<string> {
  const id = randomUUID()
  const marks = { buyerMark: email, cardMark: null, networkMark: null }
  const terms = { isOn: true, days: 14, usedBasisPoints: 0, isTooMany: false }
  await cancellationStore(shop.database).keep({ id, orderId, reason: 'other', ...marks, ...terms }, shop.clock.now())
  return id
}

type End = {
  ended: typeof cancellations.$inferSelect | undefined
  order: Order
  taken: number
  left: number
  tickets: number
  esimState: string | undefined
  bank: Told['bank']
}

function brokenRules({ ended, order, taken, left, tickets, esimState, bank }: End): string[] {
  const isBack = ended?.state === 'refunded'
  const isShown = order.deliveryState === 'mailed'
  const rules = {
    'the money is back, or it is not': taken === 0 || taken === TOTAL,
    'it ended': isBack || ended?.state === 'with_person',
    'a person has one ticket': tickets === (isBack ? 0 : 1),
    'what is refunded is over': !isBack || (order.paymentState === 'refunded' && order.deliveryState === 'revoked'),
    'the money is back': !isBack || taken === 0 || bank !== 'quiet',
    'what the buyer canceled is back at the network': order.refundedBy !== 'by_buyer' || left === 0,
    'a person has the money': isBack || taken === (order.paymentState === 'refunded' ? 0 : TOTAL),
    'what went back is shown to nobody': isBack || !ended?.returnedAt || (!isShown && esimState === 'released'),
    'what did not go back is shown': isBack || ended?.returnedAt || isShown || order.paymentState !== 'paid',
    'what was disputed before is left alone': bank !== 'disputes before' || (!isBack && left === 1),
  }
  return Object.entries(rules).flatMap(([rule, holds]) => (holds ? [] : [rule]))
}

it('a canceled order ends with everything back once, or with a person', async () => {
  await assert(
    asyncProperty(
      record({
        release: constantFrom('takes', 'takes', 'takes, answer lost', 'refuses', 'silent'),
        phone: constantFrom('unused', 'unused', 'installed', 'installed meanwhile'),
        bank: constantFrom('quiet', 'quiet', 'disputes before', 'disputes meanwhile'),
        staff: constantFrom('idle', 'idle', 'refunds meanwhile'),
        dies: nat(16),
      }),
      async (told: Told) => {
        const bought = await buyDelivered(shop)
        const { orderId, reference, iccid } = bought
        if (told.phone === 'installed') shop.sandbox.network.install(iccid)
        const { row, goRound } = aStage(shop, told, bought)
        if (told.bank === 'disputes before') {
          shop.sandbox.payment?.dashboard.dispute(reference)
          await shop.letTimePass({ seconds: 3 })
        }
        const id = await keep(bought)
        for (let round = 0; round < 14; round += 1) await goRound(id)
        await shop.letTimePass({ seconds: 9 })

        const [ended] = await row()
        const [taken, left] = [await shop.takenFor(orderId), await shop.profilesOf(reference)]
        const tickets = await shop.database.db().$count(supportTickets, eq(supportTickets.orderId, orderId))
        const [esim] = await shop.database.db().select().from(esims).where(eq(esims.orderId, orderId))
        const order = await shop.orderOf(orderId)
        const end = { ended, order, taken, left: left.length, tickets, esimState: esim?.state, bank: told.bank }
        expect(brokenRules(end)).toEqual([])
      },
    ),
    { numRuns: 20 },
  )
}, 120_000)

const FAMILY = { bundleId: '01032_3', destinations: ['FR' as const], arrival: null, departure: null, travelers: 3 }

it('several travelers’ eSIMs go back together, or a person finds what became of each', async () => {
  await assert(
    asyncProperty(
      record({
        release: constantFrom('takes', 'takes', 'takes, answer lost', 'silent'),
        phone: constantFrom('unused', 'unused', 'installed', 'installed meanwhile'),
        bank: constantFrom('quiet', 'quiet', 'disputes meanwhile'),
        staff: constantFrom('idle'),
        dies: nat(26),
      }),
      async (told: Told) => {
        const bought = await buyDelivered(shop, { line: FAMILY })
        const store = orderStore(shop.database, () => {})
        const others = (await store.listOfParty(bought.orderId)).map(({ id }) => id)
        for (const id of others) await shop.until(id, isCompleted)
        const last = await shop.orderOf(others[1] ?? '')
        if (told.phone === 'installed') shop.sandbox.network.install(last.iccid ?? '')
        const { row, goRound } = aStage(shop, told, { ...bought, iccid: last.iccid ?? '' })
        const id = await keep(bought)
        for (let round = 0; round < 14; round += 1) await goRound(id)
        await shop.letTimePass({ seconds: 9 })

        const [ended] = await row()
        const isBack = ended?.state === 'refunded'
        const taken = await shop.takenFor(bought.orderId)
        const party = await Promise.all([bought.orderId, ...others].map((each) => shop.orderOf(each)))
        const shown = party.map(({ deliveryState }) => deliveryState === 'mailed')
        const there = await Promise.all(party.map(async ({ reference }) => (await shop.profilesOf(reference)).length))
        const rules = {
          'it ended': isBack || ended?.state === 'with_person',
          'the money is back with all eSIMs, or all of it is here':
            told.bank !== 'quiet' || taken === (isBack ? 0 : 3 * TOTAL),
          'what is paid back has no eSIM': !isBack || there.every((profiles) => profiles === 0),
          // A silent network may have taken one back, which the message says.
          'what is there is shown': told.release === 'silent' || shown.every((is, at) => there[at] === (is ? 1 : 0)),
          'what was installed keeps the others':
            told.phone !== 'installed' || told.bank !== 'quiet' || !shown.includes(false),
        }
        expect(Object.entries(rules).filter(([, holds]) => !holds)).toEqual([])
      },
    ),
    { numRuns: 8 },
  )
}, 120_000)

const QUIET: Told = { release: 'takes', phone: 'unused', bank: 'quiet', staff: 'idle', dies: 0 }

it('a payment that is disputed while its eSIM goes back is not paid back by the shop as well', async () => {
  const bought = await buyDelivered(shop)
  const { row, goRound } = aStage(shop, { ...QUIET, bank: 'disputes meanwhile' }, bought)
  await goRound(await keep(bought))
  await shop.letTimePass({ seconds: 9 })
  expect(await row()).toMatchObject([{ state: 'with_person', heldBecause: 'disputed', returnedAt: expect.any(Date) }])
  expect(await shop.takenFor(bought.orderId)).toBe(TOTAL)
  expect(await shop.orderOf(bought.orderId)).toMatchObject({ paymentState: 'paid', deliveryState: 'revoked' })
})

it('whoever takes over from a slow one, and finds the eSIM gone, leaves it to the one that gave it back', async () => {
  const bought = await buyDelivered(shop)
  const { row, deps } = aStage(shop, QUIET, bought)
  const { claim, returned } = deps.cancellations
  // Both took it before either began.
  const other = {
    ...deps.cancellations,
    claim: async (...input: Parameters<typeof claim>) => {
      const taken = await claim(...input)
      return taken && { ...taken, returnBegunAt: null }
    },
  }
  const overtaken = {
    ...deps.cancellations,
    returned: async (id: string, now: Date) => {
      shop.jump({ seconds: 61 })
      await advanceCancellation({ ...deps, cancellations: other }, id)
      await returned(id, now)
    },
  }
  await advanceCancellation({ ...deps, cancellations: overtaken }, await keep(bought))
  expect(await row()).toMatchObject([{ state: 'refunded', ticketNumber: null }])
  await shop.letTimePass({ seconds: 9 })
  expect(await shop.takenFor(bought.orderId)).toBe(0)
})

it('what was requested in time is in time, however long the shop takes', async () => {
  const bought = await buyDelivered(shop)
  const until = cancelableUntil(await shop.orderOf(bought.orderId), { isOn: true, days: 14, usedBasisPoints: 0 })
  const at = (ms: number) => shop.jump({ seconds: (until.getTime() + ms - shop.clock.now().getTime()) / 1000 })
  at(-60_000)
  const { row, goRound } = aStage(shop, QUIET, bought)
  const id = await keep(bought)
  at(60_000)
  await goRound(id)
  expect(await row()).toMatchObject([{ state: 'refunded' }])
})

it('a refund by staff while the eSIM goes back ends it without a message to them', async () => {
  const bought = await buyDelivered(shop)
  const { row, goRound } = aStage(shop, { ...QUIET, staff: 'refunds meanwhile' }, bought)
  await goRound(await keep(bought))
  expect(await row()).toMatchObject([{ state: 'refunded', ticketNumber: null }])
  await shop.letTimePass({ seconds: 9 })
  expect(await shop.takenFor(bought.orderId)).toBe(0)
})
