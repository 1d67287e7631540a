// GET and POST /account/confirm: a logged-in user proves again who they are, and returns to what they were doing.
import { href } from 'react-router'
import { authCopy } from '#app/copy/people/auth.ts'
import { ownProofCopy as copy, codeProblems } from '#app/copy/people/own-proof.ts'
import { authProblems } from '#app/copy/people/auth.ts'
import { readAsked } from '#app/features/own-proof/proof-asked.ts'
import { textOf } from '#app/forms/form-fields.ts'
import { formAction, whoIsLetIn, type FormResult } from '#app/http/form-action.ts'
import type { Flash } from '#app/session/flash.ts'
import { guardedUser } from '#app/session/guards.ts'
import { exportAddress, safeRedirect } from '#app/session/safe-redirect.ts'
import { shopContext, atOf } from '#app/session/request-context.ts'
import { readSessionToken } from '#app/session/sign-in-cookies.ts'
import { waitSentence } from '#app/session/too-often.ts'
import type { Context } from '#app/session/visitor.ts'

export type ConfirmAnswer = { intent: 'typed' | 'passkey'; error: string }

const SECURITY = href('/account/security')
const wishedIn = (request: Request) => safeRedirect(new URL(request.url).searchParams.get('redirectTo'), SECURITY)
const fileIn = (request: Request) => exportAddress(new URL(request.url).searchParams.get('file'))

export async function readConfirm(request: Request, context: Context) {
  const user = guardedUser(context)
  const asked = await readAsked(request, context, user)
  // Somebody with a recent proof may give one again; nobody is sent in circles.
  const asksCode = asked === 'nothing' ? (await factorsOf(context, user.id)) > 0 : asked !== 'password'
  return {
    asked: asksCode ? ('code' as const) : ('password' as const),
    question: await context.get(shopContext).accounts.askForPasskey(user.id, atOf(context)),
    back: wishedIn(request),
  }
}

async function factorsOf(context: Context, userId: string): Promise<number> {
  const { authenticator, passkeys } = await context.get(shopContext).accounts.viewFactors(userId)
  return passkeys.length + (authenticator ? 1 : 0)
}

export const answerConfirm = formAction({
  who: whoIsLetIn,
  unreadable: () => ({ answer: refused('typed', authProblems.form_unreadable), status: 400 }),
  async run({ request, context, form, shop, caller }): Promise<FormResult<ConfirmAnswer>> {
    const passkey = textOf(form, 'passkey')
    const intent = passkey === '' ? 'typed' : 'passkey'
    const code = textOf(form, 'password', 300)
    if (passkey === '' && code.trim() === '') return { answer: refused(intent, copy.missing), status: 400 }
    const token = (await readSessionToken(request, context)) ?? ''
    const given = passkey === '' ? { code } : { passkey }
    const proven = await shop.accounts.confirmSession({ token, given }, caller)
    if (proven.ok) return { to: wishedIn(request), flash: confirmed(fileIn(request)) }
    if (proven.problem === 'too_often')
      return { answer: refused(intent, waitSentence(proven, authCopy.tooOften)), wait: proven }
    const sentence = { ...codeProblems, password_wrong: copy.password_wrong }[proven.problem]
    return { answer: refused(intent, intent === 'passkey' ? authProblems.passkey_wrong : sentence), status: 403 }
  },
})

const confirmed = (file: string | null): Flash =>
  file ? { text: 'download_started', file } : { text: 'identity_confirmed' }

const refused = (intent: ConfirmAnswer['intent'], error: string): ConfirmAnswer => ({ intent, error })
