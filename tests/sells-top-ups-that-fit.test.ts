// A country's packages may be of several operators, and an eSIM takes more data of its own only: nobody is offered or pays
// for the others.
import { inArray } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import { bundles } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { openSellingShop } from './support/selling-from-a-network.ts'

type Case = { others: string } & Parameters<typeof openSellingShop>[0]

const CASES: Case[] = [
  {
    kind: 'esim-access',
    login: { accessCode: 'sandbox-access', secretKey: 'sandbox-secret' },
    packageId: 'IT_3_15',
    others: 'IT_10_30',
    country: 'IT',
  },
  {
    kind: 'airalo',
    login: { clientId: 'sandbox-client', clientSecret: 'sandbox-secret' },
    packageId: 'france-mobile-15days-3gb',
    others: 'france-tele-30days-10gb',
    country: 'FR',
  },
  {
    kind: 'esim-go',
    login: { apiKey: 'sandbox-key' },
    packageId: 'esim_3GB_15D_IT_V2',
    others: 'esim_10GB_30D_IT_V2',
    country: 'IT',
  },
  {
    kind: 'zendit',
    login: { apiKey: 'sand_sandbox-key' },
    packageId: 'ESIM-IT-15D-3GB',
    others: 'ESIM-IT-30D-10GB',
    country: 'IT',
  },
]

it.each(CASES)('an eSIM of $kind is offered and sold top-ups of its own operator only', async ({ others, ...sold }) => {
  const { shop, owner, connect, approve, delivered, buy } = await openSellingShop(sold)
  onTestFinished(() => shop.close())
  await connect()
  await approve()
  await shop.shop.packages.decidePackages({ networkId: sold.kind, decision: 'sold', packages: [others] }, owner)
  const { id: orderId } = await delivered()
  const onSale = await shop.database
    .db()
    .select()
    .from(bundles)
    .where(inArray(bundles.packageId, [sold.packageId, others]))
  const idOf = (packageId: string) => onSale.find((each) => each.packageId === packageId)?.bundleId ?? ''
  const question = { orderId, rateLimitKey: 'x', vat: { basisPoints: 0 } }
  expect(await shop.shop.topUps.viewTopUp(question, shop.at)).toMatchObject({
    ok: true,
    offers: [{ bundleId: idOf(sold.packageId) }],
  })

  const trip = { destinations: [sold.country], arrival: null, departure: null }
  const line = { bundleId: idOf(others), ...trip, topUpFor: orderId }
  const refused = { ok: false, problem: 'top_ups_not_offered' }
  expect(await shop.tryOrder({ line, email: 'more@example.com' })).toEqual(refused)
  const toppedUp = await shop.until((await buy(orderId)).orderId, isCompleted)
  expect(toppedUp.bundle).toMatchObject({ bundleId: idOf(sold.packageId) })
})
