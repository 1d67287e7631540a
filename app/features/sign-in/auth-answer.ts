// What a form of the sign-in family answers when it cannot go on: the sentence, the field it is about, and what was typed.
import { data } from 'react-router'
import { authCopy, authProblems, type AuthProblem } from '#app/copy/auth.ts'
import { tooOftenStatus, waitSentence, type Wait } from '#app/session/too-often.ts'
import { reportContext } from '#app/session/report-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { typedValues, type AuthField, type AuthRefusal } from './auth-refusal.ts'
import { textOf } from '#app/forms/text-of.ts'

const FIELDS: Partial<Record<AuthProblem, AuthField>> = {
  email_missing: 'email',
  email_invalid: 'email',
  email_unknown: 'email',
  not_registered: 'email',
  no_account_yet: 'email',
  account_exists: 'email',
  signup_iccid_mismatch: 'iccid',
  iccid_missing: 'iccid',
  iccid_invalid: 'iccid',
  iccid_mismatch: 'iccid',
  no_iccid: 'iccid',
  name_missing: 'fullName',
  password_missing: 'password',
  password_short: 'password',
  password_long: 'password',
  password_weak: 'password',
  password_mismatch: 'repeated',
  code_missing: 'code',
  code_wrong: 'code',
}
const STATUS: Partial<Record<AuthProblem, number>> = {
  email_unknown: 404,
  not_registered: 404,
  no_account_yet: 401,
  credentials_wrong: 401,
  unconfirmed: 401,
  account_exists: 409,
  signup_failed: 500,
  reset_failed: 500,
  request_failed: 500,
  login_failed: 500,
  unexpected: 500,
}

export type Refused = { problem: AuthProblem } | ({ problem: 'too_often' } & Wait)

export function refuse(context: Context, form: FormData, refused: Refused) {
  const intent = textOf(form, 'intent')
  const values = typedValues(form)
  if (refused.problem === 'too_often') {
    const message = waitSentence(refused, authCopy.tooOften)
    return data<AuthRefusal>(
      { kind: 'refused', intent, problem: 'too_often', message, field: null, values },
      tooOftenStatus(context, refused),
    )
  }
  const { problem } = refused
  return data<AuthRefusal>(
    { kind: 'refused', intent, problem, message: authProblems[problem], field: FIELDS[problem] ?? null, values },
    STATUS[problem] ?? 400,
  )
}

/** Runs the work of a form; what breaks on our side keeps the form with a sentence that says so. */
export async function orApologise<Answer>(
  context: Context,
  form: FormData,
  problem: AuthProblem,
  work: () => Promise<Answer>,
) {
  try {
    return await work()
  } catch (thrown) {
    if (thrown instanceof Response) throw thrown
    context.get(reportContext)(thrown)
    return refuse(context, form, { problem })
  }
}
