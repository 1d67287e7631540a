// Whatever the network and the bank do, and wherever the shop dies: a swapped order ends with one eSIM, which was paid
// once, or with a person.
import { randomUUID } from 'node:crypto'
import { assert, asyncProperty, constantFrom, nat, record } from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { cancellations, orders, supportTickets } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { cancellationStore } from '#shop/support/cancellation/cancellation-store.ts'
import { buyDelivered } from './support/desk-on-esims.ts'
import { aStage, type Told } from './support/dying-cancellation.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { chosenOf, swapAsBuyer } from './support/swapping.ts'

let shop: TestShop
beforeAll(async () => void (shop = await openTestShop()))
afterAll(() => shop.close())

const TOTAL = 1809

type Bought = Awaited<ReturnType<typeof buyDelivered>>
type Price = 'cheapest' | 'dearest' | 'dearer'

/** Requested without the page, so that only this test goes on with it. */
async function request({ orderId, email }: Bought, price: Exclude<Price, 'dearer'>) {
  const { instead } = await chosenOf(shop, orderId, price === 'dearest' ? price : undefined)
  const id = randomUUID()
  const marks = { buyerMark: email, cardMark: null, networkMark: null }
  const terms = { isOn: true, days: 14, usedBasisPoints: 0, isTooMany: false }
  await cancellationStore(shop.database).keep(
    { id, orderId, reason: 'other', instead, ...marks, ...terms },
    shop.clock.now(),
  )
  return { id, instead, differenceId: null }
}

/** The same for one that costs more, whose difference is paid. */
async function payDifference({ orderId }: Bought) {
  const chosen = await chosenOf(shop, orderId, 'dearer')
  const begun = await swapAsBuyer(shop, orderId, chosen)
  if (!begun.ok || !('payAt' in begun)) throw new Error('There is nothing to pay.')
  await shop.pay(begun.payAt ?? '')
  const ofOrder = eq(cancellations.orderId, orderId)
  const [row] = await shop.database.db().select().from(cancellations).where(ofOrder)
  if (!row?.differenceId) throw new Error('Nothing was requested.')
  await shop.shop.checkout.confirmOrderPayment(await shop.orderOf(row.differenceId))
  // Everybody in this test pays with the same card.
  await shop.database.db().update(cancellations).set({ cardMark: null, isTooMany: false }).where(ofOrder)
  return { id: row.id, instead: chosen.instead, differenceId: row.differenceId }
}

it('a swapped order ends with one eSIM that was paid once, or with a person', async () => {
  await assert(
    asyncProperty(
      record({
        release: constantFrom('takes', 'takes', 'takes, answer lost', 'refuses', 'silent'),
        phone: constantFrom('unused', 'unused', 'unused', 'installed', 'installed meanwhile'),
        bank: constantFrom('quiet', 'quiet', 'quiet', 'disputes before', 'disputes meanwhile'),
        staff: constantFrom('idle', 'idle', 'refunds meanwhile'),
        dies: nat(24),
      }),
      constantFrom<Price>('cheapest', 'dearest', 'dearer', 'dearer'),
      async (told: Told, price) => {
        const bought = await buyDelivered(shop)
        const { orderId, reference, iccid } = bought
        const { row, goRound } = aStage(shop, told, bought)
        if (told.bank === 'disputes before' && price !== 'dearer') {
          shop.sandbox.payment?.dashboard.dispute(reference)
          await shop.letTimePass({ seconds: 3 })
        }
        const { id, instead, differenceId } =
          price === 'dearer' ? await payDifference(bought) : await request(bought, price)
        if (told.phone === 'installed') shop.sandbox.network.install(iccid)
        if (told.bank === 'disputes before' && price === 'dearer') shop.sandbox.payment?.dashboard.dispute(reference)
        for (let round = 0; round < 14; round += 1) await goRound(id)
        await shop.letTimePass({ seconds: 20 })

        const [ended] = await row()
        const next = await shop.database.db().select().from(orders).where(eq(orders.replacesOrderId, orderId))
        const tickets = await shop.database.db().$count(supportTickets, eq(supportTickets.orderId, orderId))
        const [order, taken] = [await shop.orderOf(orderId), await shop.takenFor(orderId)]
        const more = differenceId === null ? 0 : await shop.takenFor(differenceId)
        const former = await shop.profilesOf(reference)
        const isSwapped = ended?.state === 'swapped'
        if (isSwapped) await shop.until(next[0]?.id ?? '', isCompleted)
        const esims = isSwapped ? await shop.profilesOf(next[0]?.reference ?? '') : []
        const waiting = differenceId === null || isSwapped ? null : await shop.orderOf(differenceId)
        const rules = {
          'it ended': ended !== undefined && ended.state !== 'asked' && ended.state !== 'to_pay',
          'one eSIM takes its place, or none': next.length === (isSwapped ? 1 : 0),
          'what was swapped went back first': !isSwapped || former.length === 0,
          'the other one is there': !isSwapped || esims.length === 1,
          'it was paid once': !isSwapped || taken + more === instead.priceCents,
          'a difference is paid for a swap alone': isSwapped || more === 0,
          'who isn’t swapped gets no other eSIM':
            waiting === null || (waiting.paymentState === 'refunded' && waiting.iccid === null),
          'the former order stays paid': !isSwapped || (order.paymentState === 'paid' && order.isReplaced),
          'a person has one ticket': tickets === (ended?.state === 'with_person' ? 1 : 0),
          'a person has the money':
            ended?.state !== 'with_person' || order.paymentState === 'refunded' || taken === TOTAL,
          'what is refunded is not swapped': order.paymentState !== 'refunded' || (taken === 0 && next.length === 0),
        }
        expect(Object.entries(rules).filter(([, holds]) => !holds)).toEqual([])
      },
    ),
    { numRuns: Number(process.env['RUNS'] ?? 30) },
  )
}, 240_000)
