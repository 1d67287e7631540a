// The addresses of the owner's payouts, and the field names of its form for each partner.
export const PAYOUTS_PATH = '/super-admin-dashboard/payouts'

/** Followed by a business's ID: its invoice number, and when the shown account was changed. */
export const INVOICE_OF = 'invoice-'
export const ACCOUNT_OF = 'account-'
/** When the payer's account was changed. */
export const PAYER_SINCE = 'payerSince'

export const bankFilePath = (run: string): string => `${PAYOUTS_PATH}.xml?${new URLSearchParams({ run })}`

export const payoutPaperPath = (business: string, month: string): string =>
  `/super-admin-dashboard/statement.pdf?${new URLSearchParams({ business, month })}`
