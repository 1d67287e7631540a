// A bug planted on purpose, to see whether a test finds it.

/** `from` appears in the file exactly once; if it no longer does, the bug is out of date and must be rewritten. */
type Edit = { file: string; from: string; to: string }

export type PlantedBug = {
  /** What the shop would do wrong. */
  name: string
  edits: Edit[]
  /** The tests of `npm test` that must fail: a file, and the part of a test's name that states the promise. */
  caughtBy: { file: string; test: string }[]
}
