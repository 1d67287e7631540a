// Posts to addresses that partners chose. Each name is resolved, all its addresses are checked, and the connection uses
// a checked address, so that the name can't resolve to something else a moment later. Node doesn't follow redirects by
// itself.
import { lookup } from 'node:dns/promises'
import { request as requestPlain } from 'node:http'
import { request as requestSecure } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { SendProblem, WebhookAnswer, WebhookSender } from '#ports/webhook-sender.ts'
import { addressOfHost, isAtPlace, isPublicAddress, portOf } from '#values/public-address.ts'
import { firstBytes } from './first-bytes.ts'

type Address = { address: string; family: number }

export type WebhookSenderSettings = {
  /** Hosts and paths that may resolve to a private network, lack TLS, and have any port. */
  privateHosts: readonly string[]
  /** The ports of everybody else. */
  ports: readonly number[]
  resolve?: ((host: string) => Promise<Address[]>) | undefined
  timeoutMs?: number | undefined
}

const TIMEOUT_MS = 10_000
/** A slow body isn't waited for: the status is all we need. */
const READ_MS = 1_000
const MAX_ANSWER_BYTES = 2_048
const MAX_HEADER_BYTES = 8_192

class Unanswered extends Error {
  readonly problem: SendProblem
  constructor(problem: SendProblem) {
    super(problem)
    this.problem = problem
  }
}

export function webhookSender({
  privateHosts,
  ports,
  resolve = (host) => lookup(host, { all: true }),
  timeoutMs = TIMEOUT_MS,
}: WebhookSenderSettings): WebhookSender {
  async function addressesOf(url: URL): Promise<Address[]> {
    const host = url.hostname
    const literal = addressOfHost(host)
    const found = literal ? [{ address: literal, family: literal.includes(':') ? 6 : 4 }] : await resolve(host)
    if (found.length === 0) throw new Unanswered('host_unknown')
    if (!isAtPlace(url, privateHosts) && !found.every(({ address }) => isPublicAddress(address)))
      throw new Unanswered('address_private')
    return found
  }

  return {
    send: async ({ url: text, headers, body }) => {
      const url = new URL(text)
      const signal = AbortSignal.timeout(timeoutMs)
      try {
        if (!isAtPlace(url, privateHosts)) {
          if (url.protocol !== 'https:') throw new Unanswered('not_secure')
          if (!ports.includes(portOf(url))) throw new Unanswered('port_not_allowed')
        }
        const addresses = await inTime(addressesOf(url), signal)
        return await post(url, { headers, body, addresses, signal })
      } catch (error) {
        return { kind: 'unanswered', problem: problemOf(error, signal) }
      }
    },
  }
}

type WebhookPost = { headers: Record<string, string>; body: string; addresses: Address[]; signal: AbortSignal }

function post(url: URL, { headers, body, addresses, signal }: WebhookPost): Promise<WebhookAnswer> {
  const request = url.protocol === 'https:' ? requestSecure : requestPlain
  return new Promise((resolve, reject) => {
    let isAnswered = false
    const asked = request(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': Buffer.byteLength(body) },
        agent: false,
        lookup: pinnedTo(addresses),
        maxHeaderSize: MAX_HEADER_BYTES,
        signal,
      },
      (answer) => {
        isAnswered = true
        firstBytes(answer, { bytes: MAX_ANSWER_BYTES, withinMs: READ_MS }, (text) => {
          asked.destroy()
          resolve({ kind: 'answered', status: answer.statusCode ?? 0, text })
        })
      },
    )
    asked.on('error', reject)
    // If the connection ends some other way, such as by a protocol change, that is no answer either.
    asked.on('close', () => {
      if (!isAnswered) reject(new Unanswered('not_reached'))
    })
    asked.end(body)
  })
}

/** Doesn't ask a resolver again. */
const pinnedTo =
  (addresses: Address[]): LookupFunction =>
  (_host, { all }, callBack) => {
    const [first] = addresses
    if (all) callBack(null, addresses)
    else if (first) callBack(null, first.address, first.family)
  }

/** A resolver can't be canceled, so we just stop waiting for it. */
async function inTime<Answer>(work: Promise<Answer>, signal: AbortSignal): Promise<Answer> {
  const late = new AbortController()
  const timedOut = new Promise<never>((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(new Unanswered('timed_out')), { signal: late.signal })
  })
  try {
    return await Promise.race([work, timedOut])
  } finally {
    late.abort()
  }
}

/** Node's error codes for a name that doesn't resolve. */
const NO_SUCH_HOST = new Set(['ENOTFOUND', 'EAI_AGAIN', 'EAI_NODATA', 'EAI_NONAME', 'EAI_FAIL'])

function problemOf(error: unknown, signal: AbortSignal): SendProblem {
  if (error instanceof Unanswered) return error.problem
  if (signal.aborted) return 'timed_out'
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  if (NO_SUCH_HOST.has(code)) return 'host_unknown'
  return /^ERR_(TLS|SSL)|CERT|SELF_SIGNED|UNABLE_TO_VERIFY|^EPROTO$/.test(code) ? 'not_secure' : 'not_reached'
}
