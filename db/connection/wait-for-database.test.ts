import { createServer, connect, type Server } from 'node:net'
import { Client } from 'pg'
import { afterEach, describe, expect, inject, it } from 'vitest'
import { connectPostgres } from './connect.ts'
import { freePort } from '#scripts/storm/free-port.ts'
import { isLineFault } from './line-fault.ts'
import { DatabaseSilent, waitForDatabase } from './wait-for-database.ts'

const postgresUrl = inject('postgresUrl')

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

const withCode = (code: string) => Object.assign(new Error(code), { code })

describe('a database', () => {
  it.each([
    ['refuses the connection', withCode('ECONNREFUSED'), true],
    ['has no name yet', withCode('ENOTFOUND'), true],
    ['is starting up', withCode('57P03'), true],
    ['has too many guests', withCode('53300'), true],
    ['broke off', new Error('Connection terminated unexpectedly'), true],
    ['takes too long', new Error('timeout expired'), true],
    ['broke off under a query', new Error('Failed query: select 1', { cause: withCode('ECONNRESET') }), true],
    ['said no to a query', new Error('Failed query: select 1', { cause: withCode('23505') }), false],
    ['does not know the password', withCode('28P01'), false],
    ['is not there at all', withCode('3D000'), false],
    ['is a fault of ours', new TypeError('x is not a function'), false],
  ])('that %s is waited for only if that can help', (_what, error, isWorth) => {
    expect(isLineFault(error)).toBe(isWorth)
  })

  it('that never answers ends the wait, which is logged once', async () => {
    const port = await freePort()
    const told: number[] = []
    const waiting = waitForDatabase(() => new Client(`postgres://shop@127.0.0.1:${port}/shop`).connect(), {
      forMs: 600,
      onWaiting: (seconds) => told.push(seconds),
    })
    await expect(waiting).rejects.toThrow(DatabaseSilent)
    expect(told).toEqual([1])
  })

  it.skipIf(!postgresUrl)('that starts a moment later is opened then', async () => {
    const port = await freePort()
    const real = new URL(postgresUrl ?? '')
    const late = new URL(real)
    late.port = String(port)
    const open = await connectPostgres(late.href, () => {}, {
      forMs: 30_000,
      // Only now does anything listen there.
      onWaiting: () => {
        const server = createServer((guest) => {
          const host = connect(Number(real.port), real.hostname)
          guest.pipe(host).pipe(guest)
          for (const end of [guest, host]) end.on('error', () => {})
        })
        servers.push(server.listen(port, '127.0.0.1'))
      },
    })
    expect(open.engine).toBeNull()
    await open.close()
  })
})
