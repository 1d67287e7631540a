// Asking the EU's register about a saved VAT number again has an end at a person, like all work that keeps failing.
import type { Base } from '#shop/assembly/base.ts'
import type { VatQuestion } from '#shop/people/company/vat-question.ts'

/** About two days of silence: outages of a country's register are usually over by then. */
const TRIES_BEFORE_A_PERSON = 10
const PROBLEM = 'The EU’s VAT register doesn’t answer about this number'

type Kind = 'billing_vat_number' | 'payout_vat_number'
type Note = {
  kind: Kind
  /** The business. */
  item: string
  orderId: null
  tries: number
  problem: string
  firstAt: Date
  nextAt: Date
  shownAt: Date
}
export type RecordVatSilenceDeps = Pick<Base, 'clock' | 'log'> & {
  dueFailures: {
    listOf: (kind: Kind, items: string[]) => Promise<Map<string, { firstAt: Date; shownAt: Date | null }>>
    isKnown: (kind: Kind, problem: string) => Promise<boolean>
    note: (note: Note) => Promise<void>
    forget: (kind: Kind, item: string) => Promise<void>
  }
}

/**
 * Call it with what is open after each further question: from the tenth silence in a row, staff sees the business under
 * the work that keeps failing, until the register answers. All businesses together raise one alert.
 */
export async function recordVatSilence(
  { dueFailures, clock, log }: RecordVatSilenceDeps,
  { kind, businessId }: { kind: Kind; businessId: string },
  { vatTries, vatAskAt }: VatQuestion,
): Promise<void> {
  if (vatAskAt === null) return dueFailures.forget(kind, businessId)
  if (vatTries < TRIES_BEFORE_A_PERSON) return

  const now = clock.now()
  const before = (await dueFailures.listOf(kind, [businessId])).get(businessId)
  const facts = { kind, businessId, tries: vatTries, problem: PROBLEM }
  if (await dueFailures.isKnown(kind, PROBLEM)) log.warn(facts, 'due work has to wait')
  else log.error(facts, 'due work is left to a person')
  await dueFailures.note({
    kind,
    item: businessId,
    orderId: null,
    tries: vatTries,
    problem: PROBLEM,
    firstAt: before?.firstAt ?? now,
    nextAt: vatAskAt,
    shownAt: before?.shownAt ?? now,
  })
}
