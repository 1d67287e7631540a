import { like } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OpenDatabase } from '#db/connection/connect.ts'
import { rateLimits } from '#db/schema/server.ts'
import { quickEngine } from '#tests/support/engines.ts'
import { whileRefused } from '#tests/support/refusing.ts'
import { takeDatabase } from '#tests/support/test-databases.ts'
import { fingerprint } from '#values/secret.ts'
import { databaseRateLimiter } from './rate-limiter.ts'

const errors: unknown[] = []
const log = { info: () => {}, warn: () => {}, error: (facts: object) => void errors.push(facts) }
const LIMIT = { name: 'try', points: 3, seconds: 600 }

let open: OpenDatabase
let giveBack: () => Promise<void>
beforeAll(async () => {
  ;({ open, giveBack } = await takeDatabase(quickEngine()))
})
afterAll(() => giveBack())

describe('the rate limiter', () => {
  it('allows a number of tries, then says when to retry; one alert per window', async () => {
    const limiter = databaseRateLimiter(open.database, log, 'secret')
    const answers = []
    for (let take = 0; take < 6; take++) answers.push(await limiter.take(LIMIT, 'somebody'))
    expect(answers.map(({ ok }) => ok)).toEqual([true, true, true, false, false, false])
    expect(answers.at(-1)).toMatchObject({
      retryAfterSeconds: expect.toSatisfy((seconds: number) => seconds > 590 && seconds <= 600),
    })
    expect(errors).toEqual([{ limit: 'try' }])
  })

  it('counts people and purposes separately', async () => {
    const limiter = databaseRateLimiter(open.database, log, 'secret')
    expect(await limiter.take(LIMIT, 'somebody else')).toMatchObject({ ok: true })
    expect(await limiter.take({ ...LIMIT, name: 'other' }, 'somebody')).toMatchObject({ ok: true })
  })

  it('keeps its counts across a restart', async () => {
    expect(await databaseRateLimiter(open.database, log, 'secret').take(LIMIT, 'somebody')).toMatchObject({ ok: false })
  })

  it('counts each of many simultaneous tries', async () => {
    const limiter = databaseRateLimiter(open.database, log, 'secret')
    const answers = await Promise.all(Array.from({ length: 20 }, () => limiter.take(LIMIT, 'crowd')))
    expect(answers.filter(({ ok }) => ok)).toHaveLength(3)
  })

  it.each(['', "' OR 1=1 --", 'x'.repeat(5_000), '2001:db8::/64', '%_'])('accepts %j as a key', async (key) => {
    expect(await databaseRateLimiter(open.database, log, 'secret').take(LIMIT, key)).toMatchObject({ ok: true })
  })

  it('allows nothing while it can’t count', async () => {
    const limiter = databaseRateLimiter(open.database, log, 'secret')
    const counted = whileRefused(open.database, rateLimits, () => limiter.take(LIMIT, 'in the dark'))
    await expect(counted).rejects.toThrow('Failed query')
  })

  it('deletes expired rows, and nothing else', async () => {
    const limiter = databaseRateLimiter(open.database, log, 'secret')
    await limiter.take({ ...LIMIT, name: 'ended' }, 'somebody')
    await limiter.take({ ...LIMIT, name: 'running' }, 'somebody')
    const db = open.database.db()
    await db
      .update(rateLimits)
      .set({ expire: new Date(0) })
      .where(like(rateLimits.key, 'ended:%'))
    await limiter.clearExpired()
    const left = (await db.select({ key: rateLimits.key }).from(rateLimits)).map(({ key }) => key.split(':')[0])
    expect([left.includes('ended'), left.includes('running')]).toEqual([false, true])
  })

  it('stores no readable IP or email address', async () => {
    const limiter = databaseRateLimiter(open.database, log, 'secret')
    for (const key of ['who@example.com', '192.0.2.7']) await limiter.take({ ...LIMIT, name: 'secrecy' }, key)
    const kept = (await open.database.db().select({ key: rateLimits.key }).from(rateLimits)).map(({ key }) => key)
    expect(kept.filter((key) => key.startsWith('secrecy:'))).toHaveLength(2)
    expect(kept.join()).not.toMatch(/who|example|192/)
    // Nor can it be found by hashing a guess.
    expect(kept.join()).not.toContain(fingerprint('who@example.com'))
  })

  it('counts inside a running transaction without waiting for it', async () => {
    const limiter = databaseRateLimiter(open.database, log, 'secret')
    expect(await open.database.tx(() => limiter.take(LIMIT, 'inside'))).toMatchObject({ ok: true })
  })

  it('allows nothing while the database is down', async () => {
    const { open: gone } = await takeDatabase(quickEngine())
    await gone.close()
    await expect(databaseRateLimiter(gone.database, log, 'secret').take(LIMIT, 'x')).rejects.toThrow('Failed query')
  })
})
