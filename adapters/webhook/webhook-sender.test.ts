// Posts to real servers on this machine: the answer is returned, and no request goes to an address that isn't public.
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { afterEach, describe, expect, it } from 'vitest'
import { portOf } from '#values/public-address.ts'
import { webhookSender, type WebhookSenderSettings } from './webhook-sender.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

/** Answers as told, and keeps what arrived. */
async function receiver(answer: (response: ServerResponse, request: IncomingMessage) => void) {
  const heard: { path: string; headers: IncomingMessage['headers']; body: string }[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      heard.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts).toString() })
      answer(response, request)
    })
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('Nobody listens.')
  closing.push(async () => {
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
  })
  return { port: address.port, heard }
}

const LOCAL = [{ address: '127.0.0.1', family: 4 }]
const send = (url: string, settings: Partial<WebhookSenderSettings> = {}) =>
  webhookSender({
    privateHosts: ['hooks.test'],
    ports: [portOf(new URL(url))],
    resolve: () => Promise.resolve(LOCAL),
    ...settings,
  }).send({
    url,
    headers: { 'content-type': 'application/json', 'x-own': 'yes' },
    body: '{"price":"1 €"}',
  })

const leadsTo = (...found: string[]) => ({
  privateHosts: [],
  resolve: () => Promise.resolve(found.map((address) => ({ address, family: address.includes(':') ? 6 : 4 }))),
})
const neverResolves = () => new Promise<never>(() => {})
const knowsNobody = () => Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }))

