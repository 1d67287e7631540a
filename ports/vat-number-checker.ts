// The EU's register of VAT numbers as a port.
import type { VatNumber } from '#values/vat-number.ts'

export type VatNumberChecker = {
  /**
   * Whether the register knows the number, and the timestamp of its answer. Throws VendorError if it doesn't answer.
   */
  check: (vatNumber: VatNumber) => Promise<{ isValid: boolean; requestDate: string | null }>
}
