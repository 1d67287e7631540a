// A burst of signed payment events, as after an outage of ours: how long the shop takes to acknowledge each of them.
import { createHmac } from 'node:crypto'
import { Agent, request } from 'node:http'
import { share } from './load.ts'

export type BurstFigures = { events: number; refused: number; perSecond: number; p50Ms: number; p99Ms: number }
export type BurstOptions = { shopUrl: string; secret: string; events: number; connections: number }

const TYPES = ['checkout.session.completed', 'payment_intent.succeeded', 'invoice.paid']

/** Sends all of them over this many connections at once; each one is new, and none belongs to an order. */
export async function burst({ shopUrl, secret, events, connections }: BurstOptions): Promise<BurstFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const url = new URL('/webhooks/payment', shopUrl)
  const times: number[] = []
  let [sent, refused] = [0, 0]
  const startedAt = performance.now()
  const send = async () => {
    while (sent < events) {
      const body = anEvent((sent += 1))
      const from = performance.now()
      const status = await post(url, agent, body, signature(body, secret))
      times.push(performance.now() - from)
      if (status !== 200) refused += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, send))
  const seconds = (performance.now() - startedAt) / 1000
  agent.destroy()
  const sorted = times.toSorted((one, other) => one - other)
  return { events, refused, perSecond: events / seconds, p50Ms: share(sorted, 0.5), p99Ms: share(sorted, 0.99) }
}

// The events that one payment causes, as large as the real ones: one event in three is processed afterward.
const anEvent = (number: number) =>
  JSON.stringify({
    id: `evt_burst_${number}`,
    object: 'event',
    api_version: '2026-10-28.endive',
    created: Math.floor(Date.now() / 1000),
    livemode: false,
    type: TYPES[number % TYPES.length],
    data: { object: { id: `burst_${number}`, amount: 1809, note: 'x'.repeat(2_000) } },
  })

function signature(body: string, secret: string): string {
  const at = Math.floor(Date.now() / 1000)
  return `t=${at},v1=${createHmac('sha256', secret).update(`${at}.${body}`).digest('hex')}`
}

function post(url: URL, agent: Agent, body: string, signed: string): Promise<number> {
  return new Promise((done, fail) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'stripe-signature': signed,
    }
    const call = request(url, { method: 'POST', agent, headers }, (answer) => {
      answer.resume()
      answer.once('end', () => done(answer.statusCode ?? 0))
      answer.once('error', fail)
    })
    call.once('error', fail)
    call.end(body)
  })
}
