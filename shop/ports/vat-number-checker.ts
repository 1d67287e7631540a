// The EU's register of VAT numbers in our words.
import type { VatNumber } from '#shop/values/vat-number.ts'

export type VatNumberChecker = {
  /** Whether the register knows the number, and the time that it puts on its answer. Throws VendorError when it does not say. */
  check: (vatNumber: VatNumber) => Promise<{ isValid: boolean; requestDate: string | null }>
}
