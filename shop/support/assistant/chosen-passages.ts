// Which passages answer a question: those about what it names, such as a country or a phone, and what the full-text
// search finds for the rest.
import { searchPassages } from './passage-search.ts'
import type { Passage } from './passage.ts'

/** What a question names, apart from the words to search for. */
export type NamedThings = {
  /** Passages about things that the question asks about. */
  asked: readonly Passage[]
  /** Passages about things that it only mentions. */
  mentioned: readonly Passage[]
  /** The rest of the question. */
  rest: string
}

export type ChosenPassages = {
  /** The passages to quote as the answer, at most two. */
  quoted: Passage[]
  /** Related passages, best first. */
  related: Passage[]
}

/** If something was asked for by name, the rest counts only when it clearly matches. */
const CLEARLY = 0.75
const MOST_QUOTED = 2
const MOST_RELATED = 4

const searches = new WeakMap<readonly Passage[], ReturnType<typeof searchPassages>>()

function searchIn(library: readonly Passage[]): ReturnType<typeof searchPassages> {
  const search = searches.get(library) ?? searchPassages(library)
  searches.set(library, search)
  return search
}

/** Null if nothing answers the question. */
export function chosenPassages(library: readonly Passage[], named: NamedThings): ChosenPassages | null {
  const found = searchIn(library)(named.rest)
  const isNamed = named.asked.length > 0
  const spoken = found.slice(0, 1).filter(({ share }) => !isNamed || share >= CLEARLY)
  const quoted = [...spoken.map(({ passage }) => passage), ...named.asked].slice(0, MOST_QUOTED)
  if (quoted.length === 0) return null

  const near = [...named.asked, ...named.mentioned, ...found.map(({ passage }) => passage)]
  return { quoted, related: [...new Set(near)].filter((each) => !quoted.includes(each)).slice(0, MOST_RELATED) }
}
