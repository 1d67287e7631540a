// The only thing an adapter throws: which vendor failed, whether retrying may help, and whether the request may have
// been carried out.

import type { VendorFault } from '#values/vendor-fault.ts'

export type VendorErrorDetails = {
  vendor: 'payment' | 'network' | 'mail' | 'vat' | 'chat' | 'search'
  /** `refused`: certainly not done. `unknown`: may have been done (time-out, broken connection, server error). */
  outcome: 'refused' | 'unknown'
  isRetryable: boolean
  /** If omitted: `silent` if it is worth retrying, `refused` otherwise. */
  fault?: VendorFault
  cause?: unknown
}

export class VendorError extends Error {
  readonly vendor: VendorErrorDetails['vendor']
  readonly outcome: VendorErrorDetails['outcome']
  readonly isRetryable: boolean
  readonly fault: VendorFault

  // The built pages contain their own copy of this class and catch what ours threw, so only the name counts.
  static override [Symbol.hasInstance](error: unknown): boolean {
    return error instanceof Error && error.name === 'VendorError'
  }

  constructor(message: string, details: VendorErrorDetails) {
    super(message, { cause: details.cause })
    this.name = 'VendorError'
    this.vendor = details.vendor
    this.outcome = details.outcome
    this.isRetryable = details.isRetryable
    this.fault = details.fault ?? (details.isRetryable ? 'silent' : 'refused')
  }
}

/**
 * The vendor looked at the request and rejected it for good. A refused login or missing credit isn't a rejection: the
 * owner fixes that, and the same request is sent again.
 */
export const isRefusal = (error: unknown): error is VendorError =>
  error instanceof VendorError && error.outcome === 'refused' && !error.isRetryable && !ABOUT_US.has(error.fault)

/**
 * The vendor knows the request's key from an earlier request with other contents, or from one that failed on its side.
 * Repeating it is useless: what became of the earlier one has to be looked up.
 */
export const isKeySpent = (error: unknown): error is VendorError =>
  error instanceof VendorError && error.outcome === 'unknown' && !error.isRetryable

/** For a call that a vendor doesn't offer; whoever looks at what it can do never makes it. */
export const notOffered = (): Promise<never> =>
  Promise.reject(
    new VendorError('the network does not offer this', { vendor: 'network', outcome: 'refused', isRetryable: false }),
  )

const ABOUT_US: ReadonlySet<VendorFault> = new Set<VendorFault>(['unauthorized', 'address_blocked', 'no_credit'])
