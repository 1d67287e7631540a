// The two forms that sign everyone out: 'Sign out everywhere' and deleting the account.
import { href } from 'react-router'
import { authProblems } from '#app/copy/people/auth.ts'
import { profileCopy } from '#app/copy/people/account-profile.ts'
import type { FormResult, Lead } from '#app/http/form-action.ts'
import { atOf, callerOf } from '#app/session/request-context.ts'
import { signedOutCookies } from '#app/session/sign-in-cookies.ts'
import { textOf } from '#app/forms/form-fields.ts'
import type { AccountAnswer } from '../account-answer.ts'
import { refused, told, tooOften, type AccountPost } from '../verdict.ts'

const copy = profileCopy.remove

export async function leaveAccount(
  intent: 'delete_account' | 'end_sessions',
  asked: AccountPost,
): Promise<FormResult<AccountAnswer>> {
  const { shop, user, context } = asked
  if (intent === 'end_sessions') {
    await shop.accounts.endSessions(callerOf(context, user))
    return leave(asked, '/', 'logout_successful')
  }
  const verdict = await end(asked)
  return verdict ? told(intent, verdict) : leave(asked, href('/account/deleted'), 'account_deleted')
}

async function end({ user, shop, form, context }: AccountPost) {
  const isBlank = textOf(form, 'password') === ''
  if (form.get('sure') !== 'on' || isBlank) {
    const fields: Record<string, string> = {}
    if (isBlank) fields.password = authProblems.password_missing
    if (form.get('sure') !== 'on') fields.sure = copy.unsure
    return refused({ fields })
  }
  const deleted = await shop.customers.deleteAccount(
    { userId: user.id, password: textOf(form, 'password') },
    atOf(context),
  )
  if (deleted.ok) return null
  if (deleted.problem === 'too_often') return tooOften(deleted)
  if (deleted.problem === 'role_keeps_account') return refused({ error: copy.role }, 403)
  return refused({ fields: { password: profileCopy.problems.password_wrong } })
}

async function leave(
  { context }: AccountPost,
  to: string,
  text: 'logout_successful' | 'account_deleted',
): Promise<Lead> {
  const headers = await signedOutCookies(context, { text })
  headers.set('clear-site-data', '"cache"')
  return { to, headers, isAnew: true }
}
