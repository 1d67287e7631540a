// Parses the encryption keys from the settings: `1:KEY,2:KEY`, each 32 bytes in base64; the highest version encrypts.
import { z } from 'zod'

const KEY_BYTES = 32
const key = /^[A-Za-z0-9+/_-]{43}=?$/

export const sandboxSealing = {
  keys: `1:${Buffer.alloc(KEY_BYTES, 'sandbox sealing key').toString('base64')}`,
  lookUp: Buffer.alloc(KEY_BYTES, 'sandbox look-up key').toString('base64'),
}

export const keysByVersion = z.string().transform((text, context) => {
  const keys = new Map<number, Buffer>()
  for (const part of text.split(',')) {
    const [, version, bytes = ''] = /^\s*(\d{1,4}):(\S+)\s*$/.exec(part) ?? []
    if (version === undefined || !key.test(bytes) || keys.has(Number(version)) || Number(version) === 0) {
      context.addIssue({ code: 'custom', message: 'must be versions with keys of 32 bytes in base64, such as 1:…,2:…' })
      return z.NEVER
    }
    keys.set(Number(version), Buffer.from(bytes, 'base64'))
  }
  return keys
})

/** The same, or a single key, which becomes version 1. */
export const keyOrKeysByVersion = z
  .string()
  .transform((text) => (key.test(text) ? `1:${text}` : text))
  .pipe(keysByVersion)
