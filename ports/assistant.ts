// The chat model as a port: it gets passages from the shop's own pages, and can't look up anything else.
type Turn = { role: 'user' | 'assistant'; text: string }

export type AssistantQuestion = {
  question: string
  /** Earlier turns, oldest first. */
  history: readonly Turn[]
  /** What it may answer from, best first. */
  passages: readonly { title: string; text: string; path: string }[]
  /** The name it speaks for. */
  product: string
}

export type Assistant = {
  /** Plain text, empty if it has no answer. Throws VendorError if it doesn't respond. */
  answer: (asked: AssistantQuestion) => Promise<string>
}
