// Who isn't reminded of the later parts of a trip (anymore), whichever of their orders ended it, and who still is.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { orders, plannedParts, withdrawals } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { openAccount, PASSWORD, type Holder } from '#tests/support/having-accounts.ts'
import { anAdmin, callerAs } from '#tests/support/inbox.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'
import { planningTrips, type PlannedOrder } from '#tests/support/planning-trips.ts'

let shop: TestShop
let trips: ReturnType<typeof planningTrips>
let ada: Holder
beforeAll(async () => {
  shop = await openTestShop()
  trips = planningTrips(shop)
  ada = await anAdmin(shop, 'ada@staff.example.com', 'Ada Admin')
})
afterAll(() => shop.close())
afterEach(() => shop.mend())

const caller = () => callerAs(shop, ada)
const proof = () => ({ token: ada.token, password: PASSWORD })

/** The order of the eSIM that comes in place of this order's. */
const replaced = async (orderId: string): Promise<string> => {
  const done = await shop.shop.desk.replaceEsim({ orderId, reason: 'not_installing', proof: proof() }, caller())
  if (!done.ok) throw new Error(done.problem)
  await shop.until(done.replacementId, isCompleted)
  return done.replacementId
}
const referenceOf = async (orderId: string) => (await shop.orderOf(orderId)).reference

/** Withdraws from an order; the number of the declaration. */
const withdrawFrom = async (orderReference: string, email: string): Promise<string> => {
  const declaration = { orderReference, name: 'Alex Traveller', email }
  await shop.shop.inbox.withdrawFromContract({ declaration, rateLimitKey: randomUUID() }, shop.at)
  const [row] = await shop.database.db().select().from(withdrawals).where(eq(withdrawals.email, email))
  return row?.ticketNumber ?? ''
}
const accept = async (number: string, orderId: string) => {
  const seenCents = (await shop.orderOf(orderId)).totalCents
  expect(await shop.shop.desk.acceptWithdrawal({ number, seenCents, proof: proof() }, caller())).toEqual({ ok: true })
}
const subjectsTo = async (email: string) => (await trips.remindersTo(email)).map(({ subject }) => subject)
const aboutPart = (number: number) => expect.stringContaining(`Part ${number} of`)

/** The orders whose eSIMs the reminders of an address would top up. */
const toppedUp = async (email: string) => {
  const hosts: (string | null)[] = []
  for (const { part } of await trips.remindersTo(email)) {
    const stop = await shop.shop.plans.findNextStop(part, shop.at)
    if (stop?.kind !== 'top_up') continue
    hosts.push(shop.shop.topUps.openTopUp(new URL(stop.path, shop.url).searchParams.get('esim') ?? ''))
  }
  return hosts
}

describe('nobody is reminded', () => {
  const ends: [string, (order: PlannedOrder) => Promise<unknown>][] = [
    ['who ended it on the order page', ({ orderId }) => shop.shop.plans.endReminders(orderId)],
    ['whose order was refunded', ({ orderId }) => shop.shop.refunds.refundOrder(orderId)],
    ['whose eSIM was canceled', ({ orderId }) => shop.shop.provisioning.revokeEsim(orderId)],
    ['who withdrew from the order', ({ reference, email }) => withdrawFrom(reference, email)],
    [
      'who ended it on the page of the new eSIM',
      async ({ orderId }) => shop.shop.plans.endReminders(await replaced(await replaced(orderId))),
    ],
    [
      'whose new eSIM was canceled',
      async ({ orderId }) => shop.shop.provisioning.revokeEsim(await replaced(await replaced(orderId))),
    ],
    [
      'who withdrew by the reference of the new eSIM',
      async ({ orderId, email }) => withdrawFrom(await referenceOf(await replaced(await replaced(orderId))), email),
    ],
    [
      'who withdrew by the old reference after the eSIM was replaced',
      async ({ orderId, reference, email }) => {
        await replaced(orderId)
        await withdrawFrom(reference, email)
      },
    ],
    [
      'whose order was refunded after the eSIM was replaced',
      async ({ orderId }) => {
        await replaced(orderId)
        await shop.shop.refunds.refundOrder(orderId)
      },
    ],
  ]
  it.each(ends)('%s', async (_who, end) => {
    const { parts, partAt, line } = await trips.usa()
    const order = await trips.bought(line(0))
    expect(parts).toHaveLength(3)
    await end(order)
    expect(await shop.shop.plans.listReminders(await shop.orderOf(order.orderId))).toEqual([])
    await trips.comeTo(partAt(2).remindOn)
    expect(await subjectsTo(order.email)).toEqual([])
  })

  it('who has not paid', async () => {
    const { partAt, line } = await trips.usa()
    const email = `${randomUUID()}@buyer.example.com`
    await shop.placeOrder({ line: line(0), email })
    await trips.comeTo(partAt(2).remindOn)
    expect(await subjectsTo(email)).toEqual([])
  })

  it('who bought the part already, of that part', async () => {
    const { partAt, line } = await trips.usa()
    const { email, orderId } = await trips.bought(line(0))
    await trips.bought(line(2), email)
    const { bundleId, destinations } = line(1)
    const topUpFor = orderId
    await shop.buy({ line: { bundleId, destinations, arrival: null, departure: null, topUpFor }, email })
    await shop.letTimePass({ seconds: 30 })
    await trips.comeTo(partAt(2).remindOn)
    expect(await subjectsTo(email)).toEqual([])
  })

  it.each([
    ['the first part', [0, 2]],
    ['the last part', [2, 0]],
  ])('twice of one part, who bought %s before the other one', async (_which, bought) => {
    const { partAt, line } = await trips.usa()
    const email = `${randomUUID()}@buyer.example.com`
    for (const at of bought) await trips.bought(line(at), email)
    await trips.comeTo(partAt(2).remindOn)
    expect(await subjectsTo(email)).toEqual([aboutPart(2)])
  })
})

