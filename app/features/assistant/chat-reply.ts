// What comes back for a question, on the page as in the call: text that is never markup, and links to our own pages.
export type ChatLink = { to: string; label: string }

export type ChatReply =
  | { kind: 'answer'; text: string; links: ChatLink[] }
  /** The model did not answer; trying again may help. */
  | { kind: 'failed'; text: string }
  /** The question is not taken, and this is why. */
  | { kind: 'refused'; text: string }

export const GEMINI_CHAT_PATH = '/functions/v1/gemini-chat'
export const CHAT_FIELD = 'question'
export const CHAT_INTENT = 'ask'
