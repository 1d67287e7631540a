// POST /top-up: puts one of the bundles into the cart for the eSIM that the address names, and leads on to the checkout.
import { randomUUID } from 'node:crypto'
import { data, redirect } from 'react-router'
import { problemCopy } from '#app/copy/problems.ts'
import { topUpCopy } from '#app/copy/top-up.ts'
import { hasRepeatedNames, readForm } from '#app/session/read-form.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { tooOftenStatus } from '#app/session/too-often.ts'
import { networkOf, writeCart, type Context } from '#app/session/visitor.ts'
import { findEsim } from './read-top-up.ts'

export type TopUpAnswer = { error: string }

export async function answerTopUp(request: Request, url: URL, context: Context) {
  const form = await readForm(request)
  const bundleId = form.get('bundleId')
  if (hasRepeatedNames(form) || typeof bundleId !== 'string')
    return data<TopUpAnswer>({ error: problemCopy.form_unreadable }, 400)

  const { orderId } = await findEsim(request, url, context)
  if (orderId === null) return data<TopUpAnswer>({ error: topUpCopy.unnamed.ended }, 404)
  const chosen = await context.get(shopContext).topUps.chooseTopUp({ orderId, bundleId, network: networkOf(context) })
  if (!chosen.ok && chosen.problem === 'too_often')
    return data<TopUpAnswer>({ error: topUpCopy.tooOften }, tooOftenStatus(context, chosen))
  if (!chosen.ok) return data<TopUpAnswer>({ error: problemCopy[chosen.problem] }, 400)

  const cart = { id: randomUUID(), ...chosen.line }
  return redirect('/checkout', { status: 303, headers: { 'set-cookie': await writeCart(cart, context) } })
}
