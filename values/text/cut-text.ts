// Cuts text that people typed or vendors sent. A character may be several units long, and half of one breaks whatever
// encodes it. Browsers that lack Intl.Segmenter use it as well.

/** What belongs to the character before it: an accent, a variant, a skin tone, or whatever is joined to it. */
const JOINED = /^(\p{M}|\u200D|\p{Emoji_Modifier})/u
const FLAG_LETTERS = /[\u{1F1E6}-\u{1F1FF}]+$/u
/** No character that people use is longer. */
const LONGEST_CHARACTER = 64

/** At most this many UTF-16 units, ending with a whole character; lone surrogates become U+FFFD. */
export function cutText(text: string, most: number): string {
  if (text.length <= most) return wellFormed(text)
  const least = Math.max(0, most - LONGEST_CHARACTER)
  let end = most
  while (end > least && isInside(text, end)) end -= 1
  // One that is longer than any is cut after all, but not between two halves.
  if (isInside(text, end)) end = splitsPair(text, most) ? most - 1 : most
  return wellFormed(text.slice(0, end))
}

/** Whether the text's character goes on at this unit. */
function isInside(text: string, at: number): boolean {
  if (at === 0) return false
  if (splitsPair(text, at) || JOINED.test(text.slice(at, at + 2)) || text[at - 1] === '\u200D') return true
  const isFlagLetter = FLAG_LETTERS.test(text.slice(at, at + 2))
  // Two letters are a flag; each of them has two units.
  return isFlagLetter && ((FLAG_LETTERS.exec(text.slice(0, at))?.[0].length ?? 0) / 2) % 2 === 1
}

const splitsPair = (text: string, at: number): boolean =>
  /^[\uD800-\uDBFF][\uDC00-\uDFFF]$/.test(text.slice(at - 1, at + 1))

const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, '\uFFFD')
