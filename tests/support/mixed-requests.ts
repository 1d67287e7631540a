// Requests of every kind that visitors, scripts, and vendors make, each from an address of its own, so that no limit is
// reached.
import { Agent, request, type IncomingMessage } from 'node:http'

export type Asked = {
  what: string
  path: string
  method?: string
  headers?: Record<string, string>
  body?: string
  status: number
}

const FORM = { 'content-type': 'application/x-www-form-urlencoded' }
const JSON_TYPE = { 'content-type': 'application/json' }

/** What is requested; the cookies are those of a browser that owns the order and has a cart. */
export const requestsOf = (order: string, cookie: string): Asked[] => [
  { what: 'a page rendered for a visitor', path: '/', headers: { cookie: 'known=1' }, status: 200 },
  { what: 'a page with a cart', path: '/checkout', headers: { cookie }, status: 200 },
  { what: 'a page that is kept', path: '/', status: 200 },
  { what: 'the data of a page', path: '/faq.data', headers: { cookie }, status: 200 },
  { what: 'an order page', path: `/success?reference=${encodeURIComponent(order)}`, headers: { cookie }, status: 200 },
  { what: 'a page that is not there', path: '/no-such-page', status: 404 },
  { what: 'a form', path: '/vat-country', method: 'POST', headers: FORM, body: 'country=FR', status: 303 },
  { what: 'a refused form', path: '/login', method: 'POST', headers: FORM, body: 'email=&password=', status: 400 },
  {
    what: 'a JSON call',
    path: '/functions/v1/get-invoice-url',
    method: 'POST',
    headers: JSON_TYPE,
    body: '{"orderReference":"x"}',
    status: 404,
  },
  {
    what: 'an event of a stranger',
    path: '/webhooks/payment',
    method: 'POST',
    headers: JSON_TYPE,
    body: '{}',
    status: 400,
  },
]

export function openAsker(url: string, callers: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: callers })
  let askers = 0

  const ask = (asked: Asked): Promise<IncomingMessage> => {
    const { path, method = 'GET', headers = {}, body } = asked
    askers += 1
    const ip = `10.${1 + (askers >> 16)}.${(askers >> 8) & 255}.${askers & 255}`
    const length = body && { 'content-length': Buffer.byteLength(body) }
    return new Promise((done, fail) => {
      const call = request(
        new URL(path, url),
        { method, agent, headers: { origin: url, 'x-forwarded-for': ip, ...length, ...headers } },
        done,
      )
      // A server closes a connection that was idle for a while, sometimes just as the next call uses it.
      call.once('error', (error: NodeJS.ErrnoException) => {
        if (call.reusedSocket && error.code === 'ECONNRESET') done(ask(asked))
        else fail(error)
      })
      call.end(body)
    })
  }

  return {
    /** Reads the whole answer; fails if it has another status. */
    read: async (asked: Asked): Promise<void> => {
      const answer = await ask(asked)
      for await (const part of answer) void part
      if (answer.statusCode !== asked.status) throw new Error(`${asked.what} was answered with ${answer.statusCode}`)
    },

    /** Opens an event stream, reads something, and disconnects. */
    listenAndLeave: async (order: string, cookie: string): Promise<void> => {
      const path = `/order/events?reference=${encodeURIComponent(order)}`
      const answer = await ask({ what: 'an event stream', path, headers: { cookie }, status: 200 })
      if (answer.statusCode !== 200) throw new Error(`The event stream was answered with ${answer.statusCode}`)
      await new Promise((heard) => answer.once('data', heard))
      answer.once('error', () => {})
      const closed = new Promise((gone) => answer.once('close', gone))
      answer.destroy()
      await closed
    },

    /** Makes this many calls, as many at once as there are callers. */
    times: async (count: number, call: (number: number) => Promise<void>): Promise<void> => {
      let begun = 0
      const caller = async () => {
        while (begun < count) await call(begun++)
      }
      await Promise.all(Array.from({ length: callers }, caller))
    },

    close: () => agent.destroy(),
  }
}
