// Does something and records it in one transaction: neither exists without the other. Refused actions, and ones that
// change nothing, aren't recorded.
import type { Transaction } from '#ports/transaction.ts'
import type { At } from '#values/brand-facts.ts'
import type { NoteOfBrand, RecordAudit } from './record-audit.ts'

type SuccessOf<Answer> = Extract<Answer, { ok: true }>

export type WithAudit = <Answer extends { ok: boolean }>(
  act: () => Promise<Answer>,
  noteOf: (done: SuccessOf<Answer>) => NoteOfBrand | null,
  at: At,
) => Promise<Answer>

type Needs = { transaction: Transaction; recordAudit: RecordAudit }

export const withAudit =
  ({ transaction, recordAudit }: Needs): WithAudit =>
  (act, noteOf, at) =>
    transaction(async () => {
      const answer = await act()
      const note = isDone(answer) ? noteOf(answer) : null
      if (note) await recordAudit(note, at)
      return answer
    })

const isDone = <Answer extends { ok: boolean }>(answer: Answer): answer is SuccessOf<Answer> => answer.ok
