// What a form of the sign-in family answers when it cannot go on: the sentence, the field it is about, and what was typed.
import { authCopy, authProblems, type AuthProblem } from '#app/copy/people/auth.ts'
import { everybody, formAction, type PageAnswer, type FormResult, type FormPost } from '#app/http/form-action.ts'
import { waitSentence, type Wait } from '#app/session/too-often.ts'
import { typedAuthValues, type AuthField, type AuthRefusal } from './auth-refusal.ts'
import { textOf } from '#app/forms/form-fields.ts'

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
  reset_code_missing: 'code',
  link_missing: 'token',
  terms_missing: 'terms',
  factor_missing: 'code',
  factor_wrong: 'code',
  factor_used: 'code',
}
const STATUS: Partial<Record<AuthProblem, number>> = {
  email_unknown: 404,
  not_registered: 404,
  no_account_yet: 401,
  credentials_wrong: 401,
  factor_wrong: 401,
  factor_used: 401,
  passkey_wrong: 401,
  sign_in_gone: 401,
  account_disabled: 403,
  staff_elsewhere: 403,
  unconfirmed: 401,
  account_exists: 409,
  signup_failed: 500,
  reset_failed: 500,
  request_failed: 500,
  login_failed: 500,
  unexpected: 500,
}

export type AuthObstacle =
  | { problem: AuthProblem }
  | { problem: 'reset_code_wrong'; triesLeft: number }
  | ({ problem: 'too_often' } & Wait)

export function refuse(form: FormData, refused: AuthObstacle): PageAnswer<AuthRefusal> {
  const { problem } = refused
  const said = { kind: 'refused', intent: textOf(form, 'intent'), values: typedAuthValues(form) } as const
  if (problem === 'too_often') {
    const message = waitSentence(refused, authCopy.tooOften)
    return { answer: { ...said, problem, message, field: null }, wait: refused }
  }
  if (problem === 'reset_code_wrong')
    return {
      answer: { ...said, problem, message: authCopy.reset.codeWrong(refused.triesLeft), field: 'code' },
      status: 400,
    }
  const answer = { ...said, problem, message: authProblems[problem], field: FIELDS[problem] ?? null }
  return { answer, status: STATUS[problem] ?? 400 }
}

/** The action of such a form; what breaks on our side keeps the form with a sentence that says so. */
export const authAction = <Answer = AuthRefusal>(
  broken: AuthProblem | ((posted: FormPost) => AuthProblem),
  run: (posted: FormPost) => Promise<FormResult<Answer | AuthRefusal>>,
) =>
  formAction<Answer | AuthRefusal, null>({
    who: everybody,
    unreadable: ({ form }) => refuse(form, { problem: 'form_unreadable' }),
    failed: (posted) => refuse(posted.form, { problem: typeof broken === 'string' ? broken : broken(posted) }),
    run,
  })
