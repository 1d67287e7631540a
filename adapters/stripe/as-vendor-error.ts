// What went wrong at the provider, in our terms.
import { Stripe } from 'stripe'
import { VendorError } from '#shop/ports/vendor-error.ts'

/** Throws every error of the SDK as a VendorError; all others are bugs. */
export async function asVendorError<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call()
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error
    // The key belongs to an earlier request with other contents, which may have been carried out.
    const isKeySpent = error instanceof Stripe.errors.StripeIdempotencyError
    const isRefused =
      error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500 && error.statusCode !== 409
    throw new VendorError(error.message, {
      vendor: 'payment',
      outcome: isRefused && !isKeySpent ? 'refused' : 'unknown',
      isRetryable: !isRefused || error.statusCode === 429,
      cause: error,
    })
  }
}
