// POST /withdraw: shows the declaration for confirmation, or takes it. The answer is the same whether or not the order exists.
import { formatInstant } from '#app/language/formats.ts'
import { withdrawCopy } from '#app/copy/support/withdraw.ts'
import { everybody, formAction, readFields, type PageAnswer } from '#app/http/form-action.ts'
import { shopContext, atOf } from '#app/session/request-context.ts'
import { rateLimitKeyOf, type Context } from '#app/session/visitor.ts'
import { findOwnOrder, readReference } from '#app/features/order-access/open-order.ts'
import { recordOf } from '#values/record-of.ts'
import { WITHDRAW_FIELDS } from './withdraw-fields.ts'
import { typedWithdrawal, withdrawForm, type WithdrawProblems, type WithdrawValues } from './withdraw-form.ts'
import { cutText } from '#values/text/cut-text.ts'

export type WithdrawPage =
  | { step: 'form'; values: WithdrawValues; fields: WithdrawProblems; error: string | null }
  | { step: 'review'; values: WithdrawValues }
  | { step: 'done'; values: WithdrawValues; receivedAt: string; receivedText: string }

const NOTHING: WithdrawValues = recordOf(WITHDRAW_FIELDS, () => '')

/** The empty form; for whoever placed the order, filled with what that order says. */
export async function openWithdrawal(request: Request, context: Context): Promise<WithdrawPage> {
  const reference = readReference(request)
  const { order, isBuyers } = await findOwnOrder(request, context, reference)
  const values = isBuyers
    ? { ...NOTHING, reference: order.reference, name: order.customerName, email: order.email }
    : { ...NOTHING, reference: order?.reference ?? cutText(reference ?? '', 160) }
  return { step: 'form', values, fields: {}, error: null }
}

export const answerWithdrawal = formAction({
  who: everybody,
  async run({ context, form }): Promise<PageAnswer<WithdrawPage>> {
    const intent = form.get('intent')
    const typed = typedWithdrawal(form)
    if (intent === 'change') return { answer: { step: 'form', values: typed, fields: {}, error: null } }

    const read = readFields(withdrawForm, form)
    if (!read.ok) return { answer: { step: 'form', values: typed, fields: read.problems, error: null }, status: 400 }
    return intent === 'confirm' ? takeWithdrawal(context, read.said) : { answer: { step: 'review', values: read.said } }
  },
})

async function takeWithdrawal(context: Context, values: WithdrawValues): Promise<PageAnswer<WithdrawPage>> {
  const { reference: orderReference, ...told } = values
  const taken = await context
    .get(shopContext)
    .inbox.withdrawFromContract(
      { declaration: { orderReference, ...told }, rateLimitKey: rateLimitKeyOf(context) },
      atOf(context),
    )
  if (!taken.ok)
    return {
      answer: { step: 'form', values, fields: {}, error: withdrawCopy.problems.tooOften(taken.retryAfterSeconds) },
      wait: taken,
    }
  const { receivedAt } = taken.withdrawal
  const received = { receivedAt: receivedAt.toISOString(), receivedText: formatInstant(receivedAt) }
  return { answer: { step: 'done', values, ...received } }
}
