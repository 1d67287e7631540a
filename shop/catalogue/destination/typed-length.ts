// How much of a typed place is read; separate from its spelling, which the search box doesn't need.

/** No name of a place is longer, and whatever stands behind it isn't read. */
export const MOST_TYPED_LETTERS = 80

/** What somebody typed, cut to the length that a place can have, without half of a character at the end. */
export const cutTyped = (text: string): string =>
  text
    .trimStart()
    .slice(0, MOST_TYPED_LETTERS)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trim()
