// The spelling in which typed places and known ones are compared: 'Trinidad & Tobago' is 'trinidad and tobago'.
import { foldName } from '#values/country/country-spelling.ts'
import { cutTyped } from './typed-length.ts'

/** Before a name, these say only that it is a country. */
const FORMAL =
  /^(?:[a-z]+ ){0,3}(?:republic|kingdom|state|states|commonwealth|federation|principality|sultanate|emirate) of (?:the )?/
/** How German, Dutch, and Danish write their letters without dots and strokes. */
const DIGRAPHS: readonly (readonly [RegExp, string])[] = [
  [/ae/g, 'a'],
  [/oe/g, 'o'],
  [/ue/g, 'u'],
]

/**
 * A name for comparison: as `foldName`, with `&` and `+` as 'and', 'St' as 'saint', other signs as spaces, and without
 * a leading 'the'. Longer text is cut.
 */
export function placeSpelling(text: string): string {
  const plain = cutTyped(text).toLowerCase()
  // Most names consist of nothing that has to be spelled otherwise.
  return withoutThe(PLAIN.test(plain) ? plain : folded(text))
}

const PLAIN = /^[a-z]+(?: [a-z]+)*$/

const withoutThe = (name: string): string => name.replace(/^the (?=.)/, '').replace(/(^| )st (?=.)/g, '$1saint ')

function folded(text: string): string {
  return foldName(
    foldName(cutTyped(text))
      .replace(/[&+]/g, ' and ')
      .replace(/[ʻ‘`´"]/g, '')
      .replace(/[-‐–—_/,;:!?()[\]]/g, ' '),
  )
}

/** Other ways to read what was typed, if it names nothing as it stands. */
export function otherSpellings(wanted: string): string[] {
  const plain = DIGRAPHS.reduce((text, [pair, letter]) => text.replace(pair, letter), wanted)
  const informal = wanted.replace(FORMAL, '')
  return [...new Set([plain, informal])].filter((each) => each !== wanted && each !== '')
}
