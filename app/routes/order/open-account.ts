// POST /order/account: whoever bought as a guest opens an account with one password; the mailbox of the order confirms it.
import { atOf } from '#app/session/caller.ts'
import { redirect } from 'react-router'
import { hasRepeatedNames, readForm } from '#app/session/read-form.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { rateLimitKeyOf } from '#app/session/visitor.ts'
import type { SignUpAnswer } from '#shop/account/sign-up.ts'
import { offerAnswer, offeredOrderPath } from '#app/features/account-offer/account-offer-answer.ts'
import { findOwnOrder, readReference } from '#app/features/order-access/open-order.ts'
import type { Route } from './+types/open-account.ts'

const problemOf = (refused: Exclude<SignUpAnswer, { ok: true }>) =>
  refused.problem === 'too_often' && refused.isCrowded ? 'busy' : refused.problem

export const loader = () => redirect('/')

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const { order, status } = await findOwnOrder(request, context, readReference(request))
  if (!order) return new Response('Not found', { status })
  const password = form.get('password')
  if (typeof password !== 'string' || hasRepeatedNames(form))
    return redirect(offeredOrderPath(order.reference, 'password_missing'), 303)

  const signed = await context.get(shopContext).accounts.signUp(
    {
      email: order.email,
      iccid: '',
      fullName: order.customerName,
      password,
      repeated: password,
      rateLimitKey: rateLimitKeyOf(context),
    },
    atOf(context),
  )
  return redirect(offeredOrderPath(order.reference, signed.ok ? 'mailed' : offerAnswer(problemOf(signed))), 303)
}
