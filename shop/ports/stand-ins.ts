/** Which of the shop's settings are its owner's own, and where something else stands in for them. */
export type StandIns = {
  /** Payments are played by the sandbox, or are those of a test account; null when real money is taken. */
  payment: 'sandbox' | 'test' | null
  hasOwnNetwork: boolean
  hasOwnMail: boolean
  /** Brands without an address of their own write from one that the owner has chosen. */
  hasOwnSender: boolean
  hasOwnSupport: boolean
}
