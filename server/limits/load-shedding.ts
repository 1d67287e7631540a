// Load shedding: accepts as many requests as can be answered in good time, and tells the rest right away to come back.
// Paying visitors have priority over browsing ones, and health checks over everyone.
import { splitAddress } from '#app/language/address.ts'
import { isForeign, type ForeignLanguage } from '#values/language.ts'
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import { busyCopy } from '#app/copy/site/busy.ts'
import { CALLS } from '#app/calls.ts'
import { PAGES } from '#app/pages.ts'

export type LoadSheddingSettings = {
  /** From this many requests in progress, browsing visitors are turned away. */
  mostLooking: number
  /** From this many, paying visitors are turned away too. */
  mostPaying: number
  /**
   * Lateness alone turns nobody away before this many requests arrived in one round: something else may just have taken
   * long.
   */
  fewest: number
  lateness: Lateness
}

export type Lateness = {
  /** How late the event loop is. */
  lateMs: () => number
  /** The number of the event loop's round. */
  round: () => number
}

type Rank = 'health' | 'paying' | 'looking'

/** A page costs about ten milliseconds, so an accepted visitor waits two seconds at most. */
export const ROOM = { mostLooking: 200, mostPaying: 1_000, fewest: 20 }
const LATE_FOR_LOOKING_MS = 500
const LATE_FOR_PAYING_MS = 5_000

export const RETRY_AFTER_SECONDS = 5
const NO_HOST = 'The request has no Host header.'

const HEALTH = /^\/(healthz|readyz|metrics)$/
const PAYING = new Set([...PAGES, ...CALLS].filter(({ isPaying }) => isPaying).map(({ path }) => path))
/** The vendors' messages about purchases. */
const WEBHOOKS = /^\/webhooks\//
/** Small, and accepted pages are useless without them. */
const FILES = /^\/(assets\/|sw\.js$|favicon\.svg$)/
/** Open as long as somebody waits for an eSIM, but no work meanwhile. */
const STREAMS = /^\/order\/events$/

export function shedLoad(answer: RequestListener, settings: LoadSheddingSettings): RequestListener {
  let inWork = 0
  let round = 0
  let inRound = 0

  return (request, response) => {
    // Node itself refuses HTTP/1.1 requests without a host.
    if (request.headers.host === '') return refuse(response, 400, NO_HOST)
    const { language, path } = placeOf(request)
    if (!isLetIn(rankOf(path))) {
      response.setHeader('retry-after', String(RETRY_AFTER_SECONDS))
      if (!isForeign(language)) return refuse(response, 503, busyCopy.text)
      sayBusyIn(language).then(
        (sentence) => refuse(response, 503, sentence),
        () => refuse(response, 503, busyCopy.text),
      )
      return
    }
    inRound += 1
    if (!STREAMS.test(path)) countWhileInWork(request, response)
    return answer(request, response)
  }

  // In a rush, requests wait in the kernel's queues, and most are answered before the next one is read. So overload
  // shows in long rounds of the event loop, and hardly in the number of requests in progress.
  function isLetIn(rank: Rank): boolean {
    if (rank === 'health') return true
    const isPaying = rank === 'paying'
    if (inWork >= (isPaying ? settings.mostPaying : settings.mostLooking)) return false
    if (round !== settings.lateness.round()) {
      round = settings.lateness.round()
      inRound = 0
    }
    const mostLateMs = isPaying ? LATE_FOR_PAYING_MS : LATE_FOR_LOOKING_MS
    return inRound < settings.fewest || settings.lateness.lateMs() <= mostLateMs
  }

  // A slowly arriving form is no work until it is complete, and a slow reader none once the response is written.
  function countWhileInWork(request: IncomingMessage, response: ServerResponse) {
    let isCounted = false
    let isOver = false
    const begin = () => {
      if (isOver) return
      isCounted = true
      inWork += 1
    }
    const end = () => {
      if (isCounted && !isOver) inWork -= 1
      isOver = true
    }
    if (hasBody(request)) request.once('end', begin)
    else begin()
    response.once('finish', end)
    response.once('close', end)
  }
}

function rankOf(path: string): Rank {
  if (HEALTH.test(path)) return 'health'
  const isPaying = PAYING.has(path.replace(/\.data$/, '')) || WEBHOOKS.test(path) || FILES.test(path)
  return isPaying ? 'paying' : 'looking'
}

const placeOf = ({ url = '' }: IncomingMessage) => splitAddress(url.split('?', 1)[0] ?? '')

// The words of all languages are loaded only with the first address in one: the port opens without them.
async function sayBusyIn(language: ForeignLanguage): Promise<string> {
  const { speakIn } = await import('#app/language/speak-in.ts')
  return speakIn(language, () => busyCopy.text)
}

const hasBody = ({ headers }: IncomingMessage): boolean =>
  headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0

function refuse(response: ServerResponse, status: number, sentence: string): void {
  response.writeHead(status, {
    'content-type': 'text/plain; charset=utf-8',
    'content-length': Buffer.byteLength(sentence),
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  })
  response.end(sentence)
}

const LOOK_EVERY_MS = 100

/** Measures how late this process is with its work, until stopped. */
export function watchLateness(now: () => number = () => performance.now()): Lateness & { stop: () => void } {
  let due = now() + LOOK_EVERY_MS
  let rounds = 0
  const timer = setInterval(() => {
    rounds += 1
    due = now() + LOOK_EVERY_MS
  }, LOOK_EVERY_MS).unref()
  return { lateMs: () => Math.max(0, now() - due), round: () => rounds, stop: () => clearInterval(timer) }
}
