/** What a thread says before it parses: until then, it was only loading. */
export const BEGUN = 'begun'
