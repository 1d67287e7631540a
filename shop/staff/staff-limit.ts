// How often staff may do what: looking is for a busy day, changing is rare, and what costs money has a cap for all together.
export const READ_LIMIT = { name: 'staff-network', points: 120, seconds: 600 }
export const CHANGE_LIMIT = { name: 'staff-change', points: 30, seconds: 3600 }
/** For the whole shop, whoever it is. */
export const SPEND_LIMIT = { name: 'staff-spend', points: 10, seconds: 3600 }
export const MAIL_LIMIT = { name: 'staff-mail', points: 20, seconds: 3600 }
