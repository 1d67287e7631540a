// A top-up that isn't there yet when its eSIM is replaced: it reaches the new eSIM by itself, once. If nobody can tell
// whether the network added it to the old one, a person decides.
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { orders } from '#db/schema.ts'
import { isCompleted, type Order } from '#shop/sales/order/order.ts'
import { esimStateOf } from '#tests/support/desk-on-esims.ts'
import { engines, quickEngine, type Engine } from '#tests/support/engines.ts'
import { PASSWORD, type Holder } from '#tests/support/having-accounts.ts'
import { anAdmin, callerAs } from '#tests/support/inbox.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'
import { anEsim, TOP_UP_5GB } from '#tests/support/topping-up.ts'

let shop: TestShop
let ada: Holder
let esim: Awaited<ReturnType<typeof anEsim>>
const openOn = (engine: Engine) =>
  beforeEach(async () => {
    shop = await openTestShop({ engine })
    ada = await anAdmin(shop, 'ada@staff.example.com', 'Ada Admin')
    esim = await anEsim(shop)
  })
afterEach(() => shop.close())

const replaced = async (orderId = esim.orderId) => {
  const proof = { token: ada.token, password: PASSWORD }
  const input = { orderId, reason: 'not_installing', proof }
  const done = await shop.shop.desk.replaceEsim(input, callerAs(shop, ada))
  if (!done.ok) throw new Error(done.problem)
  return done.replacementId
}
const isInReview = ({ paymentState }: Order) => paymentState === 'review'
const hasReached = (step: string) => (order: Order) => order.step === step
const carriedFrom = (id: string) => shop.database.db().select().from(orders).where(eq(orders.replacesOrderId, id))
/** The references of what was added to an eSIM after it was made. */
const addedTo = (iccid: string | null) =>
  (shop.sandbox.network.find(iccid ?? '')?.grants ?? []).slice(1).map(({ reference }) => reference)

type TopUp = { orderId: string; reference: string }
/** Where the data of a top-up is once everything is done, and on which of the two eSIMs. */
async function whereabouts({ orderId, reference }: TopUp, replacementId: string) {
  const { iccid } = await shop.until(replacementId, isCompleted)
  const order = await shop.until(orderId, isCompleted)
  const carried = await carriedFrom(orderId)
  for (const { id } of carried) await shop.until(id, isCompleted)
  const names = new Map([[reference, 'itself'], ...carried.map((other) => [other.reference, 'carried over'] as const)])
  const told = (number: string | null) => addedTo(number).map((added) => names.get(added))
  return { old: told(esim.iccid), new: told(iccid), isMoved: order.topUp?.iccid === iccid }
}
const MOVED = { old: [], new: ['itself'], isMoved: true }
const CARRIED_OVER = { old: ['itself'], new: ['carried over'], isMoved: false }

