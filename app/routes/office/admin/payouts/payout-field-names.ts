// The field names of the owner's form of payouts.

/** Followed by a business's ID: its invoice number, and when the shown account was changed. */
export const INVOICE_OF = 'invoice-'
export const ACCOUNT_OF = 'account-'
/** When the payer's account was changed. */
export const PAYER_SINCE = 'payerSince'
