// A wish for a country: how long it lasts, and whether it is answered.

/** From when its mailbox agreed; the table of periods tells the privacy page the same. */
export const WISH_DAYS = 365
/** As long may a mailbox take to agree. */
export const ASKED_DAYS = 1
