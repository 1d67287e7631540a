// Counts requests in progress on a real server: nothing here measures time.
import { createServer, request, type Server, type ServerResponse } from 'node:http'
import { connect } from 'node:net'
import { once } from 'node:events'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { answerBroken } from '#server/http/broken-requests.ts'
import { FOREIGN_LANGUAGES } from '#values/language.ts'
import { shedLoad, RETRY_AFTER_SECONDS } from './load-shedding.ts'

const [LOOKING, PAYING, FEWEST] = [4, 8, 2]

let server: Server
let port: number
let lateMs: number
let round: number
let held: ServerResponse[]
let answers: Promise<Answer>[]
let arrived: () => void = () => {}
beforeEach(async () => {
  lateMs = 0
  round = 1
  held = []
  answers = []
  const keep = (response: ServerResponse) => {
    held.push(response)
    arrived()
  }
  const room = {
    mostLooking: LOOKING,
    mostPaying: PAYING,
    fewest: FEWEST,
    lateness: { lateMs: () => lateMs, round: () => round },
  }
  // Admitted requests are held; a form is read first.
  const door = shedLoad((asked, response) => asked.once('end', () => keep(response)).resume(), room)
  server = createServer(door).on('clientError', answerBroken)
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  port = typeof address === 'object' && address ? address.port : 0
})
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

type Answer = { status: number; retryAfter: string | undefined; text: string }
function ask(path: string, method = 'GET', body?: string): Promise<Answer> {
  return new Promise((done, fail) => {
    const call = request({ port, path, method, agent: false }, (answer) => {
      let text = ''
      answer.on('data', (part) => (text += String(part)))
      answer.once('error', fail)
      answer.once('end', () =>
        done({ status: answer.statusCode ?? 0, retryAfter: answer.headers['retry-after'], text }),
      )
    })
    call.once('error', fail)
    call.end(body)
  })
}

/** Sends a request, and continues once it is held inside. */
async function holdOne(path: string, method?: string, body?: string): Promise<void> {
  const isIn = new Promise<void>((goOn) => (arrived = goOn))
  const answer = ask(path, method, body)
  // Requests held until the end of the test are dropped without an answer.
  answer.catch(() => {})
  answers.push(answer)
  await isIn
}
async function hold(count: number, path = '/'): Promise<void> {
  for (let at = 0; at < count; at++) await holdOne(path)
}
const BUSY = { status: 503, retryAfter: String(RETRY_AFTER_SECONDS) }

