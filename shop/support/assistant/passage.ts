// A piece of the shop's own pages, in words that can be quoted as they are.
export type Passage = {
  /** Its heading, and the label of the link to it. */
  title: string
  text: string
  /** Where it is: a path of our own, with an anchor if needed. */
  path: string
  /** Other words people use to ask for it. */
  asked?: readonly string[]
}
