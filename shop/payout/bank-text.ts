// What banks read in a transfer: Latin letters, digits and a few signs (EPC217-08), whatever was typed.

/** So long a name may be. */
export const MOST_BANK_NAME = 70
/** So long what a transfer is for. */
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

/** Accents go; what has no letter there becomes a space. */
export const bankText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9/\-?:().,'+ ]/gu, (sign) => LETTERS[sign] ?? ' ')
    .replace(/\s+/g, ' ')
    .trim()
