// How many letters a message has, counted the same in the browser and on the server.
import { asText, MOST_TEXT_LETTERS } from '#shop/support/ticket.ts'

const GROUPED = new Intl.NumberFormat('en')

/** '10,000'. */
export const grouped = (count: number): string => GROUPED.format(count)

/** How many letters are left; below zero there are too many. */
export const lettersLeft = (message: string): number => MOST_TEXT_LETTERS - asText(message).length
