// Words in the place of a visitor's own ones. What is rendered from them was never anybody's, and it becomes a visitor's
// page when their words take the places of the stand-ins.
import { randomBytes } from 'node:crypto'
import type { Compute } from '#app/session/own-words.ts'

/** Nobody can guess it, and it is written the same in a text, in an attribute, and in an address. */
const SECRET = `w${randomBytes(24).toString('hex')}`
const STAND_INS = new RegExp(`${SECRET}_(\\d+)_`)
/** Has a sign that stand-ins don't have, and none that HTML or JSON would write differently. */
const PLAIN_WORD = /^(?=.*[@:-])[\w.@:+-]{6,}$/

export type Words = readonly string[]
type Computed = { of: string; how: (of: string) => Record<string, string> }
/** What to render from: the page's data as text is number 0, the words follow, and then what is computed from them. */
export type StandIns = { state: string; swap: (text: string) => string; compute: Compute }
/** A rendered page without words: `gaps[0]` is the number of what stands between the first two pieces. */
export type Gapped = { pieces: string[]; gaps: number[]; computed: Computed[] }

/** Whether stand-ins can take the places of these words. */
export const arePlain = (words: Words): boolean => words.length > 0 && words.every((word) => PLAIN_WORD.test(word))

const standIn = (number: number) => `${SECRET}_${number}_`

export const swapWords = (text: string, words: Words): string =>
  words.reduce((swapped, word, at) => swapped.replaceAll(word, standIn(at + 1)), text)

const fillWords = (text: string, words: Words): string =>
  words.reduce((own, word, at) => own.replaceAll(standIn(at + 1), word), text)

/** The page that `draw` renders from stand-ins; null if it can't be rendered at once. */
export function drawGapped(words: Words, draw: (from: StandIns) => string | null): Gapped | null {
  const computed: Computed[] = []
  let numbers = words.length
  const text = draw({
    state: standIn(0),
    swap: (own) => swapWords(own, words),
    compute: (of, how) => {
      const texts = how(of)
      if (!STAND_INS.test(of)) return texts
      computed.push({ of, how })
      const swapped = { ...texts }
      for (const name of Object.keys(texts)) Object.assign(swapped, { [name]: standIn((numbers += 1)) })
      return swapped
    },
  })
  if (text === null) return null
  const parts = text.split(STAND_INS)
  return {
    pieces: parts.filter((_part, at) => at % 2 === 0),
    gaps: parts.filter((_part, at) => at % 2 === 1).map(Number),
    computed,
  }
}

/** The parts of a visitor's page, in order: its pieces, and between them the visitor's own. */
export function filled<Piece>(
  { pieces, gaps, computed }: { pieces: Piece[] } & Omit<Gapped, 'pieces'>,
  words: Words,
  state: string,
): (Piece | string)[] {
  const own = [state, ...words, ...computed.flatMap(({ of, how }) => Object.values(how(fillWords(of, words))))]
  const parts: (Piece | string)[] = []
  pieces.forEach((piece, at) => {
    const gap = gaps[at - 1]
    if (gap !== undefined) parts.push(own[gap] ?? '')
    parts.push(piece)
  })
  return parts
}
