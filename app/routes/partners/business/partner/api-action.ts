// What a business-admin does with the keys of the own business: makes one, which is shown once, and revokes one.
import { apiTabCopy as copy } from '#app/copy/partners/partner-api.ts'
import { problemCopy } from '#app/copy/site/problems.ts'
import { proofWords } from '#app/features/own-proof/proof-words.ts'
import { isProofProblem, readFreshProof } from '#app/features/own-proof/proof-asked.ts'
import { refusePlainly, type PlainRefusal } from '#app/features/desk/plain-refusal.ts'
import { textOf } from '#app/forms/form-fields.ts'
import type { FormResult, FormPost } from '#app/http/form-action.ts'
import { API_ACCESSES, API_MODES, KEY_DAYS } from '#shop/partners/api/api-key.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import { cutText } from '#values/text/cut-text.ts'
import { isUuid } from '#values/uuid.ts'
import { partnerPath } from './partner-address.ts'

type KeyEntry = { name: string; mode: string; access: string; days: string; addresses: string }
export type ApiAnswer = {
  kind: 'api'
  /** The new key, which is shown this once. */
  made: { name: string; text: string } | null
  typed: KeyEntry | null
  nameError: string | null
  addressesError: string | null
  proofError: string | null
  /** The key whose addresses weren't changed; null for a new one. */
  keyId: string | null
}

type OfBusiness = FormPost<SessionUser> & { businessId: string }

/** Null for a form that none of ours sends. */
export async function makeKey({
  context,
  request,
  form,
  businessId,
  shop,
  caller,
}: OfBusiness): Promise<FormResult<ApiAnswer | PlainRefusal> | null> {
  const typed: KeyEntry = {
    name: textOf(form, 'name', 200),
    mode: textOf(form, 'mode'),
    access: textOf(form, 'access'),
    days: textOf(form, 'days'),
    addresses: textOf(form, 'addresses', 2_000),
  }
  const mode = API_MODES.find((each) => each === typed.mode)
  const access = API_ACCESSES.find((each) => each === typed.access)
  const days = KEY_DAYS.find((each) => String(each) === typed.days)
  if (!mode || !access || !days) return null
  const proof = await readFreshProof(request, context, form)
  const { name, addresses } = typed
  const made = await shop.api.makeApiKey({ businessId, name, mode, access, days, addresses, proof }, caller)
  const answer: ApiAnswer = {
    kind: 'api',
    made: null,
    typed,
    nameError: null,
    addressesError: null,
    proofError: null,
    keyId: null,
  }
  if (made.ok) return { answer: { ...answer, typed: null, made: { name: made.name, text: made.key } } }
  if (made.problem === 'too_often') return { answer: { kind: 'refused', message: problemCopy.too_often }, wait: made }
  if (isProofProblem(made.problem)) return { answer: { ...answer, proofError: proofWords(made.problem) }, status: 403 }
  if (made.problem === 'key_name') return { answer: { ...answer, nameError: copy.problems.key_name }, status: 422 }
  if (made.problem === 'key_addresses')
    return { answer: { ...answer, addressesError: addressesWords(made.wrong) }, status: 422 }
  return refusePlainly(copy.problems[made.problem], 409)
}

const addressesWords = (wrong: string[]) =>
  wrong.length > 0 ? copy.addresses.wrong(wrong.map((each) => cutText(each, 60))) : copy.addresses.tooMany

/** From where a key works, after a fresh proof. Null for a form that none of ours sends. */
export async function saveKeyAddresses({
  context,
  request,
  form,
  businessId,
  shop,
  caller,
}: OfBusiness): Promise<FormResult<ApiAnswer | PlainRefusal> | null> {
  const id = textOf(form, 'id', 40)
  if (!isUuid(id)) return null
  const addresses = textOf(form, 'addresses', 2_000)
  const proof = await readFreshProof(request, context, form)
  const saved = await shop.api.changeKeyAddresses({ businessId, id, addresses, proof }, caller)
  if (saved.ok) return { to: partnerPath({ tab: 'api' }), flash: { text: 'notices_saved' } }
  if (saved.problem === 'too_often') return { answer: { kind: 'refused', message: problemCopy.too_often }, wait: saved }
  if (saved.problem === 'key_unknown') return refusePlainly(copy.addresses.gone, 409)
  const typed = { name: '', mode: '', access: '', days: '', addresses }
  const answer: ApiAnswer = {
    kind: 'api',
    made: null,
    typed,
    nameError: null,
    addressesError: null,
    proofError: null,
    keyId: id,
  }
  return saved.problem === 'key_addresses'
    ? { answer: { ...answer, addressesError: addressesWords(saved.wrong) }, status: 422 }
    : { answer: { ...answer, proofError: proofWords(saved.problem) }, status: 403 }
}

export async function revokeKey({
  form,
  businessId,
  shop,
  caller,
}: OfBusiness): Promise<FormResult<ApiAnswer | PlainRefusal> | null> {
  const id = textOf(form, 'id')
  if (!isUuid(id)) return null
  const revoked = await shop.api.revokeApiKey({ businessId, id }, caller)
  if (revoked.ok) return { to: partnerPath({ tab: 'api' }), flash: { text: 'api_key_revoked' } }
  if (revoked.problem === 'too_often')
    return { answer: { kind: 'refused', message: problemCopy.too_often }, wait: revoked }
  return refusePlainly(copy.revokeProblem, 409)
}
