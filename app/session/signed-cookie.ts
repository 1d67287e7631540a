// A cookie that its signature protects, in the router's own form. The router hands every signature to another thread, and a
// dozen of them are read for each page; made here, each costs some microseconds.
import { createHmac, timingSafeEqual } from 'node:crypto'
import { createCookie, type Cookie, type CookieOptions } from 'react-router'

export type SignedCookie = Pick<Cookie, 'name' | 'parse' | 'serialize'>

/** Reads and writes what `createCookie` with this secret would. */
export function signedCookie(name: string, secret: string, options: CookieOptions): SignedCookie {
  const signatureOf = (value: string) => createHmac('sha256', secret).update(value).digest('base64').replace(/=+$/, '')
  const cookie = createCookie(name, {
    ...options,
    encode: (value) => (value === '' ? '' : encodeURIComponent(`${value}.${signatureOf(value)}`)),
    decode: (kept) => {
      const signed = decoded(kept)
      const value = signed.slice(0, Math.max(0, signed.lastIndexOf('.')))
      return value !== '' && isSame(signed.slice(value.length + 1), signatureOf(value)) ? value : ''
    },
  })
  return {
    name,
    serialize: cookie.serialize,
    parse: async (header, more) => {
      const kept: unknown = await cookie.parse(header, more)
      return kept === '' ? null : kept
    },
  }
}

const isSame = (given: string, expected: string) => {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)]
  return a.length === b.length && timingSafeEqual(a, b)
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
