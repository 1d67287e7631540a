// An assistant that asks for an order by its link leaves the link as it was: its tool only reads, as it says.
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { orderKeyStore } from '#shop/sales/order-access/order-key-store.ts'
import { openAssistant } from '../support/assistant.ts'
import { openHttpShop, type HttpShop } from '../support/open-http-shop.ts'

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
}, 120_000)
afterAll(() => shop.close())

it('an assistant uses up no link that works once, and hears nothing by one that was used or expired', async () => {
  const assistant = await openAssistant(shop.url)
  const { orderId } = await shop.buy({ email: 'returns@example.com' })
  const reference = (await shop.orderOf(orderId)).reference ?? ''
  const keys = orderKeyStore(shop.database, (purpose) => `token of ${purpose}`)
  const linkUntil = async (until: number) => {
    const key = await keys.issueReturn({ id: orderId }, randomUUID(), new Date(until))
    return { key, link: `${shop.url}/success?${new URLSearchParams({ reference, key }).toString()}` }
  }
  const { key, link: once } = await linkUntil(Date.now() + 60_000)
  const ask = () => assistant.ask('order_status', { link: once })
  expect([await ask(), await ask()]).toMatchObject([{ reference }, { reference }])
  expect(await shop.shop.orders.redeemOrderKey(key, shop.at)).toMatchObject({ id: orderId })
  expect(await assistant.refused('order_status', { link: once })).toContain('"order_unknown"')
  const { link: late } = await linkUntil(Date.now() - 60_000)
  expect(await assistant.refused('order_status', { link: late })).toContain('"order_unknown"')
})
