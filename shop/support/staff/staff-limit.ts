// Rate limits for staff: viewing allows for a busy day, changes are rare, and spending has a cap for everyone together.
export const READ_LIMIT = { name: 'staff-network', points: 120, seconds: 600 }
export const CHANGE_LIMIT = { name: 'staff-change', points: 30, seconds: 3600 }
/** For the whole shop, whoever it is. */
export const SPEND_LIMIT = { name: 'staff-spend', points: 10, seconds: 3600 }
export const MAIL_LIMIT = { name: 'staff-mail', points: 20, seconds: 3600 }
/** Searches in the back office. */
export const SEARCH_LIMIT = { name: 'staff-search', points: 120, seconds: 600 }
/** Searches as you type. */
export const QUICK_SEARCH_LIMIT = { name: 'staff-quick-search', points: 400, seconds: 600 }
/** Actions on an order: retry, resend, refund, close, or view codes. */
export const ACT_LIMIT = { name: 'staff-acts', points: 60, seconds: 600 }
/** Invoices and credit notes as PDF files. */
export const DOCUMENT_LIMIT = { name: 'staff-pdf', points: 60, seconds: 600 }
/** Lists and reports as files. */
export const EXPORT_LIMIT = { name: 'staff-export', points: 30, seconds: 3600 }
