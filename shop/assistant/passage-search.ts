// Finds the passages that answer a question, by full text, and knows when none of them does.
import MiniSearch from 'minisearch'
import type { Passage } from './passage.ts'
import { rootsOf } from './word-root.ts'

export type FoundPassage = { passage: Passage; share: number }

/** How much of what was asked a passage has to speak of before it counts as an answer. */
const ENOUGH = 0.6
/** What is missed weighs more when none of our pages speaks of it: then the question is about something else. */
const WEIGHT_OF_UNKNOWN = 2
const ANSWERS_FIRST = 1.1
const MOST_FOUND = 4
/** From here on a wrong letter, and from there on two, still leave the word recognisable. */
const LONG_ROOT = 5
const LONGEST_ROOT = 9

/** One way of asking for a passage, with all that the passage says. */
type Entry = { id: number; passage: Passage; phrase: string; whole: string }

/** An index of these passages; the answer asks it, and gets the best passages first, or none when none answers. */
export function searchPassages(passages: readonly Passage[]) {
  const entries = passages.flatMap(entriesOf).map((entry, id): Entry => ({ id, ...entry }))
  // All ways of asking for a passage share its text: it is taken apart once.
  const taken = new Map<string, string[]>()
  const rootsIn = (text: string) => taken.get(text) ?? taken.set(text, rootsOf(text)).get(text) ?? []
  const index = new MiniSearch<Entry>({
    fields: ['phrase', 'whole'],
    tokenize: rootsIn,
    processTerm: (root) => root,
    searchOptions: {
      // A short phrase that the question comes near to says more than a long text that has its words somewhere.
      boost: { phrase: 3, whole: 0.3 },
      // What was written as an answer goes before a section of a page.
      boostDocument: (id) => (entries[Number(id)]?.passage.asked ? ANSWERS_FIRST : 1),
      fuzzy: (root) => (root.length < LONG_ROOT || /\d/.test(root) ? false : root.length < LONGEST_ROOT ? 1 : 2),
    },
  })
  index.addAll(entries)
  const known = new Set(entries.flatMap(({ whole }) => rootsIn(whole)))
  const byLetters = new Map([...known].map((root) => [lettersOf(root), root]))

  return (question: string): FoundPassage[] => {
    // A number that stands nowhere, such as that of a model, says nothing about the matter.
    const roots = rootsOf(question).filter((root) => known.has(root) || !/^\d+$/.test(root))
    // The library counts neighbours that changed places as two slips.
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
