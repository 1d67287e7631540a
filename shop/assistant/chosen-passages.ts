// Which passages answer a question: what it names, such as a country or a phone, and what the full text finds for the rest.
import { searchPassages } from './passage-search.ts'
import type { Passage } from './passage.ts'

/** What a question names, besides what its words are looked up for. */
export type NamedThings = {
  /** Passages about things that the question is about. */
  asked: readonly Passage[]
  /** Passages about things that it only mentions. */
  mentioned: readonly Passage[]
  /** The question without all that. */
  rest: string
}

export type ChosenPassages = {
  /** What answers it when quoted, at most two. */
  quoted: Passage[]
  /** What lies near, best first. */
  related: Passage[]
}

/** Beside something that was asked by name, the rest counts only when it is clearly spoken of. */
const CLEARLY = 0.75
const MOST_QUOTED = 2
const MOST_RELATED = 4

const searches = new WeakMap<readonly Passage[], ReturnType<typeof searchPassages>>()

function searchIn(library: readonly Passage[]): ReturnType<typeof searchPassages> {
  const search = searches.get(library) ?? searchPassages(library)
  searches.set(library, search)
  return search
}

/** Null when nothing that we have answers the question. */
export function chosenPassages(library: readonly Passage[], named: NamedThings): ChosenPassages | null {
  const found = searchIn(library)(named.rest)
  const isNamed = named.asked.length > 0
  const spoken = found.slice(0, 1).filter(({ share }) => !isNamed || share >= CLEARLY)
  const quoted = [...spoken.map(({ passage }) => passage), ...named.asked].slice(0, MOST_QUOTED)
  if (quoted.length === 0) return null

  const near = [...named.asked, ...named.mentioned, ...found.map(({ passage }) => passage)]
  return { quoted, related: [...new Set(near)].filter((each) => !quoted.includes(each)).slice(0, MOST_RELATED) }
}
