// Every link and key to an order or its eSIM works in the last millisecond of its time, and not in the one after.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { businessStore } from '#shop/people/brand/business-store.ts'
import { composeAlert } from '#shop/delivery/alert/compose-alert.ts'
import { giftStore } from '#shop/sales/gift/gift-store.ts'
import { composeIccidReminder } from '#shop/sales/esim/compose-iccid-reminder.ts'
import { openSealedEsim } from '#shop/sales/esim/sealed-esim.ts'
import { openOrderMail } from '#shop/sales/order/compose-order-mail.ts'
import { orderKeyStore } from '#shop/sales/order-access/order-key-store.ts'
import { orderStore } from '#shop/sales/order-rows/order-store.ts'
import { createSealer, tokenMaker } from '#values/secret.ts'
import { apiOrdering } from './support/api-ordering.ts'
import { askAtItsEnd, type Making } from './support/at-its-end.ts'
import { codeIn, mailTo } from './support/account-mails.ts'
import { hasAnAccount } from './support/having-accounts.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { bought, type Bought } from './support/owning.ts'

const MINUTE = 60_000
const DAY = 24 * 60 * MINUTE
const BUYER = 'buyer@example.com'

let shop: TestShop
let sold: Bought
beforeAll(async () => {
  shop = await openTestShop()
  sold = await bought(shop, BUYER)
  await businessStore(shop.database).create({ id: 'alpha', name: 'alpha', now: shop.clock.now() })
})
afterAll(() => shop.close())

let people = 0
const ownedBy = () => Promise.resolve(() => true)
const isOk = (outcome: { ok: boolean }) => outcome.ok
const opensOrder = async (key: string) => (await shop.shop.orders.redeemOrderKey(key, shop.at)) !== null
const keyIn = (link: string) => new URL(link).searchParams.get('key') ?? ''
const orderMailDeps = () => ({
  orders: orderStore(shop.database),
  orderKeys: orderKeyStore(shop.database, tokenMaker('of this test')),
  clock: shop.clock,
})

let lastCode = ''
/** Not the one before it, whose email is there already. */
const newCode = () =>
  vi.waitFor(
    async () => {
      const code = codeIn(await mailTo(shop.sandbox.url, BUYER, /code/i))
      expect(code).not.toBe(lastCode)
      lastCode = code
      return code
    },
    { timeout: 60_000, interval: 20 },
  )

const TIMED: [name: string, livesMs: number, make: Making][] = [
  [
    'a code that adds an eSIM, ten minutes,',
    10 * MINUTE,
    async () => {
      const { id, email } = await hasAnAccount(shop, `person-${++people}@example.com`)
      const input = { userId: id, email, iccid: sold.iccid, rateLimitKey: email }
      const added = await shop.shop.esims.addEsimByIccid(input, shop.at)
      const proof = added.ok && added.kind === 'code_needed' ? added.proof : ''
      await shop.shop.worker.sweep()
      const code = await newCode()
      return async () => isOk(await shop.shop.esims.finishAddingEsim({ userId: id, proof, code }, shop.at))
    },
  ],
  [
    'a key that opens an order on a phone, a quarter of an hour,',
    15 * MINUTE,
    async () => {
      const issued = await shop.shop.orders.issueOrderKey({ id: sold.orderId })
      return () => opensOrder(issued.ok ? issued.key : '')
    },
  ],
  [
    'each of both links in the mails of an order, 400 days,',
    400 * DAY,
    async () => {
      const [whole, invoice] = [
        await openOrderMail(orderMailDeps(), sold.orderId),
        await openOrderMail(orderMailDeps(), sold.orderId, 'invoice'),
      ]
      return async () => {
        const both = [
          await opensOrder(whole.key),
          (await shop.shop.orders.redeemInvoiceKey(invoice.key, shop.at)) !== null,
        ]
        expect(new Set(both).size).toBe(1)
        return both[0] ?? false
      }
    },
  ],
  [
    'an unused eSIM that a partner may return, 30 days,',
    30 * DAY,
    async () => {
      const api = apiOrdering(shop)
      const caller = await api.callerOf('alpha', 'test')
      const order = await api.ordered(caller)
      return async () => isOk(await shop.shop.prepaid.returnOrder(caller, order.id))
    },
  ],
  [
    'a link in a reminder of ICCIDs, 30 days,',
    30 * DAY,
    async () => {
      const asked = { mailId: randomUUID(), email: BUYER }
      const { esims } = await composeIccidReminder({ ...orderMailDeps(), ownedBy }, asked, shop.at.tenant)
      return () => opensOrder(keyIn(esims[0]?.orderLink ?? ''))
    },
  ],
  [
    'each of both links in an alert, 30 days,',
    30 * DAY,
    async () => {
      const sealer = createSealer('of this test', 'top-up')
      const facts = { balanceMb: 1, totalMb: 2, expiresAt: shop.clock.now() }
      const alert = await composeAlert(
        {
          ...orderMailDeps(),
          gifts: giftStore(shop.database, tokenMaker('of this test')),
          timeZone: 'UTC',
          readCatalogue: () => shop.shop.catalogue.viewCatalogue(shop.at),
          isWithdrawn: shop.shop.inbox.isWithdrawn,
          topUpSealer: sealer,
          alertSealer: sealer,
        },
        { id: randomUUID(), orderId: sold.orderId, facts },
        shop.at.tenant,
      )
      const esim = new URL(alert.topUpLink ?? '').searchParams.get('esim') ?? ''
      return async () => {
        const both = [
          await opensOrder(keyIn(alert.esimLink)),
          openSealedEsim(sealer, esim, shop.clock.now()) === sold.orderId,
        ]
        expect(new Set(both).size).toBe(1)
        return both[0] ?? false
      }
    },
  ],
]

describe('what leads to an order or its eSIM', () => {
  it.each(TIMED)('%s works until then, and not from then on', async (_name, livesMs, make) => {
    expect(await askAtItsEnd(shop, livesMs, make)).toEqual({ until: true, after: false })
  })
})

it('a key that opens an order once opens no invoice, neither before nor after', async () => {
  const issued = await shop.shop.orders.issueOrderKey({ id: sold.orderId })
  const key = issued.ok ? issued.key : ''
  const opensInvoice = async () => (await shop.shop.orders.redeemInvoiceKey(key, shop.at)) !== null
  expect([await opensInvoice(), await opensOrder(key), await opensOrder(key), await opensInvoice()]).toEqual([
    false,
    true,
    false,
    false,
  ])
})
