// The chat model in our words: it is told what the shop's own pages say, and has nothing else to look things up with.
type Turn = { role: 'user' | 'assistant'; text: string }

export type AssistantQuestion = {
  question: string
  /** What was said before, oldest first. */
  history: readonly Turn[]
  /** What it may answer from, best first. */
  passages: readonly { title: string; text: string; path: string }[]
  /** In whose name it speaks. */
  product: string
}

export type Assistant = {
  /** Plain text, empty when it has none. Throws VendorError when it does not answer. */
  answer: (asked: AssistantQuestion) => Promise<string>
}
