// A private PostgreSQL server on this machine, which can be crashed and restarted.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { Client } from 'pg'
import { freePort } from './free-port.ts'

// The guard stops the server and removes its folder when the run ends, even if the run is killed: its input closes
// then.
const GUARD = `trap "" INT TERM HUP; folder=$1; shift; "$@" & server=$!; word=$(cat)
kill -INT $server 2>/dev/null; wait $server; [ "$word" = keep ] || rm -rf "$folder"`

const FOR_ALL = ['listen_addresses=127.0.0.1', 'max_connections=200']
const ANSWERS_WITHIN_MS = 30_000

/** Where PostgreSQL's programs are; null if it isn't installed. */
export function findBinaries(): string | null {
  const versions = '/usr/lib/postgresql'
  if (!existsSync(versions)) return null
  const newest = readdirSync(versions).toSorted().at(-1)
  return newest ? join(versions, newest, 'bin') : null
}

export type OwnPostgres = {
  url: string
  /** The same by its socket, which takes half as much of the processor. */
  socketUrl: string
  stop: () => Promise<void>
  /** Stops it like a power cut would, and restarts it from what is on its disk. */
  crash: () => Promise<void>
}

/** A server on an empty folder; both are gone once it is stopped, or once this process is. */
export async function startPostgres(binaries: string, settings: string[]): Promise<OwnPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'shop-postgres-'))
  const port = await freePort()
  // The server refuses to run as root, so as root it runs as the user created by its package.
  const isRoot = process.getuid?.() === 0
  const identity = isRoot ? { uid: idOf('-u'), gid: idOf('-g') } : {}
  if (isRoot) chownSync(folder, idOf('-u'), idOf('-g'))

  const data = join(folder, 'data')
  const making = spawn(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'shop', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8'],
    { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
  )
  const complaint = text(making.stderr)
  const [status] = await once(making, 'exit')
  if (status !== 0) throw new Error(`PostgreSQL could not be prepared: ${await complaint}`)

  const url = `postgres://shop@127.0.0.1:${port}/postgres`
  const begin = () =>
    spawn(
      'sh',
      ['-c', GUARD, 'guard', folder, join(binaries, 'postgres'), '-D', data, '-p', String(port), '-k', folder].concat(
        [...FOR_ALL, ...settings].flatMap((setting) => ['-c', setting]),
      ),
      { ...identity, cwd: '/', stdio: ['pipe', 'ignore', 'ignore'] },
    )
  const end = async (word = '') => {
    const ended = once(guard, 'exit')
    guard.stdin.end(word)
    await ended
  }
  let guard = begin()
  await answers(url)
  return {
    url,
    socketUrl: `postgres://shop@${encodeURIComponent(folder)}:${port}/postgres`,
    stop: () => end(),
    crash: async () => {
      const [pid] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGQUIT')
      await end('keep')
      guard = begin()
      await answers(url)
    },
  }
}

const idOf = (flag: '-u' | '-g') => Number(spawnSync('id', [flag, 'postgres'], { encoding: 'utf8' }).stdout)

async function answers(url: string) {
  const deadline = Date.now() + ANSWERS_WITHIN_MS
  for (;;) {
    const client = new Client(url)
    try {
      await client.connect()
      await client.end()
      return
    } catch (error) {
      if (Date.now() > deadline) throw error
      await pause(20)
    }
  }
}
