// How often staff may do what: looking is for a busy day, changing is rare, and what costs money has a cap for all together.
export const READ_LIMIT = { name: 'staff-network', points: 120, seconds: 600 }
export const CHANGE_LIMIT = { name: 'staff-change', points: 30, seconds: 3600 }
/** For the whole shop, whoever it is. */
export const SPEND_LIMIT = { name: 'staff-spend', points: 10, seconds: 3600 }
export const MAIL_LIMIT = { name: 'staff-mail', points: 20, seconds: 3600 }
/** Searches of the desk. */
export const SEARCH_LIMIT = { name: 'staff-search', points: 120, seconds: 600 }
/** Searches that are asked while somebody types. */
export const QUICK_SEARCH_LIMIT = { name: 'staff-quick-search', points: 400, seconds: 600 }
/** What is done to an order: retried, mailed, paid back, closed, or its codes looked at. */
export const ACT_LIMIT = { name: 'staff-acts', points: 60, seconds: 600 }
/** Invoices and credit notes that are drawn as files. */
export const DOCUMENT_LIMIT = { name: 'staff-pdf', points: 60, seconds: 600 }
/** Lists and reports that leave as files. */
export const EXPORT_LIMIT = { name: 'staff-export', points: 30, seconds: 3600 }
