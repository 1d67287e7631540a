// Checks with one query whether any of the lists of due work has a row.
import type { Database } from '#db/database.ts'
import { anyOf, type Question } from '#db/query/due-work.ts'

export type { Question }

export const dueQuestionStore = ({ db }: Database) => ({ anyOf: (questions: Question[]) => anyOf(db(), questions) })
