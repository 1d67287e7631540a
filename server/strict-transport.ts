/** For every answer over TLS, files included. On its own, since the files are served without any page. */
export const STRICT_TRANSPORT = 'max-age=63072000; includeSubDomains'
