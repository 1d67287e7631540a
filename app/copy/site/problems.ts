// A sentence for every problem that a use case can return; a missing one doesn't compile.
import { translated } from '#app/language/translated.ts'
import { topUpProblems } from '#app/copy/delivery/top-up.ts'
import type { QuoteProblem } from '#shop/sales/checkout/quote-cart.ts'
import type { PlaceOrderProblem } from '#shop/sales/checkout/place-order.ts'

type Problem =
  | QuoteProblem
  | PlaceOrderProblem
  | 'cart_changed'
  | 'signature_invalid'
  | 'unknown_address'
  | 'too_often'
  | 'form_unreadable'
  | 'qr_missing'
  | 'payment_disputed'
  | 'mail_failed'
  | 'email_invalid'
  | 'invoice_not_available'
  | 'invoice_failed'

export const problemCopy: Record<Problem, string> = translated({
  bundle_not_found: 'No bundle found in cart',
  destinations_not_covered: "We couldn't find bundles covering all your selected destinations.",
  too_early:
    'This bundle can’t wait until your trip begins. Please choose another one, or buy it closer to your first day.',
  ...topUpProblems,
  coupon_invalid: 'This coupon code isn’t valid.',
  gift_refused: 'What is in your cart can’t be given away. Please order it without the gift.',
  gift_day: 'The gift can’t be handed over on that day. Please choose another one.',
  total_changed: 'The total has changed since it was shown. Please check it and order again.',
  cart_changed: 'Your cart has changed since this page was opened. Please check it and order again.',
  company_not_saved: 'Failed to save company information. Please try again.',
  customer_not_saved: 'Failed to create user',
  payment_unavailable: 'Failed to process payment. Please try again.',
  payment_not_opened: 'Stripe failed to initialize',
  signature_invalid: 'Invalid signature.',
  unknown_address: 'Not found.',
  too_often: 'Too many attempts. Please wait a few minutes and try again.',
  form_unreadable: 'We couldn’t read the form. Please fill it in again.',
  qr_missing: 'QR code not found.',
  payment_disputed: 'Your bank told us this payment is disputed, so we can’t send this email right now.',
  email_invalid: 'Please enter a valid email address',
  mail_failed: 'Failed to send email. Contact support.',
  invoice_not_available: 'We issue the invoice when your order is complete. Free orders have none.',
  invoice_failed: 'Failed to retrieve invoice URL.',
})
