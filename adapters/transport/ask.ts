// Sends one request to a vendor over a connection that stays open. With `fetch`, the four requests of an order took a
// twentieth of the CPU time of the whole order.
import { Agent, request as requestPlain, type IncomingMessage } from 'node:http'
import { Agent as SecureAgent, request as requestSecure } from 'node:https'

export type Question = {
  method: string
  headers: Record<string, string>
  body?: string | undefined
  /** From sending the request until the last byte of the answer is read. */
  withinMs: number
}

export type Answer = {
  status: number
  /** The reason phrase after the status. */
  words: string
  /** Empty if the network sends none. */
  contentType: string
  /** When to ask again, as the vendor says; empty if it doesn't. */
  retryAfter: string
  /** Throws if the connection breaks or the answer takes too long. Closes the connection if the reader stops early. */
  parts: AsyncIterable<Uint8Array>
  /** The same in one piece; also throws if it is longer, and closes the connection. */
  whole: (mostBytes: number) => Promise<Uint8Array>
  letGo: () => void
}

/**
 * Shorter than servers keep idle connections open: a request on a closed one fails, and we couldn't tell whether it
 * arrived.
 */
const IDLE_MS = 4_000
const LINES = { keepAlive: true, timeout: IDLE_MS }
const REDIRECTS = new Set([301, 302, 303, 307, 308])

export function openLines() {
  const plain = new Agent(LINES)
  const secure = new SecureAgent(LINES)

  /** Throws if no answer comes in time, and for a redirect. */
  return (url: URL, { method, headers, body, withinMs }: Question): Promise<Answer> =>
    new Promise((done, fail) => {
      const [request, agent] = url.protocol === 'https:' ? [requestSecure, secure] : [requestPlain, plain]
      const length = body !== undefined && { 'content-length': String(Buffer.byteLength(body)) }
      const asked = request(url, { method, agent, headers: { ...headers, ...length } })
      const late = setTimeout(() => asked.destroy(new Error('no answer in time')), withinMs).unref()
      let isAnswered = false
      asked
        .once('response', (answer) => {
          isAnswered = true
          if (!REDIRECTS.has(answer.statusCode ?? 0)) return done(answerOf(answer))
          answer.destroy()
          fail(new Error('the answer leads somewhere else'))
        })
        .once('error', fail)
        // Comes last, after the answer was read. If there was none, the connection was closed in some other way.
        .once('close', () => {
          clearTimeout(late)
          if (!isAnswered) fail(new Error('no answer'))
        })
        .end(body)
    })
}

const answerOf = (answer: IncomingMessage): Answer => ({
  status: answer.statusCode ?? 0,
  words: answer.statusMessage ?? '',
  contentType: answer.headers['content-type'] ?? '',
  retryAfter: answer.headers['retry-after'] ?? '',
  parts: answer,
  whole: (mostBytes) => readWhole(answer, mostBytes),
  letGo: () => answer.destroy(),
})

// Almost every answer is short: going through `parts` would make its call cost a third more CPU time.
function readWhole(answer: IncomingMessage, mostBytes: number): Promise<Uint8Array> {
  return new Promise((done, fail) => {
    if (answer.destroyed) return fail(new Error('the answer was let go'))
    const parts: Uint8Array[] = []
    let size = 0
    answer
      .on('data', (part: Uint8Array) => {
        size += part.byteLength
        parts.push(part)
        if (size <= mostBytes) return
        fail(new Error('too large'))
        answer.destroy()
      })
      .once('end', () => done(Buffer.concat(parts, size)))
      .once('error', fail)
      .once('close', () => {
        if (!answer.readableEnded) fail(new Error('the answer was let go'))
      })
  })
}
