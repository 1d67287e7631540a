// POST /signup: the address first, then name and password; the account begins when its mailbox answered.
import { atOf } from '#app/session/caller.ts'
import { data, redirect } from 'react-router'
import { writeFlash } from '#app/session/flash.ts'
import { hasRepeatedNames, readForm } from '#app/session/read-form.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { networkOf, type Context } from '#app/session/visitor.ts'
import { orApologise, refuse } from '#app/features/sign-in/auth-answer.ts'
import { readProofId } from '#app/features/sign-in/proof-action.ts'
import { textOf } from '#app/forms/text-of.ts'

export type SignUpStarted = { kind: 'started'; email: string; iccid: string; lockedName: string | null }

export async function answerSignUp(request: Request, context: Context) {
  const form = await readForm(request)
  if (hasRepeatedNames(form)) return refuse(context, form, { problem: 'form_unreadable' })
  return orApologise(context, form, 'signup_failed', async () =>
    textOf(form, 'intent') === 'create' ? await create(request, context, form) : await start(request, context, form),
  )
}

async function start(request: Request, context: Context, form: FormData) {
  const { ok, ...started } = await context.get(shopContext).accounts.startSignUp(await wishOf(request, context, form))
  if ('problem' in started) return refuse(context, form, started)
  return ok ? data<SignUpStarted>({ kind: 'started', ...started }) : refuse(context, form, { problem: 'signup_failed' })
}

// Role, activation and whatever else a body may claim are never read.
async function create(request: Request, context: Context, form: FormData) {
  const answer = await context.get(shopContext).accounts.signUp(
    {
      ...(await wishOf(request, context, form)),
      fullName: textOf(form, 'fullName'),
      password: textOf(form, 'password'),
      repeated: textOf(form, 'repeated'),
    },
    atOf(context),
  )
  if (!answer.ok) return refuse(context, form, answer)
  const flash = await writeFlash({ text: 'account_created', email: answer.email }, context)
  return redirect('/login', { status: 303, headers: { 'set-cookie': flash } })
}

const wishOf = async (request: Request, context: Context, form: FormData) => ({
  email: textOf(form, 'email'),
  iccid: textOf(form, 'iccid'),
  network: networkOf(context),
  proofId: await readProofId(request, context),
})
