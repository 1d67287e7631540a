// Errors of what a purchase asks first, such as a token or a price.
import { VendorError } from '#ports/vendor-error.ts'

/** Whatever goes wrong here, nothing was bought, so the purchase may simply be asked for again. */
export async function beforeBuying<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof VendorError) || error.outcome === 'refused') throw error
    const { message, vendor, isRetryable, fault } = error
    throw new VendorError(message, { vendor, outcome: 'refused', isRetryable, fault, cause: error })
  }
}
