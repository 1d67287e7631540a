// How many letters a message has, counted the same in the browser and on the server.
import { supportCopy } from '#app/copy/support.ts'
import { grouped } from '#app/format/grouped.ts'
import { asText, MOST_TEXT_LETTERS } from '#shop/inbox/ticket.ts'

/** How many letters are left; below zero there are too many. */
export const lettersLeft = (message: string): number => MOST_TEXT_LETTERS - asText(message).length

/** What to say to a message that is too long; null when it is not. */
export function tooLong(message: string): string | null {
  const left = lettersLeft(message)
  return left < 0
    ? supportCopy.problems.messageLong(grouped(MOST_TEXT_LETTERS), grouped(MOST_TEXT_LETTERS - left))
    : null
}
