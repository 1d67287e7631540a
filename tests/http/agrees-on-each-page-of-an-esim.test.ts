// The order page, the install page, and the status page say the same of an eSIM with which nothing is left to do.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { esimChecks, withdrawals } from '#db/schema.ts'
import { admit, PASSWORD } from '../support/admit.ts'
import { buyByCard, delivered } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

type Bought = { browser: Browser; orderId: string; reference: string; iccid: string; code: string }

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
})
afterAll(() => shop.close())

async function buys(browser = shop.browser()): Promise<Bought> {
  const { order } = await buyByCard(shop, browser, { email: `${randomUUID()}@buyer.example.com` })
  const { iccid, activationCode } = await delivered(shop, order.id)
  return { browser, orderId: order.id, reference: order.reference, iccid: iccid ?? '', code: activationCode ?? '' }
}

async function withdraws({ orderId, reference }: Bought) {
  await shop.database.db().insert(withdrawals).values({
    id: randomUUID(),
    orderReference: reference,
    name: 'Anna Vos',
    email: 'anna@example.com',
    orderId,
    receivedAt: new Date(),
    acknowledgement: 'sent',
  })
}

async function isReplaced({ orderId }: Bought) {
  const email = `${randomUUID()}@staff.example.com`
  await admit(shop.database, email, 'own-admin')
  const signed = await shop.shop.accounts.signIn(
    {
      email,
      password: PASSWORD,
      confirmToken: null,
      rateLimitKey: email,
      device: 'Firefox',
      ip: null,
      knownBrowser: 'known',
      oldToken: null,
    },
    shop.at,
  )
  if (!signed.ok) throw new Error(signed.problem)
  const proof = { token: signed.token, password: PASSWORD }
  const caller = { ...shop.at, actor: { id: signed.userId, type: 'own-admin' as const } }
  const done = await shop.shop.desk.replaceEsim({ orderId, reason: 'not_installing', proof }, caller)
  if (!done.ok) throw new Error(done.problem)
}

const STATES: Record<string, { becomes: (bought: Bought) => Promise<unknown>; words: string }> = {
  withdrawn: { becomes: withdraws, words: 'We’ve received your withdrawal' },
  refunded: { becomes: ({ orderId }) => shop.shop.refunds.refundOrder(orderId), words: 'This order was refunded' },
  replaced: { becomes: isReplaced, words: 'This eSIM was replaced' },
}
const OFFERS = ['Install this eSIM', 'Show esim download', 'Install it now', '/order/qr-code', '/top-up?esim=']
const ADDRESSES = ['/success', '/install', '/esim-status'] as const

describe.each(Object.entries(STATES))('an eSIM that was %s', (_, { becomes, words }) => {
  it('is called so at each of its addresses, which lead to the order and to no installation', async () => {
    const bought = await buys()
    // The browser has another one, which must not be taken for it.
    const other = await buys(bought.browser)
    await becomes(bought)
    for (const address of ADDRESSES) {
      const page = await bought.browser.get(`${address}?reference=${encodeURIComponent(bought.reference)}`)
      const text = await page.text()
      expect([address, page.status]).toEqual([address, 200])
      expect([address, text.includes(words)]).toEqual([address, true])
      expect([address, ...[...OFFERS, bought.code].filter((offer) => text.includes(offer))]).toEqual([address])
      const filledIn = /name="iccid"[^>]*value="([^"]*)"/.exec(text)?.[1] ?? ''
      expect(filledIn.replaceAll(' ', '')).not.toBe(other.iccid)
      expect(text).toContain(address === '/success' ? bought.reference : 'Open your order')
    }
  })
})

it('says of a withdrawn eSIM beside its figures what became of it, and tells a stranger nothing of that', async () => {
  const bought = await buys()
  await withdraws(bought)
  const asked = { intent: 'check', email: '', iccid: bought.iccid }
  const own = await (await bought.browser.post('/esim-status', asked)).text()
  expect(own).toContain('We’ve received your withdrawal')
  expect(own).toContain('data-color="over"')
  expect(own).not.toContain('Show esim download')
  const seen = await (await shop.browser().post('/esim-status', asked)).text()
  expect(seen).toContain('Not Activated')
  expect(seen).not.toContain('received your withdrawal')
  expect(seen).not.toContain(bought.reference)
})

it('shows an eSIM whose days are over as ended, in gray, with the way to the next one', async () => {
  const bought = await buys()
  const ended = await fetch(`${shop.sandbox.url}/control/esims/${bought.iccid}/end`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ inSeconds: -60 }),
  })
  expect(ended.status).toBe(200)
  const asked = { intent: 'check', email: '', iccid: bought.iccid }
  const own = await (await bought.browser.post('/esim-status', asked)).text()
  for (const part of ['This eSIM has ended', 'Buy the same again', 'Expired', 'data-color="over"'])
    expect(own).toContain(part)
  expect(own).not.toContain('Show esim download')
  const seen = await (await shop.browser().post('/esim-status', asked)).text()
  expect(seen).toContain('Expired')
  expect(seen).not.toContain('Buy the same again')
})

it('offers no installation at the install page once the days are over', async () => {
  const { browser, orderId, reference, iccid, code } = await buys()
  const checked = { iccid, nextCheckAt: null, balanceMb: 500, totalMb: 5120, expiresAt: new Date(Date.now() - 60_000) }
  await shop.database
    .db()
    .insert(esimChecks)
    .values({ orderId, ...checked })
    .onConflictDoUpdate({ target: esimChecks.orderId, set: checked })
  const page = await (await browser.get(`/install?reference=${encodeURIComponent(reference)}`)).text()
  for (const part of ['This eSIM has ended', 'Buy the same again', 'Open your order']) expect(page).toContain(part)
  expect([...OFFERS, code, 'One tap on this phone'].filter((offer) => page.includes(offer))).toEqual([])
})
