// A person's name as we store it: one line of readable letters.
import { cutText } from '#values/text/cut-text.ts'

export const MOST_NAME_CHARACTERS = 200

/** Characters that control text instead of being read (control characters, reversed direction, half surrogates). */
const UNREADABLE = /[\p{C}\uFFFD]/gu

export const isReadable = (text: string): boolean => text.search(UNREADABLE) === -1

/** Several spaces in a row become one. */
export const oneLine = (text: string): string => text.trim().replaceAll(/\s+/g, ' ')

/** What was typed, without unreadable characters, cut to the maximum length; empty if nothing is left. */
export const cleanName = (typed: string): string =>
  oneLine(cutText(oneLine(oneLine(typed).replaceAll(UNREADABLE, '')), MOST_NAME_CHARACTERS))
