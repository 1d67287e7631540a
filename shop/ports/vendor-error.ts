// The only thing an adapter throws: which vendor failed, whether trying again may help, and whether the request may have been carried out.

import type { VendorFault } from '#shop/values/vendor-fault.ts'

export type VendorErrorDetails = {
  vendor: 'payment' | 'network' | 'mail' | 'vat' | 'chat'
  /** `refused`: certainly not done. `unknown`: may have been done (time-out, broken connection, server fault). */
  outcome: 'refused' | 'unknown'
  isRetryable: boolean
  /** Left out: silent when it is worth another try, refused otherwise. */
  fault?: VendorFault
  cause?: unknown
}

export class VendorError extends Error {
  readonly vendor: VendorErrorDetails['vendor']
  readonly outcome: VendorErrorDetails['outcome']
  readonly isRetryable: boolean
  readonly fault: VendorFault

  // The built pages carry a copy of this class of their own, and catch what ours threw: what counts is the name.
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
 * The vendor looked at what was asked, and said no for good. A refused login or missing credit says nothing about it: the owner
 * mends that, and then the same is asked again.
 */
export const isRefusal = (error: unknown): error is VendorError =>
  error instanceof VendorError && error.outcome === 'refused' && !error.isRetryable && !ABOUT_US.has(error.fault)

const ABOUT_US: ReadonlySet<VendorFault> = new Set<VendorFault>(['unauthorized', 'no_credit'])
