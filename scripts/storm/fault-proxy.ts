// A proxy between the shop and something it depends on, which a test can break in every way that networks and servers
// break.
import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** `refused` closes the port itself; the others accept the connection and fail afterward. */
export const LINE_FAULTS = ['refused', 'silent', 'slow', 'reset', 'failing', 'garbage', 'cut', 'html', 'drip'] as const
export type LineFault = (typeof LINE_FAULTS)[number]

type Speech = 'http' | 'smtp' | 'postgres'

const SLOW_MS = 1_500
const DRIP_MS = 250
const PAGE = '<!doctype html><html><body><h1>Welcome to nginx!</h1></body></html>'

const http = (status: string, type: string, body: string) =>
  `HTTP/1.1 ${status}\r\nContent-Type: ${type}\r\nContent-Length: ${body.length}\r\nConnection: close\r\n\r\n${body}`

/** What the proxy answers instead of the server, in the server's own protocol. */
const FAILING: Record<Speech, string> = {
  http: http('503 Service Unavailable', 'application/json', '{"error":"down"}'),
  smtp: '421 4.3.2 Service shutting down\r\n',
  // PostgreSQL's error while it is starting up
  postgres: `E\0\0\0\x29SFATAL\0C57P03\0Mthe database starts\0\0`,
}
const GARBAGE = '\x01\x02\x03 this is no protocol of anybody \xff\xfe\r\n\r\n'

/** Replaces the server's own address in its answers with the proxy's; ports have five digits, so no length changes. */
const namesItself = (part: Buffer, from: number, to: number): Buffer =>
  Buffer.from(part.toString('latin1').replaceAll(`localhost:${from}`, `localhost:${to}`), 'latin1')

export async function openFaultProxy(to: { host: string; port: number }, speech: Speech) {
  let fault: LineFault | null = null
  const lines = new Set<Socket>()
  const server = createServer((line) => {
    lines.add(line)
    line.on('error', () => {})
    line.once('close', () => lines.delete(line))
    join(line)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  if (typeof address !== 'object' || address === null) throw new Error('The proxy has no address.')
  const { port } = address

  function join(line: Socket) {
    if (fault === 'silent') line.resume()
    else if (fault === 'reset') line.once('data', () => line.resetAndDestroy())
    else if (fault === 'failing' || fault === 'garbage' || fault === 'html') answerOnce(line, wordsOf(fault, speech))
    else joinFar(line)
  }

  function joinFar(line: Socket) {
    const far = connect(to.port, to.host)
    lines.add(far)
    far.on('error', () => line.destroy())
    far.once('close', () => {
      lines.delete(far)
      line.end()
    })
    line.once('close', () => far.destroy())
    line.on('data', (part) => far.write(part))
    carry(far, line)
  }

  // A server that speaks first, such as a mail server, does so here as well.
  function answerOnce(line: Socket, words: string) {
    if (speech === 'smtp') line.end(words, 'latin1')
    else line.once('data', () => line.end(words, 'latin1'))
  }

  function carry(far: Socket, line: Socket) {
    let isOver = false
    let turn = Promise.resolve()
    far.on('data', (said: Buffer) => {
      const part = speech === 'http' ? namesItself(said, to.port, port) : said
      // The fault also hits connections that were open before it began.
      const present = fault
      if (present === null) line.write(part)
      else if (present === 'cut' && !isOver) {
        isOver = true
        line.write(part.subarray(0, Math.ceil(part.length / 2)), () => line.destroy())
      } else if (present === 'slow') turn = turn.then(() => later(SLOW_MS)).then(() => void line.write(part))
      else if (present === 'drip') turn = turn.then(() => drip(line, part))
      else if (present !== 'silent' && present !== 'cut') line.destroy()
    })
  }

  return {
    port,
    set: async (next: LineFault | null) => {
      const was = fault
      if (next === was) return
      fault = next
      if (next === 'refused') await shut()
      else if (was === 'refused') await listenAgain()
      // Open connections lead to a server that is down, or must be reopened now that it works again.
      if (next === 'reset' || next === null) for (const line of lines) line.destroy()
    },
    close: async () => {
      fault = null
      await shut()
    },
  }

  async function shut() {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    for (const line of lines) line.destroy()
    await closed
  }

  async function listenAgain() {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
}

const later = (ms: number) => new Promise<void>((done) => setTimeout(done, ms))

async function drip(line: Socket, part: Buffer) {
  for (const byte of part) {
    if (line.destroyed) return
    line.write(Buffer.of(byte))
    await later(DRIP_MS)
  }
}

function wordsOf(fault: 'failing' | 'garbage' | 'html', speech: Speech): string {
  if (fault === 'failing') return FAILING[speech]
  if (fault === 'garbage') return GARBAGE
  return speech === 'http' ? http('200 OK', 'text/html', PAGE) : PAGE
}
