// Nobody earns from an order of their own: not with their own code, and not through an affiliate whom they referred.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { affiliates, users } from '#db/schema.ts'
import { businessStore } from '#shop/people/brand/business-store.ts'
import { isCompleted } from '#shop/sales/order/order-conditions.ts'
import { ANOTHER_CARD, GOOD_CARD } from './support/buying.ts'
import { quickEngine } from './support/engines.ts'
import { hasAnAccount } from './support/having-accounts.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ engine: quickEngine() })
})
afterAll(() => shop.close())

async function affiliate(id: string, referredBy: string | null = null, email = `boss@${id}.example.com`) {
  const db = shop.database.db()
  await businessStore(shop.database).create({ id, name: id, kind: 'affiliate', now: shop.clock.now() })
  const holder = await hasAnAccount(shop, email, 'business-admin')
  await db.update(users).set({ businessId: id }).where(eq(users.id, holder.id))
  await shop.shop.affiliates.addOwnAffiliate(id, { ...shop.at, actor: { id: holder.id, type: 'business-admin' } })
  await db.update(affiliates).set({ referredBy }).where(eq(affiliates.businessId, id))
  return (await shop.shop.partners.findAffiliateLink(id))?.code ?? ''
}
const heldBy = async (id: string) => (await shop.shop.partners.viewEarnings(id, null))?.balances.heldCents
async function sell(couponCode: string | null, email: string, buyerBusinessId: string | null = null, card = GOOD_CARD) {
  const { orderId } = await shop.buy({ email, couponCode, buyerBusinessId, card })
  await shop.until(orderId, isCompleted)
}

it('not through another affiliate’s code', async () => {
  const own = await affiliate('nora')
  const friends = await affiliate('pip', 'nora')
  await sell(own, 'boss@nora.example.com')
  await sell(friends, 'boss+trip@nora.example.com')
  expect(await heldBy('nora')).toBe(0)
  // The friend earns from it as usual, and Nora from what others buy there.
  expect(await heldBy('pip')).toBe(135)
  await sell(friends, 'somebody@example.com')
  expect([await heldBy('nora'), await heldBy('pip')]).toEqual([67, 270])
})

it('not from another mailbox, as long as the buyer is logged in', async () => {
  const own = await affiliate('sela')
  const friends = await affiliate('toma', 'sela')
  await sell(own, 'elsewhere@example.com', 'sela')
  await sell(friends, 'elsewhere@example.com', 'sela')
  expect([await heldBy('sela'), await heldBy('toma')]).toEqual([0, 135])
})

it('not under another spelling of a Gmail address', async () => {
  const own = await affiliate('gwen', null, 'gwen.smith@gmail.com')
  const friends = await affiliate('hugo', 'gwen')
  for (const email of ['gwensmith@gmail.com', 'g.wen.smith+trip@gmail.com', 'gwen.smith@googlemail.com'])
    for (const code of [own, friends]) await sell(code, email)
  expect([await heldBy('gwen'), await heldBy('hugo')]).toEqual([0, 3 * 135])
})

it('with the own card, whatever address is typed and although nobody is signed in', async () => {
  const own = await affiliate('cara')
  const friends = await affiliate('dan', 'cara')
  await sell(null, 'boss@cara.example.com', null, ANOTHER_CARD)
  for (const code of [own, friends]) await sell(code, 'nobody-you-know@example.com', null, ANOTHER_CARD)
  expect([await heldBy('cara'), await heldBy('dan')]).toEqual([0, 135])
  for (const code of [own, friends]) await sell(code, 'a-stranger@example.com')
  expect([await heldBy('cara'), await heldBy('dan')]).toEqual([135 + 67, 270])
})
