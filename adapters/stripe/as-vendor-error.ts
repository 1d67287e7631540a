// What went wrong at the provider, in our terms.
import { Stripe } from 'stripe'
import { VendorError } from '#ports/vendor-error.ts'

/**
 * Throws every error of the SDK as a VendorError. So does whatever else breaks between our words and the SDK's answer: the
 * same words would break it again, so the caller must not repeat them for ever.
 */
export async function asVendorError<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (error instanceof VendorError) throw error
    if (!(error instanceof Stripe.errors.StripeError)) throw unsendable(error)
    const isSpent = isKeySpent(error)
    const isRefused =
      error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500 && error.statusCode !== 409
    throw new VendorError(error.message, {
      vendor: 'payment',
      outcome: isRefused && !isSpent ? 'refused' : 'unknown',
      isRetryable: !isSpent && (!isRefused || error.statusCode === 429),
      ...(!isRefused && { fault: 'silent' as const }),
      cause: error,
    })
  }
}

// Such as a URIError for a text that can't be encoded. Nothing tells whether the request was sent, so nobody may conclude
// that it wasn't.
const unsendable = (error: unknown) =>
  new VendorError(`the payment provider's SDK failed: ${error instanceof Error ? error.message : String(error)}`, {
    vendor: 'payment',
    outcome: 'unknown',
    isRetryable: false,
    cause: error,
  })

/**
 * The key is of no use anymore: it belongs to an earlier request with other contents, or to one that ended in an error
 * on the provider's side, which it repeats for a day. Either request may have been carried out.
 */
export function isKeySpent(error: unknown): boolean {
  if (error instanceof Stripe.errors.StripeIdempotencyError) return true
  if (!(error instanceof Stripe.errors.StripeError) || (error.statusCode ?? 0) < 500) return false
  const { 'idempotency-key': key, 'stripe-should-retry': again } = error.headers ?? {}
  // The SDK gives calls without a key a new one each time.
  return key !== undefined && !key.startsWith('stripe-node-retry-') && again === 'false'
}
