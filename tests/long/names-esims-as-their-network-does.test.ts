// Whatever the shop asks a network about an eSIM, it asks by the network's own ID: the ICCID alone is known to nobody
// there (docs/decisions/0048). The network is eSIM Access, as the sandbox simulates it.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bundles, withdrawals } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { apiOrdering } from '#tests/support/api-ordering.ts'
import { buyDelivered, esimStateOf } from '#tests/support/desk-on-esims.ts'
import { hasAnAccount, PASSWORD, type Holder } from '#tests/support/having-accounts.ts'
import { anAdmin, callerAs, wholeMailsTo } from '#tests/support/inbox.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'
import { aPartner } from '#tests/support/prepaying.ts'

const BUNDLE = '01032_3'

let shop: TestShop
let ada: Holder
beforeAll(async () => {
  shop = await openTestShop({
    settings: (sandbox) => Promise.resolve({ ESIM_ACCESS_API_URL: `${sandbox.url}/esim-access` }),
  })
  ada = await anAdmin(shop, 'ada@staff.example.com', 'Ada Admin')
  const { id } = await hasAnAccount(shop, 'owner@example.com', 'super-admin')
  const owner = { ...shop.at, actor: { id, type: 'super-admin' as const } }
  const proof = { token: null, password: PASSWORD }
  const login = { accessCode: 'sandbox-access' }
  await shop.shop.networks.connectNetwork({ kind: 'esim-access', name: 'Wholesale', login, proof }, owner)
  await shop.shop.networks.switchNetwork({ id: 'esim-access', isActive: true }, owner)
  const delivered = { networkId: 'esim-access', packageId: 'IT_3_15' }
  await shop.database.db().update(bundles).set(delivered).where(eq(bundles.bundleId, BUNDLE))
  // The catalog is read again after five seconds.
  await shop.letTimePass({ seconds: 9 })
})
afterAll(() => shop.close())

const phones = () => shop.sandbox.wholesalers.of('esim-access').phones
const idOf = async (orderId: string) => {
  const { networkEsimId, iccid } = await shop.orderOf(orderId)
  expect(networkEsimId).not.toBe(iccid)
  return networkEsimId ?? ''
}
const proof = () => ({ token: ada.token, password: PASSWORD })
const cancel = (orderId: string) => shop.shop.desk.cancelEsim({ orderId, proof: proof() }, callerAs(shop, ada))
const replace = (orderId: string) =>
  shop.shop.desk.replaceEsim({ orderId, reason: 'not_installing', proof: proof() }, callerAs(shop, ada))
const topUp = async (topUpFor: string) => {
  const email = `${randomUUID()}@buyer.example.com`
  const line = { bundleId: BUNDLE, destinations: ['FR'], arrival: null, departure: null, topUpFor }
  const { orderId } = await shop.buy({ email, line })
  await shop.until(orderId, isCompleted)
  return { email, orderId }
}
/** What the network tells about usage is two hours old. */
const usageArrives = () => shop.jump({ seconds: 3 * 3600 })

describe('an eSIM of a network with IDs of its own', () => {
  it('that somebody uses is not canceled, and one that nobody uses goes back', async () => {
    const [used, unused] = [await buyDelivered(shop), await buyDelivered(shop)]
    phones().connect(await idOf(used.orderId))
    expect(await cancel(used.orderId)).toEqual({ ok: false, problem: 'esim_in_use' })
    expect(await cancel(unused.orderId)).toEqual({ ok: true })
    await shop.letTimePass({ seconds: 6 })
    expect([await esimStateOf(shop, used.iccid), await esimStateOf(shop, unused.iccid)]).toEqual(['active', 'released'])
  })

  it('goes back once, and nobody is told that it is in use, if the answer to that was lost', async () => {
    const { orderId, iccid } = await buyDelivered(shop)
    shop.sandbox.wholesalers.of('esim-access').faults.set({ at: 'change', kind: 'reset_after', times: 1 })
    expect(await cancel(orderId)).toEqual({ ok: true })
    await shop.letTimePass({ minutes: 2 }, 10)
    expect(await esimStateOf(shop, iccid)).toBe('released')
    expect(shop.log.errors).toEqual([])
  })

  it('takes along what is left of its top-ups, and nothing that was used up', async () => {
    const [emptied, full] = [await buyDelivered(shop), await buyDelivered(shop)]
    for (const { orderId } of [emptied, full]) await topUp(orderId)
    phones().leave(await idOf(emptied.orderId), 0)
    usageArrives()
    expect(await replace(emptied.orderId)).toMatchObject({ ok: true, topUps: 0 })
    expect(await replace(full.orderId)).toMatchObject({ ok: true, topUps: 1 })
  })

  it('is taken back from a partner unless somebody uses it', async () => {
    const api = apiOrdering(shop)
    const partner = await aPartner(shop, 'alpha')
    await partner.deposit(100_00)
    const caller = await api.callerOf('alpha')
    const [used, unused] = [await api.delivered(caller), await api.delivered(caller)]
    phones().connect(await idOf(used.id))
    const giveBack = (id: string) => shop.shop.prepaid.returnOrder(caller, id)
    expect(await giveBack(used.id)).toEqual({ ok: false, problem: 'esim_in_use' })
    expect(await giveBack(unused.id)).toMatchObject({ ok: true, order: { state: 'refunded' } })
  })

  it('is shown to staff who decide about a withdrawal as used or unused', async () => {
    const { orderId, reference, email } = await buyDelivered(shop)
    const declaration = { orderReference: reference, name: 'Alex Traveller', email }
    await shop.shop.inbox.withdrawFromContract({ declaration, rateLimitKey: randomUUID() }, shop.at)
    await shop.shop.worker.sweep()
    const [row] = await shop.database.db().select().from(withdrawals).where(eq(withdrawals.email, email))
    const profile = async () => (await shop.shop.inbox.viewTicket(row?.ticketNumber ?? ''))?.withdrawal?.esims[0]
    expect(await profile()).toMatchObject({ isActivated: false, balanceMb: expect.any(Number) })
    phones().connect(await idOf(orderId))
    expect(await profile()).toMatchObject({ isActivated: true })
  })

  it('has its balance on the receipt of a top-up', async () => {
    const { orderId } = await buyDelivered(shop)
    const { email } = await topUp(orderId)
    const [receipt] = await wholeMailsTo(shop, email)
    expect(receipt?.text).toContain('6 GB')
  })
})
