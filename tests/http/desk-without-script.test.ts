// The staff's actions are plain forms: without script, each asks in place, and a refusal comes back to it.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { affiliates, bookDifferences, coupons, sessions, users } from '#db/schema.ts'
import { readConfig } from '#server/settings/config.ts'
import { orderReference } from '#shop/sales/order/order.ts'
import { apiOrderId } from '#shop/partners/prepaid/api-order-id.ts'
import { tokenMaker } from '#values/secret.ts'
import { PASSWORD, signedIn, userIdOf } from '../support/http-accounts.ts'
import { buyByCard, delivered } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

let shop: HttpShop
let chief: Browser
beforeAll(async () => {
  shop = await openHttpShop()
  chief = await signedIn(shop, 'chief@staff.example.com', 'super-admin')
  // Everybody is asked for their password again.
  await forgetProofs()
})
afterAll(() => shop.close())

const forgetProofs = () =>
  shop.database
    .db()
    .update(sessions)
    .set({ provenAt: new Date(0) })
const customer = async () => {
  const email = `${randomUUID()}@customer.example.com`
  await signedIn(shop, email)
  await forgetProofs()
  return { email, id: await userIdOf(shop, email) }
}

describe('erasing a customer', () => {
  it('asks, comes back with an error, and is done', async () => {
    const { email, id } = await customer()
    const page = `/admin-dashboard/users/${id}`
    const [first] = [await (await chief.get(page)).text()]
    expect(first).toContain(`href="${page}?ask=erase"`)
    const asked = await (await chief.get(`${page}?ask=erase`)).text()
    expect(asked).toContain(`action="${page}?ask=erase"`)

    const wrong = await chief.post(`${page}?ask=erase`, { intent: 'erase', password: 'not-this-one' })
    const said = await wrong.text()
    expect(wrong.status).toBe(403)
    expect(said).toContain('id="erase-password"')
    expect(said).toContain('id="erase-password-error"')
    expect(await userIdOf(shop, email)).toBe(id)

    const done = await chief.post(`${page}?ask=erase`, { intent: 'erase', password: PASSWORD })
    expect([done.status, done.headers.get('location')]).toEqual([303, '/admin-dashboard?tab=users'])
    const next = await (await chief.get('/admin-dashboard?tab=users')).text()
    expect(/<noscript>.*?<\/noscript>/gs.exec(next)?.[0]).toContain('Customer erased')
    const [left] = await shop.database.db().select().from(users).where(eq(users.id, id))
    expect(left?.email).toMatch(/@deleted\.invalid$/)
  })

  it('gives each field its own ID, so that every label belongs to one', async () => {
    await forgetProofs()
    const { id } = await customer()
    const page = await (await chief.get(`/admin-dashboard/users/${id}?ask=erase`)).text()
    const ids = [...page.matchAll(/\sid="([^"]+)"/g)].map(([, name]) => name)
    expect(ids.filter((name, place) => ids.indexOf(name) !== place)).toEqual([])
  })
})

describe('a question about an order', () => {
  it.each([
    ['refund', 'Refund €'],
    ['part', 'Refund a part'],
    ['cancel', 'Cancel this eSIM?'],
    ['replace', 'Replace this eSIM?'],
    ['correct', 'Correct whose order this is'],
  ])('of %s comes back if it is refused', async (ask, heading) => {
    await forgetProofs()
    const { order } = await buyByCard(shop, shop.browser(), { email: `${randomUUID()}@buyer.example.com` })
    await delivered(shop, order.id)
    const page = `/admin-dashboard/orders/${order.id}?ask=${ask}`
    expect(await (await chief.get(page)).text()).toContain(`action="${page}"`)
    const more = {
      amount: '1.00',
      reason: ask === 'replace' ? 'other' : 'goodwill',
      seenCents: String(order.totalCents),
      email: 'right@example.com',
    }
    const wrong = await chief.post(page, { intent: ask, password: 'not-this-one', name: 'Alex', text: 'Why', ...more })
    const said = await wrong.text()
    expect(wrong.status).toBe(403)
    expect(said).toContain(heading)
    expect(said).toContain('id="own-password-error"')
  })
})

