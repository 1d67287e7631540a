// The status of a form that the server never saw, in a file of its own because every page loads it.

/** What RFC 9110 calls a server that cannot answer now. */
export const UNAVAILABLE = 503
