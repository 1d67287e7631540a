// Whoever orders the first part of a planned trip is reminded of each later one: once, in time, at the price of that day.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { bundles, plannedParts } from '#db/schema.ts'
import type { CartLine } from '#shop/sales/checkout/quote-cart.ts'
import type { Usage } from '#shop/catalogue/trip/recommend-offers.ts'
import { datePlan } from '#shop/catalogue/trip/plan-parts.ts'
import { planTrip } from '#shop/catalogue/trip/plan-trip.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { addDays } from '#values/date.ts'
import { quote } from '#shop/catalogue/pricing/quote.ts'
import { formatEuro } from '#values/money.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

const sentMail = z.object({ text: z.string() })
const DAYS_UNTIL_ARRIVAL = 20

/** The plan of a trip that begins in twenty days, as the results show it. */
async function aPlan(to: string[], days: number, usage: Usage) {
  const catalogue = await shop.shop.catalogue.viewCatalogue(shop.at)
  const arrival = addDays(shop.shop.today(), DAYS_UNTIL_ARRIVAL)
  const trip = { destinations: to, arrival, departure: addDays(arrival, days - 1) }
  const plan = planTrip(catalogue, to, days, usage)
  const parts = plan ? datePlan(plan, trip) : []
  const line = (at: number): CartLine => {
    const part = parts[at]
    if (!part) throw new Error('The plan has no such part.')
    const { destinations, arrival: from, departure } = part
    return { bundleId: part.bundle.bundleId, destinations, arrival: from, departure, plan: { usage, trip } }
  }
  return { parts, line }
}
/** A month in the United States: two parts on one eSIM, then one with an eSIM of its own. */
const usa = () => aPlan(['US'], 60, 'normal')

async function bought(line: CartLine, email = `${randomUUID()}@buyer.example.com`) {
  const { orderId, reference } = await shop.buy({ line, email })
  await shop.until(orderId, isCompleted)
  return { orderId, reference, email, order: await shop.orderOf(orderId) }
}

const statesOf = async (orderId: string) =>
  (await shop.database.db().select().from(plannedParts).where(eq(plannedParts.orderId, orderId)))
    .toSorted((one, other) => one.number - other.number)
    .map(({ number, state }) => `${number} ${state}`)

const IS_REMINDER = /^Part \d of your trip/
async function remindersTo(email: string) {
  const mails = (await shop.mailsTo(email)).filter(({ subject }) => IS_REMINDER.test(subject))
  return Promise.all(
    mails.map(async ({ id, subject }) => {
      const { text } = sentMail.parse(await (await fetch(`${shop.sandbox.url}/mailbox/api/messages/${id}`)).json())
      return { subject, text, part: /\/next-part\?part=([\w%.~-]+)/.exec(text)?.[1] ?? '' }
    }),
  )
}
const comeTo = async (day: string) => {
  while (shop.shop.today() < day) shop.jump({ days: 1 })
  await shop.shop.worker.sweep()
}

const change = async (bundleId: string, values: Partial<typeof bundles.$inferInsert>) => {
  const { database } = shop
  const [before] = await database.db().select().from(bundles).where(eq(bundles.bundleId, bundleId))
  await database.db().update(bundles).set(values).where(eq(bundles.bundleId, bundleId))
  shop.jump({ seconds: 10 })
  return async () => {
    if (before) await database.db().update(bundles).set(before).where(eq(bundles.bundleId, bundleId))
    shop.jump({ seconds: 10 })
  }
}

const shorter = ({ plan }: CartLine): CartLine['plan'] =>
  plan && { ...plan, trip: { ...plan.trip, departure: plan.trip.arrival } }

