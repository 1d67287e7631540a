// The EU's register of VAT numbers: asked with a short time-out, and only once for everyone waiting for the same
// answer.
import { unguarded, type Breaker } from '#shop/ports/breaker.ts'
import type { VatNumberChecker } from '#shop/ports/vat-number-checker.ts'
import { VendorError } from '#shop/ports/vendor-error.ts'
import type { VatNumber } from '#shop/values/vat-number.ts'
import { refusal, verdict } from './wire.ts'

export type ViesSettings = { url: string; timeoutMs?: number | undefined }

const TIMEOUT_MS = 4_000
const MAX_ANSWER_CHARACTERS = 100_000

type Answer = Awaited<ReturnType<VatNumberChecker['check']>>

export function viesChecker(
  { url, timeoutMs = TIMEOUT_MS }: ViesSettings,
  guard: Breaker = unguarded,
): VatNumberChecker {
  const running = new Map<string, Promise<Answer>>()

  return {
    check: (vatNumber) => {
      const { full } = vatNumber
      const answer =
        running.get(full) ?? guard(() => ask(url, vatNumber, timeoutMs)).finally(() => running.delete(full))
      running.set(full, answer)
      return answer
    },
  }
}

async function ask(url: string, { prefix, number }: VatNumber, timeoutMs: number): Promise<Answer> {
  let text: string
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}/check-vat-number`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({ countryCode: prefix, vatNumber: number }),
    })
    text = (await response.text()).slice(0, MAX_ANSWER_CHARACTERS)
  } catch (cause) {
    throw unknown('the VAT number service did not answer', cause)
  }
  const said: unknown = jsonOrNull(text)
  const refused = refusal.safeParse(said)
  if (refused.success && refused.data.errorWrappers[0]?.error === 'INVALID_INPUT')
    return { isValid: false, requestDate: null }
  if (refused.success) throw unknown(`the VAT number service said ${refused.data.errorWrappers[0]?.error}`)
  const read = verdict.safeParse(said)
  if (!read.success) throw unknown('the VAT number service sent something unreadable')
  return { isValid: read.data.valid, requestDate: read.data.requestDate ?? null }
}

const unknown = (message: string, cause?: unknown) =>
  new VendorError(message, { vendor: 'vat', outcome: 'unknown', isRetryable: true, cause })

function jsonOrNull(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
