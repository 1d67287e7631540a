// Finds the passages that answer a question, by full text, and knows when none of them does.
import type { Passage } from './passage.ts'
import { rootsOf } from './word-root.ts'

export type FoundPassage = { passage: Passage; share: number }

/** How much of what was asked a passage has to speak of before it counts as an answer. */
const ENOUGH = 0.6
/** A word in the running text says less about a passage than one in its heading or in a way of asking for it. */
const IN_TEXT_ONLY = 0.6
const MISSPELT = 0.8
/** From here on a wrong letter still leaves the word recognisable. */
const LONG_ROOT = 5
const MOST_FOUND = 4

type Entry = { passage: Passage; phrases: Set<string>[]; surely: Set<string>; inText: Set<string> }

/** An index of these passages; the answer asks it, and gets the best passages first, or none when none answers. */
export function searchPassages(passages: readonly Passage[]) {
  const entries = passages.map(entryOf)
  const known = new Map<string, number>()
  for (const { surely, inText } of entries)
    for (const root of new Set([...surely, ...inText])) known.set(root, (known.get(root) ?? 0) + 1)
  // A rare word says more than a common one; one that stands nowhere weighs as much as the rarest.
  const weightOf = (root: string) => Math.log(1 + entries.length / (known.get(root) ?? 1))
  const sum = (roots: Iterable<string>) => [...roots].reduce((total, root) => total + weightOf(root), 0)

  return (question: string): FoundPassage[] => {
    // A number that stands nowhere, such as that of a model, says nothing about the matter.
    const wanted = new Set(rootsOf(question).filter((root) => known.has(root) || !/^\d+$/.test(root)))
    if (wanted.size === 0) return []
    const meant = new Map([...wanted].map((root) => [root, known.has(root) ? [root] : similarTo(root, known)]))
    const whole = sum(wanted)
    const spelt = new Set([...meant.values()].flat())

    return entries
      .map((entry) => {
        const told = [...wanted].reduce((total, root) => total + weightOf(root) * hitOf(entry, root, meant), 0)
        return { passage: entry.passage, share: told / whole, likeness: likenessOf(entry, spelt) }
      })
      .filter(({ share }) => share >= ENOUGH)
      .toSorted((one, other) => other.share + other.likeness - (one.share + one.likeness))
      .slice(0, MOST_FOUND)
      .map(({ passage, share }) => ({ passage, share }))
  }

  /** How near the question comes to the nearest way of asking for this passage: 1 when it is asked just so. */
  function likenessOf({ phrases }: Entry, roots: Set<string>): number {
    const likeness = (phrase: Set<string>) =>
      sum([...phrase].filter((root) => roots.has(root))) / (sum(new Set([...roots, ...phrase])) || 1)
    return Math.max(0, ...phrases.map(likeness))
  }
}

function entryOf(passage: Passage): Entry {
  const phrases = [passage.title, ...(passage.asked ?? [])].map((phrase) => new Set(rootsOf(phrase)))
  const surely = new Set(phrases.flatMap((phrase) => [...phrase]))
  return { passage, phrases, surely, inText: new Set(rootsOf(passage.text)) }
}

function hitOf({ surely, inText }: Entry, root: string, meant: Map<string, string[]>): number {
  const spellings = meant.get(root) ?? []
  const likeness = spellings.includes(root) ? 1 : MISSPELT
  if (spellings.some((spelling) => surely.has(spelling))) return likeness
  return spellings.some((spelling) => inText.has(spelling)) ? likeness * IN_TEXT_ONLY : 0
}

/** The known roots that an unknown one may be a slip of. */
function similarTo(root: string, known: Map<string, number>): string[] {
  if (root.length < LONG_ROOT || /\d/.test(root)) return []
  const slips = root.length >= 2 * LONG_ROOT - 1 ? 2 : 1
  return [...known.keys()].filter((other) => other.length >= LONG_ROOT - 1 && slipsBetween(root, other) <= slips)
}

/** Letters to add, drop or change, and neighbours to swap, until one word is the other. */
function slipsBetween(one: string, other: string): number {
  if (Math.abs(one.length - other.length) > 2) return Number.POSITIVE_INFINITY
  const rows = [Array.from({ length: other.length + 1 }, (_, at) => at)]
  const cell = (row: number, column: number) => rows[row]?.[column] ?? Number.POSITIVE_INFINITY
  for (let row = 1; row <= one.length; row++) {
    rows[row] = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      const best = Math.min(
        cell(row - 1, column - 1) + (isSame ? 0 : 1),
        cell(row - 1, column) + 1,
        cell(row, column - 1) + 1,
        isSwapped ? cell(row - 2, column - 2) + 1 : Number.POSITIVE_INFINITY,
      )
      rows[row]?.push(best)
    }
  }
  return cell(one.length, other.length)
}