it('one day before a top-up and two days before an eSIM, once each, however often the shop looks', async () => {
  const { parts, line } = await usa()
  expect(parts.map(({ isTopUp }) => isTopUp)).toEqual([false, true, false])
  const { orderId, email } = await bought(line(0))
  const [, second, third] = parts
  if (!second || !third) throw new Error('The plan has no later parts.')
  expect([addDays(second.arrival, -1), addDays(third.arrival, -2)]).toEqual([second.remindOn, third.remindOn])

  await comeTo(addDays(second.remindOn, -1))
  expect(await remindersTo(email)).toEqual([])
  await comeTo(second.remindOn)
  await Promise.all([shop.shop.worker.sweep(), shop.shop.worker.sweep()])
  expect((await remindersTo(email)).map(({ subject }) => subject)).toEqual([expect.stringContaining('Part 2')])
  await comeTo(third.remindOn)
  await shop.shop.worker.sweep()
  const [last, ...others] = await remindersTo(email)
  expect(others).toHaveLength(1)
  expect(last?.text).toContain(formatEuro(quote(third.priceCents, 2100).totalCents))
  expect(await statesOf(orderId)).toEqual(['2 mailed', '3 mailed'])
})

describe('the link of a reminder', () => {
  it('opens the top-up of the same eSIM with its bundle, and fills the cart with exactly the next part', async () => {
    const { parts, line } = await usa()
    const { orderId, email } = await bought(line(0))
    const [, second, third] = parts
    await comeTo(third?.remindOn ?? '')
    const reminders = await remindersTo(email)
    const stops = await Promise.all(
      reminders.map(({ part }) => shop.shop.plans.findNextStop(decodeURIComponent(part), shop.at)),
    )
    const topUp = stops.find((stop) => stop?.kind === 'top_up')
    const path = new URL(topUp?.path ?? '/', shop.url)
    expect(shop.shop.topUps.openTopUp(path.searchParams.get('esim') ?? '')).toBe(orderId)
    expect(path.searchParams.get('bundle')).toBe(second?.bundle.bundleId)
    const { destinations, arrival, departure } = third ?? {}
    const next = { bundleId: third?.bundle.bundleId, destinations, arrival, departure }
    expect(stops).toContainEqual({ kind: 'cart', line: next })
  })

  it('opens no top-up of an eSIM that takes none, and the email speaks of none', async () => {
    const { parts, line } = await usa()
    const { email } = await bought(line(0))
    const undo = await change(line(0).bundleId, { canTopUp: false })
    await comeTo(parts[1]?.remindOn ?? '')
    const [reminder] = await remindersTo(email)
    const stop = await shop.shop.plans.findNextStop(decodeURIComponent(reminder?.part ?? ''), shop.at)
    await undo()
    expect(reminder?.subject).toContain('Part 2')
    expect(reminder?.text).not.toMatch(/top[- ]up/i)
    expect(stop?.kind).toBe('cart')
  })

  it('opens nothing if we didn’t seal it', async () => {
    for (const name of ['', 'x', shop.shop.topUps.sealTopUp(randomUUID(), 1)])
      expect(await shop.shop.plans.findNextStop(name, shop.at)).toBeNull()
  })
})

describe('nobody is reminded', () => {
  const ends: [string, (order: Awaited<ReturnType<typeof bought>>) => Promise<unknown>][] = [
    ['who ended it on the order page', ({ orderId }) => shop.shop.plans.endReminders(orderId)],
    ['whose order was refunded', ({ orderId }) => shop.shop.refunds.refundOrder(orderId)],
    ['whose eSIM was canceled', ({ orderId }) => shop.shop.provisioning.revokeEsim(orderId)],
    [
      'who withdrew from the order',
      ({ reference, email }) =>
        shop.shop.inbox.withdrawFromContract(
          { declaration: { orderReference: reference, name: 'Alex Traveller', email }, rateLimitKey: randomUUID() },
          shop.at,
        ),
    ],
  ]
  it.each(ends)('%s', async (_who, end) => {
    const { parts, line } = await usa()
    const order = await bought(line(0))
    expect(parts).toHaveLength(3)
    await end(order)
    await comeTo(parts[2]?.remindOn ?? '')
    expect(await remindersTo(order.email)).toEqual([])
    expect(await shop.shop.plans.listReminders(await shop.orderOf(order.orderId))).toEqual([])
  })

  it('who has not paid', async () => {
    const { parts, line } = await usa()
    const email = `${randomUUID()}@buyer.example.com`
    await shop.placeOrder({ line: line(0), email })
    await comeTo(parts[2]?.remindOn ?? '')
    expect(await remindersTo(email)).toEqual([])
  })

  it('who bought the part already, of that part', async () => {
    const { parts, line } = await usa()
    const { email, orderId } = await bought(line(0))
    await bought({ ...line(2), plan: null }, email)
    const { bundleId, destinations } = line(1)
    const topUpFor = orderId
    await shop.buy({ line: { bundleId, destinations, arrival: null, departure: null, topUpFor }, email })
    await shop.letTimePass({ seconds: 30 })
    await comeTo(parts[2]?.remindOn ?? '')
    expect(await remindersTo(email)).toEqual([])
  })

  it('by an email that was still waiting when they ended it', async () => {
    const { parts, line } = await usa()
    const { email, orderId } = await bought(line(0))
    await shop.spoil('smtp', { at: 'smtp', kind: 'reject_421', match: email })
    await comeTo(parts[1]?.remindOn ?? '')
    expect(await statesOf(orderId)).toEqual(['2 mailed', '3 waiting'])
    expect(await remindersTo(email)).toEqual([])
    await shop.shop.plans.endReminders(orderId)
    await shop.mend()
    await shop.letTimePass({ minutes: 3 }, 30)
    expect(await remindersTo(email)).toEqual([])
  })
})

