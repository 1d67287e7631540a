// Thrown instead of letting somebody wait in a queue that is already too long.
import type { TooOften } from '#values/outcome.ts'

export class Crowded extends Error {
  readonly answer: TooOften

  constructor(message: string, answer: TooOften) {
    super(message)
    this.name = 'Crowded'
    this.answer = answer
  }
}

/** The result of the work, or when to try again. */
export async function unlessCrowded<Answer>(work: () => Promise<Answer>): Promise<Answer | TooOften> {
  try {
    return await work()
  } catch (error) {
    if (error instanceof Crowded) return error.answer
    throw error
  }
}
