// When the EU's register doesn't answer about a VAT number, we ask again by ourselves, for as long as it takes. Pure
// rules.
import type { VatConsultation } from '#shop/catalogue/pricing/company-vat.ts'
import { pauseAfter, type Pace } from '#values/pauses.ts'

/** A country's register is sometimes down for days. */
const PACE: Pace = { firstMs: 5 * 60_000, longestMs: 12 * 3_600_000 }

/** How many times in a row it didn't answer, and when to ask again; null if nothing is open. */
export type VatQuestion = { vatTries: number; vatAskAt: Date | null }

const NO_QUESTION: VatQuestion = { vatTries: 0, vatAskAt: null }

/**
 * What is open after an answer; `tries` is how many times the register didn't answer before. Null for a number we don't
 * ask about.
 */
export function questionAfter(verdict: VatConsultation['verdict'] | null, tries: number, now: Date): VatQuestion {
  if (verdict !== 'unavailable') return NO_QUESTION
  const vatTries = tries + 1
  return { vatTries, vatAskAt: new Date(now.getTime() + pauseAfter(vatTries, PACE)) }
}
