// Whoever orders the first part of a planned trip is reminded of each later one: once, in time, at the price of that day.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundles, orders, vatRates } from '#db/schema.ts'
import type { CartLine } from '#shop/sales/checkout/quote-cart.ts'
import { addDays } from '#values/date.ts'
import { quote } from '#shop/catalogue/pricing/quote.ts'
import { formatEuro } from '#values/money.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { planningTrips } from './support/planning-trips.ts'

let shop: TestShop
let trips: ReturnType<typeof planningTrips>
beforeAll(async () => {
  shop = await openTestShop()
  trips = planningTrips(shop)
})
afterAll(() => shop.close())

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
  const { parts, line } = await trips.usa()
  expect(parts.map(({ isTopUp }) => isTopUp)).toEqual([false, true, false])
  const { orderId, email } = await trips.bought(line(0))
  const [, second, third] = parts
  if (!second || !third) throw new Error('The plan has no later parts.')
  expect([addDays(second.arrival, -1), addDays(third.arrival, -2)]).toEqual([second.remindOn, third.remindOn])

  await trips.comeTo(addDays(second.remindOn, -1))
  expect(await trips.remindersTo(email)).toEqual([])
  await trips.comeTo(second.remindOn)
  await Promise.all([shop.shop.worker.sweep(), shop.shop.worker.sweep()])
  expect((await trips.remindersTo(email)).map(({ subject }) => subject)).toEqual([expect.stringContaining('Part 2')])
  await trips.comeTo(third.remindOn)
  await shop.shop.worker.sweep()
  const [last, ...others] = await trips.remindersTo(email)
  expect(others).toHaveLength(1)
  expect(last?.text).toContain(formatEuro(quote(third.priceCents, 2100).totalCents))
  expect(await trips.statesOf(orderId)).toEqual(['2 mailed', '3 mailed'])
})

