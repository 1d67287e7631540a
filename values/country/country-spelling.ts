// Compares names without case, accents, and apostrophes, the way people type them.

// Letters that Unicode doesn't decompose into a base and an accent.
const PLAIN: Readonly<Record<string, string>> = { ø: 'o', ł: 'l', đ: 'd', ß: 'ss', æ: 'ae', œ: 'oe', ı: 'i' }

/** A name normalized for comparison: lowercase, without accents and apostrophes, single spaces; 'Åland' is 'aland'. */
export function foldName(name: string): string {
  return name
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M}'’.]/gu, '')
    .replace(/[øłđßæœı]/g, (letter) => PLAIN[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .trim()
}
