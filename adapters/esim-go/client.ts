// HTTP to eSIM Go: JSON with the account's key in a header, and a sentence if it refuses.
import { openLines, type Answer } from '#adapters/transport/ask.ts'
import { jsonOrNull, restMs, wholeText } from '#adapters/transport/read-answer.ts'
import { unguarded, type Breaker } from '#ports/breaker.ts'
import type { Clock } from '#ports/clock.ts'
import { VendorError, type VendorErrorDetails } from '#ports/vendor-error.ts'
import { maskIccids } from '#values/iccid.ts'
import { isRecord } from '#values/normal-form/rows.ts'
import { toldText } from '#values/normal-form/told.ts'
import { cutText } from '#values/text/cut-text.ts'
import { meaningOf } from './refusals.ts'

export type EsimGoSettings = { url: string; apiKey: string }

export type EsimGoRequest = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  path: string
  query?: Record<string, string>
  body?: object
}

type ClientParts = {
  guard?: Breaker
  /** Waits until the account may make a call that costs so many tokens; the network gives ten a second. */
  takeTurn?: (tokens: number) => Promise<void>
  clock?: Clock
}

export type EsimGoClient = ReturnType<typeof esimGoClient>

const REAL: Clock = { now: () => new Date() }
const PATH = 'v2.5/'
const TIMEOUT_MS = 30_000
const MAX_ANSWER_BYTES = 4_000_000
const BUSY = { outcome: 'refused', isRetryable: true, fault: 'busy' } as const

/** What a call costs, by the first part of its path; all others cost one token. */
const TOKENS: Record<string, number> = {
  catalogue: 5,
  networks: 5,
  orders: 2,
  'esims/apply': 2,
  'esims/assignments': 2,
}

export function esimGoClient(
  { url, apiKey }: EsimGoSettings,
  { guard = unguarded, takeTurn, clock = REAL }: ClientParts = {},
) {
  const askAt = openLines()
  const base = url.replace(/\/*$/, '/')
  const now = () => clock.now().getTime()
  let restsUntil = 0

  const send = async ({ method, path, query, body }: EsimGoRequest): Promise<Answer> => {
    if (now() < restsUntil) throw failure('eSIM Go takes no more calls for a moment', BUSY)
    const address = new URL(PATH + path, base)
    for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value)
    const headers = { accept: 'application/json', 'x-api-key': apiKey }
    try {
      const answer = await askAt(address, {
        method,
        headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
        body: body && JSON.stringify(body),
        withinMs: TIMEOUT_MS,
      })
      if (answer.status === 429) restsUntil = now() + restMs(answer.retryAfter)
      return answer
    } catch (cause) {
      throw failure('eSIM Go did not answer', { outcome: 'unknown', isRetryable: true, cause })
    }
  }

  // The message is stored with the order, so ICCIDs and our key are removed from it.
  const refusal = (status: number, text: string): VendorError => {
    const told = jsonOrNull(text)
    const said = (isRecord(told) ? toldText(told['message']) : null) ?? ''
    const words = maskIccids(said.replaceAll(apiKey, '…')) || 'eSIM Go refused'
    return failure(`${cutText(words, 180)} (${status})`, { ...meaningOf(status, said), cause: { status } })
  }

  return {
    isLeftAlone: guard.isResting,

    /** What `read` finds in the answer; it returns undefined for an answer that is none. */
    call: async <Shape>(request: EsimGoRequest, read: (told: unknown) => Shape | undefined): Promise<Shape> => {
      await takeTurn?.(TOKENS[request.path.split('/', request.path.startsWith('esims/') ? 2 : 1).join('/')] ?? 1)
      return guard(async () => {
        const answer = await send(request)
        const text = await textOf(answer)
        if (answer.status < 200 || answer.status > 299) throw refusal(answer.status, text)
        const shape = read(jsonOrNull(text))
        if (shape === undefined) throw unreadable()
        return shape
      })
    },
  }
}

const failure = (message: string, details: Omit<VendorErrorDetails, 'vendor'>) =>
  new VendorError(message, { vendor: 'network', ...details })

export const unreadable = (cause?: unknown) =>
  failure('eSIM Go sent something unreadable', { outcome: 'unknown', isRetryable: true, fault: 'unreadable', cause })

/** The status of a refusal; null for any other error. */
export const statusOf = (error: unknown): number | null =>
  error instanceof VendorError && isRecord(error.cause) && typeof error.cause['status'] === 'number'
    ? error.cause['status']
    : null

async function textOf(answer: Answer): Promise<string> {
  try {
    return await wholeText(answer, MAX_ANSWER_BYTES)
  } catch (cause) {
    throw failure('eSIM Go broke off its answer', { outcome: 'unknown', isRetryable: true, cause })
  }
}
