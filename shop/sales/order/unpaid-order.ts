// Orders that were begun and not paid, and why, as far as anybody knows.
import type { PaymentTrouble } from '#values/payment-trouble.ts'

/**
 * Those of a tried payment; and else: its page can still be paid (`open`), ended without a try (`closed`), or never
 * opened (`not_opened`); or money that was on its way never came (`never_came`).
 */
export type UnpaidWhy = PaymentTrouble['why'] | 'never_came' | 'closed' | 'not_opened' | 'open'

/** `code` is the provider's; null if there is none. Amounts with VAT, in cents. */
export type UnpaidSum = { why: UnpaidWhy; code: string | null; orders: number; totalCents: number }
export type UnpaidOrder = Pick<UnpaidSum, 'why' | 'code' | 'totalCents'> & {
  id: string
  reference: string
  at: Date
}
