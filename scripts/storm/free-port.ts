// A port for a test's server. It lies below the range that the system uses for outgoing connections: a port from that
// range could be taken between the check and the start once other tests make many requests.
import { createServer } from 'node:net'

const FIRST = 10_000
/** The journeys' ports start here. */
const END = 20_000
/** Runs and workers that start at the same moment try different ports. */
const APART = 101

let next = (process.pid * APART) % (END - FIRST)

export async function freePort(): Promise<number> {
  for (let tries = FIRST; tries < END; tries += 1) {
    next = (next + 1) % (END - FIRST)
    if (await isFree(FIRST + next)) return FIRST + next
  }
  throw new Error('There is no free port.')
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)))
  })
}
