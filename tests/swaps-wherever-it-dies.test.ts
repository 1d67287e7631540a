// Whatever the network and the bank do, and wherever the shop dies: a swapped order ends with one eSIM, which was paid
// once, or with a person.
import { randomUUID } from 'node:crypto'
import { assert, asyncProperty, boolean, constantFrom, nat, record } from 'fast-check'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orders, supportTickets } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { cancellationStore } from '#shop/support/cancellation/cancellation-store.ts'
import { buyDelivered } from './support/desk-on-esims.ts'
import { aStage, type Told } from './support/dying-cancellation.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { chosenOf } from './support/swapping.ts'

let shop: TestShop
beforeAll(async () => void (shop = await openTestShop()))
afterAll(() => shop.close())

const TOTAL = 1809

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
      boolean(),
      async (told: Told, isDearest) => {
        const bought = await buyDelivered(shop)
        const { orderId, reference, iccid, email } = bought
        const { instead } = await chosenOf(shop, orderId, isDearest ? 'dearest' : undefined)
        if (told.phone === 'installed') shop.sandbox.network.install(iccid)
        const { row, goRound } = aStage(shop, told, bought)
        if (told.bank === 'disputes before') {
          shop.sandbox.payment?.dashboard.dispute(reference)
          await shop.letTimePass({ seconds: 3 })
        }
        const id = randomUUID()
        const marks = { buyerMark: email, cardMark: null, networkMark: null }
        const terms = { isOn: true, days: 14, usedBasisPoints: 0, isTooMany: false }
        await cancellationStore(shop.database).keep(
          { id, orderId, reason: 'other', instead, ...marks, ...terms },
          shop.clock.now(),
        )
        for (let round = 0; round < 14; round += 1) await goRound(id)
        await shop.letTimePass({ seconds: 20 })

        const [ended] = await row()
        const next = await shop.database.db().select().from(orders).where(eq(orders.replacesOrderId, orderId))
        const tickets = await shop.database.db().$count(supportTickets, eq(supportTickets.orderId, orderId))
        const [order, taken] = [await shop.orderOf(orderId), await shop.takenFor(orderId)]
        const former = await shop.profilesOf(reference)
        const isSwapped = ended?.state === 'swapped'
        if (isSwapped) await shop.until(next[0]?.id ?? '', isCompleted)
        const esims = isSwapped ? await shop.profilesOf(next[0]?.reference ?? '') : []
        const rules = {
          'it ended': ended !== undefined && ended.state !== 'asked',
          'one eSIM takes its place, or none': next.length === (isSwapped ? 1 : 0),
          'what was swapped went back first': !isSwapped || former.length === 0,
          'the other one is there': !isSwapped || esims.length === 1,
          'it was paid once': !isSwapped || taken === instead.priceCents,
          'the former order stays paid': !isSwapped || (order.paymentState === 'paid' && order.isReplaced),
          'a person has one ticket': tickets === (ended?.state === 'with_person' ? 1 : 0),
          'a person has the money':
            ended?.state !== 'with_person' || order.paymentState === 'refunded' || taken === TOTAL,
          'what is refunded is not swapped': order.paymentState !== 'refunded' || (taken === 0 && next.length === 0),
        }
        expect(Object.entries(rules).filter(([, holds]) => !holds)).toEqual([])
      },
    ),
    { numRuns: 20 },
  )
}, 180_000)
