// POST /account/security: adds and removes second factors, and makes recovery codes.
import { href } from 'react-router'
import { securityCopy as copy } from '#app/copy/people/security.ts'
import { textOf, intentOf } from '#app/forms/form-fields.ts'
import { formAction, whoIsLetIn, type FormResult, type FormPost } from '#app/http/form-action.ts'
import { readSessionToken } from '#app/session/sign-in-cookies.ts'
import { waitSentence } from '#app/session/too-often.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import type { TooOften } from '#values/outcome.ts'

export type SecurityIntent = 'add_app' | 'add_passkey' | 'renew_codes' | 'remove_app' | 'remove_passkey'
export type SecurityAnswer = {
  intent: SecurityIntent | null
  error: string | null
  field: 'code' | 'name' | null
  /** What was typed as the name of a passkey. */
  name: string
  /** Recovery codes, which are shown this once. */
  codes: readonly string[] | null
}

type Problem = keyof typeof copy.problems
type Verdict = { ok: true; codes?: readonly string[] | null } | { ok: false; problem: Problem } | TooOften
type SecurityPost = FormPost<SessionUser> & { token: string | null }

const DOORS: Record<SecurityIntent, (asked: SecurityPost) => Promise<Verdict>> = {
  add_app: (asked) =>
    asked.shop.accounts.addAuthenticator(
      {
        token: asked.token,
        sealed: textOf(asked.form, 'offer', 1_000),
        code: textOf(asked.form, 'code', 40),
      },
      asked.caller,
    ),
  add_passkey: (asked) =>
    asked.shop.accounts.addPasskey(
      { token: asked.token, answer: textOf(asked.form, 'passkey'), name: textOf(asked.form, 'name', 200) },
      asked.caller,
    ),
  renew_codes: (asked) => asked.shop.accounts.issueRecoveryCodes({ token: asked.token }, asked.caller),
  remove_app: (asked) =>
    asked.shop.accounts.withdrawFactor({ token: asked.token, factor: 'authenticator' }, asked.caller),
  remove_passkey: (asked) =>
    asked.shop.accounts.withdrawFactor({ token: asked.token, factor: textOf(asked.form, 'factor', 60) }, asked.caller),
}

const FIELDS: Partial<Record<Problem, 'code' | 'name'>> = {
  code_wrong: 'code',
  code_used: 'code',
  name_missing: 'name',
}
const STATUS: Partial<Record<Problem, number>> = { password_wrong: 403, factor_exists: 409, factor_gone: 409 }

const nothing = (intent: SecurityIntent | null): SecurityAnswer => ({
  intent,
  error: null,
  field: null,
  name: '',
  codes: null,
})
const unreadable = () => ({ answer: { ...nothing(null), error: copy.unreadable }, status: 400 })

export const answerSecurity = formAction({
  who: whoIsLetIn,
  unreadable,
  async run(posted): Promise<FormResult<SecurityAnswer>> {
    const { request, context, form } = posted
    const intent = intentOf(form, DOORS)
    if (!intent) return unreadable()
    const verdict = await DOORS[intent]({ ...posted, token: await readSessionToken(request, context) })
    if (verdict.ok) {
      // Shown once, so they come as the answer and not by the next page.
      if (verdict.codes) return { answer: { ...nothing(intent), codes: verdict.codes } }
      const isRemoved = intent === 'remove_app' || intent === 'remove_passkey'
      return { to: href('/account/security'), flash: { text: isRemoved ? 'factor_removed' : 'factor_added' } }
    }
    const name = textOf(form, 'name', 200)
    if (verdict.problem === 'too_often')
      return { answer: { ...nothing(intent), name, error: waitSentence(verdict, () => copy.tooOften) }, wait: verdict }
    const { problem } = verdict
    return {
      answer: { ...nothing(intent), name, error: copy.problems[problem], field: FIELDS[problem] ?? null },
      status: STATUS[problem] ?? 400,
    }
  },
})
