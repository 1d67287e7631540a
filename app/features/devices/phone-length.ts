/** Nobody's phone has a longer name. */
export const MOST_PHONE_CHARACTERS = 60
