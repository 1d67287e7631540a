// A withdrawal from an order for several looks at each traveler's eSIM, and is carried out for some of them with exactly
// their shares, whatever was decided before.
import { randomUUID } from 'node:crypto'
import { asc, eq } from 'drizzle-orm'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { invoices, orders, withdrawals } from '#db/schema.ts'
import { isCompleted, type Order } from '#shop/sales/order/order.ts'
import { esimStateOf } from './support/desk-on-esims.ts'
import { PASSWORD, type Holder } from './support/having-accounts.ts'
import { anAdmin, callerAs, notesOfTicket, wholeMailsTo } from './support/inbox.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

let shop: TestShop
let ada: Holder
beforeAll(async () => {
  shop = await openTestShop()
  ada = await anAdmin(shop, 'ada@staff.example.com', 'Ada Admin')
})
afterEach(() => shop.mend())
afterAll(() => shop.close())

const db = () => shop.database.db()
const TOTAL = 7236
const SHARE = 1809

async function boughtForFour() {
  const email = `${randomUUID()}@buyer.example.com`
  const line = { bundleId: '01032_3', destinations: ['FR' as const], arrival: null, departure: null, travelers: 4 }
  const { orderId, reference } = await shop.buy({
    email,
    line,
    travelerNames: ['Mia', '', 'Ben'],
    cartId: randomUUID(),
  })
  await shop.until(orderId, isCompleted)
  const rows = await db()
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.paidWith, orderId))
    .orderBy(asc(orders.traveler))
  for (const { id } of rows) await shop.until(id, isCompleted)
  const party = await Promise.all([orderId, ...rows.map(({ id }) => id)].map((id) => shop.orderOf(id)))
  return { email, orderId, reference, party }
}
const install = (order: Order | undefined) => shop.sandbox.network.install(order?.iccid ?? '')
const declare = async (orderReference: string, email: string) => {
  const declaration = { orderReference, name: 'Alex Traveller', email }
  await shop.shop.inbox.withdrawFromContract({ declaration, rateLimitKey: randomUUID() }, shop.at)
  await shop.shop.worker.sweep()
  const [row] = await db().select().from(withdrawals).where(eq(withdrawals.email, email))
  return row?.ticketNumber ?? ''
}
const accept = (number: string, seenCents: number, travelers: number[] | null = null) =>
  shop.shop.desk.acceptWithdrawal(
    { number, seenCents, travelers, proof: { token: ada.token, password: PASSWORD } },
    callerAs(shop, ada),
  )
const refuse = (number: string, refusal: string) =>
  shop.shop.inbox.refuseWithdrawal({ number, refusal, text: '' }, callerAs(shop, ada))
const decisionOf = async (number: string) =>
  (await db().select().from(withdrawals).where(eq(withdrawals.ticketNumber, number)))[0]
const withdrawalOf = async (number: string) => (await shop.shop.inbox.viewTicket(number))?.withdrawal
const notesTo = async (orderId: string) =>
  (await db().select().from(invoices).where(eq(invoices.orderId, orderId)))
    .filter(({ kind }) => kind === 'credit_note')
    .map(({ snapshot }) => -snapshot.totalCents)
const statesOf = (party: Order[]) => Promise.all(party.map(({ iccid }) => esimStateOf(shop, iccid ?? '')))
const toldOf = async (email: string, number: string) =>
  (await wholeMailsTo(shop, email)).filter(({ subject }) => subject === `Your withdrawal (Wander Pass, ${number})`)
const settle = () => shop.letTimePass({ minutes: 2 }, 10)

