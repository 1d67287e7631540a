// The answer to a question, on the page as in the call: text that is never markup, and links to our own pages.

export type ChatLink = { to: string; label: string }

export type ChatReply =
  | { kind: 'answer'; text: string; links: ChatLink[] }
  /** The model didn't respond; trying again may help. */
  | { kind: 'failed'; text: string }
  /** The question isn't accepted, for this reason. */
  | { kind: 'refused'; text: string }

export const CHAT_FIELD = 'question'
export const CHAT_INTENT = 'ask'