it('an order whose eSIM was canceled promises no eSIM', async () => {
  const { order } = await buyByCard(shop, shop.browser(), { email: `${randomUUID()}@buyer.example.com` })
  await delivered(shop, order.id)
  const page = `/admin-dashboard/orders/${order.id}`
  const asks = async () =>
    (await (await chief.get(`${page}?ask=part`)).text()).match(/keeps the eSIM|eSIM keeps working/g)
  expect(await asks()).toHaveLength(2)
  expect((await chief.post(page, { intent: 'cancel', password: PASSWORD })).status).toBe(303)
  expect(await asks()).toBe(null)
  expect(await (await chief.get(page)).text()).toContain('No eSIM anymore.')
})

it('a catalog file may be larger than any other form', async () => {
  const page = '/super-admin-dashboard/catalog'
  const { price: now, topup } =
    (await shop.shop.catalogue.viewDeskZone('Europe'))?.prices.find(({ size }) => size === '1GB') ?? {}
  const [price, topUp] = [now?.cents, topup?.cents].map((cents) => (cents ? cents / 100 : ''))
  const lines = Array.from(
    { length: 1_000 },
    (_, at) => `a-bundle-of-a-long-catalogue-${at},Europe,1024,7,Inactive,${price},${topUp},,${' '.repeat(80)}`,
  )
  const text = ['bundle_id,zone,megabytes,days,status,price_eur,topup_eur,cost_eur,remarks', ...lines].join('\r\n')
  const form = new FormData()
  form.set('file', new File([text], 'catalog.csv', { type: 'text/csv' }))
  const seen = await (await chief.send(page, { method: 'POST', body: form })).text()
  const shownAs = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(seen)?.[1] ?? ''
  const kept = { version: shownAs('version'), packed: shownAs('packed') }
  const saved = await chief.post(page, { intent: 'save', ...kept })
  expect([saved.status, saved.headers.get('location')]).toEqual([303, page])
  const tooLarge = await chief.post('/super-admin-dashboard/vat', { reason: 'x'.repeat(200_000) })
  expect(tooLarge.status).toBe(413)
})

it('a file that changes nothing says so, and leads on to another file or back to the catalog', async () => {
  const page = '/super-admin-dashboard/catalog'
  const owner = await signedIn(shop, 'owner@staff.example.com', 'super-admin')
  const form = new FormData()
  form.set('file', new File([await (await owner.get(`${page}.csv`)).text()], 'catalog.csv', { type: 'text/csv' }))
  const seen = await (await chief.send(page, { method: 'POST', body: form })).text()
  const [part = ''] = /<section[^>]*aria-labelledby="file-heading".*?<\/section>/s.exec(seen) ?? []
  expect(part).toContain('This file changes nothing.')
  expect(part).toContain('type="file"')
  expect(part).toMatch(new RegExp(`<a[^>]*href="${page}"[^>]*>Back to the catalog<`))
  expect(part).not.toContain('Cancel')
})

describe('ending a coupon', () => {
  const DESK = '/super-admin-dashboard/coupons'
  const ask = `${DESK}?ask=code&amp;of=WANDER20#end`

  it('asks, asks again after an error, and is done', async () => {
    const asked = await (await chief.get(`${DESK}?ask=code&of=WANDER20`)).text()
    expect(asked).toContain(`action="${ask}"`)
    const refused = await chief.post(`${DESK}?ask=code&of=WANDER20`, { intent: 'end', code: 'NOT-THERE' })
    expect(refused.status).toBe(400)
    const said = await refused.text()
    expect(said).toContain('role="alert"')
    expect(said).toContain(`action="${ask}"`)
    expect(said).toContain('name="code" value="WANDER20"')

    const done = await chief.post(`${DESK}?ask=code&of=WANDER20`, { intent: 'end', code: 'WANDER20' })
    expect([done.status, done.headers.get('location')]).toEqual([303, DESK])
    expect(await (await chief.get(`${DESK}?ask=code&of=WANDER20`)).text()).not.toContain('id="end"')
  })
})

it('revives an expired coupon, which offers no end until then', async () => {
  const DESK = '/super-admin-dashboard/coupons'
  const row = {
    status: 'active',
    discountType: 'free',
    discountValue: '0',
    validUntil: new Date('2026-01-31'),
  } as const
  await shop.database
    .db()
    .insert(coupons)
    .values({ code: 'REVIVES', ...row })
  const page = await (await chief.get(`${DESK}?change=REVIVES`)).text()
  expect([page.includes('value="2026-01-31"'), page.includes('End REVIVES')]).toEqual([true, false])
  await chief.post(DESK, { intent: 'change', code: 'REVIVES', validUntil: '', maxRedemptions: '8' })
  expect(await (await chief.get(DESK)).text()).toContain('End REVIVES')
})

