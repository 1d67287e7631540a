// The addresses of the owner's payouts, and the names of what its form sends for each partner.
export const PAYOUTS_PATH = '/super-admin-dashboard/payouts'

/** With the id of a business behind it: the number of their invoice, and when the account was changed that is shown. */
export const INVOICE_OF = 'invoice-'
export const ACCOUNT_OF = 'account-'
/** When the account was changed that pays. */
export const PAYER_SINCE = 'payerSince'

export const bankFilePath = (run: string): string => `${PAYOUTS_PATH}.xml?${new URLSearchParams({ run })}`
