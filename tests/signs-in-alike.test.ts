// A failed sign-in takes the same work for any address: hash comparisons and statements are counted, not timed.
import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { openAccount } from '#tests/support/having-accounts.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'

const WRONG = 'Harbour-17-violet'
const GUEST = 'guest@example.com'
const MEMBER = 'member@example.com'
const WAITING = 'waiting@example.com'
const TWICE = 'twice@example.com'
const UNKNOWN = 'unknown@example.com'

let shop: TestShop
const compare = vi.spyOn(crypto, 'argon2')
syncBuiltinESMExports()
beforeAll(async () => {
  shop = await openTestShop({ engine: 'embedded' })
  await openAccount(shop, MEMBER)
  await shop.placeOrder({ email: GUEST })
  for (const email of [WAITING, TWICE, TWICE]) {
    const password = `Lantern-42-kestrel-${shop.clock.now().getTime()}`
    await shop.shop.accounts.signUp(
      { email, iccid: '', fullName: 'N', password, repeated: password, rateLimitKey: email },
      shop.at,
    )
  }
})
afterAll(async () => {
  compare.mockRestore()
  syncBuiltinESMExports()
  await shop.close()
})

let tries = 0
async function workOf(email: string, tellsUnknown = false) {
  const { engine } = shop
  if (!engine) throw new Error('Questions are counted at the embedded engine.')
  const asked = [vi.spyOn(engine, 'query'), vi.spyOn(engine, 'exec'), vi.spyOn(engine, 'transaction')]
  compare.mockClear()
  const answer = await shop.shop.accounts.signIn(
    {
      email,
      password: WRONG,
      confirmToken: null,
      rateLimitKey: `192.0.2.${(tries += 1)}`,
      device: 'A browser',
      ip: null,
      knownBrowser: null,
      oldToken: null,
      tellsUnknown,
    },
    shop.at,
  )
  const work = { comparisons: compare.mock.calls.length, questions: asked.map(({ mock }) => mock.calls.length) }
  for (const spy of asked) spy.mockRestore()
  expect(answer).toEqual({ ok: false, problem: 'credentials_wrong' })
  return work
}

// Something else in this process may query the same engine; what recurs every time is the sign-in's own work.
async function leastWorkOf(email: string) {
  const works = [await workOf(email), await workOf(email), await workOf(email)]
  const asked = ({ questions }: (typeof works)[number]) => questions.reduce((sum, count) => sum + count, 0)
  return works.reduce((least, work) => (asked(work) < asked(least) ? work : least))
}

it('takes the same work for an account, a guest, one or two pending sign-ups, and a stranger', async () => {
  // The first one creates the placeholder hash for unknown addresses.
  await workOf(UNKNOWN)
  const work = await leastWorkOf(UNKNOWN)
  expect(work.comparisons).toBeGreaterThan(0)
  expect(work.questions[0]).toBeGreaterThan(0)
  for (const email of [MEMBER, GUEST, WAITING, TWICE]) expect([email, await leastWorkOf(email)]).toEqual([email, work])
})
