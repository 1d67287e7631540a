// An order opens to its signed-in owner in any browser, and to no other account.
import { sealerFor, signerFor } from '#shop/values/secret.ts'
import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { tenantContext } from '#app/session/caller.ts'
import { findOwnOrder } from '#app/features/order-access/open-order.ts'
import { cookiesContext, shopCookies } from '#app/session/cookies.ts'
import { sessionUserContext } from '#app/session/session-user.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { EMAIL } from './support/owning.ts'

let shop: TestShop
let reference: string
let ownerId: string
beforeAll(async () => {
  shop = await openTestShop()
  const placed = await shop.placeOrder({ email: EMAIL })
  reference = placed.reference
  ownerId = (await shop.orderOf(placed.orderId)).userId ?? ''
})
afterAll(() => shop.close())

const opens = async (userId: string | null) => {
  const context = new RouterContextProvider()
  context.set(shopContext, shop.shop)
  context.set(tenantContext, shop.at.tenant)
  context.set(
    cookiesContext,
    shopCookies({ signer: signerFor('of-this-test'), isSecure: false, draftSealer: sealerFor('x', 'draft') }),
  )
  if (userId !== null)
    context.set(sessionUserContext, {
      id: userId,
      email: EMAIL,
      name: 'Alex Traveller',
      type: 'own-user',
      businessId: null,
      isActivated: true,
      iccid: '',
    })
  return (await findOwnOrder(new Request('http://shop.test/install'), context, reference)).order !== null
}

it('opens to its signed-in owner', async () => {
  expect(ownerId).not.toBe('')
  expect(await opens(ownerId)).toBe(true)
})

it.each([[null], [''], ['00000000-0000-4000-8000-000000000000']])('stays closed to the account %j', async (userId) => {
  expect(await opens(userId)).toBe(false)
})
