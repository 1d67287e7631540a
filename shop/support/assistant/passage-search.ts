// Finds the passages that answer a question by full text, and recognizes when none does.
import MiniSearch from 'minisearch'
import type { Passage } from './passage.ts'
import { listWordRoots } from './word-root.ts'

export type FoundPassage = { passage: Passage; share: number }

/** How much of a question a passage has to match to count as an answer. */
const ENOUGH = 0.6
/** A word that none of our pages contains weighs more: the question is probably about something else. */
const WEIGHT_OF_UNKNOWN = 2
const ANSWERS_FIRST = 1.1
const MOST_FOUND = 4
/** From this length, one wrong letter still leaves a word recognizable; from the other, two. */
const LONG_ROOT = 5
const LONGEST_ROOT = 9

/** One way of asking for a passage, with the passage's full text. */
type Entry = { id: number; passage: Passage; phrase: string; whole: string }

/** Builds an index of these passages. The returned function finds the best passages for a question, or none. */
export function searchPassages(passages: readonly Passage[]) {
  const entries = passages.flatMap(entriesOf).map((entry, id): Entry => ({ id, ...entry }))
  // All ways of asking for a passage share its text, so it is tokenized once.
  const taken = new Map<string, string[]>()
  const rootsIn = (text: string) => taken.get(text) ?? taken.set(text, listWordRoots(text)).get(text) ?? []
  const index = new MiniSearch<Entry>({
    fields: ['phrase', 'whole'],
    tokenize: rootsIn,
    processTerm: (root) => root,
    searchOptions: {
      // A short phrase that is close to the question counts more than a long text that contains its words somewhere.
      boost: { phrase: 3, whole: 0.3 },
      // A written answer comes before a section of a page.
      boostDocument: (id) => (entries[Number(id)]?.passage.asked ? ANSWERS_FIRST : 1),
      fuzzy: (root) => (root.length < LONG_ROOT || /\d/.test(root) ? false : root.length < LONGEST_ROOT ? 1 : 2),
    },
  })
  index.addAll(entries)
  const known = new Set(entries.flatMap(({ whole }) => rootsIn(whole)))
  const byLetters = new Map([...known].map((root) => [lettersOf(root), root]))

  return (question: string): FoundPassage[] => {
    // A number that no page contains, such as a model number, is ignored.
    const roots = listWordRoots(question).filter((root) => known.has(root) || !/^\d+$/.test(root))
    // The library counts two swapped letters as two typos.
    const wanted = new Set(roots.map((root) => (known.has(root) ? root : (byLetters.get(lettersOf(root)) ?? root))))
    const found = new Map<Passage, number>()
    for (const { id, queryTerms } of index.search([...wanted].join(' '), AS_IT_IS)) {
      const passage = entries[Number(id)]?.passage
      if (passage && !found.has(passage)) found.set(passage, shareOf(wanted, new Set(queryTerms), known))
    }
    return [...found]
      .map(([passage, share]) => ({ passage, share }))
      .filter(({ share }) => share >= ENOUGH)
      .slice(0, MOST_FOUND)
  }
}

const AS_IT_IS = { tokenize: (roots: string) => roots.split(' '), processTerm: (root: string) => root }

function entriesOf(passage: Passage): Omit<Entry, 'id'>[] {
  const { title, text, asked = [] } = passage
  const whole = [title, ...asked, text].join(' ')
  return [title, ...asked].map((phrase) => ({ passage, phrase, whole }))
}

function shareOf(wanted: Set<string>, hit: Set<string>, known: Set<string>): number {
  let whole = 0
  for (const root of wanted) whole += hit.has(root) || known.has(root) ? 1 : WEIGHT_OF_UNKNOWN
  return hit.size / whole
}

const lettersOf = (root: string): string => root.split('').toSorted().join('')
