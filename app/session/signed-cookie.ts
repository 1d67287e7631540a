// A cookie that nobody else can write: its value and our mark on it, checked at once. It reads and writes what the
// router's own signed cookies do, whose mark takes a thread and two turns of the event loop each.
import { createCookie, type Cookie } from 'react-router'
import type { Signer } from '#shop/values/secret.ts'

type Options = Omit<NonNullable<Parameters<typeof createCookie>[1]>, 'secrets'>

/** `parse` gives null where there is no such cookie or it is not ours, and '' for one that was emptied. */
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
    if (!written) return written === '' ? '' : null
    const text = read(written)
    return text === null ? null : JSON.parse(text)
  }
}

/** The first cookie of this name, as browsers send it; null when there is none. */
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
