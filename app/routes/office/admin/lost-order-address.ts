// The address of an order that a restore has lost, by the reference that the network keeps.
const PATH = '/super-admin-dashboard/lost-orders'

export const lostOrderPath = (reference: string): string => `${PATH}/${encodeURIComponent(reference)}`

/** Where the differences in the books are listed. */
export const BOOKS_PATH = '/super-admin-dashboard?tab=system'
