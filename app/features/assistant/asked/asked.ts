// What a row of the tables of questions says.

/** A question, what its answer must hold and what it must not: in the text, or in the names and addresses of its links. */
export type Asked = readonly [question: string, must: readonly string[], mustNot: readonly string[]]

/** How the answer begins that says so when we don't know. */
export const DONT_KNOW = 'I don’t know that.'
/** In every answer about what we sell somewhere. */
export const SELLS = '/bundleselector?to='
