// Ten thousand payment events at once, as after an outage of ours, while the payment provider itself says nothing (E16):
// each is acknowledged because it is stored, and not because it was worked out. `npm run bench` measures how fast.
import { count } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { paymentEvents } from '#db/schema.ts'
import { burst } from '#scripts/bench/webhooks.ts'
import { openHttpShop, type HttpShop } from '#tests/support/open-http-shop.ts'

const EVENTS = 10_000
const CONNECTIONS = 50
/** The other two of three are of a type that tells nothing new, and leave no trace. */
const STORED = Math.floor(EVENTS / 3)

let shop: HttpShop
beforeAll(async () => {
  shop = await openHttpShop({ PAYMENT_WITHIN_SECONDS: '1' })
  await shop.spoil('payment', { at: 'retrieve_session', kind: 'timeout_before' })
})
afterAll(() => shop.close())

const stored = async () => (await shop.database.db().select({ found: count() }).from(paymentEvents))[0]?.found

it('takes every one of a burst in, each once, while the provider that it has to ask is silent (E16)', async () => {
  const [first] = [await burst({ shopUrl: shop.url, secret: 'whsec_tests', events: EVENTS, connections: CONNECTIONS })]
  expect(first.refused).toBe(0)
  expect(await stored()).toBe(STORED)

  // The provider sends again what it is not sure of.
  const again = await burst({ shopUrl: shop.url, secret: 'whsec_tests', events: 300, connections: CONNECTIONS })
  expect([again.refused, await stored()]).toEqual([0, STORED])
}, 600_000)
