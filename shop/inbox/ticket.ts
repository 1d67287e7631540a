// A message to support: what it may hold, and that it is text and nothing else.
export type Message = {
  name: string
  /** Normalised; a person answers to it. */
  email: string
  subject: string
  text: string
}

export type Ticket = Message & {
  id: string
  /** What the visitor may quote, such as '4829-1375'. */
  number: string
  orderId: string | null
  createdAt: Date
}

/** From one network in an hour: nobody writes more, and a script does not fill the tray. */
export const MOST_PER_HOUR = 5
export const MOST_NAME_LETTERS = 200
export const MOST_SUBJECT_LETTERS = 200
export const MOST_TEXT_LETTERS = 10_000
/** Beyond this nobody counts letters any more: the message is refused as too large. */
export const MOST_TEXT_BYTES = 64 * 1024

/** One line of text: a line break or an invisible control in it could only pretend to be something else. */
export const asLine = (text: string): string =>
  text
    .replace(/\s+/g, ' ')
    .replace(/\p{Cc}/gu, '')
    .trim()

/** Text with its lines; controls that nobody sees, and that the database does not take, are left out. */
export const asText = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    .trim()

/** A name to greet by, as long as it is nothing else: whoever fills in the form may name another person's address. */
export const nameToGreet = (name: string): string | null => (/^[\p{L}\p{M}'’ -]{1,60}$/u.test(name) ? name : null)

/** Eight digits in two groups, from a number between 0 and 99 999 999. */
export function ticketNumber(drawn: number): string {
  const digits = String(drawn).padStart(8, '0')
  return `${digits.slice(0, 4)}-${digits.slice(4)}`
}
