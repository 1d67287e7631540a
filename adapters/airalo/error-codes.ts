// What the network's refusals mean for us (developers.partners.airalo.com, "Error handling").
import type { VendorErrorDetails } from '#ports/vendor-error.ts'
import { isRecord } from '#values/normal-form/rows.ts'
import { toldText } from '#values/normal-form/told.ts'

type Meaning = Pick<VendorErrorDetails, 'outcome' | 'isRetryable'> & Required<Pick<VendorErrorDetails, 'fault'>>
/** `said` is in the network's words. */
export type Refusal = Meaning & { said: string | null }

const refused = (fault: Meaning['fault']): Meaning => ({ outcome: 'refused', isRetryable: false, fault })
const later = (fault: Meaning['fault'], outcome: Meaning['outcome']): Meaning => ({ outcome, isRetryable: true, fault })

const BY_CODE: Record<string, Meaning> = {
  11: refused('no_credit'),
  // An operator is being maintained: nothing was bought.
  13: later('busy', 'refused'),
  14: refused('refused'),
  23: refused('conflict'),
  33: refused('out_of_stock'),
  34: refused('out_of_stock'),
  43: refused('refused'),
  53: later('broken', 'unknown'),
  // The eSIM was recycled, which nothing undoes.
  73: refused('conflict'),
  89: refused('address_blocked'),
}

/** Of the second shape, which names the fields that were wrong. */
const BY_FIELD: Record<string, Meaning> = {
  package_id: refused('out_of_stock'),
  quantity: refused('out_of_stock'),
  iccid: refused('not_known'),
  client_id: refused('unauthorized'),
  client_secret: refused('unauthorized'),
}

const BY_STATUS: Record<number, Meaning> = {
  401: refused('unauthorized'),
  403: refused('unauthorized'),
  404: refused('not_known'),
  429: later('busy', 'refused'),
}

/** A code that isn't documented says nothing about what was done. */
const UNLISTED = later('refused', 'unknown')

/**
 * Two shapes are documented: a code with its reason, and fields with what was wrong in them. Whatever else comes is told
 * apart by its status.
 */
export function refusalIn(status: number, told: unknown): Refusal {
  const body = isRecord(told) ? told : {}
  const said = toldText(body['reason']) ?? messageIn(body['meta']) ?? toldText(body['message']) ?? null
  if (status >= 500) return { ...later('broken', 'unknown'), said }
  const code = codeIn(body['code'])
  const known = code === null || code === String(status) ? undefined : (own(BY_CODE, code) ?? UNLISTED)
  const fields = isRecord(body['data']) ? Object.keys(body['data']) : []
  const field = fields.map((each) => own(BY_FIELD, each)).find((each) => each !== undefined)
  const byStatus = BY_STATUS[status]
  return { ...(known ?? byStatus ?? field ?? refused('refused')), said: said ?? null, ...firstWords(body['data']) }
}

/** Whether an answer with a good status is a refusal all the same. */
export const isRefusalBody = (told: unknown): boolean =>
  isRecord(told) && codeIn(told['code']) !== null && told['reason'] !== undefined && told['data'] === undefined

const own = (meanings: Record<string, Meaning>, name: string): Meaning | undefined =>
  Object.hasOwn(meanings, name) ? meanings[name] : undefined

const codeIn = (told: unknown): string | null =>
  typeof told === 'number' ? String(told) : (toldText(told)?.replace(/^0+(?=\d)/, '') ?? null)

const messageIn = (meta: unknown): string | null => (isRecord(meta) ? (toldText(meta['message']) ?? null) : null)

/** "The parameter is invalid" says less than what it says about the field. */
function firstWords(data: unknown): { said?: string } {
  const words = isRecord(data) ? Object.values(data).map((each) => toldText(each)) : []
  const first = words.find((each) => typeof each === 'string')
  return typeof first === 'string' ? { said: first } : {}
}
