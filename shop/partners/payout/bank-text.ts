// Text that banks can read in a transfer: Latin letters, digits, and a few symbols (EPC217-08), whatever was typed.

/** The maximum length of a name. */
export const MOST_BANK_NAME = 70
/** The maximum length of a transfer's purpose. */
export const MOST_BANK_WORDS = 140

const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  Æ: 'AE',
  ø: 'o',
  Ø: 'O',
  ł: 'l',
  Ł: 'L',
  đ: 'd',
  Đ: 'D',
  ð: 'd',
  Ð: 'D',
  þ: 'th',
  Þ: 'TH',
  œ: 'oe',
  Œ: 'OE',
  ı: 'i',
  '&': '+',
  '’': "'",
}

/** Removes accents; a character without an equivalent becomes a space. */
export const bankText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/gu, (sign) => LETTERS[sign] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()
