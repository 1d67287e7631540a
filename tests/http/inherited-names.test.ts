// Every JavaScript object inherits names that nobody gave it: requested as a step, they mean nothing here.
import { afterAll, beforeAll, expect, it } from 'vitest'
import { signedIn } from '#tests/support/http-accounts.ts'
import { openHttpShop, type HttpShop } from '#tests/support/open-http-shop.ts'

const NAMES = ['constructor', 'toString', '__proto__', 'hasOwnProperty']

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop()
})
afterAll(() => shop.close())

it('The order tester rejects an inherited name as a step', async () => {
  const boss = await signedIn(shop, 'boss@example.com', 'super-admin')
  for (const intent of NAMES) expect((await boss.post('/order-api-flow', { intent })).status).toBe(400)
})
