// The VAT rates as their owner sees and sets them: from a given day, never for the past.
import type { Base } from '#shop/assembly/base.ts'
import { cutText } from '#values/text/cut-text.ts'
import { auditActorOf, type Acting } from '#shop/records/audit/acting.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { isCountryCode, isEuCountry } from '#values/country/country.ts'
import { addDays, dateOnlyOf, parseDateOnly } from '#values/date.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'

const PER_ACCOUNT: Limit = { name: 'vat-set', points: 60, seconds: 3600 }
/** No EU rate is close to this; a typo is. */
const MOST_BASIS_POINTS = 4_000
const FARTHEST_DAYS = 3_650

export type SetVatRateDeps = Pick<
  Base,
  'vatRates' | 'withAudit' | 'limiter' | 'timeZone' | 'clock' | 'forgetVatRates'
> & {
  /** The current names of these accounts, by ID. */
  readNames: (ids: (string | null)[]) => Promise<Map<string, string>>
}

/** Every country with its current, past, and future rates. */
export async function listVatRates({ vatRates, timeZone, clock, readNames }: SetVatRateDeps) {
  const today = dateOnlyOf(clock.now(), timeZone)
  const rows = await vatRates.list()
  const names = await readNames(rows.map(({ madeBy }) => madeBy))
  const told = rows.map((row) => ({ ...row, by: row.madeBy && (names.get(row.madeBy) ?? null) }))
  const countries = [...new Set(told.map(({ country }) => country))].map((country) => {
    const own = told.filter((row) => row.country === country)
    const past = own.filter(({ validFrom }) => validFrom <= today)
    return {
      country,
      now: past.at(-1) ?? null,
      past: past.slice(0, -1).toReversed(),
      ahead: own.filter(({ validFrom }) => validFrom > today),
    }
  })
  return { countries, ahead: countries.flatMap(({ ahead }) => ahead) }
}

type SetProblem = 'country' | 'rate_range' | 'date_range' | 'reason_missing'

/**
 * Sets a country's rate from a day on, today at the earliest; earlier sales keep their rate. Problems: `country`,
 * `rate_range` above 40%, `date_range`, `reason_missing` for a country outside the EU without a rate yet, `too_often`.
 */
export async function setVatRate(
  { vatRates, withAudit, limiter, timeZone, clock, forgetVatRates }: SetVatRateDeps,
  { country, basisPoints, from, reason }: { country: string; basisPoints: number; from: string; reason: string },
  acting: Acting,
): Promise<Outcome<object, SetProblem> | TooOften> {
  const now = clock.now()
  const today = dateOnlyOf(now, timeZone)
  if (!isCountryCode(country)) return { ok: false, problem: 'country' }
  if (!Number.isInteger(basisPoints) || basisPoints < 0 || basisPoints > MOST_BASIS_POINTS)
    return { ok: false, problem: 'rate_range' }
  const validFrom = parseDateOnly(from)
  if (!validFrom || validFrom < today || validFrom > addDays(today, FARTHEST_DAYS))
    return { ok: false, problem: 'date_range' }
  const earlier = (await vatRates.list()).findLast((row) => row.country === country)
  const why = cutText(reason.trim(), 300) || (earlier?.reason ?? null)
  if (!isEuCountry(country) && why === null) return { ok: false, problem: 'reason_missing' }
  const allowed = await limiter.take(PER_ACCOUNT, acting.actor.id)
  if (!allowed.ok) return allowed

  const done = await withAudit(
    async (): Promise<Outcome<object, never>> => {
      await vatRates.set({
        country,
        basisPoints,
        validFrom,
        reason: isEuCountry(country) ? null : why,
        madeBy: acting.actor.id,
        madeAt: now,
      })
      return { ok: true }
    },
    () => ({
      actor: auditActorOf(acting),
      action: 'vat_rate_set',
      subject: country,
      facts: { basisPoints, validFrom },
    }),
    acting,
  )
  forgetVatRates()
  return done
}

/** Withdraws a future rate. Problems: `no_rate`, also for one already in effect; `too_often`. */
export async function withdrawVatRate(
  { vatRates, withAudit, limiter, timeZone, clock, forgetVatRates }: SetVatRateDeps,
  { country, from }: { country: string; from: string },
  acting: Acting,
): Promise<Outcome<object, 'no_rate'> | TooOften> {
  const allowed = await limiter.take(PER_ACCOUNT, acting.actor.id)
  if (!allowed.ok) return allowed
  const validFrom = parseDateOnly(from)
  const done = await withAudit(
    async (): Promise<Outcome<object, 'no_rate'>> =>
      validFrom && (await vatRates.withdraw(country, validFrom, dateOnlyOf(clock.now(), timeZone)))
        ? { ok: true }
        : { ok: false, problem: 'no_rate' },
    () => ({ actor: auditActorOf(acting), action: 'vat_rate_withdrawn', subject: country, facts: { validFrom } }),
    acting,
  )
  forgetVatRates()
  return done
}
