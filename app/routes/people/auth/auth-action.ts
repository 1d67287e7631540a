// GET and POST /auth: one address for looking up an account, setting its password and logging in.
import { cutText } from '#values/text/cut-text.ts'
import { redirect } from 'react-router'
import type { FormPost } from '#app/http/form-action.ts'
import { writeFlash } from '#app/session/flash.ts'
import { safeRedirect } from '#app/session/safe-redirect.ts'
import { shopContext, sessionUserContext, callerOf } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { maySeeAccount } from '#shop/people/sign-in/session-user.ts'
import { authAddress, tabOf, type AuthPage } from './auth-tabs.ts'
import { authAction, refuse } from '#app/features/sign-in/auth-answer.ts'
import { getLandingPath } from '#shop/people/account/role.ts'
import { textOf } from '#app/forms/form-fields.ts'
import { logIn } from './login-action.ts'
import {
  mailCode,
  readProof,
  saveNewPassword,
  startOver,
  takeCode,
  type ProofAnswer,
} from '#app/features/sign-in/proof-action.ts'

export async function readAuthPage(request: Request, context: Context): Promise<AuthPage> {
  const { searchParams } = new URL(request.url)
  const user = context.get(sessionUserContext)
  const redirectTo = searchParams.get('redirectTo')
  if (user && redirectTo !== null) {
    const flash = await writeFlash({ text: 'already_logged_in' }, context)
    throw redirect(safeRedirect(redirectTo, getLandingPath(user.type)), { headers: { 'set-cookie': flash } })
  }
  const tab = tabOf(searchParams)
  const typed = textOf(searchParams, 'email', 254)
  const purpose = tab === 'check' ? 'check_account' : 'set_password'
  const proof = tab === 'login' ? null : await readProof(request, context, purpose)
  const shop = context.get(shopContext)
  const mayLook = tab === 'check' && typed !== '' && maySeeAccount(user, typed)
  const card = mayLook ? await shop.customers.viewAccount(typed, callerOf(context, user)) : null
  if (tab === 'check' && proof?.isProven && !card)
    return {
      tab,
      email: proof.email,
      redirectTo,
      step: 2,
      card: await shop.customers.viewAccount(proof.email, callerOf(context, null)),
    }
  return {
    tab,
    email: proof && !card ? proof.email : typed,
    redirectTo,
    step: proof === null || card ? 0 : proof.isProven ? 2 : 1,
    card,
  }
}

const tabIn = ({ request }: FormPost) => tabOf(new URL(request.url).searchParams)

export const answerAuth = authAction<ProofAnswer>(
  (posted) => (tabIn(posted) === 'login' ? 'login_failed' : 'unexpected'),
  async (posted) => {
    const tab = tabIn(posted)
    if (tab === 'login') return logIn(posted, { tellsUnknown: true })

    const { request, context, form } = posted
    const { searchParams } = new URL(request.url)
    const isCheck = tab === 'check'
    const email = textOf(form, 'email').trim() || (searchParams.get('email') ?? '')
    const redirectTo = searchParams.get('redirectTo')
    const page = authAddress(tab, cutText(email, 254), redirectTo)
    const purpose = isCheck ? 'check_account' : 'set_password'
    const errand = { ...posted, purpose, page, asksIccidFirst: !isCheck } as const
    switch (textOf(form, 'intent')) {
      case 'send-code':
        if (isCheck && maySeeAccount(context.get(sessionUserContext), email)) return showOwn(errand, email)
        return mailCode({ ...errand, unknown: isCheck ? 'email_unknown' : 'not_registered' })
      case 'give-code':
        return takeCode(errand)
      case 'set-password':
        return isCheck ? startOver(errand) : saveNewPassword(errand)
      default:
        // The address of the account just seen would show it again.
        return startOver({ ...errand, page: authAddress(tab, textOf(form, 'email', 254), redirectTo) })
    }
  },
)

// The address says which account to look at; an admin sees the same page as everyone else if nobody is found.
async function showOwn({ context, form, page, shop }: FormPost & { page: string }, email: string) {
  const card = await shop.customers.viewAccount(email, callerOf(context, null))
  return card ? { to: page } : refuse(form, { problem: 'email_unknown' })
}
