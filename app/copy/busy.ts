// What everyone reads who comes while too many others are waiting, at the front door and at every form that hashes a password.
export const BUSY = 'The shop is very busy right now. Please try again in a few seconds.'
