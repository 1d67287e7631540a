// The eSIM of an order that a restore lost is found where it was bought, wherever its bundle comes from by now.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { bundles } from '#db/schema.ts'
import { playedNetworks } from '#server/settings/settings.ts'
import { apiOrdering, BUNDLE } from '#tests/support/api-ordering.ts'
import { hasAnAccount, PASSWORD } from '#tests/support/having-accounts.ts'
import { connectWholesaler } from '#tests/support/having-networks.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'
import { aPartner, DUTCH } from '#tests/support/prepaying.ts'
import { rememberRows } from '#tests/support/test-databases.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop({ settings: (sandbox) => Promise.resolve(playedNetworks(sandbox.url)) })
})
afterAll(() => shop.close())

it('is shown, and goes back, after its bundle moved to another network', async () => {
  const { database } = shop
  const { recovery, prepaid } = shop.shop
  const { id: ownerId } = await hasAnAccount(shop, 'owner@example.com', 'super-admin')
  const owner = { ...shop.at, actor: { id: ownerId, type: 'super-admin' as const } }
  const partner = await aPartner(shop, 'alpha')
  await partner.deposit(100_00)
  const caller = await apiOrdering(shop).callerOf('alpha')
  const { rollBack } = await rememberRows(database)
  const { esim } = await apiOrdering(shop).delivered(caller)
  await rollBack()
  // At another VAT rate, nobody can tell what it cost, so a person decides.
  const company = { ...DUTCH, country: 'DE', vatNumber: '' } as const
  await prepaid.saveBilling({ businessId: 'alpha', company }, partner.by)
  shop.jump({ seconds: 120 })
  const answer = await recovery.rebuildLostOrders(null)
  const reference = answer.ok ? (answer.rebuilt.otherPrices[0]?.reference ?? '') : ''

  const other = { name: 'Other', kind: 'esim-go', login: { apiKey: 'sandbox-key' } }
  await connectWholesaler(shop.shop, { ...other, owner, millionths: 900_000, from: shop.shop.today() })
  await database.db().update(bundles).set({ networkId: 'esim-go' }).where(eq(bundles.bundleId, BUNDLE))
  shop.jump({ seconds: 10 })
  const lost = await recovery.viewLostOrder(reference)
  expect(lost?.profiles).toEqual([{ end: esim?.iccid.slice(-4), isUsed: false }])
  const proof = { token: null, password: PASSWORD }
  expect(await recovery.returnLostProfile({ reference, proof }, owner)).toEqual({ ok: true })
  expect(await shop.profilesOf(reference)).toEqual([])
})
