// A port for a test's server. It lies below the range that the system uses for outgoing connections: a port from that
// range could be taken between the check and the start once other tests make many requests.
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

const FIRST = 10_000
/** The one in this range that browsers and `fetch` refuse (the Fetch Standard's list of bad ports). */
const REFUSED = 10_080
/** The journeys' ports start here. */
const END = 20_000
/** Runs and workers that start at the same moment try different ports. */
const APART = 101
/** One file for each port that was dealt, with the process that has it. */
const DEALT = join(tmpdir(), `shop-ports-${userInfo().uid}`)

/** Whether a port may be dealt if it is free. */
export const isDealt = (port: number): boolean => port >= FIRST && port < END && port !== REFUSED

let next = (process.pid * APART) % (END - FIRST)
const ours: string[] = []
process.on('exit', () => ours.forEach((path) => rmSync(path, { force: true })))

/** Nobody else on this machine is dealt it before this process ends, so a shop that is killed can start on it again. */
export async function freePort(): Promise<number> {
  mkdirSync(DEALT, { recursive: true })
  for (let tries = FIRST; tries < END; tries += 1) {
    next = (next + 1) % (END - FIRST)
    const port = FIRST + next
    if (isDealt(port) && reserve(port) && (await isFree(port))) return port
  }
  throw new Error('There is no free port.')
}

/** Whether this process may have the port; of two that ask for it, one may. */
export function reserve(port: number): boolean {
  const path = join(DEALT, String(port))
  if (!isAlive(readHolder(path))) rmSync(path, { force: true })
  try {
    writeFileSync(path, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false
    throw error
  }
  ours.push(path)
  return true
}

function readHolder(path: string): number | null {
  try {
    return Number(readFileSync(path, 'utf8'))
  } catch {
    return null
  }
}

/** A file that is being written is empty and reads as 0: somebody alive has it. */
function isAlive(pid: number | null): boolean {
  if (pid === null) return false
  if (pid === 0) return true
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((done) => {
    const probe = createServer()
    probe.once('error', () => done(false))
    probe.listen(port, '127.0.0.1', () => probe.close(() => done(true)))
  })
}
