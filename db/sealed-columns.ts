// Columns that tell nothing to whoever reads the database alone, such as a copy of it: what is written is sealed, what is read is
// opened. Rows from before stay readable until they are sealed too (reseal.ts).
import { customType } from 'drizzle-orm/pg-core'
import { sealIccidsWith, type IccidKeys } from './iccid-column.ts'

/** What seals and opens; the newest of its keys seals. */
export type ColumnKeys = {
  seal: (purpose: string, text: string) => string
  open: (purpose: string, sealed: string) => string | null
  iccids: IccidKeys
}

let keys: ColumnKeys | null = null

/** From now on this process seals and opens; without keys it writes in the open, and reads what is sealed as it stands. */
export function sealColumnsWith(given: ColumnKeys | null): void {
  keys = given
  sealIccidsWith(given?.iccids ?? null)
}

const SEALED = /^s\d{1,4}\./
const isSealed = (stored: string): boolean => SEALED.test(stored)

/** As it is stored. */
const sealed = (purpose: string, text: string): string => keys?.seal(purpose, text) ?? text

/** What is stored, in the open. Throws when it was sealed under a key that is not there: nobody must take it for the text. */
function opened(purpose: string, stored: string): string {
  if (!keys || !isSealed(stored)) return stored
  const text = keys.open(purpose, stored)
  if (text === null) throw new Error('A sealed column cannot be opened. SEALING_KEYS needs the key that sealed it.')
  return text
}

/** The same under the newest key; null where no key here opens it. */
export function sealedAnew(purpose: string, stored: string): string | null {
  const text = keys?.open(purpose, stored) ?? null
  return text === null ? null : sealed(purpose, text)
}

/** A text that is sealed for this purpose. */
export const sealedText = (name: string, purpose: string) =>
  customType<{ data: string; driverData: string }>({
    dataType: () => 'text',
    toDriver: (text) => sealed(purpose, text),
    fromDriver: (stored) => opened(purpose, stored),
  })(name)

/** Bytes that are sealed for this purpose; they stand there as the bytes of the sealed text. */
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
