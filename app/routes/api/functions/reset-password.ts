// POST /functions/v1/reset-password {email}: mails the link; where it leads we know ourselves, whatever `redirectTo` says.
import { atOf } from '#app/session/caller.ts'
import { z } from 'zod'
import { authProblems } from '#app/copy/auth.ts'
import { keepResetHolder, readResetHolder } from '#app/session/reset-holder.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { networkOf } from '#app/session/visitor.ts'
import { refuseReading } from '../json-answer.ts'
import { answerCall, badCall, readCall, tooOftenCall } from './read-call.ts'
import type { Route } from './+types/reset-password.ts'

const wish = z.object({ email: z.string().max(254) })

export const loader = refuseReading

export async function action({ request, context }: Route.ActionArgs) {
  const body = await readCall(request, wish)
  if (!body) return badCall()
  const holder = await readResetHolder(request, context)
  const answer = await context
    .get(shopContext)
    .accounts.requestReset({ email: body.email, network: networkOf(context), holder }, atOf(context))
  if (!answer.ok)
    return answer.problem === 'too_often'
      ? tooOftenCall(answer)
      : answerCall({ success: false, error: authProblems[answer.problem] }, 400)
  await keepResetHolder(context, answer.holder)
  return answerCall({ success: true })
}
