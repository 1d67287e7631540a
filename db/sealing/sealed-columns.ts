// Columns that reveal nothing to somebody who has only the database or a copy of it: values are encrypted when written
// and decrypted when read. Older rows stay readable until they are encrypted too (reseal.ts).
import { customType } from 'drizzle-orm/pg-core'
import { sealIccidsWith, type IccidKeys } from './iccid-column.ts'

/** Encrypts and decrypts; the newest key encrypts. */
export type ColumnKeys = {
  seal: (purpose: string, text: string) => string
  open: (purpose: string, sealed: string) => string | null
  iccids: IccidKeys
}

let keys: ColumnKeys | null = null

/**
 * From now on, this process encrypts and decrypts; without keys, it writes unencrypted, and returns encrypted values as
 * stored.
 */
export function sealColumnsWith(given: ColumnKeys | null): void {
  keys = given
  sealIccidsWith(given?.iccids ?? null)
}

const SEALED = /^s\d{1,4}\./
const isSealed = (stored: string): boolean => SEALED.test(stored)

/** The value as stored. */
const sealed = (purpose: string, text: string): string => keys?.seal(purpose, text) ?? text

/** The decrypted value. Throws if its key is missing, so that the ciphertext is never taken for the text. */
function opened(purpose: string, stored: string): string {
  if (!keys || !isSealed(stored)) return stored
  const text = keys.open(purpose, stored)
  if (text === null) throw new Error('A sealed column cannot be opened. SEALING_KEYS needs the key that sealed it.')
  return text
}

/** The same value under the newest key; null if no key here decrypts it. */
export function sealedAnew(purpose: string, stored: string): string | null {
  const text = keys?.open(purpose, stored) ?? null
  return text === null ? null : sealed(purpose, text)
}

/** A text encrypted for this purpose. */
export const sealedText = (name: string, purpose: string) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (text) => sealed(purpose, text),
    fromDriver: (stored) => opened(purpose, stored),
  })(name)

/** Bytes encrypted for this purpose, stored as the bytes of the encrypted text. */
export const sealedBytes = (name: string, purpose: string) =>
  customType<{ data: Uint8Array; driverData: Uint8Array }>({
    dataType: () => 'bytea',
    toDriver: (bytes) => (keys ? Buffer.from(sealed(purpose, Buffer.from(bytes).toString('base64'))) : bytes),
    fromDriver: (stored) => {
      const text = Buffer.from(stored.subarray(0, 8)).toString('latin1')
      if (!keys || !isSealed(text)) return stored
      return new Uint8Array(Buffer.from(opened(purpose, Buffer.from(stored).toString('latin1')), 'base64'))
    },
  })(name)
