// What a refused form shows again, and what the browser makes of it when it lost the server.
import { authProblems, type AuthProblem } from '#app/copy/people/auth.ts'
import { textOf } from '#app/forms/form-fields.ts'
import { keepPage } from '#app/session/keep-page.ts'

export type AuthField = 'email' | 'iccid' | 'code' | 'fullName' | 'password' | 'repeated' | 'token' | 'terms'
/** Never a password. */
export type TypedValues = { email: string; iccid: string; fullName: string }
export type AuthRefusal = {
  kind: 'refused'
  intent: string
  problem: AuthProblem | 'reset_code_wrong' | 'too_often'
  message: string
  field: AuthField | null
  values: TypedValues
}

/** An address with a token or an email in it must not reach other sites as referrer. */
export const AUTH_HEADERS = { 'referrer-policy': 'same-origin' }

/** A `clientAction`: without a connection the page keeps what was typed, and says so; the problem may hang on the intent. */
export const keepTyped = (problem: AuthProblem | ((intent: string) => AuthProblem)) =>
  keepPage((form) => lostServer(form, typeof problem === 'string' ? problem : problem(textOf(form, 'intent'))))

const lostServer = (form: FormData, problem: AuthProblem): AuthRefusal => ({
  kind: 'refused',
  intent: textOf(form, 'intent'),
  problem,
  message: authProblems[problem],
  field: null,
  values: typedAuthValues(form),
})

export const typedAuthValues = (form: FormData): TypedValues => ({
  email: textOf(form, 'email', 254),
  iccid: textOf(form, 'iccid', 60),
  fullName: textOf(form, 'fullName', 200),
})