/** Whose reminder of the second part is kept from leaving by its mail server. */
const waiting = async (prepare?: (orderId: string) => Promise<unknown>) => {
  const { partAt, line } = await trips.usa()
  const order = await trips.bought(line(0))
  await prepare?.(order.orderId)
  await shop.spoil('smtp', { at: 'smtp', kind: 'reject_421', match: order.email })
  await trips.comeTo(partAt(1).remindOn)
  expect(await trips.statesOf(order.orderId)).toEqual(['2 mailed', '3 waiting'])
  expect(await subjectsTo(order.email)).toEqual([])
  return order
}
const mendMailServer = async () => {
  await shop.mend()
  await shop.letTimePass({ minutes: 3 }, 30)
}

describe('an email that was still waiting', () => {
  it('never leaves after they ended the reminders', async () => {
    const { orderId, email } = await waiting()
    await shop.shop.plans.endReminders(orderId)
    await mendMailServer()
    expect(await subjectsTo(email)).toEqual([])
  })

  it('never leaves after the eSIM that replaced theirs was canceled', async () => {
    let newest = ''
    const { email } = await waiting(async (orderId) => {
      newest = await replaced(orderId)
    })
    await shop.shop.provisioning.revokeEsim(newest)
    await mendMailServer()
    expect(await subjectsTo(email)).toEqual([])
  })

  it('waits while their withdrawal is undecided, and leaves once when it is refused', async () => {
    const { reference, email } = await waiting()
    const number = await withdrawFrom(reference, email)
    await mendMailServer()
    expect(await subjectsTo(email)).toEqual([])
    const refused = await shop.shop.inbox.refuseWithdrawal({ number, refusal: 'too_late', text: '' }, caller())
    expect(refused).toEqual({ ok: true })
    await shop.letTimePass({ minutes: 3 }, 30)
    expect(await subjectsTo(email)).toEqual([aboutPart(2)])
  })
})

const disputed = async () => {
  const { line } = await trips.usa()
  const email = `${randomUUID()}@buyer.example.com`
  await shop.spoil('network', { at: 'lookup', kind: 'empty' })
  await shop.spoil('network', { at: 'callback', kind: 'never' })
  await shop.spoil('smtp', { at: 'smtp', kind: 'reject_421', match: email })
  const { orderId, reference } = await shop.buy({ line: line(0), email })
  await shop.until(orderId, ({ step }) => step === 'poll_for_iccid')
  const due = { remindOn: shop.shop.today() }
  await shop.database.db().update(plannedParts).set(due).where(eq(plannedParts.orderId, orderId))
  await shop.shop.worker.sweep()
  expect(await trips.statesOf(orderId)).toEqual(['2 mailed', '3 mailed'])
  expect(shop.sandbox.payment?.dashboard.dispute(reference)).toBeNull()
  await shop.until(orderId, ({ paymentState }) => paymentState === 'review')
  return { orderId, reference, email }
}

describe('an order that is disputed before it is delivered', () => {
  it('reminds nobody, and goes on with what was kept back once the dispute is won', async () => {
    const { orderId, reference, email } = await disputed()
    await mendMailServer()
    expect(await subjectsTo(email)).toEqual([])
    expect(shop.sandbox.payment?.dashboard.closeDispute(reference, 'won')).toBeNull()
    await shop.until(orderId, ({ reviewReason }) => reviewReason !== 'disputed')
    expect((await shop.shop.desk.resumeOrder(orderId, caller())).ok).toBe(true)
    await shop.letTimePass({ minutes: 3 }, 30)
    expect(await subjectsTo(email)).toContainEqual(aboutPart(3))
  })
})

