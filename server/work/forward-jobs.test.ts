import { describe, expect, it } from 'vitest'
import type { Job } from '#ports/job-queue.ts'
import { forwardJobs, acceptJobs } from './forward-jobs.ts'
import { openNudges } from './nudges.ts'

const order = (orderId: string): Job => ({ name: 'provisioning', orderId })
const quiet = { info: () => {}, warn: () => {}, error: () => {} }

/** The messages between nodes on one database; the sender doesn't receive its own. */
function aBus() {
  const nodes: { hear: (words: string) => void }[] = []
  return {
    aNode: () => {
      const self = { hear: (_words: string) => {} }
      nodes.push(self)
      return {
        send: (words: string) => nodes.filter((node) => node !== self).forEach((node) => node.hear(words)),
        onMessage: (hear: (words: string) => void) => void (self.hear = hear),
        die: () => void nodes.splice(nodes.indexOf(self), 1),
      }
    },
  }
}

function aShop(workers: number) {
  const bus = aBus()
  let now = 0
  const taken: { by: number; job: Job }[] = []
  const working = Array.from({ length: workers }, (_, by) => {
    const node = bus.aNode()
    return {
      node,
      ...acceptJobs(
        node,
        (job) => void taken.push({ by, job }),
        () => now,
      ),
    }
  })
  return { bus, taken, working, pass: (ms: number) => void (now += ms), web: () => forwardJobs(bus.aNode(), () => now) }
}

describe('what became due at a web node', () => {
  it('goes to one worker node, and of one order always to the same', () => {
    const { taken, web } = aShop(3)
    const { give, stop } = web()
    for (let round = 0; round < 2; round += 1) for (let id = 0; id < 30; id += 1) give(order(String(id)))
    stop()
    expect(taken).toHaveLength(60)
    const byOrder = Map.groupBy(taken, ({ job }) => JSON.stringify(job))
    expect([...byOrder.values()].every((looks) => new Set(looks.map(({ by }) => by)).size === 1)).toBe(true)
    expect(new Set(taken.map(({ by }) => by)).size).toBe(3)
  })

  it('goes to the remaining nodes if one leaves or is silent for long', () => {
    const { taken, working, pass, web } = aShop(3)
    const { give, stop } = web()
    working[0]?.stop()
    working[1]?.node.die()
    pass(26_000)
    working[2]?.node.send('working: somebody new')
    for (let id = 0; id < 5; id += 1) give(order(String(id)))
    stop()
    // Jobs sent to the new node, which never really existed, are lost and left to the sweep.
    expect(taken.every(({ by }) => by === 2)).toBe(true)
  })

  it('goes to all nodes while none is known, and malformed messages are ignored', () => {
    const bus = aBus()
    const { give, stop } = forwardJobs(bus.aNode())
    const [late, other] = [bus.aNode(), bus.aNode()]
    const taken: Job[] = []
    late.onMessage((words) => void (words.startsWith('do: ') && taken.push(order('heard'))))
    give(order('one'))
    stop()
    expect(taken).toEqual([order('heard')])
    acceptJobs(other, (job) => void taken.push(job))
    late.send('do: {')
    late.send('do: {"to":null,"job":{"name":"format the disk"}}')
    expect(taken).toHaveLength(1)
  })

  it('goes without the content of a payment event, which is in its row', () => {
    const { taken, web } = aShop(1)
    const { give, stop } = web()
    const event = { eventId: 'evt', type: 't', sessionId: null, paymentIntentId: null, isLive: false }
    give({ name: 'payment_event', eventId: 'evt', event })
    stop()
    expect(taken).toEqual([{ by: 0, job: { name: 'payment_event', eventId: 'evt' } }])
  })

  it('is passed on after the commit, and not done on the web node', async () => {
    const committed: (() => void)[] = []
    const database = {
      afterCommit: (work: () => void) => void committed.push(work),
      outside: <R>(work: () => R) => work(),
    }
    const given: Job[] = []
    const nudges = openNudges(database, quiet, (job) => void given.push(job))
    nudges.work(() => Promise.reject(new Error('never here')))
    await nudges.nudge(order('one'))
    expect(given).toEqual([])
    for (const each of committed) each()
    await nudges.stop()
    expect(given).toEqual([order('one')])
  })
})
