// The status of a form that never reached the server, in its own file because every page loads it.

/** RFC 9110's status for a server that can't answer now. */
export const UNAVAILABLE = 503
