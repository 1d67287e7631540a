// What people paste is cleaned once, here, before it is judged.

/** Characters that nobody sees: a soft hyphen, a zero-width space, a byte order mark, marks of a text's direction. */
const INVISIBLE = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu
const DASHES = /[\p{Pd}\u2212\u02D7\u2043]/gu

/**
 * The text in its plain form: full-width letters and digits as usual ones, each kind of dash as '-', each kind of space
 * as ' ', nothing invisible, and no space around it. Line breaks stay.
 */
export const cleanPasted = (text: string): string =>
  text
    .normalize('NFKC')
    .replace(INVISIBLE, '')
    .replace(DASHES, '-')
    .replace(/\p{Zs}/gu, ' ')
    .trim()
