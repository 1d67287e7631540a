// A cookie that only we can write: the second it was written and its value, with a signature that also names the cookie.
// Another cookie's value is none of this one's, and a copy ends when the browser's own does. Verified synchronously: the
// router's own signed cookies take a thread and two turns of the event loop.
import { createCookie, type Cookie } from 'react-router'
import type { Signer } from '#values/secret.ts'
import { MOST_COOKIE } from './input-limits.ts'

type Options = Omit<NonNullable<Parameters<typeof createCookie>[1]>, 'secrets' | 'maxAge'> & {
  /** In seconds. */
  maxAge: number
}

/** `parse` returns null if there is no valid cookie, and '' for an emptied one. */
export type SignedCookie = Pick<Cookie, 'name' | 'parse' | 'serialize'>
export type CookieSigning = { signer: Signer; now: () => Date }

/** Nodes' clocks may differ by this much. */
const AHEAD_SECONDS = 300
/**
 * Until then, the form of before is accepted too, which named neither the cookie nor a time, so that an update doesn't
 * empty carts or sign anybody out. By then, every order cookie of before has ended in its browser.
 */
export const FORMER_FORM_UNTIL = new Date('2027-03-01T00:00:00Z')

export function signedCookie(name: string, { signer, now }: CookieSigning, options: Options): SignedCookie {
  const emptied = createCookie(name, options)
  return {
    name,
    parse: (header) => Promise.resolve(valueIn(header)),
    serialize: async (value, more) => {
      const line = await emptied.serialize('', more)
      if (value === '') return line
      const signed = signer.sign(name, JSON.stringify([secondsOf(now()), value]))
      return line.replace('=', `=${encodeURIComponent(signed)}`)
    },
  }

  function valueIn(header: string | null): unknown {
    const written = header ? textOf(header, name) : null
    if (!written || written.length > MOST_COOKIE) return written === '' ? '' : null
    const text = signer.read(name, written)
    if (text === null) return formerValueOf(written)
    const [at, value] = partsOf(text)
    if (typeof at !== 'number') return null
    const age = secondsOf(now()) - at
    return age >= -AHEAD_SECONDS && age < options.maxAge ? value : null
  }

  function formerValueOf(written: string): unknown {
    const text = now() < FORMER_FORM_UNTIL ? signer.readFormer(written) : null
    return text === null ? null : JSON.parse(text)
  }
}

/** No schema: browsers load this file too, and would load the library with it. */
function partsOf(text: string): unknown[] {
  const parts: unknown = JSON.parse(text)
  return Array.isArray(parts) ? parts : []
}

const secondsOf = (moment: Date): number => Math.floor(moment.getTime() / 1000)

/** The first cookie with this name, as browsers send it; null if there is none. */
function textOf(header: string, name: string): string | null {
  for (const pair of header.split(';')) {
    const [key, value] = [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]
    if (key.trim() !== name || !pair.includes('=')) continue
    try {
      return decodeURIComponent(value.trim().replace(/^"(.*)"$/, '$1'))
    } catch {
      return value.trim()
    }
  }
  return null
}
