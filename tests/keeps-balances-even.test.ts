// Whatever a partner deposits, buys, repeats, returns, and is refunded, in any order: the balance is deposits less
// purchases, each movement names its order, and repeated messages move nothing.
import { randomUUID } from 'node:crypto'
import { array, assert, asyncProperty, constantFrom } from 'fast-check'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { and, inArray, isNull } from 'drizzle-orm'
import { ledgerMovements } from '#db/schema.ts'
import { apiOrdering, TOTAL } from './support/api-ordering.ts'
import { quickEngine } from './support/engines.ts'
import { PASSWORD } from './support/having-accounts.ts'
import { anAdmin, callerAs } from './support/inbox.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { aPartner, mustBeEven } from './support/prepaying.ts'

const DEPOSIT = 50_00
const STEPS = [
  'deposit',
  'order',
  'order again',
  'give back',
  'give back again',
  'refund deposit',
  'tell again',
] as const

let shop: TestShop
beforeEach(async () => {
  shop = await openTestShop({ engine: quickEngine() })
})
afterEach(() => shop.close())

function mustBe(isDone: boolean, isCovered: boolean, step: string) {
  if (isDone !== isCovered) throw new Error(`${step}: ${isDone ? 'done' : 'refused'} against the balance`)
}

describe('a balance', () => {
  it('is what was paid in less what was bought, after any sequence', async () => {
    const ada = await anAdmin(shop, 'ada@staff.example.com', 'Ada Admin')
    const proof = { token: ada.token, password: PASSWORD }
    let businesses = 0
    await assert(
      asyncProperty(array(constantFrom(...STEPS), { minLength: 3, maxLength: 10 }), async (steps) => {
        businesses += 1
        const partner = await aPartner(shop, `partner-${businesses}`)
        const api = apiOrdering(shop)
        const caller = await api.callerOf(partner.id)
        const [deposits, bought, given]: [string[], { id: string; key: string }[], string[]] = [[], [], []]
        let expected = 0
        for (const step of steps) {
          const last = bought.at(-1)
          if (step === 'deposit') {
            deposits.push((await partner.deposit(DEPOSIT)).orderId)
            expected += DEPOSIT
          }
          if (step === 'order') {
            const key = randomUUID()
            const placed = await api.order(caller, { idempotencyKey: key })
            mustBe(placed.ok, expected >= TOTAL, step)
            if (!placed.ok) continue
            bought.push({ id: placed.order.id, key })
            expected -= TOTAL
          }
          if (step === 'order again' && last) await api.order(caller, { idempotencyKey: last.key })
          if (step === 'give back' && last) {
            bought.pop()
            given.push(last.id)
            await shop.shop.prepaid.returnOrder(caller, last.id)
            expected += TOTAL
          }
          for (const id of step === 'give back again' ? given : []) await shop.shop.prepaid.returnOrder(caller, id)
          const deposit = step === 'refund deposit' ? deposits.at(-1) : undefined
          if (deposit) {
            const input = { orderId: deposit, seenCents: DEPOSIT, proof }
            const refunded = await shop.shop.desk.refundOrderAsStaff(input, callerAs(shop, ada))
            if (!refunded.ok && refunded.problem === 'too_often') continue
            mustBe(refunded.ok, expected >= DEPOSIT, step)
            if (refunded.ok) deposits.pop()
            if (refunded.ok) expected -= DEPOSIT
          }
          for (const id of step === 'tell again' ? deposits : [])
            await shop.shop.checkout.confirmOrderPayment(await shop.orderOf(id))
          expect(await partner.balance()).toBe(expected)
        }
        const movements = await partner.movements()
        expect(movements.reduce((sum, [, cents]) => sum + Number(cents), 0)).toBe(expected)
        await mustBeEven(shop)
      }),
      { numRuns: 15 },
    )
    const nameless = await shop.database
      .db()
      .select({ id: ledgerMovements.id })
      .from(ledgerMovements)
      .where(
        and(
          isNull(ledgerMovements.orderId),
          inArray(ledgerMovements.kind, ['deposit', 'purchase', 'purchase_back', 'deposit_back']),
        ),
      )
    expect(nameless).toEqual([])
  })
})
