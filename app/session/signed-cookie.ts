// A cookie that its signature protects. The router signs through an interface that hands every signature to another thread;
// a dozen of them are read for each page.
import { timingSafeEqual } from 'node:crypto'
import { createCookie, type Cookie, type CookieOptions } from 'react-router'
import { tokenMaker } from '#shop/values/secret.ts'

export type SignedCookie = Pick<Cookie, 'name' | 'parse' | 'serialize'>

const SIGNATURE = /^([\w-]{43})\.(.*)$/s

/** Reads the cookies that the router signed, too: browsers keep theirs for a year. */
export function signedCookie(name: string, secret: string, options: CookieOptions): SignedCookie {
  const makeToken = tokenMaker(secret)
  const plain = createCookie(name, options)
  const ofRouter = createCookie(name, { ...options, secrets: [secret] })
  const signatureOf = (text: string) => makeToken(`cookie ${name} ${text}`)

  return {
    name,
    serialize: (value, more) => {
      if (value === '') return plain.serialize('', more)
      const text = JSON.stringify(value)
      return plain.serialize(`${signatureOf(text)}.${text}`, more)
    },
    parse: async (header, more) => {
      const kept: unknown = await plain.parse(header, more)
      if (kept === null || kept === '') return kept
      const [, signature = '', text = ''] = (typeof kept === 'string' && SIGNATURE.exec(kept)) || []
      if (signature === '') return ofRouter.parse(header, more) as Promise<unknown>
      const isOurs = timingSafeEqual(Buffer.from(signature), Buffer.from(signatureOf(text)))
      return isOurs ? (JSON.parse(text) as unknown) : null
    },
  }
}
