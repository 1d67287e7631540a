// A person's name as it is kept: one line of readable letters.

export const MOST_NAME_CHARACTERS = 200

/** Letters that steer instead of being read (control signs, turned reading directions, halves of letters). */
const UNREADABLE = /[\p{C}\uFFFD]/gu

export const isReadable = (text: string): boolean => text.search(UNREADABLE) === -1

/** Blanks in a row become one. */
export const oneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ')

/** What was typed, without what cannot be read, cut to what fits; empty when nothing is left. */
export const cleanName = (typed: string): string =>
  oneLine(oneLine(typed).replaceAll(UNREADABLE, '')).slice(0, MOST_NAME_CHARACTERS)
