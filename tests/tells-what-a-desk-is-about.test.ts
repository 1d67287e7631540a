// What staff see about an expired eSIM, a customer's invoices, and the subjects of the audit log.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isCompleted } from '#shop/sales/order/order.ts'
import { openAccount, signIn, type Holder } from './support/having-accounts.ts'
import { anAdmin, callerAs, seenTicket, writeToUs } from './support/inbox.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { control } from './support/owning.ts'

let shop: TestShop
let ada: Holder
beforeAll(async () => {
  shop = await openTestShop()
  ada = await anAdmin(shop, 'ada@staff.example.com', 'Ada Admin')
})
afterAll(() => shop.close())

const by = () => callerAs(shop, ada)
const delivered = async (email: string) => {
  const { orderId, reference } = await shop.buy({ email })
  const { iccid } = await shop.until(orderId, isCompleted)
  return { orderId, reference, iccid: iccid ?? '' }
}
const customerOf = async (orderId: string) => (await shop.orderOf(orderId)).userId ?? ''

it('an eSIM without data whose days are over is depleted and over, in the list and on its customer’s page', async () => {
  const { orderId, iccid } = await delivered('over@example.com')
  await control(shop, `esims/${iccid}/use`, { leaveMegabytes: 0 })
  const listed = async () => {
    const page = await shop.shop.desk.viewEsimPage({ status: null, lastDigits: iccid, page: 1 })
    return page.ok ? page.esims : []
  }
  const ofCustomer = async () => (await shop.shop.desk.viewDeskCustomer(await customerOf(orderId), by()))?.esims
  expect(await listed()).toMatchObject([{ status: 'Depleted', isOver: false }])
  expect(await ofCustomer()).toMatchObject([{ usage: { isOver: false } }])
  await control(shop, `esims/${iccid}/end`, { inSeconds: -60 })
  expect(await listed()).toMatchObject([{ status: 'Depleted', isOver: true }])
  expect(await ofCustomer()).toMatchObject([{ usage: { isOver: true } }])
})

it('a customer’s invoices lead to their orders, and the newest eSIMs are looked up first', async () => {
  const email = 'often@example.com'
  const bought: Awaited<ReturnType<typeof delivered>>[] = []
  for (let number = 0; number < 11; number += 1) {
    bought.push(await delivered(email))
    shop.jump({ seconds: 3_600 })
  }
  const view = await shop.shop.desk.viewDeskCustomer(await customerOf(bought[0]?.orderId ?? ''), by())
  const newestFirst = bought.map(({ orderId }) => orderId).toReversed()
  expect(view?.invoices.map(({ orderId }) => orderId)).toEqual(newestFirst)
  expect(view?.esims.map(({ orderId }) => orderId)).toEqual(newestFirst)
  expect(view?.esims.map(({ usage }) => usage === 'unasked')).toEqual([...Array<boolean>(10).fill(false), true])
})

it('an audit log entry names its order, customer, message, or brand', async () => {
  const { orderId, reference } = await delivered('told@example.com')
  const pat = await openAccount(shop, 'pat@example.com', 'Pat Person')
  const { number } = await writeToUs(shop)
  await shop.shop.desk.addNote({ about: { orderId }, text: 'Called back.', seenCount: 0 }, by())
  await shop.shop.desk.addNote({ about: { customerId: pat.id }, text: 'Prefers the phone.', seenCount: 0 }, by())
  await shop.shop.inbox.closeTicket(await seenTicket(shop, number), by())
  const { token } = await signIn(shop, ada.email)
  await shop.shop.desk.exportDeskOrders({ view: 'all', sort: 'newest', search: null, token }, by())
  const added = await shop.shop.brands.addBusiness({ name: 'Nova', domain: 'nova.example', orderPrefix: null }, by())
  const brandId = added.ok ? added.id : ''
  const rows = (await shop.shop.desk.listAudit({ actor: { id: ada.id } })).rows.filter(
    ({ action }) => action !== 'signed_in',
  )
  expect(rows.slice(0, 5).map(({ about }) => about)).toEqual([
    { kind: 'brand', id: brandId, name: 'Nova' },
    null,
    { kind: 'message', number },
    { kind: 'person', id: pat.id, name: 'Pat Person' },
    { kind: 'order', id: orderId, reference },
  ])
})
