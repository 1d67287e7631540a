// HTTP to the network: timeouts, size limits, and one token shared by everyone for 50 minutes (storefront rules §9).
import { cutText } from '#values/text/cut-text.ts'
import { unguarded, type Breaker } from '#ports/breaker.ts'
import { maskIccids } from '#values/iccid.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { VendorFault } from '#values/vendor-fault.ts'
import { openLines, type Answer } from '#adapters/transport/ask.ts'
import { jsonItems } from '#adapters/transport/json-items.ts'
import { jsonOrNull } from '#adapters/transport/read-answer.ts'
import { readToken, refusal, type ReadAnswer } from './wire.ts'

export type NetworkSettings = { url: string; clientId: string; clientSecret: string }

const TOKEN_LIVES_MS = 50 * 60_000
const TIMEOUT_MS = 10_000
/** For the list of all profiles. */
const LIST_TIMEOUT_MS = 15 * 60_000
const MAX_ANSWER_BYTES = 1_500_000
/** The message if there was no answer. */
export const SILENT = 'the network did not answer'
/** The message for an unusable answer. */
export const UNREADABLE = 'the network sent something unreadable'

export function networkClient(settings: NetworkSettings, guard: Breaker = unguarded) {
  let cached: { token: string; until: number } | null = null
  let fetching: Promise<string> | null = null
  const askAt = openLines()

  async function token(): Promise<string> {
    if (cached && Date.now() < cached.until) return cached.token
    fetching ??= fetchToken().finally(() => (fetching = null))
    return fetching
  }

  async function fetchToken(): Promise<string> {
    const response = await send('/oauth/token', {
      method: 'POST',
      body: { client_id: settings.clientId, client_secret: settings.clientSecret },
    })
    const fresh = await readJson(response, readToken)
    cached = { token: fresh, until: Date.now() + TOKEN_LIVES_MS }
    return fresh
  }

  /** A call with the token; if the token expires on the way, a new one is fetched, once. */
  async function call(path: string, options: CallOptions = {}): Promise<Answer> {
    const { response } = await ask(path, options)
    if (!isYes(response)) throw await refused(response)
    return response
  }

  /**
   * The same, but a refusal counts as an answer too; returns the token that was sent, so that it can be removed from
   * texts.
   */
  async function ask(path: string, options: CallOptions): Promise<{ response: Answer; bearer: string }> {
    const bearer = await token()
    const response = await knock(path, options, bearer)
    if (response.status !== 401) return { response, bearer }
    response.letGo()
    if (cached?.token === bearer) cached = null
    const fresh = await token()
    return { response: await knock(path, options, fresh), bearer: fresh }
  }

  async function send(path: string, options: CallOptions): Promise<Answer> {
    const response = await knock(path, options)
    if (!isYes(response)) throw await refused(response)
    return response
  }

  const knock = (path: string, options: CallOptions, bearer?: string) =>
    guard(() => askNetwork(path, options, bearer), isServerError)

  async function askNetwork(path: string, options: CallOptions, bearer?: string): Promise<Answer> {
    try {
      return await askAt(new URL(path, settings.url), {
        method: options.method ?? 'GET',
        headers: {
          accept: 'application/json, image/png',
          ...(options.body !== undefined && { 'content-type': 'application/json' }),
          ...(bearer && { authorization: `Bearer ${bearer}` }),
          ...options.headers,
        },
        body: options.body === undefined ? undefined : JSON.stringify(options.body),
        withinMs: options.timeoutMs ?? TIMEOUT_MS,
      })
    } catch (cause) {
      throw new VendorError(SILENT, {
        vendor: 'network',
        outcome: 'unknown',
        isRetryable: true,
        cause,
      })
    }
  }

  return {
    isLeftAlone: guard.isResting,
    token,
    tokenAgeMs: () => (cached && Date.now() < cached.until ? Date.now() - (cached.until - TOKEN_LIVES_MS) : null),
    call,
    ask,
    /**
     * A call whose answer we don't need: it may be empty, but an answer that isn't the network's own doesn't count as a
     * yes.
     */
    order: async (path: string, options: CallOptions): Promise<void> => {
      const text = textOf(await readBytes(await call(path, options)))
      if (text.trim() !== '' && jsonOrNull(text) === null) throw unreadable()
    },
    json: async <Shape>(path: string, read: ReadAnswer<Shape>, options?: CallOptions) =>
      readJson(await call(path, options), read),
    /** The elements of a list of any length, as they arrive. */
    items: (path: string, fields: readonly string[], timeoutMs = LIST_TIMEOUT_MS) =>
      readItems(call(path, { timeoutMs }), fields),
    bytes: async (path: string) => {
      const response = await call(path)
      return { type: response.contentType, bytes: await readBytes(response) }
    },
  }
}

export type CallOptions = { method?: string; body?: unknown; headers?: Record<string, string>; timeoutMs?: number }

const isServerError = ({ status }: Answer) => status >= 500
const isYes = ({ status }: Answer) => status >= 200 && status < 300

async function refused(response: Answer): Promise<VendorError> {
  const text = textOf(await readBytes(response).catch(() => new Uint8Array()))
  const parsed = refusal.safeParse(jsonOrNull(text))
  const said =
    (parsed.success && (parsed.data.message ?? parsed.data.error)) || response.words || `status ${response.status}`
  const isUnknown = isServerError(response)
  const code = parsed.success ? (parsed.data.error ?? '') : ''
  // The message is stored with the order, so ICCIDs in it are removed.
  return new VendorError(cutText(maskIccids(said), 200), {
    vendor: 'network',
    outcome: isUnknown ? 'unknown' : 'refused',
    isRetryable: isUnknown || response.status === 429,
    fault: isUnknown ? 'broken' : (FAULTS_BY_CODE[code] ?? FAULTS_BY_STATUS[response.status] ?? 'refused'),
    cause: { status: response.status },
  })
}

const FAULTS_BY_CODE: Record<string, VendorFault> = { out_of_stock: 'out_of_stock', no_credit: 'no_credit' }
const FAULTS_BY_STATUS: Record<number, VendorFault> = {
  401: 'unauthorized',
  402: 'no_credit',
  403: 'unauthorized',
  404: 'not_known',
  409: 'conflict',
  429: 'busy',
}

export const statusOf = (error: VendorError): number | null =>
  typeof error.cause === 'object' &&
  error.cause !== null &&
  'status' in error.cause &&
  typeof error.cause.status === 'number'
    ? error.cause.status
    : null

// Answers that look like HTML or PHP source don't count as answers (after-purchase rules §7).
async function readJson<Shape>(response: Answer, read: ReadAnswer<Shape>): Promise<Shape> {
  const answer = read(jsonOrNull(textOf(await readBytes(response))))
  if (answer === undefined) throw unreadable()
  return answer
}

async function* readItems(asked: Promise<Answer>, fields: readonly string[]): AsyncGenerator {
  const { parts } = await asked
  try {
    yield* jsonItems(parts, fields)
  } catch (cause) {
    throw unreadable(cause)
  }
}

const utf8 = new TextDecoder()
const textOf = (bytes: Uint8Array): string => utf8.decode(bytes)

export const unreadable = (cause?: unknown) =>
  new VendorError(UNREADABLE, { vendor: 'network', outcome: 'unknown', isRetryable: true, fault: 'unreadable', cause })

async function readBytes(response: Answer): Promise<Uint8Array> {
  try {
    return await response.whole(MAX_ANSWER_BYTES)
  } catch (cause) {
    throw new VendorError('the network broke off its answer', {
      vendor: 'network',
      outcome: 'unknown',
      isRetryable: true,
      cause,
    })
  }
}
