// An order opens for its signed-in owner in any browser, and for no other account; and for whoever has a key, until it
// expires.
import { createSealer, createSigner } from '#values/secret.ts'
import { sql } from 'drizzle-orm'
import { RouterContextProvider } from 'react-router'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findOwnOrder } from '#app/features/order-access/open-order.ts'
import { cookiesContext, shopCookies } from '#app/session/cookies.ts'
import { shopContext, sessionUserContext, tenantContext } from '#app/session/request-context.ts'
import { orderKeyStore } from '#shop/sales/order-access/order-key-store.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { EMAIL } from './support/owning.ts'

let shop: TestShop
let reference: string
let ownerId: string
let orderId: string
beforeAll(async () => {
  shop = await openTestShop()
  const placed = await shop.placeOrder({ email: EMAIL })
  reference = placed.reference
  orderId = placed.orderId
  ownerId = (await shop.orderOf(placed.orderId)).userId ?? ''
})
afterAll(() => shop.close())

const opens = async (userId: string | null) => {
  const context = new RouterContextProvider()
  context.set(shopContext, shop.shop)
  context.set(tenantContext, shop.at.tenant)
  context.set(
    cookiesContext,
    shopCookies({
      signer: createSigner('of-this-test'),
      now: () => new Date(),
      isSecure: false,
      draftSealer: createSealer('x', 'draft'),
    }),
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

it('opens to nobody while the database is failing', async () => {
  const asked = { name: { reference }, visitor: { rateLimitKey: 'in the dark', heldOrderIds: [], userId: orderId } }
  const db = shop.database.db()
  await db.execute(sql`alter table esims rename to esims_gone`)
  try {
    const found = await shop.shop.orders.findOwnOrder(asked, shop.at).catch(() => ({ ok: false }))
    expect(found.ok).toBe(false)
  } finally {
    await db.execute(sql`alter table esims_gone rename to esims`)
  }
})

const keys = () => orderKeyStore(shop.database, (name) => `token of ${name}`)
const issue = (kind: 'return' | 'mail' | 'invoice', expiresAt: Date) =>
  kind === 'return'
    ? keys().issueReturn({ id: orderId }, expiresAt.toISOString(), expiresAt)
    : keys().issue({ order: { id: orderId }, kind, about: expiresAt.toISOString(), expiresAt })
const open = async (kind: 'return' | 'mail' | 'invoice', key: string) =>
  kind === 'invoice'
    ? ((await shop.shop.orders.redeemInvoiceKey(key, shop.at))?.id ?? null)
    : ((await shop.shop.orders.redeemOrderKey(key, shop.at))?.id ?? null)
const inMinutes = (minutes: number) => new Date(shop.clock.now().getTime() + minutes * 60_000)

describe('a key to an order', () => {
  it.each(['return', 'mail', 'invoice'] as const)(
    'of a %s opens it, and an expired key opens nothing',
    async (kind) => {
      expect(await open(kind, await issue(kind, inMinutes(1)))).toBe(orderId)
      expect(await open(kind, await issue(kind, inMinutes(-1)))).toBe(null)
    },
  )

  it('from the payment page opens it once; one from an email repeatedly', async () => {
    const [back, mailed] = [await issue('return', inMinutes(5)), await issue('mail', inMinutes(5))]
    expect([await open('return', back), await open('return', back)]).toEqual([orderId, null])
    expect([await open('mail', mailed), await open('mail', mailed)]).toEqual([orderId, orderId])
  })
})
