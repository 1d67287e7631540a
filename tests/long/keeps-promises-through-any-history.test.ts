// Whatever travelers and staff do to an order, one after the other: it has one eSIM at most, the network holds no other,
// the shop has exactly the money that its books say, and a business what is left of its margin.
import { randomUUID } from 'node:crypto'
import { eq, inArray } from 'drizzle-orm'
import { array, assert, asyncProperty, constantFrom, integer, nat, record } from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { esims, orders, withdrawals } from '#db/schema.ts'
import { isSettled } from '#shop/sales/order/order.ts'
import { buyDelivered } from '../support/desk-on-esims.ts'
import { PASSWORD } from '../support/having-accounts.ts'
import { anAdmin, callerAs } from '../support/inbox.ts'
import { openTestShop, type TestShop } from '../support/open-test-shop.ts'
import { mustBeEven } from '../support/prepaying.ts'
import { aShopOfIts, FIVE } from '../support/retailing.ts'

const TOTAL = 2178
const MARGIN = 455

let shop: TestShop
let alpha: Awaited<ReturnType<typeof aShopOfIts>>
beforeAll(async () => {
  shop = await openTestShop()
  alpha = await aShopOfIts(shop, 'alpha')
  await alpha.allow(1000)
  await alpha.ask([{ ...FIVE, cents: 1800 }])
})
afterAll(() => shop.close())

const ACTS = ['replace', 'cancel', 'withdraw', 'accept', 'refuse', 'part', 'whole', 'install', 'days'] as const
const step = record({
  what: constantFrom(...ACTS),
  which: nat(1),
  cents: integer({ min: 1, max: 900 }),
  days: constantFrom(1, 13, 15, 28),
})
type Step = { what: (typeof ACTS)[number]; which: number; cents: number; days: number }
const FIRST = { which: 0, cents: 300, days: 15 }
/** What is rare by chance: a replacement before each kind of end, and a second decision. */
const HISTORIES = (
  [
    ['replace', 'part', 'replace', 'withdraw', 'accept', 'refuse'],
    ['withdraw', 'days', 'refuse', 'replace', 'whole', 'accept'],
  ] as const
).map((history): [Step[]] => [history.map((what) => ({ ...FIRST, what }))])
type Bought = { orderId: string; reference: string; email: string; ticket: string | null; outcomes: Set<string> }

/** The order and what replaced it, however often. */
async function chainOf(orderId: string): Promise<{ id: string; reference: string }[]> {
  const rows = await shop.database
    .db()
    .select({ id: orders.id, reference: orders.reference, replaces: orders.replacesOrderId })
    .from(orders)
  const chain = rows.filter(({ id }) => id === orderId)
  for (const { id } of chain) chain.push(...rows.filter(({ replaces }) => replaces === id))
  return chain
}

/** Nothing that is on its way is left. */
const settle = async () => shop.letTimePass({ minutes: 2 }, 15)

async function act({ what, cents, days }: Step, bought: Bought) {
  const { desk, inbox } = shop.shop
  const admin = await anAdmin(shop, `${randomUUID()}@staff.example.com`, 'Ada Admin')
  const [by, proof] = [callerAs(shop, admin), { token: admin.token, password: PASSWORD }]
  const { orderId, reference, email, ticket } = bought
  const newest = (await chainOf(orderId)).at(-1)?.id ?? orderId
  const order = await shop.orderOf(orderId)
  const seen = { orderId, seenCents: order.totalCents - order.refundedCents, isDisputeKnown: false, proof }
  if (what === 'days') shop.jump({ days })
  if (what === 'install') shop.sandbox.network.install((await shop.orderOf(newest)).iccid ?? '')
  if (what === 'replace') await desk.replaceEsim({ orderId: newest, reason: 'not_installing', proof }, by)
  if (what === 'cancel') await desk.cancelEsim({ orderId: newest, proof }, by)
  if (what === 'part') await desk.refundPartAsStaff({ ...seen, cents, reason: 'goodwill' }, by)
  if (what === 'whole') await desk.refundOrderAsStaff(seen, by)
  if (what === 'withdraw') {
    const declaration = { orderReference: reference, name: 'Alex Traveller', email }
    await inbox.withdrawFromContract({ declaration, rateLimitKey: randomUUID() }, shop.at)
    await shop.shop.worker.sweep()
    const [row] = await shop.database.db().select().from(withdrawals).where(eq(withdrawals.email, email))
    bought.ticket = row?.ticketNumber ?? null
  }
  if (what === 'accept' && ticket) {
    const accepted = await desk.acceptWithdrawal({ number: ticket, seenCents: seen.seenCents, proof }, by)
    if (accepted.ok) bought.outcomes.add('accepted')
  }
  if (what === 'refuse' && ticket) {
    const refusal = (await inbox.viewTicket(ticket))?.withdrawal?.refusals[0] ?? 'too_late'
    const refused = await inbox.refuseWithdrawal({ number: ticket, refusal, text: '' }, by)
    if (refused.ok) bought.outcomes.add('refused')
  }
}

