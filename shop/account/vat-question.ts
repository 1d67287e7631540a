// A VAT number about which the EU's register said nothing is asked about again by itself, for as long as it takes; on paper.
import type { VatConsultation } from '#shop/pricing/company-vat.ts'
import { pauseAfter, type Pace } from '#shop/values/pauses.ts'

/** The register of a country is sometimes away for days. */
const PACE: Pace = { firstMs: 5 * 60_000, longestMs: 12 * 3_600_000 }

/** How often it was silent in a row, and when it is asked again; null when nothing is open. */
export type VatQuestion = { vatTries: number; vatAskAt: Date | null }

const NO_QUESTION: VatQuestion = { vatTries: 0, vatAskAt: null }

/** What is open after an answer; `tries` is how often the register was silent before. Null for a number that nobody asks about. */
export function questionAfter(verdict: VatConsultation['verdict'] | null, tries: number, now: Date): VatQuestion {
  if (verdict !== 'unavailable') return NO_QUESTION
  const vatTries = tries + 1
  return { vatTries, vatAskAt: new Date(now.getTime() + pauseAfter(vatTries, PACE)) }
}
