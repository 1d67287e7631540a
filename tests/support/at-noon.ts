/** Today at noon by UTC: hours that a test lets pass end on the same day, and so in the same month, in every zone it uses. */
export const atNoon = (): Date => new Date(new Date().setUTCHours(12, 0, 0, 0))
