// HTTP to Airalo: a token for each call, forms to send, and JSON to read.
import { openLines, type Answer } from '#adapters/transport/ask.ts'
import { beforeBuying } from '#adapters/transport/before-buying.ts'
import { jsonOrNull, wholeText } from '#adapters/transport/read-answer.ts'
import { unguarded, type Breaker } from '#ports/breaker.ts'
import type { Clock } from '#ports/clock.ts'
import { VendorError, type VendorErrorDetails } from '#ports/vendor-error.ts'
import { maskIccids } from '#values/iccid.ts'
import { isRecord } from '#values/normal-form/rows.ts'
import { cutText } from '#values/text/cut-text.ts'
import { isRefusalBody, refusalIn } from './error-codes.ts'
import { restsByPath } from './rests.ts'
import { tokenIn, tokenKeeper } from './token.ts'

export type AiraloSettings = { url: string; clientId: string; clientSecret: string }

type ClientParts = {
  guard?: Breaker
  /** Waits until the account may be called again. */
  takeTurn?: () => Promise<void>
  clock?: Clock
}

export type AiraloClient = ReturnType<typeof airaloClient>
/** Whole answers, and the page of a list that one is. */
export type AnswerBody = Record<string, unknown>
type Query = Record<string, string | number>
type CallRequest = { method: 'GET' | 'POST'; headers: Record<string, string>; body?: string }

const REAL: Clock = { now: () => new Date() }
const TIMEOUT_MS = 30_000
/** A page of the catalog has regions with the networks of a hundred countries. */
const MAX_ANSWER_BYTES = 16_000_000

export function airaloClient(
  settings: AiraloSettings,
  { guard = unguarded, takeTurn, clock = REAL }: ClientParts = {},
) {
  const askAt = openLines()
  const base = `${settings.url.replace(/\/*$/, '')}/v2/`
  const rests = restsByPath(clock)
  const token = tokenKeeper(clock, async () => {
    const told = await read(await send('token', signIn(settings)))
    return tokenIn(told, clock.now().getTime()) ?? fail(unreadable())
  })

  async function send(path: string, { method, headers, body }: CallRequest): Promise<Answer> {
    const [place = path] = path.split('?')
    if (rests.isResting(place)) throw failure('Airalo takes no more of these calls for a moment', BUSY)
    await takeTurn?.()
    return guard(async () => {
      try {
        const answer = await askAt(new URL(path, base), {
          method,
          headers: { accept: 'application/json', ...headers },
          body,
          withinMs: TIMEOUT_MS,
        })
        if (answer.status === 429) rests.rest(place, answer.retryAfter)
        return answer
      } catch (cause) {
        throw failure('Airalo did not answer', { outcome: 'unknown', isRetryable: true, cause })
      }
    }, isServerError)
  }

  async function read(answer: Answer): Promise<unknown> {
    const told = jsonOrNull(await wholeOf(answer))
    if (answer.status >= 200 && answer.status < 300 && !isRefusalBody(told)) return told
    const { said, ...meaning } = refusalIn(answer.status, told)
    // The message is stored with the order, so ICCIDs and secrets are removed from it.
    const words = (said ?? `Airalo answered with status ${answer.status}`)
      .replaceAll(settings.clientSecret, '…')
      .replaceAll(settings.clientId, '…')
    throw failure(cutText(maskIccids(words), 200), { ...meaning, cause: { status: answer.status } })
  }

  /** If the token was refused, the call is made again with a new one, once: nothing was done. */
  async function call(path: string, sent: CallRequest): Promise<AnswerBody> {
    const bearer = await beforeBuying(token.get)
    let answer = await send(path, withBearer(sent, bearer))
    if (answer.status === 401) {
      answer.letGo()
      token.forget(bearer)
      answer = await send(path, withBearer(sent, await beforeBuying(token.get)))
    }
    const told = await read(answer)
    // Success has many words, also misspelled ones; an object with data is one.
    return isRecord(told) && 'data' in told ? told : fail(unreadable())
  }

  return {
    isLeftAlone: guard.isResting,
    now: () => clock.now().getTime(),
    ensureToken: async () => void (await token.get()),
    tokenAgeMs: token.ageMs,
    get: (path: string, query: Query = {}): Promise<AnswerBody> => {
      const asked = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))
      return call(asked.size > 0 ? `${path}?${asked}` : path, { method: 'GET', headers: {} })
    },
    post: async (path: string, fields: [name: string, value: string][]): Promise<AnswerBody> =>
      call(path, await formOf(fields)),
  }
}

const withBearer = (sent: CallRequest, bearer: string): CallRequest => ({
  ...sent,
  headers: { ...sent.headers, authorization: `Bearer ${bearer}` },
})

const signIn = ({ clientId, clientSecret }: AiraloSettings): CallRequest => ({
  method: 'POST',
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
  body: String(
    new URLSearchParams({ client_id: clientId, client_secret: clientSecret, grant_type: 'client_credentials' }),
  ),
})

/** Orders, top-ups, and refunds are documented as `multipart/form-data`. */
async function formOf(fields: [name: string, value: string][]): Promise<CallRequest> {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  const written = new Response(form)
  const type = written.headers.get('content-type') ?? ''
  return { method: 'POST', headers: { 'content-type': type }, body: await written.text() }
}

const BUSY = { outcome: 'refused', isRetryable: true, fault: 'busy' } as const

export const failure = (message: string, details: Omit<VendorErrorDetails, 'vendor'>) =>
  new VendorError(message, { vendor: 'network', ...details })

export const unreadable = () =>
  failure('Airalo sent something unreadable', { outcome: 'unknown', isRetryable: true, fault: 'unreadable' })

export function fail(error: VendorError): never {
  throw error
}

const isServerError = ({ status }: Answer) => status >= 500

async function wholeOf(answer: Answer): Promise<string> {
  try {
    return await wholeText(answer, MAX_ANSWER_BYTES)
  } catch (cause) {
    throw failure('Airalo broke off its answer', { outcome: 'unknown', isRetryable: true, cause })
  }
}
