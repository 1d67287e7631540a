// Clients that send a request drop by drop are disconnected, and nobody else has to wait for them (safety case L05 and
// E15).
import { connect, type Socket } from 'node:net'
import { once } from 'node:events'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openHttpShop, type HttpShop } from '#tests/support/open-http-shop.ts'
import { rawRequest } from '#tests/support/raw-request.ts'

const MANY = 60

let shop: HttpShop
beforeAll(async () => void (shop = await openHttpShop({ SLOWEST_REQUEST_SECONDS: '2' })))
afterAll(() => shop.close())

const post = (path: string, length: number) =>
  `POST ${path} HTTP/1.1\r\nHost: localhost:${shop.port}\r\nOrigin: http://localhost:${shop.port}\r\n` +
  `Content-Type: application/x-www-form-urlencoded\r\nContent-Length: ${length}\r\n\r\n`

describe('a slow request (L05)', () => {
  it.concurrent.each([
    ['headers that never end', () => `GET / HTTP/1.1\r\nHost: localhost:${shop.port}\r\nX-Slow: `],
    ['no word at all', () => 'G'],
    ['a form that never ends', () => `${post('/login', 90_000)}email=slow`],
    ['a webhook that never ends (E15)', () => `${post('/webhooks/payment', 90_000)}{"id":`],
  ])('with %s is answered with 408 and cut off', async (_what, text) => {
    expect((await rawRequest(shop.port, text())).status).toBe(408)
  })

  it('delays nobody else, however many there are', async () => {
    const slow = Array.from({ length: MANY }, (_, at) =>
      slowly(at % 2 === 0 ? 'GET / HTTP/1.1\r\nHost: x' : `${post('/login', 90_000)}email=`),
    )
    await Promise.all(slow.map((socket) => once(socket, 'connect')))
    const answers = await Promise.all(['/', '/login', '/esim-status'].map((path) => shop.browser().get(path)))
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200])
    await Promise.all(slow.filter(({ closed }) => !closed).map((socket) => once(socket, 'close')))
    expect((await shop.browser().get('/')).status).toBe(200)
  })

  it('is the client’s fault: the log has no alert', () => {
    expect(shop.logLines.filter((line) => line.includes('request failed'))).toEqual([])
  })
})

function slowly(text: string): Socket {
  const socket = connect(shop.port, '127.0.0.1', () => socket.write(text))
  socket.on('error', () => {})
  // Only a socket that is read notices that the other side closes.
  socket.resume()
  return socket
}