async function mustBeRight({ orderId, outcomes }: Bought) {
  const order = await shop.orderOf(orderId)
  const chain = await chainOf(orderId)
  const kept = await shop.database
    .db()
    .select()
    .from(esims)
    .where(
      inArray(
        esims.orderId,
        chain.map(({ id }) => id),
      ),
    )
  const active = kept.filter(({ state }) => state === 'active').map(({ iccid }) => iccid)
  const held = chain.flatMap(({ reference }) => shop.sandbox.network.ofReference(reference))
  const ready = held.filter(({ state }) => state === 'ready').map(({ iccid }) => iccid)
  // One that is in use stays with the traveler when staff sends another.
  const inUse = new Set(held.filter(({ installedAt }) => installedAt !== null).map(({ iccid }) => iccid))
  expect(active.length).toBeLessThanOrEqual(1)
  expect(ready.filter((iccid) => !inUse.has(iccid) && !active.includes(iccid))).toEqual([])
  const isRefunded = order.paymentState === 'refunded'
  expect(isRefunded && active.some((iccid) => !inUse.has(iccid))).toBe(false)

  expect(await shop.takenFor(orderId)).toBe(TOTAL - order.refundedCents)
  expect(outcomes.has('accepted') && order.refundedCents < TOTAL).toBe(false)
  expect(outcomes.size).toBeLessThanOrEqual(1)
  for (const { id } of chain.slice(1)) {
    const replacement = await shop.orderOf(id)
    expect([replacement.totalCents, isSettled(replacement)]).toEqual([0, true])
  }
}

it('an order keeps its promises', { timeout: 600_000 }, async () => {
  await assert(
    asyncProperty(array(step, { minLength: 3, maxLength: 7 }), async (steps) => {
      const both: Bought[] = []
      const before = await alpha.earned()
      for (const brand of [alpha.brand, alpha.brand])
        both.push({ ...(await buyDelivered(shop, { brand })), ticket: null, outcomes: new Set() })
      for (const each of steps) {
        const bought = both[each.which]
        if (!bought) continue
        await act(each, bought)
        await settle()
        for (const order of both) await mustBeRight(order)
      }
      const now = await alpha.earned()
      const left = await Promise.all(
        both.map(async ({ orderId }) => {
          const { refundedCents } = await shop.orderOf(orderId)
          return Math.floor((2 * MARGIN * (TOTAL - refundedCents) + TOTAL) / (2 * TOTAL))
        }),
      )
      const sumOf = (earned: typeof now) => (earned?.heldCents ?? 0) + (earned?.payableCents ?? 0)
      expect(sumOf(now) - sumOf(before)).toBe(left.reduce((sum, cents) => sum + cents, 0))
      await mustBeEven(shop)
      expect(await shop.shop.books.checkAllBooks({ isCalm: true })).toMatchObject({ differences: [], silent: [] })
    }),
    { numRuns: 5, endOnFailure: true, examples: HISTORIES },
  )
})
