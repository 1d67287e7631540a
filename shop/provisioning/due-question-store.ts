// Asks in one trip to the database whether any of the lists of due work has a row.
import { anyOf, type SQLWrapper } from '#db/any-of.ts'
import type { Database } from '#db/database.ts'

export type Question = SQLWrapper

export const dueQuestionStore = ({ db }: Database) => ({ anyOf: (questions: Question[]) => anyOf(db(), questions) })
