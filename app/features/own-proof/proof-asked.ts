// The proof that a logged-in user must give before irreversible actions, and what they gave.
import { shopContext, atOf } from '#app/session/request-context.ts'
import { readSessionToken } from '#app/session/sign-in-cookies.ts'
import type { Context } from '#app/session/visitor.ts'
import { textOf } from '#app/forms/form-fields.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import type { FreshProof, ProofManner, ProofProblem } from '#values/fresh-proof.ts'

/** For the page that asks. */
export const readAsked = async (request: Request, context: Context, user: SessionUser, manner?: ProofManner) =>
  context
    .get(shopContext)
    .accounts.askForProof({ userId: user.id, token: await readSessionToken(request, context), manner }, atOf(context))

/** What a form brings. */
export const readFreshProof = async (request: Request, context: Context, form: FormData): Promise<FreshProof> => ({
  token: await readSessionToken(request, context),
  password: textOf(form, 'password', 300),
})

const OF_PROOF: Record<ProofProblem, true> = { password_wrong: true, code_wrong: true, code_used: true }

/** Whether something was refused for the proof, and not for what was asked. */
export const isProofProblem = (problem: string): problem is ProofProblem => Object.hasOwn(OF_PROOF, problem)