describe('the link of a reminder', () => {
  it('opens the top-up of the same eSIM with its bundle, and fills the cart with exactly the next part', async () => {
    const { parts, line } = await trips.usa()
    const { orderId, email } = await trips.bought(line(0))
    const [, second, third] = parts
    await trips.comeTo(third?.remindOn ?? '')
    const reminders = await trips.remindersTo(email)
    const stops = await Promise.all(reminders.map(({ part }) => shop.shop.plans.findNextStop(part, shop.at)))
    const topUp = stops.find((stop) => stop?.kind === 'top_up')
    const path = new URL(topUp?.path ?? '/', shop.url)
    expect(shop.shop.topUps.openTopUp(path.searchParams.get('esim') ?? '')).toBe(orderId)
    expect(path.searchParams.get('bundle')).toBe(second?.bundle.bundleId)
    const { destinations, arrival, departure } = third ?? {}
    const next = { bundleId: third?.bundle.bundleId, destinations, arrival, departure }
    expect(stops).toContainEqual({ kind: 'cart', line: next })
  })

  it('opens no top-up of an eSIM that takes none, and the email speaks of none', async () => {
    const { parts, line } = await trips.usa()
    const { email } = await trips.bought(line(0))
    const undo = await change(line(0).bundleId, { canTopUp: false })
    await trips.comeTo(parts[1]?.remindOn ?? '')
    const [reminder] = await trips.remindersTo(email)
    const stop = await shop.shop.plans.findNextStop(reminder?.part ?? '', shop.at)
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

describe('at the prices of the day', () => {
  it('names another plan if the bundle is gone, with links that lead to it', async () => {
    const { parts, line } = await trips.usa()
    const { email } = await trips.bought(line(0))
    const third = parts[2]
    await trips.comeTo(addDays(third?.remindOn ?? shop.shop.today(), -1))
    const restore = await change(third?.bundle.bundleId ?? '', { status: 'Inactive' })
    await trips.comeTo(third?.remindOn ?? '')
    await restore()
    const mail = (await trips.remindersTo(email)).find(({ subject }) => subject.includes('Part 3'))
    expect(mail?.text).toContain('here is a new plan for the rest of your trip')
    const stop = await shop.shop.plans.findNextStop(mail?.part ?? '', shop.at)
    expect(stop).toMatchObject({ kind: 'cart', line: { arrival: third?.arrival, departure: third?.departure } })
    expect(stop?.kind === 'cart' && stop.line.bundleId).not.toBe(third?.bundle.bundleId)
  })

  it('never tells the old price, and says so if it is dearer and still the cheapest', async () => {
    const { parts, line } = await trips.usa()
    const { email } = await trips.bought(line(0))
    const second = parts[1]
    if (!second) throw new Error('The plan has no second part.')
    await trips.comeTo(addDays(second.remindOn, -1))
    const cents = second.priceCents + 1
    const restore = await change(second.bundle.bundleId, { priceCents: parts[0]?.priceCents ?? 0, topupCents: cents })
    await trips.comeTo(second.remindOn)
    await restore()
    const [mail] = await trips.remindersTo(email)
    expect(mail?.text).toContain(`${formatEuro(quote(cents, 2100).totalCents)}\n`)
    expect(mail?.text).not.toContain(`${formatEuro(quote(second.priceCents, 2100).totalCents)}\n`)
    expect(mail?.text).toContain('It costs more now')
  })

  it.each([
    ['today’s VAT of the country in the order', 'chosen', 2500, 'Price today, with tax'],
    ['no VAT for a company that accounts for it', 'reverse_charge', 0, 'Price today, without VAT'],
  ] as const)('with %s', async (_which, taxBasis, basisPoints, name) => {
    const { partAt, line } = await trips.usa()
    const { email, orderId } = await trips.bought(line(0))
    const db = shop.database.db()
    await db.update(orders).set({ taxBasis, vatCountry: 'DE' }).where(eq(orders.id, orderId))
    const { remindOn, priceCents } = partAt(1)
    await db.insert(vatRates).values({ country: 'DE', basisPoints: 2500, validFrom: remindOn })
    await trips.comeTo(remindOn)
    const [mail] = await trips.remindersTo(email)
    expect(mail?.text).toContain(`${name}: ${formatEuro(quote(priceCents, basisPoints).totalCents)}\n`)
  })
})

describe('only what the server finds is a plan', () => {
  it.each<[string, (line: CartLine) => CartLine]>([
    ['a bundle that is no part of it', (line) => ({ ...line, bundleId: '04032_1' })],
    ['another first day', (line) => ({ ...line, arrival: line.arrival && addDays(line.arrival, 1) })],
    ['a trip that one bundle lasts for', (line) => ({ ...line, plan: shorter(line) })],
  ])('not %s', async (_what, forge) => {
    const { line } = await trips.usa()
    const forged = forge(line(0))
    expect(await shop.shop.plans.listLaterParts(forged, shop.at)).toEqual([])
    const { orderId } = await shop.placeOrder({ line: forged, email: `${randomUUID()}@buyer.example.com` })
    expect(await trips.statesOf(orderId)).toEqual([])
  })
})

const forgottenOn = async (day: string) => {
  while (shop.shop.today() < day) shop.jump({ days: 1 })
  await shop.shop.retention.forgetOldData()
}

it('forgets the parts a month after the last one, and not before', async () => {
  const { partAt, line } = await trips.usa()
  const { orderId } = await trips.bought(line(0))
  await forgottenOn(addDays(partAt(2).departure, 30))
  expect(await trips.statesOf(orderId)).toHaveLength(2)
  await forgottenOn(addDays(partAt(2).departure, 32))
  expect(await trips.statesOf(orderId)).toEqual([])
})

it('forgets the parts with an order that was never paid', async () => {
  const { line } = await trips.usa()
  const { orderId } = await shop.placeOrder({ line: line(0), email: `${randomUUID()}@buyer.example.com` })
  expect(await trips.statesOf(orderId)).toHaveLength(2)
  shop.jump({ days: 95 })
  await shop.shop.retention.forgetOldData()
  expect(await trips.statesOf(orderId)).toEqual([])
})
