// One sentence for every problem that a use case can answer with; a missing one does not compile.
import { topUpProblems } from './top-up.ts'
import type { QuoteProblem } from '#shop/checkout/quote-cart.ts'
import type { PlaceOrderProblem } from '#shop/checkout/place-order.ts'

type Problem =
  | QuoteProblem
  | PlaceOrderProblem
  | 'signature_invalid'
  | 'unknown_address'
  | 'too_often'
  | 'form_unreadable'
  | 'qr_missing'
  | 'mail_failed'
  | 'invoice_not_available'
  | 'invoice_failed'

export const problemCopy: Record<Problem, string> = {
  bundle_not_found: 'No bundle found in cart',
  destinations_not_covered: "We couldn't find bundles covering all your selected destinations.",
  ...topUpProblems,
  coupon_invalid: 'This coupon code is not valid.',
  total_changed: 'The total has changed since it was shown. Please check it and order again.',
  company_not_saved: 'Failed to save company information. Please try again.',
  payment_unavailable: 'Failed to process payment. Please try again.',
  payment_not_opened: 'Stripe failed to initialize',
  signature_invalid: 'The signature does not hold.',
  unknown_address: 'Nobody lives at this address.',
  too_often: 'That was a little often. Please wait a few minutes and try again.',
  form_unreadable: 'The form could not be read. Please fill it in again.',
  qr_missing: 'QR code not found.',
  mail_failed: 'Failed to send email. Contact support.',
  invoice_not_available: 'The invoice is written when your order is complete; a free order has none.',
  invoice_failed: 'Failed to retrieve invoice URL.',
}
