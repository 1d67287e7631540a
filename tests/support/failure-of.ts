// The error of a vendor that a test expects.
import { VendorError } from '#ports/vendor-error.ts'

export async function failureOf(work: Promise<unknown>): Promise<VendorError> {
  const failure: unknown = await work.then(
    () => null,
    (error: unknown) => error,
  )
  if (failure instanceof VendorError) return failure
  throw new Error(`Expected a VendorError, not ${String(failure)}`)
}
