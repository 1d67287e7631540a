/**
 * The methods whose bodies are limited: for each request it checks, the library builds a complete request with a
 * stream, and Node reads bodies only for these methods.
 */
export const WITH_BODY = ['POST', 'PUT', 'PATCH', 'DELETE'] as const
