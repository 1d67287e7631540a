/** Whose bodies are limited: the library makes a whole request with a stream of each one that it looks at, and Node reads no others. */
export const WITH_BODY = ['POST', 'PUT', 'PATCH', 'DELETE'] as const
