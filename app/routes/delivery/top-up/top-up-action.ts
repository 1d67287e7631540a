// POST /top-up: adds a bundle to the cart for the eSIM in the address, and redirects to checkout.
import { href } from 'react-router'
import { randomUUID } from 'node:crypto'
import { problemCopy } from '#app/copy/site/problems.ts'
import { topUpCopy } from '#app/copy/delivery/top-up.ts'
import { everybody, formAction, type PageAnswer, type FormResult } from '#app/http/form-action.ts'
import { setCookies } from '#app/session/sign-in-cookies.ts'
import { rateLimitKeyOf, writeCart } from '#app/session/visitor.ts'
import { findEsim } from './read-top-up.ts'

export type TopUpAnswer = { error: string }

const unreadable = () => refused(problemCopy.form_unreadable, 400)

export const answerTopUp = formAction({
  who: everybody,
  unreadable,
  async run({ request, url, context, form, shop }): Promise<FormResult<TopUpAnswer>> {
    const bundleId = form.get('bundleId')
    if (typeof bundleId !== 'string') return unreadable()
    const { orderId } = await findEsim(request, url, context)
    if (orderId === null) return refused(topUpCopy.unnamed.ended, 404)
    const chosen = await shop.topUps.chooseTopUp({ orderId, bundleId, rateLimitKey: rateLimitKeyOf(context) })
    if (!chosen.ok && chosen.problem === 'too_often') return { answer: { error: topUpCopy.tooOften }, wait: chosen }
    if (!chosen.ok) return refused(problemCopy[chosen.problem], 400)
    const cart = { id: randomUUID(), ...chosen.line }
    return { to: href('/checkout'), headers: setCookies([await writeCart(cart, context)]) }
  },
})

const refused = (error: string, status: number): PageAnswer<TopUpAnswer> => ({ answer: { error }, status })
