import { AsyncLocalStorage } from 'node:async_hooks'
import { describe, expect, it } from 'vitest'
import { openNudges } from './nudges.ts'

const quiet = { info: () => {}, warn: () => {}, error: () => {} }
const order = (orderId: string) => ({ name: 'provisioning' as const, orderId })

/** Commits when told to, as a transaction does. */
function aTransaction() {
  const committed: (() => void)[] = []
  return {
    database: { afterCommit: (work: () => void) => void committed.push(work), outside: <R>(work: () => R) => work() },
    commit: () => committed.splice(0).forEach((work) => work()),
  }
}

describe('a nudge', () => {
  it('waits for the commit and for a worker', async () => {
    const { database, commit } = aTransaction()
    const nudges = openNudges(database, quiet)
    const done: string[] = []
    await nudges.nudge(order('one'))
    nudges.work((job) => Promise.resolve(void done.push(job.name)))
    expect(done).toEqual([])
    commit()
    await nudges.stop()
    expect(done).toEqual(['provisioning'])
  })

  it('for something in progress causes one more run afterwards, and not two at once', async () => {
    const { database, commit } = aTransaction()
    const nudges = openNudges(database, quiet)
    const looks = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    let begun = 0
    nudges.work(() => looks[begun++]?.promise ?? Promise.resolve())
    for (let times = 0; times < 5; times += 1) await nudges.nudge(order('one'))
    commit()
    expect(begun).toBe(1)
    await nudges.nudge(order('one'))
    await nudges.nudge(order('one'))
    commit()
    expect(begun).toBe(1)
    looks[0]?.resolve()
    await expect.poll(() => begun).toBe(2)
    looks[1]?.resolve()
    await nudges.stop()
    expect(begun).toBe(2)
  })

  it('runs in the context of whatever nudged it, and not of earlier work', async () => {
    const { database, commit } = aTransaction()
    const request = new AsyncLocalStorage<string>()
    const nudges = openNudges(database, quiet)
    const parts: (string | undefined)[] = []
    nudges.work(() => Promise.resolve(void parts.push(request.getStore())))
    const ids = Array.from({ length: 12 }, (_, number) => String(number))
    for (const id of ids)
      await request.run(id, async () => {
        await nudges.nudge(order(id))
        commit()
      })
    await nudges.nudge(order('of nobody'))
    commit()
    await expect.poll(() => parts).toEqual([...ids, undefined])
    await nudges.stop()
  })

  it('runs at most eight jobs at once, and the others afterwards', async () => {
    const { database, commit } = aTransaction()
    const nudges = openNudges(database, quiet)
    const gate = Promise.withResolvers<void>()
    let begun = 0
    nudges.work(() => {
      begun += 1
      return gate.promise
    })
    for (let id = 0; id < 20; id += 1) await nudges.nudge(order(String(id)))
    commit()
    expect(begun).toBe(8)
    gate.resolve()
    await expect.poll(() => begun).toBe(20)
    await nudges.stop()
  })

  it('runs at once here if there is room', async () => {
    const { database, commit } = aTransaction()
    const nudges = openNudges(database, quiet)
    expect(nudges.hasRoom()).toBe(false)
    const gate = Promise.withResolvers<void>()
    nudges.work(() => gate.promise)
    for (let id = 0; id < 8; id += 1) {
      expect(nudges.hasRoom()).toBe(true)
      await nudges.nudge(order(String(id)))
      commit()
    }
    expect(nudges.hasRoom()).toBe(false)
    gate.resolve()
    await nudges.stop()
    expect(nudges.hasRoom()).toBe(false)
    expect(openNudges(database, quiet, () => {}).hasRoom()).toBe(false)
  })

  it('that fails is left to the sweep, and delays no other', async () => {
    const { database, commit } = aTransaction()
    const warnings: string[] = []
    const nudges = openNudges(database, { ...quiet, warn: (_facts, message) => void warnings.push(message) })
    const done: unknown[] = []
    nudges.work((job) => {
      if (job.name === 'refund') return Promise.reject(new Error('no'))
      return Promise.resolve(void done.push(job))
    })
    await nudges.nudge({ name: 'refund', paymentSessionRowId: 'one' })
    await nudges.nudge(order('two'))
    commit()
    await nudges.stop()
    expect(warnings).toEqual(['a job is left to the sweep'])
    expect(done).toEqual([order('two')])
  })
})
