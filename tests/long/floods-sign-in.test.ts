// A flood of strangers at the login doesn't lock out real users.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { users } from '#db/schema.ts'
import { SIGN_IN_GUESSES } from '#shop/people/account/account-limits.ts'
import type { SignInAnswer } from '#shop/people/sign-in/sign-in.ts'
import { openAccount, PASSWORD } from '../support/having-accounts.ts'
import { openTestShop, type TestShop } from '../support/open-test-shop.ts'

const OWNER = 'owner@example.com'
const STAFF = 'staff@example.com'

let shop: TestShop
beforeAll(async () => {
  shop = await openTestShop()
  await openAccount(shop, OWNER, 'Olive Owner')
  const { id } = await openAccount(shop, STAFF, 'Stan Staff')
  await shop.database.db().update(users).set({ accountType: 'own-admin' }).where(eq(users.id, id))
})
afterAll(() => shop.close())

const signIn = (email: string, overrides: { rateLimitKey?: string; knownBrowser?: string; password?: string } = {}) =>
  shop.shop.accounts.signIn(
    {
      email,
      password: overrides.password ?? PASSWORD,
      confirmToken: null,
      rateLimitKey: overrides.rateLimitKey ?? randomUUID(),
      device: 'a browser',
      knownBrowser: overrides.knownBrowser ?? null,
      oldToken: null,
      ip: null,
    },
    shop.at,
  )
const stranger = (number: number) => signIn(`stranger-${number}@example.com`, { password: `Wrong-${number}-kestrel` })
const problemOf = (answer: SignInAnswer) => (answer.ok ? null : answer.problem)

describe('a thousand strangers at once', () => {
  it('don’t keep a known browser and staff from logging in', async () => {
    const flood = Promise.all(Array.from({ length: 1_000 }, (_, number) => stranger(number)))
    const [owner, staff] = await Promise.all([signIn(OWNER, { knownBrowser: 'olives' }), signIn(STAFF)])
    expect(owner).toMatchObject({ ok: true })
    expect(staff).toMatchObject({ ok: true })

    const answers = await flood
    for (const answer of answers)
      expect(answer).toMatchObject({ problem: expect.stringMatching(/^(credentials_wrong|too_often)$/) })
    const waits = answers.flatMap((answer) => ('retryAfterSeconds' in answer ? [answer.retryAfterSeconds] : []))
    expect(waits.filter((seconds) => !(seconds > 0))).toEqual([])
  }, 120_000)
})

describe('strangers who failed a thousand times', () => {
  it('leave fewer tries, but some, to uninvolved networks (G03)', async () => {
    const { altogether } = SIGN_IN_GUESSES
    for (let tries = 0; tries < altogether.points; tries += 1) await shop.limiter.take(altogether, 'all')
    expect(await signIn(OWNER)).toMatchObject({ ok: true })
    const rateLimitKey = 'a-guesser'
    const problems = []
    for (let round = 0; round < 6; round += 1)
      problems.push(
        problemOf(await signIn(`guess-${round}@example.com`, { rateLimitKey, password: `Wrong-${round}-heron` })),
      )
    expect(problems).toEqual([...Array.from({ length: 5 }, () => 'credentials_wrong'), 'too_often'])
    expect(await signIn(OWNER, { rateLimitKey, knownBrowser: 'olives' })).toMatchObject({ ok: true })
  })
})
