/** Which of the shop's settings are the owner's own, and which are replaced by the sandbox or a test account. */
export type StandIns = {
  /** Payments are simulated by the sandbox, or use a test account; null if they are real. */
  payment: 'sandbox' | 'test' | null
  hasOwnNetwork: boolean
  hasOwnMail: boolean
  /** Brands without an address of their own send from one the owner has chosen. */
  hasOwnSender: boolean
  hasOwnSupport: boolean
}
