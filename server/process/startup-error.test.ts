import { once } from 'node:events'
import { createServer } from 'node:net'
import { describe, expect, it } from 'vitest'
import { explain } from './startup-error.ts'

async function listenInVain(host: string): Promise<unknown> {
  const server = createServer()
  const failed = once(server, 'error')
  server.listen(0, host)
  const [error]: unknown[] = await failed
  return error
}

const fault = (facts: object) => Object.assign(new Error('no'), facts)

describe('a shop that can’t start', () => {
  it.each(['999.1.1.1', 'http://shop', '192.0.2.1'])('names HOST if the machine has no address %s', async (host) => {
    const said = explain(await listenInVain(host))
    expect(said).toBe(`This machine can’t listen at ${host}. Choose another HOST, such as 0.0.0.0.`)
  })

  it.each([
    [
      { code: 'EACCES', syscall: 'listen', port: 80 },
      'Port 80 needs rights that this process doesn’t have. Choose another PORT.',
    ],
    [{ code: 'EADDRINUSE', syscall: 'listen', port: 3000 }, 'Port 3000 is already in use.'],
    [{ code: 'EACCES', syscall: 'mkdir', path: '/root/data' }, 'Cannot write to the folder /root/data.'],
    [{ code: '28P01', severity: 'FATAL' }, 'The database at DATABASE_URL refuses the shop: no.'],
    [{ code: '3D000', severity: 'FATAL' }, 'The database at DATABASE_URL refuses the shop: no.'],
  ])('says so in a sentence about %j', (facts, sentence) => {
    const said = explain(fault(facts))
    expect(said).toContain(sentence)
    expect(said).not.toContain('\n')
  })
})
