// Why a payment that was tried didn't happen.

/**
 * `declined` by the card's bank; `unconfirmed`: the bank asked its holder, who didn't confirm it; `refused` by a rule
 * against fraud. `code` in the provider's words; null if it gives none.
 */
export type PaymentTrouble = { why: 'declined' | 'unconfirmed' | 'refused'; code: string | null }
