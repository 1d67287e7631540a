// The only thing an adapter throws: which vendor failed, whether trying again may help, and whether the wish may have been carried out.

export type VendorErrorDetails = {
  vendor: 'payment' | 'network' | 'mail' | 'vat' | 'chat'
  /** `refused`: certainly not done. `unknown`: may have been done (time-out, broken connection, server fault). */
  outcome: 'refused' | 'unknown'
  isRetryable: boolean
  cause?: unknown
}

export class VendorError extends Error {
  readonly vendor: VendorErrorDetails['vendor']
  readonly outcome: VendorErrorDetails['outcome']
  readonly isRetryable: boolean

  constructor(message: string, details: VendorErrorDetails) {
    super(message, { cause: details.cause })
    this.name = 'VendorError'
    this.vendor = details.vendor
    this.outcome = details.outcome
    this.isRetryable = details.isRetryable
  }
}
