// The EU's register of VAT numbers: asked with a short time-out, and only once for everyone waiting for the same
// answer.
import { jsonOrNull } from '#adapters/transport/read-answer.ts'
import { unguarded, type Breaker } from '#ports/breaker.ts'
import type { VatNumberChecker } from '#ports/vat-number-checker.ts'
import { VendorError } from '#ports/vendor-error.ts'
import { cutText } from '#values/text/cut-text.ts'
import type { VatNumber } from '#values/vat-number.ts'
import { z } from 'zod'
import { toldFlag } from '#values/normal-form/flag.ts'

// The shapes of the EU Commission's VIES responses (REST API, "check-vat-number").
const flag = z.unknown().transform((told, context) => {
  const value = toldFlag(told)
  if (typeof value === 'boolean') return value
  context.addIssue({ code: 'custom', message: 'neither yes nor no' })
  return z.NEVER
})

/** Names and addresses may be '---', null, or missing, and nothing here depends on them. */
const verdict = z.object({
  valid: flag,
  countryCode: z.string(),
  vatNumber: z.union([z.string(), z.number()]).transform(String),
  requestDate: z.string().trim().min(1).max(40).nullish().catch(null),
  // The consultation number; empty unless we say who asks.
  requestIdentifier: z.string().trim().min(1).max(40).nullish().catch(null),
  userError: z.string().trim().nullish(),
})
type Verdict = z.infer<typeof verdict>

/** A refusal can come with any status, even 200. */
const refusal = z.object({ errorWrappers: z.array(z.object({ error: z.string() })).min(1) })

export type ViesSettings = { url: string; timeoutMs?: number | undefined }

const TIMEOUT_MS = 4_000
const MAX_ANSWER_CHARACTERS = 100_000
const MOST_PROBLEM_CHARACTERS = 60
const REQUESTER_UNKNOWN = 'INVALID_REQUESTER_INFO'

type Answer = Awaited<ReturnType<VatNumberChecker['check']>>

export function viesChecker(
  { url, timeoutMs = TIMEOUT_MS }: ViesSettings,
  guard: Breaker = unguarded,
): VatNumberChecker {
  const running = new Map<string, Promise<Answer>>()

  return {
    check: (vatNumber, requester) => {
      const question = `${vatNumber.full} ${requester?.full ?? ''}`
      const answer =
        running.get(question) ??
        guard(() => askAs(url, vatNumber, requester, timeoutMs)).finally(() => running.delete(question))
      running.set(question, answer)
      return answer
    },
  }
}

/** Our own number could be wrong, or not in the register yet: no buyer's question fails because of it. */
async function askAs(url: string, asked: VatNumber, requester: VatNumber | null, timeoutMs: number): Promise<Answer> {
  const answer = await ask(url, asked, requester, timeoutMs)
  return answer === 'requester_unknown' ? known(await ask(url, asked, null, timeoutMs)) : answer
}

function known(answer: Answer | 'requester_unknown'): Answer {
  if (answer === 'requester_unknown') throw unknown('the VAT number service refused us without a number of ours')
  return answer
}

async function ask(
  url: string,
  { prefix, number }: VatNumber,
  requester: VatNumber | null,
  timeoutMs: number,
): Promise<Answer | 'requester_unknown'> {
  let text: string
  let isOk: boolean
  try {
    const response = await fetch(`${url.replace(/\/+$/, '')}/check-vat-number`, {
      method: 'POST',
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
      headers: { accept: 'application/json', 'content-type': 'application/json' },
      body: JSON.stringify({
        countryCode: prefix,
        vatNumber: number,
        ...(requester && { requesterMemberStateCode: requester.prefix, requesterNumber: requester.number }),
      }),
    })
    text = cutText(await response.text(), MAX_ANSWER_CHARACTERS)
    isOk = response.ok
  } catch (cause) {
    throw unknown('the VAT number service did not answer', cause)
  }
  const said: unknown = jsonOrNull(text)
  const refused = refusal.safeParse(said).data?.errorWrappers[0]?.error
  if (refused === REQUESTER_UNKNOWN) return 'requester_unknown'
  if (refused !== undefined) return answerFor(refused)
  const read = verdict.safeParse(said)
  if (!isOk || !read.success) throw unknown('the VAT number service sent something unreadable')
  if (!isAbout(read.data, { prefix, number })) throw unknown('the VAT number service answered about another number')
  const { valid: isValid, userError, requestDate = null, requestIdentifier = null } = read.data
  if (userError === REQUESTER_UNKNOWN) return 'requester_unknown'
  // The register of a member state was not reached, whatever else the answer says.
  if (userError && userError !== (isValid ? 'VALID' : 'INVALID')) return answerFor(userError)
  return { isValid, requestDate, consultationNumber: requestIdentifier }
}

function answerFor(problem: string): Answer {
  if (problem === 'INVALID_INPUT') return { isValid: false, requestDate: null, consultationNumber: null }
  throw unknown(`the VAT number service said ${cutText(problem, MOST_PROBLEM_CHARACTERS)}`)
}

// Registers add spaces or the prefix to a number, and some of them call Greece GR.
function isAbout(
  { countryCode, vatNumber }: Verdict,
  { prefix, number }: Pick<VatNumber, 'prefix' | 'number'>,
): boolean {
  const country = plain(countryCode).replace(/^GR$/, 'EL')
  const said = plain(vatNumber)
  return country === prefix && [number, prefix + number].some((asked) => said === plain(asked))
}

const plain = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '')

const unknown = (message: string, cause?: unknown) =>
  new VendorError(message, { vendor: 'vat', outcome: 'unknown', isRetryable: true, cause })
