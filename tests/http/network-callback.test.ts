// A callback of the network is only a hint at a secret address; the shop checks for itself before it uses anything
// (group F).
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { allocationAttempts, esims, orders } from '#db/schema.ts'
import { buyByCard, delivered } from '../support/http-buying.ts'
import { openHttpShop, type HttpShop } from '../support/open-http-shop.ts'
import { tokenMaker } from '#values/secret.ts'

const SESSION_SECRET = 'a secret of the tests alone'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop({ SESSION_SECRET })
})
afterAll(() => shop.close())

const MESSAGE = JSON.stringify({ idValue: '8988000000000000001', activationCode: 'LPA:1$evil.example$STOLEN' })
const call = async (secret: string, body = MESSAGE, type = 'application/json') =>
  (await fetch(`${shop.url}/webhooks/network/${secret}`, { method: 'POST', body, headers: { 'content-type': type } }))
    .status

async function secretOf(orderId: string) {
  const [attempt] = await shop.database
    .db()
    .select()
    .from(allocationAttempts)
    .where(eq(allocationAttempts.orderId, orderId))
  if (!attempt) throw new Error('Nothing was asked for this order yet.')
  return tokenMaker(SESSION_SECRET)(`allocation:${attempt.id}`)
}

describe('the callback of the network', () => {
  it.each([
    ['a wrong secret (F01)', 'A'.repeat(43)],
    ['a short one', 'x'],
    ['one without end', 'x'.repeat(900)],
    ['SQL', encodeURIComponent("' OR 1=1 --")],
    ['a NUL byte', '%00'],
    ['broken encoding', '%ff'],
    ['a path', '..%2fpayment'],
  ])('doesn’t exist at %s', async (_what, secret) => {
    expect(await call(secret)).toBe(404)
  })

  it.each([
    ['HTML (F06)', '<!doctype html><h1>Please log in</h1>', 'text/html'],
    ['PHP source (F06)', '<?php echo json_encode($row);', 'application/json'],
    ['nothing', '', 'application/json'],
    ['null', 'null', 'application/json'],
    ['a list', '[]', 'application/json'],
    ['a number', '7', 'application/json'],
    ['something else', '{"status":"ok"}', 'application/json'],
    ['lists in lists', '['.repeat(50_000), 'application/json'],
  ])('is rejected if it is %s', async (_what, body, type) => {
    expect(await call('A'.repeat(43), body, type)).toBe(400)
  })

  it('is rejected if it has two megabytes (A25)', async () => {
    expect(await call('A'.repeat(43), JSON.stringify({ idValue: 'x'.repeat(2_000_000) }))).toBe(413)
  })

  it('changes nothing if it comes again, late, or with forged content (F02, F07)', async () => {
    const { order } = await buyByCard(shop, shop.browser(), { email: 'f02@example.com' })
    const before = await delivered(shop, order.id)
    const secret = await secretOf(order.id)
    expect(await Promise.all(Array.from({ length: 5 }, () => call(secret)))).toEqual([200, 200, 200, 200, 200])

    expect(await shop.orderOf(order.id)).toEqual(before)
    expect(before.activationCode).not.toContain('STOLEN')
    expect(await shop.profilesOf(order.reference)).toHaveLength(1)
  })

  it('gives an order no profile until the network confirms it (F07)', async () => {
    await shop.spoil('network', { at: 'lookup', kind: 'empty' })
    await shop.spoil('network', { at: 'callback', kind: 'never' })
    const { order } = await buyByCard(shop, shop.browser(), { email: 'f07@example.com' })
    await expect.poll(async () => (await shop.orderOf(order.id)).step).toBe('poll_for_iccid')
    expect(await call(await secretOf(order.id))).toBe(200)
    expect(await shop.orderOf(order.id)).toMatchObject({ iccid: null, activationCode: null })

    await shop.mend()
    await shop.shop.provisioning.retryOrder(order.id)
    expect((await delivered(shop, order.id)).activationCode).not.toContain('STOLEN')
  })

  it('never shows another order’s profile (F03)', async () => {
    await shop.spoil('network', { at: 'lookup', kind: 'empty' })
    const holder = await buyByCard(shop, shop.browser(), { email: 'f03-holder@example.com' })
    const { order } = await buyByCard(shop, shop.browser(), { email: 'f03@example.com' })
    await expect.poll(async () => (await shop.profilesOf(order.reference)).length).toBe(1)
    const [profile] = await shop.profilesOf(order.reference)
    await shop.database
      .db()
      .insert(esims)
      .values({
        iccid: profile?.iccid ?? '',
        orderId: holder.order.id,
        bundleId: order.bundleId,
        zone: 'Europe',
        state: 'active',
        createdAt: new Date(),
      })

    await shop.mend()
    await shop.shop.provisioning.retryOrder(order.id)
    await expect.poll(async () => (await shop.orderOf(order.id)).paymentState).toBe('review')
    expect(await shop.orderOf(order.id)).toMatchObject({ iccid: null, activationCode: null })
    // Written after the commit.
    await expect.poll(() => shop.logLines.some((line) => line.includes('another order holds'))).toBe(true)
  })

  it('may come again if the network doesn’t answer our check, without an alert', async () => {
    const { order } = await buyByCard(shop, shop.browser(), { email: 'silent@example.com' })
    await delivered(shop, order.id)
    await shop.spoil('network', { at: 'lookup', kind: 'reset', times: 1 })
    expect(await call(await secretOf(order.id))).toBe(503)
    expect(await call(await secretOf(order.id))).toBe(200)
    expect(shop.logLines.filter((line) => line.includes('"request failed"'))).toEqual([])
  })

  it('returns a profile that arrives after the refund (F05)', async () => {
    await shop.spoil('network', { at: 'lookup', kind: 'empty' })
    const { order } = await buyByCard(shop, shop.browser(), { email: 'f05@example.com' })
    await expect.poll(async () => (await shop.profilesOf(order.reference)).length).toBe(1)
    await shop.database
      .db()
      .update(orders)
      .set({ paymentState: 'refunded', provisioningState: 'ended', dueAt: null })
      .where(eq(orders.id, order.id))

    await shop.mend()
    expect(await call(await secretOf(order.id))).toBe(200)
    const stateOf = () =>
      shop.database.db().select({ state: esims.state }).from(esims).where(eq(esims.orderId, order.id))
    await expect
      .poll(async () => ({ here: await stateOf(), there: await shop.profilesOf(order.reference) }))
      .toEqual({ here: [{ state: 'released' }], there: [] })
    expect(await shop.orderOf(order.id)).toMatchObject({ iccid: null })
  })
})
