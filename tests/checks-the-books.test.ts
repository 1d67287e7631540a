// In a healthy shop the books agree; each planted fault is named, reported to staff once, and disappears once it is
// fixed.
import { aPurchase } from '#tests/support/played-network.ts'
import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { sayAudit } from '#scripts/audit/say-audit.ts'
import { iccidAs, iccidKeyInForce } from '#db/sealing/iccid-column.ts'
import { coupons, orders, paymentEvents, paymentFees, paymentSessions } from '#db/schema.ts'
import type { FaultName } from '#shop/office/books/invariants.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { FOREIGN } from './support/owning.ts'

let open: TestShop
beforeAll(async () => {
  open = await openTestShop()
})
afterAll(() => open.close())

const bought = async (overrides: Parameters<TestShop['buy']>[0] = {}) => {
  const { orderId } = await open.buy({ email: `${randomUUID()}@example.com`, ...overrides })
  return open.until(orderId, ({ provisioningState }) => provisioningState === 'completed')
}
const auditFaults = async () => {
  const { differences, silent } = await open.shop.books.checkAllBooks({ isCalm: true })
  expect(silent).toEqual([])
  return differences.map(({ fault, reference }) => `${fault} ${reference}`).toSorted()
}

const ofTheSame = eq(paymentFees.paymentIntentId, paymentSessions.paymentIntentId)
const tell = (address: string, body?: object) =>
  fetch(address, {
    method: 'POST',
    ...(body && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  })

/** Damages one order and restores it afterwards, so that every other fault is found without it. */
type Plant = { fault: FaultName; spoil: string; mend: string }
const ofOrder = (column: string, wrong: string): Pick<Plant, 'spoil' | 'mend'> => ({
  spoil: `update order_history set ${column} = ${wrong} where order_id = $id`,
  mend: `update order_history set ${column} = kept.${column} from kept where order_history.order_id = $id`,
})

describe('the books', () => {
  it('agree after purchases, a free order, a refund, a double payment, and an unpaid page', async () => {
    await bought()
    await bought({ couponCode: 'DEMOFREE1' })
    const refunded = await bought()
    await fetch(`${open.sandbox.url}/control/payments/${encodeURIComponent(refunded.reference)}/refund`, {
      method: 'POST',
    })
    await open.until(refunded.id, ({ paymentState }) => paymentState === 'refunded')
    const twice = await open.payTwice({ email: 'twice@example.com' })
    await open.until(twice.orderId, ({ provisioningState }) => provisioningState === 'completed')
    await open.placeOrder({ email: 'never@example.com', couponCode: 'WANDER20' })
    await open.letTimePass({ minutes: 2 })
    expect(await auditFaults()).toEqual([])
  })

  it('find each planted fault, and name its order', async () => {
    const { id, reference } = await bought()
    await open.letTimePass({ seconds: 30 })
    const db = open.database.db()
    const run = (text: string) => db.execute(sql.raw(text.replaceAll('$id', `'${id}'`)))
    await run('create table kept as select * from order_history where order_id = $id')
    const plants: Plant[] = [
      { fault: 'paid_differs', ...ofOrder('final_price', 'final_price + 1') },
      { fault: 'taken_differs', ...ofOrder('amount', 'amount - 1') },
      { fault: 'balance_differs', ...ofOrder('refunded_amount', '5') },
      {
        // As if it were a refunded second payment, which it isn't.
        fault: 'balance_differs',
        spoil: `update payment_sessions set refund_reason = 'duplicate' where order_id = $id`,
        mend: `update payment_sessions set refund_reason = null where order_id = $id`,
      },
      {
        fault: 'balance_differs',
        spoil: `update payment_sessions set payment_intent_id = 'no_' || payment_intent_id where order_id = $id`,
        mend: `update payment_sessions set payment_intent_id = substr(payment_intent_id, 4) where order_id = $id`,
      },
      {
        fault: 'balance_unexplained',
        spoil: `update payment_sessions set payment_intent_id = 'no_' || payment_intent_id where order_id = $id`,
        mend: `update payment_sessions set payment_intent_id = substr(payment_intent_id, 4) where order_id = $id`,
      },
      {
        fault: 'balance_unexplained',
        spoil: `update payment_sessions set state = 'expired' where order_id = $id`,
        mend: `update payment_sessions set state = 'paid' where order_id = $id`,
      },
      { fault: 'price_differs', ...ofOrder('tax_amount', 'tax_amount + 1') },
      { fault: 'given_back_differs', ...ofOrder('refunded_amount', '5') },
      { fault: 'history_differs', ...ofOrder('payment_state', `'processing'`) },
      { fault: 'payment_not_settled', ...ofOrder('payment_state', `'awaiting'`) },
      { fault: 'esim_unpaid', ...ofOrder('payment_state', `'awaiting'`) },
      { fault: 'mail_unpaid', ...ofOrder('payment_state', `'awaiting'`) },
      { fault: 'free_without_coupon', ...ofOrder('payment_state', `'free'`) },
      { fault: 'refunded_differs', ...ofOrder('payment_state', `'refunded'`) },
      { fault: 'order_underway', ...ofOrder('provisioning_state', `'running'`) },
      { fault: 'esim_differs', ...ofOrder('iccid', 'null') },
      {
        fault: 'esim_not_there',
        spoil: `update esims set iccid = '${iccidAs(iccidKeyInForce(), FOREIGN)}' where order_id = $id`,
        mend: `update esims set iccid = kept.iccid from kept where esims.order_id = $id`,
      },
      {
        fault: 'settling_payments',
        spoil: `update payment_sessions set refund_reason = 'duplicate' where order_id = $id`,
        mend: `update payment_sessions set refund_reason = null where order_id = $id`,
      },
      {
        fault: 'payment_unheard',
        spoil: `update payment_sessions set state = 'expired' where order_id = $id`,
        mend: `update payment_sessions set state = 'paid' where order_id = $id`,
      },
      {
        fault: 'payment_not_there',
        spoil: `update payment_sessions set session_id = 'cs_nobody' where order_id = $id`,
        mend: `update payment_sessions set session_id = (select stripe_session_id from kept) where order_id = $id`,
      },
      {
        fault: 'never_mailed',
        spoil: `update mails set state = 'waiting', created_at = now() - interval '1 day' where order_id = $id`,
        mend: `update mails set state = 'sent' where order_id = $id`,
      },
      {
        fault: 'mail_waits',
        spoil: `update mails set state = 'waiting', created_at = now() - interval '1 day' where order_id = $id`,
        mend: `update mails set state = 'sent' where order_id = $id`,
      },
      {
        fault: 'event_waits',
        spoil: `update payment_events set processed_at = null, received_at = received_at - interval '1 day'`,
        mend: `update payment_events set processed_at = received_at + interval '1 day'`,
      },
      {
        fault: 'refund_waits',
        spoil: `update payment_sessions set state = 'refund_due', updated_at = updated_at - interval '1 day' where order_id = $id`,
        mend: `update payment_sessions set state = 'paid' where order_id = $id`,
      },
      {
        fault: 'profile_waits',
        spoil: `update esims set state = 'surplus' where order_id = $id; update order_history set updated_at = updated_at - interval '1 day' where order_id = $id`,
        mend: `update esims set state = 'active' where order_id = $id`,
      },
      {
        fault: 'esim_late',
        spoil: `update order_history set provisioning_state = 'running', delivery_state = 'nothing' where order_id = $id`,
        mend: `update order_history set provisioning_state = 'completed', delivery_state = 'mailed' where order_id = $id`,
      },
      {
        fault: 'profile_unpaid',
        spoil: `update esims set order_id = (select order_id from order_history where order_id <> $id limit 1), state = 'released' where order_id = $id; update order_history set payment_state = 'awaiting' where order_id = $id`,
        mend: `update esims set order_id = $id, state = 'active' where iccid = (select iccid from kept); update order_history set payment_state = 'paid' where order_id = $id`,
      },
      {
        fault: 'profile_not_given_back',
        spoil: `update esims set state = 'released' where order_id = $id`,
        mend: `update esims set state = 'active' where order_id = $id`,
      },
    ]
    const missed: string[] = []
    for (const { fault, spoil, mend } of plants) {
      await run(spoil)
      if (!(await auditFaults()).some((found) => found.startsWith(fault))) missed.push(fault)
      await run(mend)
      expect(await auditFaults(), `after ${fault}`).toEqual([])
    }
    expect(missed).toEqual([])
    await run('drop table kept')
    expect(reference).toContain('_order_')
  })
})

describe('the shop itself', () => {
  it('reports a difference to staff once, lists it, and removes it once it is fixed', async () => {
    const { id } = await bought()
    await open.letTimePass({ minutes: 11 }, 60)
    const db = open.database.db()
    await db.update(orders).set({ paidCents: 1 }).where(eq(orders.id, id))
    const told = () => open.log.errors.filter((message) => message === 'the books differ').length
    const before = told()
    const hourly = async () => {
      open.jump({ seconds: 3_700 })
      await open.shop.books.checkBooks()
      return (await open.shop.books.listDifferences()).shown.filter(({ orderId }) => orderId === id)
    }
    expect((await hourly()).map(({ fault }) => fault).toSorted()).toEqual([
      'balance_differs',
      'paid_differs',
      'papers_differ',
      'taken_differs',
    ])
    expect(told() - before).toBe(4)
    expect(await hourly()).toHaveLength(4)
    expect(told() - before).toBe(4)

    await db.update(orders).set({ paidCents: orders.totalCents }).where(eq(orders.id, id))
    expect(await hourly()).toEqual([])
    expect((await open.shop.books.listDifferences()).readUntil).not.toBeNull()
  })

  it('compares with the provider’s balance after a partial refund, a lost dispute, and a won one', async () => {
    const kept = await bought()
    const partly = await bought()
    const lost = await bought()
    const won = await bought()
    const at = ({ reference }: { reference: string }) =>
      `${open.sandbox.url}/control/payments/${encodeURIComponent(reference)}`
    await tell(`${at(partly)}/refund`, { cents: 500 })
    for (const order of [lost, won]) await tell(`${at(order)}/dispute`)
    await open.letTimePass({ minutes: 11 }, 60)
    expect(await auditFaults()).toEqual([])
    await tell(`${at(lost)}/dispute/lost`)
    await tell(`${at(won)}/dispute/won`)
    await open.letTimePass({ minutes: 11 }, 60)
    expect(await auditFaults()).toEqual([])

    const db = open.database.db()
    const ofBalance = async (hours: number) => {
      open.jump({ seconds: hours * 3_600 + 100 })
      await open.shop.books.checkBooks()
      return (await open.shop.books.listDifferences()).shown
        .filter(({ fault }) => fault.startsWith('balance_'))
        .map(({ fault, reference }) => [fault, reference])
    }
    // For €18.09, known at once or read later; a dispute costs more, also if it is won.
    const feesOf = async ({ id }: { id: string }) =>
      (await db.select().from(paymentFees).innerJoin(paymentSessions, ofTheSame).where(eq(paymentSessions.orderId, id)))
        .map(({ payment_fees: { kind, feeCents, currency } }) => `${kind} ${feeCents} ${currency}`)
        .toSorted()
    expect(await feesOf(lost)).toEqual(['taken 52 eur'])
    await db.delete(paymentFees).where(eq(paymentFees.feeCents, 52))
    expect(await ofBalance(1)).toEqual([])
    expect(await feesOf(won)).toEqual(['claimed 2000 eur', 'taken 52 eur'])
    await db.update(orders).set({ refundedCents: 7 }).where(eq(orders.id, kept.id))
    const differs = [['balance_differs', kept.reference]]
    expect(await ofBalance(1)).toEqual(differs)
    expect(await ofBalance(48)).toEqual(differs)
    await db.update(orders).set({ refundedCents: 0 }).where(eq(orders.id, kept.id))
    expect(await ofBalance(1)).toEqual([])
  })

  it('finds what only the vendors know, and wrong counters', async () => {
    const kept = await bought({ couponCode: 'WANDER20' })
    await open.network.allocate({
      ...aPurchase('nobody_order_1700000000000_01032_3_00000000-0000-4000-8000-000000000000'),
      callbackUrl: `${open.url}/webhooks/network/none`,
    })
    await open.network.allocate({
      ...aPurchase(kept.reference),
      callbackUrl: `${open.url}/webhooks/network/none`,
    })
    await open.letTimePass({ minutes: 11 }, 60)
    const db = open.database.db()
    const [event] = await db
      .delete(paymentEvents)
      .where(eq(paymentEvents.type, 'checkout.session.completed'))
      .returning()
    await db.update(coupons).set({ redemptions: 7 }).where(eq(coupons.code, 'WANDER20'))
    await db.execute(sql`update invoice_counters set last_number = last_number + 1`)

    const look = await open.shop.books.checkAllBooks({ isCalm: true })
    const found = new Map(look.differences.map((each) => [each.fault, each]))
    expect([...found.keys()].toSorted()).toEqual([
      'coupon_miscounted',
      'event_missing',
      'numbers_missing',
      'profile_of_no_order',
      'profiles_too_many',
    ])
    expect(found.get('event_missing')?.reference).toMatch(/^evt_/)
    expect(event).toBeDefined()
    expect(found.get('profiles_too_many')?.orderId).toBe(kept.id)
    expect(found.get('profile_of_no_order')?.reference).toMatch(/^nobody_order_/)
    const said = sayAudit(look, 1)
    expect(said).toContain(`${kept.reference}: The network holds 1 more profile for this order`)
    expect(said).not.toMatch(/\b89\d{17}/)
    expect(said).toMatch(/I14 {2}tested/)
  })

  it('says if a vendor doesn’t answer, and reports nothing missing that it couldn’t check', async () => {
    const { id } = await bought()
    await open.letTimePass({ minutes: 11 }, 60)
    await open.database.db().update(orders).set({ paidCents: 2 }).where(eq(orders.id, id))
    open.jump({ seconds: 3_700 })
    await open.shop.books.checkBooks()
    await open.database.db().update(orders).set({ paidCents: orders.totalCents }).where(eq(orders.id, id))
    await open.spoil('network', { at: 'lookup', kind: 'fail_before' })
    open.jump({ seconds: 3_700 })
    await open.shop.books.checkBooks()
    const { shown, inAll } = await open.shop.books.listDifferences()
    await open.mend()
    expect(shown.filter(({ orderId }) => orderId === id).length).toBeGreaterThan(0)
    // Staff see them together with everything else that is waiting for them.
    const waiting = await open.shop.figures.viewToLookAt()
    expect(waiting.books).toBe(inAll)
    expect(waiting.byPlace.system).toBeGreaterThanOrEqual(inAll)
  })
})
