// POST /withdraw: shows the declaration for confirmation, or takes it. The answer is the same whether or not the order exists.
import { data } from 'react-router'
import { z } from 'zod'
import { withdrawCopy } from '#app/copy/withdraw.ts'
import { brandContext } from '#app/session/brand-context.ts'
import { readForm } from '#app/session/read-form.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { tooOftenStatus } from '#app/session/too-often.ts'
import { networkOf, type Context } from '#app/session/visitor.ts'
import { findOwnOrder, readReference } from '#app/features/order-access/open-order.ts'
import { formatInstant } from '#shop/values/instant.ts'
import { typedWithdrawal, withdrawForm, type WithdrawProblems, type WithdrawValues } from './withdraw-form.ts'

export type WithdrawPage =
  | { step: 'form'; values: WithdrawValues; fields: WithdrawProblems; error: string | null }
  | { step: 'review'; values: WithdrawValues }
  | { step: 'done'; values: WithdrawValues; receivedAt: string; receivedText: string }

const NOTHING: WithdrawValues = { reference: '', name: '', email: '' }

/** The empty form; for the browser that placed the order, filled with what that order says. */
export async function openWithdrawal(request: Request, context: Context): Promise<WithdrawPage> {
  const reference = readReference(request)
  const { order } = await findOwnOrder(request, context, reference)
  const values = order
    ? { reference: order.reference, name: order.customerName, email: order.email }
    : { ...NOTHING, reference: (reference ?? '').slice(0, 160) }
  return { step: 'form', values, fields: {}, error: null }
}

export async function answerWithdrawal(request: Request, context: Context) {
  const form = await readForm(request)
  const intent = form.get('intent')
  const typed = typedWithdrawal(form)
  if (intent === 'change') return data<WithdrawPage>({ step: 'form', values: typed, fields: {}, error: null })

  const parsed = withdrawForm.safeParse(Object.fromEntries(form))
  if (!parsed.success) {
    return data<WithdrawPage>({ step: 'form', values: typed, fields: firstProblems(parsed.error), error: null }, 400)
  }
  const values = parsed.data
  if (intent !== 'confirm') return data<WithdrawPage>({ step: 'review', values })
  return takeWithdrawal(context, values)
}

async function takeWithdrawal(context: Context, values: WithdrawValues) {
  const { reference, name, email } = values
  const taken = await context.get(shopContext).inbox.withdrawFromContract({
    declaration: { orderReference: reference, name, email },
    brand: context.get(brandContext),
    network: networkOf(context),
  })
  if (!taken.ok) {
    const page: WithdrawPage = { step: 'form', values, fields: {}, error: withdrawCopy.problems.tooOften }
    return data(page, tooOftenStatus(context, taken))
  }
  const { receivedAt } = taken.withdrawal
  return data<WithdrawPage>({
    step: 'done',
    values,
    receivedAt: receivedAt.toISOString(),
    receivedText: formatInstant(receivedAt),
  })
}

function firstProblems(error: z.ZodError<WithdrawValues>): WithdrawProblems {
  const { fieldErrors } = z.flattenError(error)
  return { reference: fieldErrors.reference?.[0], name: fieldErrors.name?.[0], email: fieldErrors.email?.[0] }
}
