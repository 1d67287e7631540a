// POST /order/account: a guest buyer opens an account with one password, confirmed by the order's mailbox.
import { formAction } from '#app/http/form-action.ts'
import { atOf } from '#app/session/request-context.ts'
import { redirect, href } from 'react-router'
import { hasRepeatedNames } from '#app/session/read-form.ts'
import { rateLimitKeyOf } from '#app/session/visitor.ts'
import type { SignUpAnswer } from '#shop/people/sign-up/sign-up.ts'
import { offerAnswer, offeredOrderPath } from '#app/features/account-offer/account-offer-answer.ts'
import { findOwnOrder, readReference } from '#app/features/order-access/open-order.ts'

const problemOf = (refused: Exclude<SignUpAnswer, { ok: true }>) =>
  refused.problem === 'too_often' && refused.isCrowded ? 'busy' : refused.problem

export const loader = () => redirect(href('/'))

export const action = formAction({
  async who(request, context) {
    const { order, isBuyers, status } = await findOwnOrder(request, context, readReference(request))
    if (!isBuyers) throw new Response('Not found', { status: order ? 404 : status })
    return order
  },
  async run({ context, form, user: order, shop }) {
    const password = form.get('password')
    if (typeof password !== 'string' || hasRepeatedNames(form))
      return { to: offeredOrderPath(order.reference, 'password_missing') }
    const signed = await shop.accounts.signUp(
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
    return { to: offeredOrderPath(order.reference, signed.ok ? 'mailed' : offerAnswer(problemOf(signed))) }
  },
})