describe('the front door', () => {
  it('turns away browsing visitors at once, with a message, when it is full', async () => {
    await hold(LOOKING)
    for (const path of ['/', '/faq', '/bundleselector?to=FR', '/account', '/successful'])
      expect(await ask(path)).toMatchObject(BUSY)
    expect((await ask('/')).text).toMatch(/^[A-Z][^<>]+\. [A-Z][^<>]+\.$/)
    expect(held).toHaveLength(LOOKING)
  })

  it('turns them away in the language of their address', async () => {
    await hold(LOOKING)
    const english = await ask('/faq')
    const told = await Promise.all(FOREIGN_LANGUAGES.map((language) => ask(`/${language}/faq`)))
    expect(told).toEqual(told.map(({ text }) => ({ ...BUSY, text })))
    const texts = [english, ...told].map(({ text }) => text)
    expect(new Set(texts).size).toBe(texts.length)
    expect(texts[1 + FOREIGN_LANGUAGES.indexOf('de')]).toContain('Bitte')
  })

  it.each([
    ['POST', '/checkout'],
    ['POST', '/checkout.data'],
    ['GET', '/success?reference=x'],
    ['POST', '/de/checkout'],
    ['GET', '/fr/success.data?reference=x'],
    ['GET', '/success.data?reference=x'],
    ['POST', '/webhooks/payment'],
    ['POST', '/webhooks/network/secret'],
    ['POST', '/functions/v1/create-checkout-session'],
    ['GET', '/order/qr-code?reference=x'],
    ['GET', '/assets/checkout.js'],
  ])('still admits %s %s', async (method, path) => {
    await hold(LOOKING)
    await holdOne(path, method, method === 'POST' ? 'a=b' : undefined)
    expect(held).toHaveLength(LOOKING + 1)
    expect(await ask('/')).toMatchObject(BUSY)
  })

  it('turns away buyers too if there are too many, but never a health check', async () => {
    await hold(LOOKING)
    await hold(PAYING - LOOKING, '/success')
    expect(await ask('/checkout', 'POST', 'a=b')).toMatchObject(BUSY)
    await holdOne('/healthz')
    await holdOne('/readyz')
    expect(held).toHaveLength(PAYING + 2)
  })

  it('admits the next request once one is answered', async () => {
    await hold(LOOKING)
    held[0]?.end('done')
    expect(await answers[0]).toMatchObject({ status: 200, text: 'done' })
    await holdOne('/')
    expect(await ask('/')).toMatchObject(BUSY)
  })

  it('admits the next request once a client hangs up', async () => {
    await hold(LOOKING - 1)
    const socket = connect(port, '127.0.0.1')
    const isIn = new Promise<void>((goOn) => (arrived = goOn))
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n')
    await isIn
    expect(await ask('/')).toMatchObject(BUSY)
    const gone = once(held[LOOKING - 1] ?? server, 'close')
    socket.destroy()
    await gone
    await holdOne('/')
  })

  it('counts neither incomplete forms nor event streams', async () => {
    const slow = Array.from({ length: LOOKING * 2 }, () => connect(port, '127.0.0.1'))
    for (const socket of slow) socket.write('POST /login HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\na=')
    await hold(LOOKING * 2, '/order/events?reference=x')
    await hold(LOOKING * 2, '/de/order/events?reference=x')
    await hold(LOOKING)
    expect(await ask('/')).toMatchObject(BUSY)
    for (const socket of slow) socket.destroy()
  })

  it('turns away browsing visitors if the event loop is blocked for a while, and buyers only much later', async () => {
    lateMs = 1_000
    await hold(FEWEST)
    expect(await ask('/')).toMatchObject(BUSY)
    await holdOne('/checkout', 'POST', 'a=b')
    round += 1
    await holdOne('/')
    lateMs = 10_000
    round += 1
    await hold(FEWEST, '/success')
    expect(await ask('/checkout', 'POST', 'a=b')).toMatchObject(BUSY)
    await holdOne('/healthz')
  })

  it('requires a Host header', async () => {
    expect(await raw('GET / HTTP/1.1\r\nHost:\r\nConnection: close\r\n\r\n')).toMatch(
      /^HTTP\/1\.1 400 [^]*\r\n\r\n[A-Z][^<>]+\.$/,
    )
    expect(held).toHaveLength(0)
  })
})

describe('a request that isn’t HTTP', () => {
  it.each([
    ['an unknown method', 'BREW / HTTP/1.1\r\nHost: x\r\n\r\n', 501],
    ['random bytes', '\x16\x03\x01\x02\x00\x01\r\n\r\n', 400],
    ['a broken header', 'GET / HTTP/1.1\r\nHost: x\r\nno header\r\n\r\n', 400],
    ['endless headers', `GET / HTTP/1.1\r\nHost: x\r\nCookie: ${'a'.repeat(20_000)}\r\n\r\n`, 431],
  ])('gets a message: %s', async (_what, text, status) => {
    const answer = await raw(text)
    expect(Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1])).toBe(status)
    expect(answer).toMatch(/\r\n\r\n[A-Z][^<>]+\.$/)
    expect(/\r\nAllow: GET, HEAD, POST\r\n/.test(answer)).toBe(status === 501)
  })
})

async function raw(text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1')
  socket.write(text, 'latin1')
  let received = ''
  for await (const part of socket) received += String(part)
  return received
}
