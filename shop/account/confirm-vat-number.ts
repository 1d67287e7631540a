// Asks the EU's register about a company's VAT number; when the register does not answer, nobody waits or is refused for it.
import type { Clock } from '#shop/ports/clock.ts'
import type { Log } from '#shop/ports/log.ts'
import type { VatNumberChecker } from '#shop/ports/vat-number-checker.ts'
import { VendorError } from '#shop/ports/vendor-error.ts'
import type { VatConsultation } from '#shop/pricing/company-vat.ts'
import type { VatNumber } from '#shop/values/vat-number.ts'

export type ConfirmVatNumberDeps = { vatNumbers: VatNumberChecker; clock: Clock; log: Log }

/** The consultation to keep with the order (guide 2 "Money and tax"); `unavailable` when the register is down or slow. */
export async function confirmVatNumber(
  { vatNumbers, clock, log }: ConfirmVatNumberDeps,
  vatNumber: VatNumber,
): Promise<VatConsultation> {
  const asked = { vatNumber: vatNumber.full, askedAt: clock.now().toISOString() }
  try {
    const { isValid, requestDate } = await vatNumbers.check(vatNumber)
    return { ...asked, verdict: isValid ? 'valid' : 'invalid', requestDate }
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    log.warn({ vendor: error.vendor, problem: error.message }, 'a VAT number could not be confirmed')
    return { ...asked, verdict: 'unavailable', requestDate: null }
  }
}
