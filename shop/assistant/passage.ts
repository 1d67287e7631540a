// A piece of what the shop says on its own pages, in words that can be quoted as they are.
export type Passage = {
  /** The heading of what it says; also the label of the link that leads there. */
  title: string
  text: string
  /** Where it stands: a path of our own, with an anchor if need be. */
  path: string
  /** Other words that people ask for it with. */
  asked?: readonly string[]
}
