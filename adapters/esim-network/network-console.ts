// The network's unchanged responses for the staff tools: limited in size, and without tokens.
import type { ConsoleAnswer, ConsoleFinding, NetworkConsole } from '#ports/network-console.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { toldIccid } from '#values/normal-form/iccid.ts'
import { isRecord } from '#values/normal-form/rows.ts'
import type { Answer } from '#adapters/transport/ask.ts'
import { jsonOrNull } from '#adapters/transport/read-answer.ts'
import { networkClient, UNREADABLE, type NetworkSettings } from './client.ts'
import { findEndpoint, NETWORK_ENDPOINTS, readValues, writeCall } from './console-endpoints.ts'

const MOST_SHOWN_BYTES = 64 * 1024
const LONGEST_TOKEN_BYTES = 4 * 1024
const TOKEN_CALL = 'POST /oauth/token'
const LOOPBACK = ['localhost', '127.0.0.1', '[::1]']

/** Shares token and time-out with the provider if it gets the provider's client. */
export function networkConsole(settings: NetworkSettings, network = networkClient(settings)): NetworkConsole {
  return {
    isPretended: LOOPBACK.includes(new URL(settings.url).hostname),
    endpoints: NETWORK_ENDPOINTS,
    readValues,
    writeCall,
    readAnswer,

    checkToken: async () => {
      try {
        await network.token()
        return { ok: true, request: TOKEN_CALL }
      } catch (error) {
        if (!(error instanceof VendorError)) throw error
        const reason = error.message === UNREADABLE ? 'no_token' : 'failed'
        return { ok: false, request: TOKEN_CALL, reason, said: error.message }
      }
    },

    call: async (id, values) => {
      const endpoint = findEndpoint(id)
      if (!endpoint) throw new RangeError(`${id} is no endpoint`)
      const { method, path, body } = writeCall(endpoint, values)
      const startedAt = performance.now()
      const { response, bearer } = await network.ask(path, { method, body: body ?? undefined })
      const shown = await readShown(response)
      return {
        method,
        path,
        requestBody: body && JSON.stringify(body),
        status: response.status,
        durationMs: Math.round(performance.now() - startedAt),
        ...shown,
        text: withoutSecrets(shown.text, [bearer, settings.clientSecret]).slice(0, MOST_SHOWN_BYTES),
      }
    },
  }
}

function readAnswer({ status, text }: Pick<ConsoleAnswer, 'status' | 'text'>): ConsoleFinding {
  const body = jsonOrNull(text)
  const words = textAt(body, 'message') ?? textAt(body, 'error')
  return {
    said: words && !/[<>]/.test(words) ? words : String(status),
    iccid: (isRecord(body) && toldIccid(body['idValue'])) || null,
  }
}

function textAt(body: unknown, name: string): string | null {
  const value: unknown = isRecord(body) ? body[name] : null
  return typeof value === 'string' && value !== '' ? value : null
}

async function readShown(response: Answer) {
  const contentType = response.contentType.split(';')[0]?.trim() ?? ''
  const { bytes, isCut } = await readAtMost(response)
  const isText = contentType === '' || /json|text|xml|javascript/.test(contentType)
  return {
    contentType,
    isCut,
    text: isText ? new TextDecoder().decode(bytes) : `${contentType}, ${bytes.byteLength} bytes`,
  } satisfies Partial<ConsoleAnswer>
}

// Reads a little more than is shown, so that no token is cut in half and missed.
async function readAtMost(response: Answer): Promise<{ bytes: Uint8Array; isCut: boolean }> {
  const parts: Uint8Array[] = []
  let size = 0
  try {
    for await (const part of response.parts) {
      parts.push(part)
      size += part.byteLength
      if (size > MOST_SHOWN_BYTES + LONGEST_TOKEN_BYTES) break
    }
  } catch (cause) {
    throw new VendorError('the network broke off its answer', {
      vendor: 'network',
      outcome: 'unknown',
      isRetryable: true,
      cause,
    })
  }
  return { bytes: Buffer.concat(parts), isCut: size > MOST_SHOWN_BYTES }
}

// Our own secrets wherever they occur, cut or not, and anything else that looks like a token.
const CALLED_TOKEN = /("(?:access_?token|token|authorization|client_secret)"\s*:\s*")[^"]*/gi
const BEARER = /\bbearer\s+[\w.~+/-]+=*/gi

function withoutSecrets(text: string, secrets: string[]): string {
  const known = secrets
    .filter((secret) => secret.length >= 8)
    .reduce((rest, secret) => rest.replaceAll(secret, '(token)'), text)
  return known.replace(CALLED_TOKEN, '$1(token)').replace(BEARER, 'Bearer (token)')
}
