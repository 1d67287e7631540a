// POST /admin-dashboard/bulk: does to the chosen orders what was shown, and tells what came of each.
import { bulkCopy as copy } from '#app/copy/office/admin-bulk.ts'
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { readFreshProof } from '#app/features/own-proof/proof-asked.ts'
import { textOf } from '#app/forms/form-fields.ts'
import { formAction, whoIsLetIn, type FormResult } from '#app/http/form-action.ts'
import { waitSentence } from '#app/session/too-often.ts'
import { isBulkAct, MOST_IN_BULK, type BulkAct } from '#shop/office/order-actions/bulk.ts'
import type { SeenOrder } from '#shop/office/order-actions/run-bulk.ts'
import { isUuid } from '#values/uuid.ts'
import type { BulkRow } from './read-bulk.ts'

export type BulkAnswer = {
  error: string | null
  isPasswordWrong: boolean
  done: { act: BulkAct; rows: BulkRow[]; count: number } | null
}

const refused = (error: string, isPasswordWrong = false): BulkAnswer => ({ error, isPasswordWrong, done: null })
const unreadable = () => ({ answer: refused(deskCopy.unreadable), status: 400 })

export const answerBulk = formAction({
  who: whoIsLetIn,
  unreadable,
  async run({ request, context, form, shop, caller }): Promise<FormResult<BulkAnswer>> {
    const act = textOf(form, 'act')
    if (!isBulkAct(act)) return unreadable()
    const proof = await readFreshProof(request, context, form)
    const input = { act, seen: seenIn(textOf(form, 'seen')), proof }
    const done = await shop.desk.runBulk(input, caller)
    if (!done.ok && done.problem === 'too_often')
      return { answer: refused(waitSentence(done, deskCopy.tooOften)), wait: done }
    if (!done.ok) return { answer: refused(copy.problems[done.problem], true), status: 403 }
    const rows = done.results.map(({ order, ok, problem }) => ({
      id: order.id,
      reference: order.reference,
      customer: order.customerName.trim() || order.email,
      does: ok,
      words: problem === null ? copy.result[act] : copy.problems[problem],
    }))
    return { answer: { error: null, isPasswordWrong: false, done: { act, rows, count: rows.filter(isDone).length } } }
  },
})

const isDone = ({ does }: BulkRow) => does

// Ids, each with the amount in cents that was shown.
const seenIn = (text: string): SeenOrder[] =>
  text
    .split(',')
    .slice(0, MOST_IN_BULK)
    .flatMap((part) => {
      const [, orderId = '', cents = ''] = /^([\da-f-]{36}):(\d{1,9})$/.exec(part) ?? []
      return isUuid(orderId) ? [{ orderId, seenCents: Number(cents) }] : []
    })
