// A cookie that only we can write: its value plus our signature, verified synchronously. Compatible with the router's
// own signed cookies, whose verification takes a thread and two turns of the event loop.
import { createCookie, type Cookie } from 'react-router'
import type { Signer } from '#values/secret.ts'
import { MOST_COOKIE } from './input-limits.ts'

type Options = Omit<NonNullable<Parameters<typeof createCookie>[1]>, 'secrets'>

/** `parse` returns null if there is no valid cookie, and '' for an emptied one. */
export type SignedCookie = Pick<Cookie, 'name' | 'parse' | 'serialize'>

export function signedCookie(name: string, { sign, read }: Signer, options: Options): SignedCookie {
  const emptied = createCookie(name, options)
  return {
    name,
    parse: (header) => Promise.resolve(valueIn(header)),
    serialize: async (value, more) => {
      const line = await emptied.serialize('', more)
      return value === '' ? line : line.replace('=', `=${encodeURIComponent(sign(JSON.stringify(value)))}`)
    },
  }

  function valueIn(header: string | null): unknown {
    const written = header ? textOf(header, name) : null
    if (!written || written.length > MOST_COOKIE) return written === '' ? '' : null
    const text = read(written)
    return text === null ? null : JSON.parse(text)
  }
}

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
