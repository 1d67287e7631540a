// The format of the question tables.

/**
 * A question, what its answer must contain, and what it must not: in the text, or in the names and addresses of its
 * links.
 */
export type Asked = readonly [question: string, must: readonly string[], mustNot: readonly string[]]

/** The beginning of the answer if we don't know. */
export const DONT_KNOW = 'I don’t know that.'
/** Part of every answer about what we sell somewhere. */
export const SELLS = '/bundleselector?to='
