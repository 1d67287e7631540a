// HTTP to Zendit: JSON with the account's key as a bearer token, and a code with a sentence if it refuses.
import { openLines, type Answer } from '#adapters/transport/ask.ts'
import { jsonOrNull, restMs, wholeText } from '#adapters/transport/read-answer.ts'
import type { Breaker } from '#ports/breaker.ts'
import type { Clock } from '#ports/clock.ts'
import { VendorError, type VendorErrorDetails } from '#ports/vendor-error.ts'
import { maskIccids } from '#values/iccid.ts'
import { isRecord } from '#values/normal-form/rows.ts'
import { cutText } from '#values/text/cut-text.ts'
import { meaningOf, refusalIn, type Refusal } from './refusals.ts'

export type ZenditSettings = { url: string; apiKey: string }

export type ZenditRequest = {
  method?: 'GET' | 'POST'
  path: string
  query?: Record<string, string>
  body?: object
}

type ClientParts = {
  guard: Breaker
  /** Waits until the account may be called again. */
  takeTurn: () => Promise<void>
  clock: Clock
}

export type ZenditClient = ReturnType<typeof zenditClient>

const PATH = 'v1/'
const TIMEOUT_MS = 30_000
const MAX_ANSWER_BYTES = 8_000_000
const BUSY = { outcome: 'refused', isRetryable: true, fault: 'busy' } as const

export function zenditClient({ url, apiKey }: ZenditSettings, { guard, takeTurn, clock }: ClientParts) {
  const askAt = openLines()
  const base = url.replace(/\/*$/, '/')
  const now = () => clock.now().getTime()
  let restsUntil = 0

  const send = async ({ method = 'GET', path, query, body }: ZenditRequest): Promise<Answer> => {
    if (now() < restsUntil) throw failure('Zendit takes no more calls for a moment', BUSY)
    const address = new URL(PATH + path, base)
    for (const [name, value] of Object.entries(query ?? {})) address.searchParams.set(name, value)
    const headers = { accept: 'application/json', authorization: `Bearer ${apiKey}` }
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
      throw failure('Zendit did not answer', { outcome: 'unknown', isRetryable: true, cause })
    }
  }

  /** The message is stored with the order, so ICCIDs and our key are removed from it. */
  const refused = (refusal: Refusal, status = 200): VendorError => {
    const words = maskIccids(refusal.said.replaceAll(apiKey, '…')) || 'Zendit refused'
    const code = refusal.code || String(status)
    return failure(`${cutText(words, 180)} (${cutText(code, 40)})`, {
      ...meaningOf(refusal, status),
      cause: { status },
    })
  }

  return {
    isLeftAlone: guard.isResting,
    refused,

    /** What `read` finds in the answer; it returns undefined for an answer that is none. */
    call: async <Shape>(request: ZenditRequest, read: (told: unknown) => Shape | undefined): Promise<Shape> => {
      await takeTurn()
      return guard(async () => {
        const answer = await send(request)
        const told = jsonOrNull(await textOf(answer))
        if (answer.status < 200 || answer.status > 299) throw refused(refusalIn(told), answer.status)
        const shape = read(told)
        if (shape === undefined) throw unreadable()
        return shape
      })
    },
  }
}

export const failure = (message: string, details: Omit<VendorErrorDetails, 'vendor'>) =>
  new VendorError(message, { vendor: 'network', ...details })

export const unreadable = () =>
  failure('Zendit sent something unreadable', { outcome: 'unknown', isRetryable: true, fault: 'unreadable' })

/** The status of a refusal; null for any other error. */
export const statusOf = (error: unknown): number | null =>
  error instanceof VendorError && isRecord(error.cause) && typeof error.cause['status'] === 'number'
    ? error.cause['status']
    : null

async function textOf(answer: Answer): Promise<string> {
  try {
    return await wholeText(answer, MAX_ANSWER_BYTES)
  } catch (cause) {
    throw failure('Zendit broke off its answer', { outcome: 'unknown', isRetryable: true, cause })
  }
}
