/** The address and query of the search behind the keyboard shortcut. */
export type FoundLine = { kind: 'order' | 'customer' | 'message'; to: string; name: string; hint: string }

const isLine = (line: unknown): line is FoundLine =>
  typeof line === 'object' && line !== null && ['kind', 'to', 'name', 'hint'].every((key) => key in line)

/** The lines of an answer; null for anything else. */
export function readFoundLines(answer: unknown): FoundLine[] | null {
  if (typeof answer !== 'object' || answer === null || !('lines' in answer) || !Array.isArray(answer.lines)) return null
  return answer.lines.filter(isLine)
}
