// POST /account: every form of the account. Success redirects with 303; a refused form keeps what was typed.
import { z } from 'zod'
import { accountCopy } from '#app/copy/people/account.ts'
import { featuresCopy, profileCopy } from '#app/copy/people/account-profile.ts'
import { formAction, whoIsLetIn, type FormResult, type Lead } from '#app/http/form-action.ts'
import { atOf, callerOf } from '#app/session/request-context.ts'
import { readSessionToken, signedOutCookies } from '#app/session/sign-in-cookies.ts'
import { rateLimitKeyOf } from '#app/session/visitor.ts'
import { textOf } from '#app/forms/form-fields.ts'
import { ACCOUNT_INTENTS, accountAnswer, type AccountAnswer, type AccountIntent } from './account-answer.ts'
import { saveOwnAlerts } from './features/own-alerts.ts'
import * as profile from './profile/profile-actions.ts'
import { done, refused, told, tooOften, type AccountPost, type Verdict } from './verdict.ts'
import { href } from 'react-router'
import { authProblems } from '#app/copy/people/auth.ts'

const { problems } = accountCopy.services

const DOORS: Record<
  Exclude<AccountIntent, 'delete_account' | 'end_sessions'>,
  (asked: AccountPost) => Promise<Verdict>
> = {
  rename,
  add_esim: addEsim,
  add_esim_code: finishAddingEsim,
  change_name: profile.changeName,
  change_email: profile.changeEmail,
  change_password: profile.changePassword,
  save_company: profile.saveCompany,
  save_alerts: saveAlerts,
  save_language: saveLanguage,
  end_session: profile.endSession,
}

const intentOf = ({ form }: { form: FormData }) => ACCOUNT_INTENTS.find((known) => known === form.get('intent'))
const unreadable = (intent: AccountIntent = 'rename') => ({
  answer: accountAnswer(intent, { error: accountCopy.unreadable }),
  status: 400,
})

export const answerAccount = formAction({
  who: whoIsLetIn,
  unreadable: (posted) => unreadable(intentOf(posted)),
  async run(posted): Promise<FormResult<AccountAnswer>> {
    const { request, context } = posted
    const intent = intentOf(posted)
    if (!intent) return unreadable()
    const rateLimitKey = rateLimitKeyOf(context)
    const asked: AccountPost = { ...posted, rateLimitKey, token: await readSessionToken(request, context) }
    if (intent === 'delete_account' || intent === 'end_sessions') return leaveAccount(intent, asked)
    return told(intent, await DOORS[intent](asked))
  },
})

async function rename({ user, shop, form, context }: AccountPost): Promise<Verdict> {
  const [reference, label] = [textOf(form, 'reference', 200), textOf(form, 'label', 200)]
  const renamed = await shop.esims.renameEsim({ userId: user.id, reference, label }, atOf(context))
  if (renamed.ok) return done('services', reference)
  const values = { reference, label }
  return refused({ error: problems[renamed.problem], values }, renamed.problem === 'not_yours' ? 404 : 400)
}

async function addEsim({ user, shop, form, rateLimitKey, context }: AccountPost): Promise<Verdict> {
  const iccid = textOf(form, 'iccid', 100)
  const started = await shop.esims.addEsimByIccid(
    { userId: user.id, email: user.email, iccid, rateLimitKey },
    atOf(context),
  )
  if (started.ok) {
    return started.kind === 'added' ? done('services') : refused({ proof: started.proof, values: { iccid } }, 200)
  }
  if (started.problem === 'too_often') return tooOften(started, { iccid })
  return refused({ error: problems[started.problem], values: { iccid } })
}

async function finishAddingEsim({ user, shop, form, context }: AccountPost): Promise<Verdict> {
  const proof = textOf(form, 'proof', 500)
  const finished = await shop.esims.finishAddingEsim(
    { userId: user.id, proof, code: textOf(form, 'code') },
    atOf(context),
  )
  if (finished.ok) return done('services')
  if (finished.problem === 'too_often') return tooOften(finished)
  // Without any try left the form begins anew with the ICCID.
  const isOver = finished.problem === 'proof_gone'
  return refused({ error: problems[finished.problem], proof: isOver ? null : proof })
}

const isOn = z.literal('on').nullable().transform(Boolean)

async function saveAlerts({ user, shop, form }: AccountPost): Promise<Verdict> {
  const alerts = z
    .object({ isDataOn: isOn, isExpiryOn: isOn })
    .safeParse({ isDataOn: form.get('isDataOn'), isExpiryOn: form.get('isExpiryOn') })
  if (!alerts.success) return refused({ error: accountCopy.unreadable })
  await saveOwnAlerts(shop, user.email, alerts.data)
  return done('features')
}

async function saveLanguage({ user, shop, form }: AccountPost): Promise<Verdict> {
  const language = textOf(form, 'language', 20)
  const chosen = await shop.customers.chooseMailLanguage({ userId: user.id, language })
  return chosen.ok ? done('features') : refused({ error: featuresCopy.language.unknown, values: { language } })
}

// The two forms that sign everyone out: 'Sign out everywhere' and deleting the account.

const copy = profileCopy.remove

async function leaveAccount(
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
