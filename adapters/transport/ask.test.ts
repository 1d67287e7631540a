import { once } from 'node:events'
import { createServer, type RequestListener, type Server } from 'node:http'
import type { Socket } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { openLines, type Answer, type Question } from './ask.ts'

let server: Server
const lines = new Set<Socket>()
afterEach(() => {
  server.closeAllConnections()
  server.close()
  lines.clear()
})

/** A network that gives this answer; calls it over connections of its own. */
async function networkThat(answers: RequestListener) {
  server = createServer(answers).on('connection', (line) => lines.add(line))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The server has no port.')
  const url = new URL(`http://127.0.0.1:${address.port}/somewhere?x=1`)
  const askAt = openLines()
  return (question: Partial<Question> = {}) => askAt(url, { method: 'GET', headers: {}, withinMs: 10_000, ...question })
}

async function textOf({ parts }: Answer): Promise<string> {
  const read: Uint8Array[] = []
  for await (const part of parts) read.push(part)
  return Buffer.concat(read).toString()
}

it('consecutive requests share a connection', async () => {
  const ask = await networkThat((_, response) => response.end('yes'))
  for (let asked = 0; asked < 5; asked += 1) expect(await textOf(await ask())).toBe('yes')
  expect(lines.size).toBe(1)
})

it('a request arrives as it was sent', async () => {
  const ask = await networkThat((request, response) => {
    response.writeHead(202, { 'content-type': 'text/plain' })
    response.write(`${request.method} ${request.url} ${String(request.headers['x-own'])} `)
    request.pipe(response)
  })
  const answer = await ask({ method: 'POST', headers: { 'x-own': 'one' }, body: 'zwölf' })
  expect([answer.status, answer.words, answer.contentType]).toEqual([202, 'Accepted', 'text/plain'])
  expect(await textOf(answer)).toBe('POST /somewhere?x=1 one zwölf')
})

it('a redirect is an error, so the token is sent nowhere else', async () => {
  const ask = await networkThat((_, response) => response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end())
  await expect(ask()).rejects.toThrow('the answer leads somewhere else')
})

it('a connection that closes without an answer is an error', async () => {
  const ask = await networkThat((request) => request.socket.destroy())
  await expect(ask()).rejects.toThrow('socket hang up')
})

it('an answer in another protocol is an error', async () => {
  const ask = await networkThat(({ socket }) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nConnection: upgrade\r\nUpgrade: other\r\n\r\n')
  })
  await expect(ask()).rejects.toThrow('no answer')
})

it('a silent network is an error in time', async () => {
  const ask = await networkThat(() => {})
  await expect(ask({ withinMs: 20 })).rejects.toThrow('no answer in time')
})

it('the time limit of a slow answer starts with the request', async () => {
  const ask = await networkThat((_, response) => void response.write('a'))
  // Its end, or on a busy machine its beginning already, comes too late.
  await expect(ask({ withinMs: 200 }).then(textOf)).rejects.toThrow(/aborted|in time/)
})

it('an answer that is cut off is an error', async () => {
  const ask = await networkThat((_, response) => {
    response.writeHead(200, { 'content-length': 10 })
    response.write('half', () => response.destroy())
  })
  const answer = await ask()
  await expect(textOf(answer)).rejects.toThrow('aborted')
})

it('an answer that is not read closes its connection, and the next request opens another', async () => {
  const ask = await networkThat((_, response) => {
    if (lines.size > 1) response.end('yes')
    else response.write('without end')
  })
  const first = await ask()
  first.letGo()
  expect(await textOf(await ask())).toBe('yes')
})

describe('a whole answer', () => {
  it('is what the network sent, in one piece', async () => {
    const ask = await networkThat((_, response) => {
      response.write('ein', () => response.write('und', () => response.end('zwölf')))
    })
    for (let asked = 0; asked < 3; asked += 1)
      expect(Buffer.from(await (await ask()).whole(12)).toString()).toBe('einundzwölf')
    expect(lines.size).toBe(1)
  })

  it('may be empty', async () => {
    const ask = await networkThat((_, response) => response.writeHead(204).end())
    expect(await (await ask()).whole(10)).toHaveLength(0)
  })

  it('is an error if it is too long, and its connection is closed', async () => {
    const ask = await networkThat((_, response) => void response.write('without end'))
    const answer = await ask()
    const [line] = lines
    const closed = line && once(line, 'close')
    await expect(answer.whole(10)).rejects.toThrow('too large')
    await closed
  })

  it('is an error if it is cut off or comes too slowly', async () => {
    const ask = await networkThat((request, response) => {
      response.writeHead(200, { 'content-length': 10 })
      response.write('half', () => request.method === 'PUT' && response.destroy())
    })
    await expect((await ask({ method: 'PUT' })).whole(10)).rejects.toThrow('aborted')
    await expect(ask({ withinMs: 200 }).then((answer) => answer.whole(10))).rejects.toThrow(/aborted|in time/)
  })

  it('is an error once the answer was let go', async () => {
    const ask = await networkThat((_, response) => void response.write('half'))
    const answer = await ask()
    answer.letGo()
    await expect(answer.whole(10)).rejects.toThrow('the answer was let go')
  })
})