describe('a withdrawal from an order for several', () => {
  it('looks at the eSIM of each traveler, each at its network', async () => {
    const { email, reference, party } = await boughtForFour()
    install(party[2])
    const number = await declare(reference, email)
    const view = await withdrawalOf(number)
    expect(view).toMatchObject({ finding: 'unclear', refusals: [] })
    expect(
      view?.esims.map(({ traveler, name, isActivated, shareCents }) => [traveler, name, isActivated, shareCents]),
    ).toEqual([
      [1, party[0]?.customerName, false, SHARE],
      [2, 'Mia', false, SHARE],
      [3, null, true, SHARE],
      [4, 'Ben', false, SHARE],
    ])
    expect(await refuse(number, 'activated')).toEqual({ ok: false, problem: 'reason_not_given' })
  })

  it('is about all of them alike if all are used, and if none is', async () => {
    const [unused, used] = [await boughtForFour(), await boughtForFour()]
    for (const order of used.party) install(order)
    const numbers = [await declare(unused.reference, unused.email), await declare(used.reference, used.email)]
    expect(await Promise.all(numbers.map(async (number) => (await withdrawalOf(number))?.refusals))).toEqual([
      [],
      ['activated'],
    ])
    expect(await accept(numbers[0] ?? '', TOTAL)).toEqual({ ok: true })
    await settle()
    expect(await shop.takenFor(unused.orderId)).toBe(0)
    expect(await statesOf(unused.party)).toEqual(Array.from({ length: 4 }, () => 'released'))
  })

  it('is unclear while a network is silent', async () => {
    const { email, reference } = await boughtForFour()
    await shop.spoil('network', { at: 'bundle', kind: 'fail_before', times: 99 })
    expect(await decisionOf(await declare(reference, email))).toMatchObject({ finding: 'unclear' })
  })

  it('is carried out for some with exactly their shares, then refused for the rest', async () => {
    const { email, orderId, reference, party } = await boughtForFour()
    install(party[0])
    install(party[2])
    const number = await declare(reference, email)
    expect(await accept(number, SHARE, [2, 4])).toEqual({ ok: false, problem: 'amount_changed' })
    expect(await accept(number, TOTAL, [1, 2, 3, 4])).toEqual({ ok: false, problem: 'all_travelers' })
    expect(await accept(number, 2 * SHARE, [2, 4])).toEqual({ ok: true })
    expect(await accept(number, 2 * SHARE, [2, 4])).toEqual({ ok: false, problem: 'not_theirs' })
    await settle()
    expect(await shop.takenFor(orderId)).toBe(TOTAL - 2 * SHARE)
    expect(await notesTo(orderId)).toEqual([2 * SHARE])
    expect(await statesOf(party)).toEqual(['active', 'released', 'active', 'released'])
    expect(await decisionOf(number)).toMatchObject({ outcome: null })
    const [first] = await toldOf(email, number)
    expect(first?.text).toContain('€36.18')
    expect(first?.text).toContain('Mia, Ben')
    expect((await notesOfTicket(shop, number)).map(([action]) => action)).toEqual(['withdrawal_carried_out_in_part'])

    expect(await withdrawalOf(number)).toMatchObject({ refusals: ['activated'] })
    expect(await refuse(number, 'activated')).toEqual({ ok: true })
    await settle()
    expect((await toldOf(email, number)).map(({ text }) => text).join(' ')).toContain(
      'the eSIMs that we haven’t canceled',
    )
    expect(await shop.shop.inbox.isWithdrawn(await shop.orderOf(orderId))).toBe(false)
    expect(await shop.takenFor(orderId)).toBe(TOTAL - 2 * SHARE)
    expect(await accept(number, SHARE, [1])).toEqual({ ok: false, problem: 'withdrawal_decided' })
  })

  it('is carried out for some and then for the rest, without paying anybody twice', async () => {
    const { email, orderId, reference, party } = await boughtForFour()
    install(party[3])
    const number = await declare(reference, email)
    expect(await accept(number, SHARE, [1])).toEqual({ ok: true })
    expect(await accept(number, SHARE, [2])).toEqual({ ok: false, problem: 'refund_running' })
    await settle()
    const both = await Promise.all([accept(number, SHARE, [2]), accept(number, SHARE, [2])])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    await settle()
    expect(await accept(number, TOTAL - 2 * SHARE)).toEqual({ ok: true })
    await settle()
    expect(await shop.takenFor(orderId)).toBe(0)
    expect((await notesTo(orderId)).toSorted((one, other) => one - other)).toEqual([SHARE, SHARE, 2 * SHARE])
    expect(await decisionOf(number)).toMatchObject({ outcome: 'carried_out' })
  })

  it('gives nothing for an eSIM that staff canceled, and the rest when all of it is refunded at the desk', async () => {
    const { email, orderId, reference, party } = await boughtForFour()
    const number = await declare(reference, email)
    const proof = { token: ada.token, password: PASSWORD }
    expect(await accept(number, SHARE, [3])).toEqual({ ok: true })
    await settle()
    expect(await shop.shop.desk.cancelEsim({ orderId: party[2]?.id ?? '', proof }, callerAs(shop, ada))).toMatchObject({
      ok: false,
    })
    const asked = { orderId, seenCents: TOTAL - SHARE, proof }
    expect(await shop.shop.desk.refundOrderAsStaff(asked, callerAs(shop, ada))).toEqual({ ok: true })
    expect(await accept(number, SHARE, [2])).toMatchObject({ ok: false })
    await settle()
    expect(await shop.takenFor(orderId)).toBe(0)
    expect(await accept(number, 0)).toEqual({ ok: true })
    await settle()
    expect((await notesTo(orderId)).toSorted((one, other) => one - other)).toEqual([SHARE, 3 * SHARE])
  })
})

it('a withdrawal from a traveler’s order gives back that share alone, and says so', async () => {
  const { email, orderId, party } = await boughtForFour()
  const number = await declare(party[1]?.reference ?? '', email)
  expect(await accept(number, 0)).toEqual({ ok: false, problem: 'amount_changed' })
  expect(await accept(number, SHARE)).toEqual({ ok: true })
  await settle()
  expect(await shop.takenFor(orderId)).toBe(TOTAL - SHARE)
  expect(await statesOf(party)).toEqual(['active', 'released', 'active', 'active'])
  expect(await notesTo(orderId)).toEqual([SHARE])
  expect((await toldOf(email, number))[0]?.text).toContain('Its share of that payment, €18.09,')
  expect(await decisionOf(number)).toMatchObject({ outcome: 'carried_out' })
})
