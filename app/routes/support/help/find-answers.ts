// Which questions match a search: every word must occur in the question or its answer.
import type { Question } from '#app/copy/support/faq.ts'
import { plain } from '#app/format/plain.ts'

export function findAnswers(query: string, questions: readonly Question[]): Question[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  return questions.filter(({ question, answer }) => {
    const text = plain([question, ...answer].join(' '))
    return words.every((word) => text.includes(word))
  })
}
