// The way to the payment page: without script a redirect, with script an address that the page goes to by itself.

/** The field by which a page with script says so. */
export const GOES_ITSELF = 'goesItself'

export type PaymentLead = {
  payment: { url: string; sessionId: string; orderId: string; reference: string; bundleId: string }
}

/** The page is about to be left for it, so nothing is read anew before that. */
export const isPaymentLead = (answer: unknown): answer is PaymentLead =>
  typeof answer === 'object' && answer !== null && 'payment' in answer
