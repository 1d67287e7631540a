// POST /signup: the address first, then name and password; the account begins when its mailbox answered.
import { href } from 'react-router'
import type { FormResult, FormPost } from '#app/http/form-action.ts'
import { atOf } from '#app/session/request-context.ts'
import { rateLimitKeyOf, type Context } from '#app/session/visitor.ts'
import { authAction, refuse } from '#app/features/sign-in/auth-answer.ts'
import type { AuthRefusal } from '#app/features/sign-in/auth-refusal.ts'
import { readProofId } from '#app/features/sign-in/proof-action.ts'
import { textOf } from '#app/forms/form-fields.ts'

export type SignUpStart = { kind: 'started'; email: string; iccid: string; lockedName: string | null }

type Result = FormResult<SignUpStart | AuthRefusal>

export const answerSignUp = authAction<SignUpStart>('signup_failed', (posted) =>
  textOf(posted.form, 'intent') === 'create' ? create(posted) : start(posted),
)

async function start({ request, context, form, shop }: FormPost): Promise<Result> {
  const { ok, ...started } = await shop.accounts.startSignUp(await inputOf(request, context, form))
  if ('problem' in started) return refuse(form, started)
  return ok ? { answer: { kind: 'started', ...started } } : refuse(form, { problem: 'signup_failed' })
}

// Role, activation and whatever else a body may claim are never read.
async function create({ request, context, form, shop }: FormPost): Promise<Result> {
  const answer = await shop.accounts.signUp(
    {
      ...(await inputOf(request, context, form)),
      fullName: textOf(form, 'fullName'),
      password: textOf(form, 'password'),
      repeated: textOf(form, 'repeated'),
    },
    atOf(context),
  )
  if (!answer.ok) return refuse(form, answer)
  return { to: href('/login'), flash: { text: 'account_created', email: answer.email } }
}

const inputOf = async (request: Request, context: Context, form: FormData) => ({
  email: textOf(form, 'email'),
  iccid: textOf(form, 'iccid'),
  rateLimitKey: rateLimitKeyOf(context),
  proofId: await readProofId(request, context),
})
