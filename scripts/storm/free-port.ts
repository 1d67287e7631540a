// A port for a test's server. It lies below the range that the system uses for outgoing connections: a port from that
// range could be taken between the check and the start once other tests make many requests.
import { createServer } from 'node:net'

const FIRST = 10_000
/** The one in this range that browsers and `fetch` refuse (the Fetch Standard's list of bad ports). */
const REFUSED = 10_080
/** The journeys' ports start here. */
const END = 20_000
/** Runs and workers that start at the same moment try different ports. */
const APART = 101

/** Whether a port may be dealt if it is free. */
export const isDealt = (port: number): boolean => port >= FIRST && port < END && port !== REFUSED

let next = (process.pid * APART) % (END - FIRST)

export async function freePort(): Promise<number> {
  for (let tries = FIRST; tries < END; tries += 1) {
    next = (next + 1) % (END - FIRST)
    if (isDealt(FIRST + next) && (await isFree(FIRST + next))) return FIRST + next
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
