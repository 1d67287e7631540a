// The EU's register of VAT numbers as a port.
import type { VatNumber } from '#values/vat-number.ts'

export type VatNumberChecker = {
  /**
   * Whether the register knows the number, and the timestamp of its answer. If it is told who asks, it also names the
   * number under which it can prove this later. Throws VendorError if it doesn't answer.
   */
  check: (
    vatNumber: VatNumber,
    requester: VatNumber | null,
  ) => Promise<{ isValid: boolean; requestDate: string | null; consultationNumber: string | null }>
}
