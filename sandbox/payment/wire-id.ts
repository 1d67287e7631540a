// IDs in the provider's style: a prefix and an unguessable tail of letters and digits.
import { randomInt } from 'node:crypto'

const ALPHABET = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

export function newId(prefix: string, length = 24): string {
  let tail = ''
  for (let i = 0; i < length; i++) tail += ALPHABET.charAt(randomInt(ALPHABET.length))

  return prefix + tail
}
