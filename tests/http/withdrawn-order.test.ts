// Whoever withdrew from an order is not led to install its eSIM: activation would end the right of withdrawal.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { withdrawals } from '#db/schema.ts'
import { buyByCard, delivered, tell } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'

let shop: HttpShop
let buyer: Browser
let reference: string
let activationCode: string
let topUpPath: string
beforeAll(async () => {
  shop = await openHttpShop()
  buyer = shop.browser()
  const { order } = await buyByCard(shop, buyer)
  reference = order.reference
  await delivered(shop, order.id)
  activationCode = /LPA:1\$[\w.$-]+/.exec(await read('/success'))?.[0] ?? 'none'
  topUpPath = /\/top-up\?esim=[\w.%~-]+/.exec((await checkConnection()).text)?.[0] ?? '/none'
  await shop.database.db().insert(withdrawals).values({
    id: randomUUID(),
    orderReference: reference,
    name: 'Anna Vos',
    email: order.email,
    orderId: order.id,
    receivedAt: new Date(),
    acknowledgement: 'sent',
  })
})
afterAll(() => shop.close())

const checkConnection = () => tell(buyer, `/install?reference=${encodeURIComponent(reference)}`, { intent: 'check' })
const read = async (path: string) => (await buyer.get(`${path}?reference=${encodeURIComponent(reference)}`)).text()

it('the order page says that the withdrawal arrived, and shows no way to install the eSIM', async () => {
  const page = await read('/success')
  expect(page).toContain('We’ve received your withdrawal')
  expect(page).toContain('Please don’t install or use this eSIM')
  for (const lead of ['Install it now', 'successfully delivered', 'Resend Email', '/order/qr-code', activationCode])
    expect(page).not.toContain(lead)
})

it('the install page says so instead of showing the codes', async () => {
  const page = await read('/install')
  expect(page).toContain('You withdrew from this order')
  expect(page).not.toContain(activationCode)
})

it('the codes are not shown beside the balance, and not emailed again', async () => {
  const [iccid] = /\d{4} \d{4} \d{4} \d{4} \d{3,4}/.exec(await read('/esim-status')) ?? ['']
  const shown = await buyer.post('/esim-status', { intent: 'activation', email: '', iccid })
  expect(shown.status).toBe(409)
  expect(await shown.text()).not.toContain(activationCode)
  const again = await buyer.post(`/success?reference=${encodeURIComponent(reference)}`, { intent: 'resend' })
  expect(again.status).toBe(409)
})

it('the order’s summary doesn’t offer to withdraw again', async () => {
  expect(await read('/success')).not.toContain('/withdraw?reference=')
})

it('no door gives out the picture or the code', async () => {
  const picture = await buyer.get(`/order/qr-code?reference=${encodeURIComponent(reference)}`)
  expect(picture.status).toBe(404)
  const told = await (await buyer.get(`/get-iccid.php?orderId=${encodeURIComponent(reference)}`)).text()
  expect(told).toContain('"idValue":null')
  expect(told).not.toContain(activationCode)
})

it('the network’s calls give out neither', async () => {
  const [iccid] = /\d{4} \d{4} \d{4} \d{4} \d{3,4}/.exec(await read('/esim-status')) ?? ['']
  for (const end of ['', '/qrcode']) {
    const path = `/network/things/consumer-profile-codes/iccids/${iccid.replaceAll(' ', '')}${end}`
    const answer = await buyer.get(path)
    expect([end, answer.status]).toEqual([end, 409])
    expect(await answer.text()).not.toContain(activationCode)
  }
})

it('an old link to buy more data says why it sells none, and the connection check offers none', async () => {
  const topUp = await buyer.get(topUpPath)
  expect(topUp.status).toBe(409)
  expect(await topUp.text()).toContain('You withdrew from the order of this eSIM')
  const checked = await checkConnection()
  expect(checked.status).toBe(200)
  expect(checked.text).not.toContain('/top-up?esim=')
})

it('no calendar reminds of installing it', async () => {
  const calendar = await buyer.get(`/install/calendar.ics?reference=${encodeURIComponent(reference)}`)
  expect(calendar.status).toBe(404)
})

it('the balance is shown without offering more data', async () => {
  const [iccid] = /\d{4} \d{4} \d{4} \d{4} \d{3,4}/.exec(await read('/esim-status')) ?? ['']
  const checked = await buyer.post('/esim-status', { intent: 'check', email: '', iccid })
  expect(checked.status).toBe(200)
  expect(await checked.text()).not.toContain('/top-up?esim=')
})

it('after a refusal of the withdrawal, everything is there again', async () => {
  await shop.database
    .db()
    .update(withdrawals)
    .set({ outcome: 'refused', refusal: 'too_late' })
    .where(eq(withdrawals.orderReference, reference))
  const page = await read('/success')
  expect(page).toContain('Install it now')
  expect(page).toContain('/withdraw?reference=')
  expect((await buyer.get(`/order/qr-code?reference=${encodeURIComponent(reference)}`)).status).toBe(200)
  expect(await read('/install')).toContain(activationCode)
})
