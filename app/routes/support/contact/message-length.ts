// How many characters a message has, counted the same in the browser and on the server.
import { grouped } from '#app/language/formats.ts'
import { supportCopy } from '#app/copy/support/support.ts'
import { asText, MOST_TEXT_CHARACTERS } from '#shop/support/inbox/ticket.ts'

/** How many characters are left; below zero there are too many. */
export const charactersLeft = (message: string): number => MOST_TEXT_CHARACTERS - asText(message).length

/** What to say to a message that is too long; null when it is not. */
export function tooLong(message: string): string | null {
  const left = charactersLeft(message)
  return left < 0
    ? supportCopy.problems.messageLong(grouped(MOST_TEXT_CHARACTERS), grouped(MOST_TEXT_CHARACTERS - left))
    : null
}
