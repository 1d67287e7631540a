// A finished request leaves nothing behind: whatever is requested, memory doesn't grow with the number of visitors.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { heldBytes } from '#tests/support/heap.ts'
import { buyByCard, delivered } from '#tests/support/http-buying.ts'
import { openAsker, requestsOf } from '#tests/support/mixed-requests.ts'
import { openHttpShop, type HttpShop } from '#tests/support/open-http-shop.ts'

const WARM_UP = 40
const REQUESTS = 120
const ROUNDS = 4
/** Allowance for the shop's own work in the meantime; a retained page takes 50,000 bytes and more, a stream 11,000. */
const MOST_BYTES_EACH = 6_000

let shop: HttpShop
let asker: ReturnType<typeof openAsker>
let order: string
let cookie: string
beforeAll(async () => {
  shop = await openHttpShop({ LOG_LEVEL: 'silent', POLL_SECONDS: '5' })
  asker = openAsker(shop.url, 4)
  const browser = shop.browser()
  const bought = await buyByCard(shop, browser)
  await delivered(shop, bought.order.id)
  order = bought.order.reference
  cookie = [...browser.cookies].map((pair) => pair.join('=')).join('; ')
})
afterAll(async () => {
  asker.close()
  await shop.close()
})

/** A leak shows in every round; other work of the shop or compilation by the engine doesn't: the best round counts. */
async function bytesKeptEach(call: () => Promise<void>): Promise<number> {
  await asker.times(WARM_UP, call)
  let fewest = Number.POSITIVE_INFINITY
  for (let round = 0; round < ROUNDS && fewest >= MOST_BYTES_EACH; round += 1) {
    const before = await heldBytes()
    await asker.times(REQUESTS, call)
    fewest = Math.min(fewest, ((await heldBytes()) - before) / REQUESTS)
  }
  return fewest
}

describe('memory', () => {
  it.each(requestsOf('', '').map(({ what }, at) => [what, at] as const))(
    'is free again after %s',
    async (_what, at) => {
      const asked = requestsOf(order, cookie)[at]
      if (!asked) throw new Error('Nothing is asked for.')
      expect(await bytesKeptEach(() => asker.read(asked))).toBeLessThan(MOST_BYTES_EACH)
    },
  )

  it('is free again after an event stream closes', async () => {
    expect(await bytesKeptEach(() => asker.listenAndLeave(order, cookie))).toBeLessThan(MOST_BYTES_EACH)
  })
})