describe('making a coupon', () => {
  const DESK = '/super-admin-dashboard/coupons'
  const nextYear = new Date().getUTCFullYear() + 1
  const typed = { type: 'percentage', value: '20', validFrom: `${nextYear}-12-24`, validUntil: `${nextYear}-12-01` }

  it.each([
    ['one', { intent: 'make', code: 'ADVENT' }],
    ['many', { intent: 'batch', name: 'Advent', count: '2' }],
  ])('says at the field that the last day comes before the first: of %s', async (_what, how) => {
    const refused = await chief.post(DESK, { ...typed, ...how })
    expect(refused.status).toBe(400)
    const page = await refused.text()
    const [field = ''] = page.match(/<input[^>]*aria-invalid="true"[^>]*>/) ?? []
    expect(field).toContain('name="validUntil"')
    expect(field).toContain(`value="${typed.validUntil}"`)
    const saidAt = /aria-describedby="(?:\S+ )?(\S+-error)"/.exec(field)?.[1]
    expect(page).toMatch(new RegExp(`id="${saidAt}"[^]*?The last day can’t be before the first\\.`))
    expect(page.match(/aria-invalid/g)).toHaveLength(1)
  })

  it('lists when it starts and when it ends, alone or with its batch', async () => {
    const days = { validFrom: `${nextYear}-12-01`, validUntil: `${nextYear}-12-24` }
    await chief.post(DESK, { ...typed, ...days, intent: 'make', code: 'ADVENT' })
    await chief.post(DESK, { ...typed, ...days, intent: 'batch', name: 'Advent', count: '2' })
    const page = await (await chief.get(DESK)).text()
    expect(page.match(new RegExp(`Starts 1 Dec ${nextYear}`, 'g'))).toHaveLength(2)
    expect(page.match(new RegExp(`1 Dec ${nextYear} to 24 Dec ${nextYear}`, 'g'))).toHaveLength(2)
  })
})

it('names who earns from a coupon, and nobody for the shop’s own', async () => {
  await shop.addBusiness({ id: 'harbour', name: 'Harbour Mobile', domain: 'harbour.localhost', now: new Date() })
  await shop.addBusiness({ id: 'nora', name: 'Nora Reads', kind: 'affiliate', now: new Date() })
  const terms = { status: 'active', discountType: 'percentage', discountValue: '10' } as const
  await shop.database
    .db()
    .insert(coupons)
    .values([
      { code: 'OFHARBOUR', ...terms, ownerId: 'harbour' },
      { code: 'OFNORA', ...terms, ownerId: 'nora' },
    ])
  const affiliate = { businessId: 'nora', code: 'OFNORA', referredBy: null, joinedAt: new Date() }
  await shop.database.db().insert(affiliates).values(affiliate)
  const page = await (await chief.get('/super-admin-dashboard/coupons')).text()
  expect(page.match(/(?<=Earns for <[^>]*><bdi[^>]*>)[^<]+/g)?.toSorted()).toEqual(['Harbour Mobile', 'Nora Reads'])
  // A code that belongs to somebody ends with them, under Affiliates.
  expect(page).not.toContain('End OFNORA')
})

it('a lost order whose eSIM the network no longer has can’t be charged', async () => {
  await shop.addBusiness({ id: 'lagoon', name: 'Lagoon', domain: 'lagoon.localhost', now: new Date() })
  const placedAt = new Date(Date.now() - 3_600_000)
  const bought = { businessId: 'lagoon', placedAt, bundleId: '01032_3', totalCents: 1809 }
  const id = apiOrderId(tokenMaker(readConfig({}).sessionSecret), bought, 'attempt')
  const reference = orderReference('wanderpass', placedAt, bought.bundleId, id)
  const found = {
    fault: 'profile_of_no_order',
    reference,
    facts: { iccid: '1234' },
    foundAt: placedAt,
    seenAt: placedAt,
  }
  await shop.database
    .db()
    .insert(bookDifferences)
    .values({ key: `profile_of_no_order ${reference}`, ...found })
  const page = await (await chief.get(`/super-admin-dashboard/lost-orders/${reference}`)).text()
  expect(page).toContain('Lagoon')
  expect(page).toContain('The network no longer has it.')
  expect(page).toContain('value="leave"')
  expect(page).not.toContain('value="book"')
})
