// What a traveler is called follows their eSIM to whatever replaces it, and is forgotten with its buyer.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orders } from '#db/schema.ts'
import { erasedAddress } from '#shop/people/account/erased-account.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { PASSWORD } from './support/having-accounts.ts'
import { anAdmin, callerAs } from './support/inbox.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())

it('follows the eSIM to whatever replaced it, and stays forgotten once the buyer is', async () => {
  const db = shop.database.db()
  const line = { bundleId: '01032_3', destinations: ['FR' as const], arrival: null, departure: null, travelers: 2 }
  const { orderId } = await shop.buy({ line, travelerNames: ['Mai'], email: 'names@example.com', cartId: randomUUID() })
  await shop.until(orderId, isCompleted)
  const [second] = await db.select({ id: orders.id }).from(orders).where(eq(orders.paidWith, orderId))
  if (!second) throw new Error('The second traveler has no order.')
  await shop.until(second.id, isCompleted)
  const ada = await anAdmin(shop, 'names@shop.example', 'Ada Admin')
  const proof = { token: ada.token, password: PASSWORD }
  const input = { orderId: second.id, reason: 'deleted', proof }
  const replaced = await shop.shop.desk.replaceEsim(input, callerAs(shop, ada))
  if (!replaced.ok || !('replacementId' in replaced)) throw new Error('It was not replaced.')

  const rename = async (name: string) =>
    shop.shop.parties.renameTraveler(await shop.orderOf(orderId), { traveler: 2, name })
  const names = async () =>
    (await Promise.all([second.id, replaced.replacementId].map((id) => shop.orderOf(id)))).map(
      ({ customerName }) => customerName,
    )
  expect(await names()).toEqual(['Mai', 'Mai'])
  expect(await rename('Mia')).toEqual({ ok: true })
  expect(await names()).toEqual(['Mia', 'Mia'])
  expect(await shop.shop.parties.findTravelersName(await shop.orderOf(replaced.replacementId))).toBe('Mia')

  await db
    .update(orders)
    .set({ email: erasedAddress(second.id), customerName: '' })
    .where(eq(orders.id, second.id))
  expect(await rename('Eve')).toEqual({ ok: false, problem: 'no_traveler' })
  expect((await shop.orderOf(second.id)).customerName).toBe('')
})

it('is tried thirty times an hour at most', async () => {
  const { orderId } = await shop.buy({
    line: { bundleId: '01032_3', destinations: ['FR'], arrival: null, departure: null, travelers: 2 },
    cartId: randomUUID(),
  })
  await shop.until(orderId, isCompleted)
  const order = await shop.orderOf(orderId)
  const answers: string[] = []
  for (let at = 0; at < 31; at += 1) {
    const renamed = await shop.shop.parties.renameTraveler(order, { traveler: 2, name: `Mia ${at}` })
    answers.push(renamed.ok ? 'ok' : renamed.problem)
  }
  expect(answers.filter((answer) => answer === 'ok')).toHaveLength(30)
  expect(answers.at(-1)).toBe('too_often')
})