describe('at the prices of the day', () => {
  it('names another plan if the bundle is gone, with links that lead to it', async () => {
    const { parts, line } = await usa()
    const { email } = await bought(line(0))
    const third = parts[2]
    await comeTo(addDays(third?.remindOn ?? shop.shop.today(), -1))
    const restore = await change(third?.bundle.bundleId ?? '', { status: 'Inactive' })
    await comeTo(third?.remindOn ?? '')
    await restore()
    const mail = (await remindersTo(email)).find(({ subject }) => subject.includes('Part 3'))
    expect(mail?.text).toContain('planned the rest of your trip anew')
    const stop = await shop.shop.plans.findNextStop(decodeURIComponent(mail?.part ?? ''), shop.at)
    expect(stop).toMatchObject({ kind: 'cart', line: { arrival: third?.arrival, departure: third?.departure } })
    expect(stop?.kind === 'cart' && stop.line.bundleId).not.toBe(third?.bundle.bundleId)
  })

  it('never tells the old price, and says so if it is dearer and still the cheapest', async () => {
    const { parts, line } = await usa()
    const { email } = await bought(line(0))
    const second = parts[1]
    if (!second) throw new Error('The plan has no second part.')
    await comeTo(addDays(second.remindOn, -1))
    const cents = second.priceCents + 1
    const restore = await change(second.bundle.bundleId, { priceCents: parts[0]?.priceCents ?? 0, topupCents: cents })
    await comeTo(second.remindOn)
    await restore()
    const [mail] = await remindersTo(email)
    expect(mail?.text).toContain(`${formatEuro(quote(cents, 2100).totalCents)}\n`)
    expect(mail?.text).not.toContain(`${formatEuro(quote(second.priceCents, 2100).totalCents)}\n`)
    expect(mail?.text).toContain('It costs more now')
  })
})

describe('only what the server finds is a plan', () => {
  it.each<[string, (line: CartLine) => CartLine]>([
    ['a bundle that is no part of it', (line) => ({ ...line, bundleId: '04032_1' })],
    ['another first day', (line) => ({ ...line, arrival: line.arrival && addDays(line.arrival, 1) })],
    ['a trip that one bundle lasts for', (line) => ({ ...line, plan: shorter(line) })],
  ])('not %s', async (_what, forge) => {
    const { line } = await usa()
    const forged = forge(line(0))
    expect(await shop.shop.plans.listLaterParts(forged, shop.at)).toEqual([])
    const { orderId } = await shop.placeOrder({ line: forged, email: `${randomUUID()}@buyer.example.com` })
    expect(await statesOf(orderId)).toEqual([])
  })
})

it('forgets the parts with the order', async () => {
  const { line } = await usa()
  const { orderId } = await shop.placeOrder({ line: line(0), email: `${randomUUID()}@buyer.example.com` })
  expect(await statesOf(orderId)).toHaveLength(2)
  shop.jump({ days: 95 })
  await shop.shop.retention.forgetOldData()
  expect(await statesOf(orderId)).toEqual([])
})
