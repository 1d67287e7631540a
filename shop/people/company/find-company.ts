// Finds a company by its reference code and reveals little of it. The order gets the rest through an opaque handle.
import type { Base } from '#shop/assembly/base.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import type { Sealer } from '#values/secret.ts'
import { takeGuess, type GuessLimits } from '#shop/people/sign-in/take-guess.ts'
import { isReferenceCode, normalizeReferenceCode, reliesOn, shownOf, unmasked, type CompanyDetails } from './company.ts'

const HANDLE_LIVES_MS = 4 * 3_600_000

/** There are 33 million codes; at this rate, nobody finds one by guessing. */
const LOOK_UPS: Limit = { name: 'company-minute', points: 5, seconds: 60 }
const WRONG_CODES: GuessLimits = {
  perAsker: { name: 'company-hour', points: 20, seconds: 3_600 },
  altogether: { name: 'company-altogether', points: 300, seconds: 3_600 },
  perAskerMeanwhile: { name: 'company-flood', points: 3, seconds: 3_600 },
}

export type OpenCompanyDeps = Pick<Base, 'companies' | 'clock'> & {
  sealer: Sealer
}
export type FindCompanyDeps = OpenCompanyDeps & Pick<Base, 'limiter'>
export type FoundCompany = { handle: string; shown: CompanyDetails }

/** What a code reveals of its company, and the handle for the rest. Problems: `company_not_found`, `too_often`. */
export async function findCompany(
  { companies, sealer, limiter, clock }: FindCompanyDeps,
  { referenceCode, rateLimitKey }: { referenceCode: string; rateLimitKey: string },
): Promise<Outcome<FoundCompany, 'company_not_found'> | TooOften> {
  const allowed = await limiter.take(LOOK_UPS, rateLimitKey)
  if (!allowed.ok) return allowed
  const guess = await takeGuess(limiter, WRONG_CODES, rateLimitKey)
  if (!guess.ok) return guess
  const code = normalizeReferenceCode(referenceCode)
  const record = isReferenceCode(code) ? await companies.findByCode(code) : null
  if (!record) return { ok: false, problem: 'company_not_found' }
  await guess.takeBack()

  const until = clock.now().getTime() + HANDLE_LIVES_MS
  return { ok: true, handle: sealer.seal(`${until} ${record.id}`), shown: shownOf(record.details) }
}

/** The answers, completed with what the handle's record hides; as typed if the handle is invalid or too old. */
export async function openCompanyHandle(
  { companies, sealer, clock }: OpenCompanyDeps,
  handle: string,
  typed: CompanyDetails,
): Promise<{ details: CompanyDetails; isFromCode: boolean }> {
  const [until, id] = sealer.open(handle)?.split(' ') ?? []
  const record = id && Number(until) > clock.now().getTime() ? await companies.find(id) : null
  return record && reliesOn(typed, record.details)
    ? { details: unmasked(typed, record.details), isFromCode: true }
    : { details: typed, isFromCode: false }
}
