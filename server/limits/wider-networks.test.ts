import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '#db/connection/connect.ts'
import { rateLimitKeyOf, widerNetworksOf } from '#values/ip-prefix.ts'
import { quickEngine } from '#tests/support/engines.ts'
import { takeDatabase } from '#tests/support/test-databases.ts'
import { databaseRateLimiter } from './rate-limiter.ts'

const log = { info: () => {}, warn: () => {}, error: () => {} }
const POINTS = 10
let open: OpenDatabase
let giveBack: () => Promise<void>
beforeAll(async () => {
  ;({ open, giveBack } = await takeDatabase(quickEngine()))
})
afterAll(() => giveBack())

let limits = 0
/** How many of these tries, each from its own address, are let through, by as many processes. */
async function letThrough(addresses: string[], processes = 1): Promise<number> {
  const limit = { name: `try-${(limits += 1)}`, points: POINTS, seconds: 600 }
  const limiters = Array.from({ length: processes }, () => databaseRateLimiter(open.database, log, 'secret'))
  let through = 0
  for (const [at, address] of addresses.entries()) {
    const taken = await limiters[at % processes]?.take(limit, rateLimitKeyOf(address))
    if (taken?.ok) through += 1
  }
  return through
}

const many = (addressAt: (at: number) => string, count = 240) => Array.from({ length: count }, (_, at) => addressAt(at))
const hex = (at: number) => at.toString(16)

describe('a limit counts', () => {
  it.each([
    ['a /64', many((at) => `2001:db8:1:2::${hex(at)}`), POINTS],
    ['a /56', many((at) => `2001:db8:1:${hex(at)}::1`), 2 * POINTS],
    ['a /48', many((at) => `2001:db8:1:${hex(at * 256)}::1`), 3 * POINTS],
    ['one address', many(() => '203.0.113.7'), POINTS],
    ['a /24', many((at) => `203.0.113.${at}`), 4 * POINTS],
    ['a /16', many((at) => `198.51.${at % 250}.${at}`), 16 * POINTS],
  ])('the tries from %s together, a tenth more at most', async (_what, addresses, most) => {
    const through = await letThrough(addresses)
    expect(through).toBeGreaterThanOrEqual(most)
    expect(through).toBeLessThanOrEqual(most * 1.1)
  })

  it('them over all processes', async () => {
    const through = await letThrough(
      many((at) => `2001:db8:2:${hex(at * 256)}::1`),
      3,
    )
    expect(through).toBeLessThanOrEqual(3 * POINTS * 1.4)
  })

  it.each([
    ['other /48s', many((at) => `2001:db8:${hex(at + 100)}::1`)],
    ['other /16s', many((at) => `${at < 120 ? 5 : 8}.${at}.1.1`)],
    ['private addresses', many((at) => `10.20.0.${at}`)],
  ])('nobody for %s', async (_what, addresses) => {
    expect(await letThrough(addresses)).toBe(addresses.length)
  })

  it('no tries that were given back', async () => {
    const limiter = databaseRateLimiter(open.database, log, 'secret')
    const limit = { name: 'given-back', points: POINTS, seconds: 600 }
    for (const address of many((at) => `2001:db8:3:${hex(at)}::1`)) {
      expect(await limiter.take(limit, rateLimitKeyOf(address))).toMatchObject({ ok: true })
      await limiter.giveBack(limit, rateLimitKeyOf(address))
    }
  })

  it('nobody’s neighbors once they were refused alone', async () => {
    const alone = many(() => '2001:db8:4:1::1')
    expect(await letThrough([...alone, ...many((at) => `2001:db8:4:${hex(at + 2)}::1`, POINTS)])).toBe(2 * POINTS)
  })
})

describe('the networks around a key', () => {
  // A generator of our own, the same at each run.
  let seed = 7
  const random = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below

  it('hold every address of the network, and none of another', () => {
    for (let run = 0; run < 500; run += 1) {
      const [a, b, c, d] = [0x2a00 + random(256), random(65_536), random(65_536), random(65_536)]
      const of = (third: number, fourth: number) =>
        widerNetworksOf(rateLimitKeyOf(`${hex(a)}:${hex(b)}:${hex(third)}:${hex(fourth)}::${hex(random(65_536))}`))
      const [home, site] = of(c, d).map(({ prefix }) => prefix)
      const neighbor = of(c, (d & 0xff00) + random(256)).map(({ prefix }) => prefix)
      expect(neighbor).toEqual([home, site])
      const far = of(c, d ^ (1 << (8 + random(8)))).map(({ prefix }) => prefix)
      expect([far[0] === home, far[1] === site]).toEqual([false, true])
      expect(of(c ^ (1 << random(16)), d).map(({ prefix }) => prefix)[1]).not.toBe(site)
    }
  })

  it.each([
    '',
    'unknown',
    'who@example.com',
    '8988300000000000001',
    '3221226219',
    '10.0.0.1',
    '0:0:0:0::/64',
    'fd00:1:2:3::/64',
    '1.2.3',
    '999.1.1.1',
    '8988300a-0000-4000-8000-000000000001',
  ])('are none for %j', (key) => expect(widerNetworksOf(key)).toEqual([]))
})