describe('a request to a partner', () => {
  it('is posted unchanged, and its answer reported', async () => {
    const { port, heard } = await receiver((response) => response.writeHead(202).end('Thank\u0000 you'))
    expect(await send(`http://hooks.test:${port}/in?to=us`)).toEqual({
      kind: 'answered',
      status: 202,
      text: 'Thank you',
    })
    expect(heard).toMatchObject([
      {
        path: '/in?to=us',
        body: '{"price":"1 €"}',
        headers: { 'content-length': '17', 'x-own': 'yes', host: `hooks.test:${port}` },
      },
    ])
  })

  it('follows no redirect', async () => {
    const inside = await receiver((response) => response.end('secret'))
    const { port, heard } = await receiver((response) =>
      response.writeHead(307, { location: `http://hooks.test:${inside.port}/` }).end(),
    )
    expect(await send(`http://hooks.test:${port}/`)).toMatchObject({ kind: 'answered', status: 307 })
    expect([heard.length, inside.heard.length]).toEqual([1, 0])
  })

  it('is not sent to a private address, however it is written and whichever name resolves to it', async () => {
    const { port, heard } = await receiver((response) => response.end())
    const refused = { kind: 'unanswered', problem: 'address_private' }
    for (const found of [['127.0.0.1'], ['::1'], ['8.8.8.8', '10.0.0.1'], ['::ffff:169.254.169.254'], ['fd00::1']])
      expect(await send(`https://inside.test:${port}/`, leadsTo(...found))).toEqual(refused)
    for (const host of ['127.0.0.1', '[::1]', '0x7f.1', '2130706433', '[::ffff:7f00:1]'])
      expect(await send(`https://${host}:${port}/`, leadsTo('8.8.8.8'))).toEqual(refused)
    // The system's own resolver is used as well.
    expect(
      await webhookSender({ privateHosts: [], ports: [port] }).send({
        url: `https://localhost:${port}/`,
        headers: {},
        body: '',
      }),
    ).toEqual(refused)
    expect(heard).toEqual([])
  })

  it('goes to the address that was checked, even if the name changes a moment later', async () => {
    const { port, heard } = await receiver((response) => response.end())
    let asked = 0
    const resolve = () => {
      asked += 1
      return Promise.resolve(asked === 1 ? LOCAL : [{ address: '127.0.0.99', family: 4 }])
    }
    await send(`http://hooks.test:${port}/`, { resolve })
    expect([asked, heard.length]).toEqual([1, 1])
  })

  it('is not sent without TLS, except to a configured host', async () => {
    const { port, heard } = await receiver((response) => response.end())
    const answer = await send(`http://hooks.test:${port}/`, { privateHosts: [] })
    expect(answer).toEqual({ kind: 'unanswered', problem: 'not_secure' })
    expect(await send(`https://hooks.test:${port}/`)).toEqual({ kind: 'unanswered', problem: 'not_secure' })
    expect(heard).toEqual([])
  })

  it('is sent to allowed ports only, and no name is resolved for another', async () => {
    const asked: string[] = []
    const settings = {
      privateHosts: [],
      ports: [443, 8443],
      resolve: (host: string) => {
        asked.push(host)
        return Promise.reject(Object.assign(new Error('no'), { code: 'ENOTFOUND' }))
      },
    }
    for (const port of ['22', '25', '80', '444', '6379', '8444', '65535'])
      expect(await send(`https://partner.test:${port}/`, settings)).toEqual({
        kind: 'unanswered',
        problem: 'port_not_allowed',
      })
    expect(asked).toEqual([])
    for (const place of ['partner.test', 'partner.test:443', 'partner.test:8443'])
      expect(await send(`https://${place}/`, settings)).toMatchObject({ problem: 'host_unknown' })
    expect(asked).toHaveLength(3)
  })

  it('goes to a configured path on a private machine, and to nothing else there', async () => {
    const { port, heard } = await receiver((response) => response.end())
    const named = { privateHosts: [`hooks.test:${port}/receiver`] }
    expect(await send(`http://hooks.test:${port}/receiver/test`, named)).toMatchObject({ status: 200 })
    for (const path of ['control/faults/clear', 'receiver/../control/faults/clear', 'receivers']) {
      const refused = { kind: 'unanswered', problem: 'not_secure' }
      expect(await send(`http://hooks.test:${port}/${path}`, named)).toEqual(refused)
      const inside = { kind: 'unanswered', problem: 'address_private' }
      expect(await send(`https://hooks.test:${port}/${path}`, named)).toEqual(inside)
    }
    expect(heard.map(({ path }) => path)).toEqual(['/receiver/test'])
  })

  it('is given up if there is no answer in time', async () => {
    const { port } = await receiver(() => {})
    expect(await send(`http://hooks.test:${port}/`, { timeoutMs: 150 })).toEqual({
      kind: 'unanswered',
      problem: 'timed_out',
    })
    expect(await send(`http://hooks.test:${port}/`, { resolve: neverResolves, timeoutMs: 50 })).toEqual({
      kind: 'unanswered',
      problem: 'timed_out',
    })
  })

  it('counts as answered once the status arrives, however slow or endless the rest is', async () => {
    const slow = await receiver((response) => {
      response.writeHead(200).write('drop ')
    })
    expect(await send(`http://hooks.test:${slow.port}/`)).toEqual({ kind: 'answered', status: 200, text: 'drop ' })
    const huge = await receiver((response) => {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(65_536)));
        if (!response.destroyed) response.once('drain', more)
      }
      response.writeHead(500)
      more()
    })
    const answer = await send(`http://hooks.test:${huge.port}/`)
    expect(answer).toEqual({ kind: 'answered', status: 500, text: 'x'.repeat(2048) })
  })

  it('distinguishes an unreachable host from an unknown name', async () => {
    const { port } = await receiver((response) => response.end())
    await closing.pop()?.()
    expect(await send(`http://hooks.test:${port}/`)).toEqual({ kind: 'unanswered', problem: 'not_reached' })
    expect(await send('https://gone.test/', { resolve: knowsNobody })).toEqual({
      kind: 'unanswered',
      problem: 'host_unknown',
    })
    expect(await send('https://gone.test/', { resolve: () => Promise.resolve([]) })).toEqual({
      kind: 'unanswered',
      problem: 'host_unknown',
    })
  })

  it('ends if the server changes the protocol or hangs up', async () => {
    const changing = await receiver((response) => {
      response.socket?.write('HTTP/1.1 101 Switching Protocols\r\nupgrade: other\r\nconnection: upgrade\r\n\r\n')
    })
    const away = await receiver((response) => response.socket?.destroy())
    for (const { port } of [changing, away])
      expect(await send(`http://hooks.test:${port}/`)).toEqual({ kind: 'unanswered', problem: 'not_reached' })
  })

  it('rejects endless headers', async () => {
    const { port } = await receiver((response) => response.writeHead(200, { 'x-long': 'x'.repeat(12_000) }).end())
    expect(await send(`http://hooks.test:${port}/`)).toEqual({ kind: 'unanswered', problem: 'not_reached' })
  })
})
