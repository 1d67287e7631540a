// POST /functions/v1/reset-password {email}: emails the link; where it leads we know ourselves, whatever `redirectTo` says.
import { z } from 'zod'
import { authProblems } from '#app/copy/people/auth.ts'
import { keepResetHolder, readResetHolder } from '#app/session/reset-holder.ts'
import { shopContext, atOf } from '#app/session/request-context.ts'
import { rateLimitKeyOf } from '#app/session/visitor.ts'
import { jsonCall, refuseReading } from '#app/http/json-call.ts'
import { answerCall, badCall, tooOftenCall } from './answer-call.ts'

const schema = z.object({ email: z.string().max(254) })

export const loader = refuseReading

export const action = jsonCall(
  schema,
  async ({ request, context, said: body }) => {
    const holder = await readResetHolder(request, context)
    const answer = await context
      .get(shopContext)
      .accounts.requestReset({ email: body.email, rateLimitKey: rateLimitKeyOf(context), holder }, atOf(context))
    if (!answer.ok)
      return answer.problem === 'too_often'
        ? tooOftenCall(answer)
        : answerCall({ success: false, error: authProblems[answer.problem] }, 400)
    await keepResetHolder(context, answer.holder)
    return answerCall({ success: true })
  },
  badCall,
)