describe('a top-up whose eSIM is replaced', () => {
  openOn(quickEngine())

  it('before it was requested reaches the new one, costs nothing more, and needs nobody', async () => {
    const topUp = await esim.topUp()
    const replacementId = await replaced()
    expect(await whereabouts(topUp, replacementId)).toEqual(MOVED)
    expect(await shop.orderOf(topUp.orderId)).toMatchObject({
      paymentState: 'paid',
      totalCents: TOP_UP_5GB.totalCents,
      reviewReason: null,
    })
    const view = await shop.shop.desk.viewDeskOrder(topUp.orderId)
    expect(view?.moves.find(({ move }) => move === 'moved_along')).toBeDefined()
    expect(await esimStateOf(shop, esim.iccid)).toBe('released')
    expect(shop.log.errors).toEqual([])
  })

  it('before it was paid reaches the new one', async () => {
    const placed = await shop.placeOrder(esim.input())
    const replacementId = await replaced()
    if (placed.continueAt.kind === 'payment_page') await shop.pay(placed.continueAt.url)
    expect(await whereabouts(placed, replacementId)).toEqual(MOVED)
  })

  it('while the network refuses it for now reaches the new one', async () => {
    const topUp = await esim.topUp()
    await shop.spoil('network', { at: 'topup', kind: 'no_credit', times: 2 })
    await shop.until(topUp.orderId, (order) => order.status === 'error')
    expect(await whereabouts(topUp, await replaced())).toEqual(MOVED)
  })

  it('twice reaches the last one', async () => {
    const topUp = await esim.topUp()
    await shop.spoil('network', { at: 'topup', kind: 'no_credit' })
    await shop.until(topUp.orderId, (order) => order.status === 'error')
    const second = await replaced()
    await shop.until(second, isCompleted)
    const third = await replaced(second)
    await shop.mend()
    expect(await whereabouts(topUp, third)).toEqual(MOVED)
  })

  it('while its answer is lost is not added to both: the old one’s history doesn’t have it', async () => {
    const topUp = await esim.topUp()
    await shop.spoil('network', { at: 'topup', kind: 'fail_before', times: 1 })
    await shop.until(topUp.orderId, hasReached('request_top_up'))
    expect(await whereabouts(topUp, await replaced())).toEqual(MOVED)
  })

  it('while its answer is lost is carried over if the old one’s history has it', async () => {
    const topUp = await esim.topUp()
    await shop.spoil('network', { at: 'topup', kind: 'fail_after', times: 1 })
    await shop.until(topUp.orderId, hasReached('request_top_up'))
    expect(await whereabouts(topUp, await replaced())).toEqual(CARRIED_OVER)
    expect(shop.log.errors).toEqual([])
  })

  it('while the network’s promise is open is carried over; until then, the old one stays', async () => {
    await shop.spoil('network', { at: 'history', kind: 'missing' })
    const topUp = await esim.topUp()
    await shop.until(topUp.orderId, hasReached('poll_for_top_up'))
    const replacementId = await replaced()
    await shop.letTimePass({ seconds: 30 }, 5)
    expect(await esimStateOf(shop, esim.iccid)).toBe('surplus')
    await shop.mend()
    expect(await whereabouts(topUp, replacementId)).toEqual(CARRIED_OVER)
    await shop.letTimePass({ seconds: 6 })
    expect(await esimStateOf(shop, esim.iccid)).toBe('released')
  })

  it('and whose fate the network no longer tells goes to a person, who moves it by trying again', async () => {
    await shop.spoil('network', { at: 'history', kind: 'missing' })
    const topUp = await esim.topUp()
    await shop.until(topUp.orderId, hasReached('poll_for_top_up'))
    const replacementId = await replaced()
    const stopped = await shop.until(topUp.orderId, isInReview)
    expect(stopped.reviewReason).toBe('top_up_uncertain')
    const { iccid } = await shop.until(replacementId, isCompleted)
    expect(addedTo(iccid)).toEqual([])

    await shop.mend()
    expect(await shop.shop.desk.retryOrderAsStaff(topUp.orderId, callerAs(shop, ada))).toEqual({ ok: true })
    await shop.until(topUp.orderId, isCompleted)
    expect(addedTo(iccid)).toEqual([topUp.reference])
  })

  it('and refunded meanwhile is not added', async () => {
    const topUp = await esim.topUp()
    await shop.spoil('network', { at: 'topup', kind: 'no_credit' })
    await shop.until(topUp.orderId, (order) => order.status === 'error')
    const replacementId = await replaced()
    await shop.shop.refunds.refundOrder(topUp.orderId, { seenCents: TOP_UP_5GB.totalCents })
    await shop.mend()
    const { iccid } = await shop.until(replacementId, isCompleted)
    await shop.letTimePass({ minutes: 1 }, 10)
    expect(addedTo(iccid)).toEqual([])
  })
})

describe.each(engines())('on the %s database', (_name, engine) => {
  openOn(engine)

  it('a top-up that is requested in the same moment reaches the new eSIM once', async () => {
    const topUp = await esim.topUp()
    const [replacementId] = await Promise.all([replaced(), shop.shop.provisioning.advanceProvisioning(topUp.orderId)])
    const { iccid } = await shop.until(replacementId, isCompleted)
    await shop.until(topUp.orderId, isCompleted)
    for (const { id } of await carriedFrom(topUp.orderId)) await shop.until(id, isCompleted)
    await shop.letTimePass({ minutes: 1 }, 10)
    expect(addedTo(iccid)).toHaveLength(1)
  })
})