describe('an eSIM that was replaced', () => {
  it('twice is the one that the reminder tops up, and its page lists what is to come', async () => {
    const { partAt, line } = await trips.usa()
    const { orderId, email } = await trips.bought(line(0))
    const last = await replaced(await replaced(orderId))
    const listed = await shop.shop.plans.listReminders(await shop.orderOf(last))
    expect(listed.map(({ number }) => number)).toEqual([2, 3])
    await trips.comeTo(partAt(1).remindOn)
    expect(await toppedUp(email)).toEqual([last])
  })
})

it('tops up the eSIM of its own plan, whoever else bought the same one with the same address', async () => {
  const { partAt, line } = await trips.usa()
  const email = `${randomUUID()}@buyer.example.com`
  const own = await trips.bought(line(0), email)
  await trips.bought({ ...line(0), plan: null }, email)
  await trips.comeTo(partAt(1).remindOn)
  expect(await toppedUp(email)).toEqual([own.orderId])
})

it('tops up no new eSIM that another network delivered', async () => {
  const { partAt, line } = await trips.usa()
  const { orderId, email } = await trips.bought(line(0))
  const last = await replaced(orderId)
  await shop.database.db().update(orders).set({ networkId: 'another' }).where(eq(orders.id, last))
  await trips.comeTo(partAt(1).remindOn)
  expect(await subjectsTo(email)).toEqual([aboutPart(2)])
  expect(await toppedUp(email)).toEqual([])
})

it('comes to each of two who planned the same trip with one address, until each bought the part', async () => {
  const { partAt, line } = await trips.usa()
  const email = `${randomUUID()}@buyer.example.com`
  await trips.bought(line(0), email)
  await trips.bought(line(0), email)
  const { orderId } = await trips.bought({ ...line(2), plan: null }, email)
  await replaced(orderId)
  await trips.comeTo(partAt(2).remindOn)
  expect((await subjectsTo(email)).toSorted()).toEqual([aboutPart(2), aboutPart(2), aboutPart(3)])
})

it.each([
  ['both bought the last part with its plan', [0, 2, 0, 2]],
  ['one bought the last part first', [2, 0, 0]],
])('comes to each of two who planned the same trip with one address, where %s', async (_which, bought) => {
  const { partAt, line } = await trips.usa()
  const email = `${randomUUID()}@buyer.example.com`
  for (const at of bought) await trips.bought(line(at), email)
  await trips.comeTo(partAt(1).remindOn)
  expect(await subjectsTo(email)).toEqual([aboutPart(2), aboutPart(2)])
})

it('ends for good when a withdrawal is accepted', async () => {
  const { line } = await trips.usa()
  const { orderId, reference, email } = await trips.bought(line(0))
  await accept(await withdrawFrom(reference, email), orderId)
  expect(await trips.statesOf(orderId)).toEqual(['2 ended', '3 ended'])
})

it('is in the data of whoever planned it, and deleted with their account', async () => {
  const { partAt, line } = await trips.usa()
  const { orderId, email } = await trips.bought(line(0))
  const { id } = await openAccount(shop, email)
  const exported = await shop.shop.customers.exportMyData(id)
  const later = [1, 2].map((at) => ({ arrival: partAt(at).arrival, departure: partAt(at).departure }))
  expect(exported).toMatchObject({ mine: { orders: [{ laterParts: later }] } })
  expect(await shop.shop.customers.deleteAccount({ userId: id, password: PASSWORD }, shop.at)).toEqual({ ok: true })
  expect(await trips.statesOf(orderId)).toEqual([])
  await trips.comeTo(partAt(2).remindOn)
  expect(await subjectsTo(email)).toEqual([])
})

it('comes to everybody, however many parts of others have to wait', async () => {
  const { partAt, line } = await trips.usa()
  const { orderId, reference, email } = await trips.bought(line(0))
  const db = shop.database.db()
  const [part] = await db.select().from(plannedParts).where(eq(plannedParts.orderId, orderId))
  if (!part) throw new Error('The order has no parts.')
  const remindOn = shop.shop.today()
  const many = Array.from({ length: 100 }, (_, at) => ({ ...part, id: randomUUID(), number: at + 10, remindOn }))
  await withdrawFrom(reference, email)
  await db.insert(plannedParts).values(many)
  const other = await trips.bought(line(0))
  await trips.comeTo(partAt(1).remindOn)
  await shop.shop.worker.sweep()
  expect(await subjectsTo(other.email)).toEqual([aboutPart(2)])
})
