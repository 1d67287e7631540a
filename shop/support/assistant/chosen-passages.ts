// Which passages answer a question: those about what it names, such as a country or a phone, and what the full-text
// search finds for the rest.
import { listWordRoots } from './word-root.ts'
import { searchPassages } from './passage-search.ts'
import type { Passage } from './passage.ts'

/** What a question names, apart from the words to search for. */
export type NamedThings = {
  /** Passages about things that the question asks about. */
  asked: readonly Passage[]
  /** Passages about things that it only mentions. */
  mentioned: readonly Passage[]
  /** The rest of the question, in English as far as we know its words. */
  rest: string
  /** The same in the words of a page that isn’t in English. */
  own?: string
}

export type ChosenPassages = {
  /** The passages to quote as the answer, at most two. */
  quoted: Passage[]
  /** Related passages, best first. */
  related: Passage[]
}

/** If something was asked for by name, the rest counts only when it clearly matches. */
const CLEARLY = 0.75
const FEWEST_OWN_WORDS = 2
const MOST_QUOTED = 2
const MOST_RELATED = 4

const searches = new WeakMap<readonly Passage[], ReturnType<typeof searchPassages>>()

function searchIn(library: readonly Passage[]): ReturnType<typeof searchPassages> {
  const search = searches.get(library) ?? searchPassages(library)
  searches.set(library, search)
  return search
}

/** A single word means too little: 'weer' is the weather, and also 'again'. */
function inOwnWords(library: readonly Passage[], words: string) {
  return listWordRoots(words).length < FEWEST_OWN_WORDS ? [] : searchIn(library)(words).filter(isClear)
}

const isClear = ({ share }: { share: number }) => share >= CLEARLY

/**
 * Null if nothing answers the question. Questions in any language are searched for in English, whose words we know best,
 * among the same passages in English; then, in their own words, among those that are quoted.
 */
export function chosenPassages(
  library: readonly Passage[],
  named: NamedThings,
  english: readonly Passage[] = library,
): ChosenPassages | null {
  const counterparts = searchIn(english)(named.rest).flatMap(({ passage, share }) => {
    const own = library[english.indexOf(passage)]
    return own ? [{ passage: own, share }] : []
  })
  const found = counterparts.length > 0 || named.own === undefined ? counterparts : inOwnWords(library, named.own)
  const isNamed = named.asked.length > 0
  const spoken = found.slice(0, 1).filter((each) => !isNamed || isClear(each))
  const quoted = [...spoken.map(({ passage }) => passage), ...named.asked].slice(0, MOST_QUOTED)
  if (quoted.length === 0) return null

  const near = [...named.asked, ...named.mentioned, ...found.map(({ passage }) => passage)]
  return { quoted, related: [...new Set(near)].filter((each) => !quoted.includes(each)).slice(0, MOST_RELATED) }
}
