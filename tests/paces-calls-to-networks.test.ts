// All nodes share one account at a network, which refuses whoever calls more often than it allows.
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { networkStore } from '#shop/catalogue/network/network-store.ts'
import type { NetworkPace } from '#values/network-pace.ts'
import { engines } from './support/engines.ts'
import { takeDatabase } from './support/test-databases.ts'

const CALLS: NetworkPace = { perSecond: 8, dearest: 1 }
const TOKENS: NetworkPace = { perSecond: 10, dearest: 5 }

type Turn = { cost: number; waitMs: number; earliestMs: number; latestMs: number }

/** The most that surely falls into one second. */
const mostInASecond = (turns: readonly Turn[]): number =>
  Math.max(
    ...turns.map(({ earliestMs }, first) =>
      turns
        .slice(first)
        .filter(({ latestMs }) => latestMs - earliestMs < 1_000)
        .reduce((sum, { cost }) => sum + cost, 0),
    ),
  )

describe.each(engines())('turns at a network, on the %s database,', (_name, engine) => {
  let taken: Awaited<ReturnType<typeof takeDatabase>>
  let store: ReturnType<typeof networkStore>
  beforeEach(async () => {
    taken = await takeDatabase(engine)
    store = networkStore(taken.open.database)
    const now = new Date()
    await store.add({
      id: 'wholesaler',
      kind: 'esim-access',
      name: 'Wholesaler',
      login: {},
      isActive: true,
      connectedAt: now,
      updatedAt: now,
      credit: null,
      creditAskedAt: null,
      creditState: 'enough',
      leastCreditCents: null,
    })
  })
  afterEach(() => taken.giveBack())

  /** The turn is somewhere between: its wait began after the call, and before its answer. */
  const take = async (pace: NetworkPace, cost: number): Promise<Turn> => {
    const before = performance.now()
    const waitMs = (await store.takeTurn('wholesaler', pace, cost)) ?? expect.unreachable('It takes too long.')
    return { cost, waitMs, earliestMs: before + waitMs - 1, latestMs: performance.now() + waitMs }
  }

  it.each([
    ['calls', CALLS, [1]],
    ['tokens', TOKENS, [5, 1, 2, 1, 2]],
    ['single tokens', TOKENS, [1]],
  ])('are never more in a second than it allows: %s', async (_what, pace, costs) => {
    const turns: Turn[] = []
    for (let number = 0; number < 20; number += 1) turns.push(await take(pace, costs[number % costs.length] ?? 1))
    expect(mostInASecond(turns)).toBeLessThanOrEqual(pace.perSecond)
    // Nor are they fewer than half of it.
    const total = turns.reduce((sum, { cost }) => sum + cost, 0)
    expect(turns.at(-1)?.waitMs).toBeLessThan((total / (pace.perSecond / 2)) * 1_000)
  })

  it('are not taken if they are more than ten seconds away', async () => {
    const slow: NetworkPace = { perSecond: 2, dearest: 1 }
    const turns = await Promise.all(Array.from({ length: 40 }, () => store.takeTurn('wholesaler', slow, 1)))
    expect(turns).toContain(null)
    expect(Math.max(...turns.map((waitMs) => waitMs ?? 0))).toBeLessThanOrEqual(10_000)
  })
})
