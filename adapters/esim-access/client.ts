// HTTP to eSIM Access: every call is a POST with a JSON body and answers with an envelope, also if it refuses.
import { randomUUID } from 'node:crypto'
import { openLines, type Answer } from '#adapters/transport/ask.ts'
import { jsonItemsUnder } from '#adapters/transport/json-items.ts'
import { jsonOrNull, restMs, wholeText } from '#adapters/transport/read-answer.ts'
import { unguarded, type Breaker } from '#ports/breaker.ts'
import type { Clock } from '#ports/clock.ts'
import { VendorError, type VendorErrorDetails } from '#ports/vendor-error.ts'
import { maskIccids } from '#values/iccid.ts'
import { cutText } from '#values/text/cut-text.ts'
import { readEnvelope } from './envelope.ts'
import { meaningOf, type Meaning } from './error-codes.ts'
import { signatureOf } from './signature.ts'

export type EsimAccessSettings = {
  url: string
  accessCode: string
  /** With it, every request is signed; null for an account without. */
  secret: string | null
}

type ClientParts = {
  guard?: Breaker
  /** Waits until the account may be called again; the network takes eight calls a second. */
  takeTurn?: () => Promise<void>
  clock?: Clock
}

export type EsimAccessClient = ReturnType<typeof esimAccessClient>

const REAL: Clock = { now: () => new Date() }
const PATH = 'api/v1/open/'
const TIMEOUT_MS = 30_000
/** The list of all packages is several megabytes, and may take half a minute to begin. */
const LIST_TIMEOUT_MS = 5 * 60_000
const MAX_ANSWER_BYTES = 4_000_000
const SILENT = 'eSIM Access did not answer'

export function esimAccessClient(
  settings: EsimAccessSettings,
  { guard = unguarded, takeTurn, clock = REAL }: ClientParts = {},
) {
  const askAt = openLines()
  const base = settings.url.replace(/\/*$/, '/')
  const now = () => clock.now().getTime()
  let restsUntil = 0

  const post = async (path: string, told: object, timeoutMs: number): Promise<Answer> => {
    if (now() < restsUntil) throw failure('eSIM Access takes no more calls for a moment', BUSY)
    const body = JSON.stringify(told)
    try {
      const answer = await askAt(new URL(`${PATH}${path}`, base), {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json', ...proofOf(settings, body, now()) },
        body,
        withinMs: timeoutMs,
      })
      if (answer.status === 429) restsUntil = now() + restMs(answer.retryAfter)
      return answer
    } catch (cause) {
      throw failure(SILENT, { outcome: 'unknown', isRetryable: true, cause })
    }
  }

  /** What the envelope contains; throws what it refuses. */
  const unwrapped = (text: string): unknown => {
    const envelope = readEnvelope(jsonOrNull(text))
    if (!envelope) throw unreadable()
    if ('obj' in envelope) return envelope.obj
    throw refusal(envelope.code, envelope.said, settings)
  }

  const ask = async <Result>(
    path: string,
    body: object,
    timeoutMs: number,
    take: (answer: Answer) => Promise<Result>,
  ) => {
    await takeTurn?.()
    return guard(async () => {
      const answer = await post(path, body, timeoutMs)
      if (answer.status === 200) return take(answer)
      answer.letGo()
      throw failure(`eSIM Access answered with status ${answer.status}`, meaningOfStatus(answer.status))
    })
  }

  return {
    isLeftAlone: guard.isResting,
    now,

    /** What `read` finds in the answer; it returns undefined for an answer that is none. */
    call: async <Shape>(path: string, body: object, read: (obj: unknown) => Shape | undefined): Promise<Shape> => {
      const obj = await ask(path, body, TIMEOUT_MS, async (answer) =>
        unwrapped(await unbroken(() => wholeText(answer, MAX_ANSWER_BYTES))),
      )
      const shape = read(obj)
      if (shape === undefined) throw unreadable()
      return shape
    },

    /** The elements of a list of any length, as they arrive. */
    items: async function* (path: string, body: object, list: string): AsyncGenerator {
      const found = await ask(path, body, LIST_TIMEOUT_MS, async ({ parts }) => {
        const begun = await unbroken(() => jsonItemsUnder(list, parts))
        // An answer without the list is a refusal, or none.
        if ('text' in begun) unwrapped(begun.text)
        return begun
      })
      // An account that is offered nothing gets an envelope without a list.
      if ('text' in found) return
      try {
        yield* found.items
      } catch (cause) {
        throw cause instanceof VendorError ? cause : unreadable(cause)
      }
    },
  }
}

function proofOf({ accessCode, secret }: EsimAccessSettings, body: string, at: number): Record<string, string> {
  const code = { 'RT-AccessCode': accessCode }
  if (secret === null) return code
  const [timestamp, requestId] = [String(at), randomUUID()]
  const signature = signatureOf(secret, { timestamp, requestId, accessCode, body })
  return { ...code, 'RT-Timestamp': timestamp, 'RT-RequestID': requestId, 'RT-Signature': signature }
}

const failure = (message: string, details: Omit<VendorErrorDetails, 'vendor'>) =>
  new VendorError(message, { vendor: 'network', ...details })

export const unreadable = (cause?: unknown) =>
  failure('eSIM Access sent something unreadable', {
    outcome: 'unknown',
    isRetryable: true,
    fault: 'unreadable',
    cause,
  })

/** A code that isn't documented says nothing about what was done. */
const UNLISTED: Meaning = { outcome: 'unknown', isRetryable: true, fault: 'refused' }
const BUSY: Meaning = { outcome: 'refused', isRetryable: true, fault: 'busy' }

// The message is stored with the order, so ICCIDs and our access code are removed from it.
function refusal(code: string, said: string | null, { accessCode }: EsimAccessSettings): VendorError {
  const words = maskIccids((said ?? 'eSIM Access refused').replaceAll(accessCode, '…'))
  return failure(cutText(`${words} (${code})`, 200), { ...(meaningOf(code) ?? UNLISTED), cause: { code } })
}

/** The network's own code of a refusal. */
export const codeOf = (error: unknown): string | null =>
  error instanceof VendorError &&
  typeof error.cause === 'object' &&
  error.cause !== null &&
  'code' in error.cause &&
  typeof error.cause.code === 'string'
    ? error.cause.code
    : null

function meaningOfStatus(status: number): Meaning {
  if (status >= 500) return { outcome: 'unknown', isRetryable: true, fault: 'broken' }
  if (status === 429) return BUSY
  return {
    outcome: 'refused',
    isRetryable: false,
    fault: status === 401 || status === 403 ? 'unauthorized' : 'refused',
  }
}

async function unbroken<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (cause) {
    throw failure('eSIM Access broke off its answer', { outcome: 'unknown', isRetryable: true, cause })
  }
}
