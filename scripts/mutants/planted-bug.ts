// A bug that is planted on purpose, to see whether a test finds it.

/** `from` stands in the file exactly once; where it does not any more, the bug has rotted and must be written anew. */
type Edit = { file: string; from: string; to: string }

export type PlantedBug = {
  /** What the shop would do wrong. */
  name: string
  edits: Edit[]
  /** The tests of `npm test` that must fail: a file, and the part of a test's name that says the promise. */
  caughtBy: { file: string; test: string }[]
}
