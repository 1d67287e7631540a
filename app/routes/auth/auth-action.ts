// GET and POST /auth: one address for looking up an account, setting its password and logging in.
import { callerOf } from '#app/session/caller.ts'
import { redirect } from 'react-router'
import { writeFlash } from '#app/session/flash.ts'
import { hasRepeatedNames, readForm } from '#app/session/read-form.ts'
import { safeRedirect } from '#app/session/safe-redirect.ts'
import { sessionUserContext } from '#app/session/session-user.ts'
import { shopContext } from '#app/session/shop-context.ts'
import type { Context } from '#app/session/visitor.ts'
import { maySeeAccount } from '#shop/account/session-user.ts'
import { authAddress, tabOf, type AuthPage } from './auth-tabs.ts'
import { orApologise, refuse } from '#app/features/sign-in/auth-answer.ts'
import { landingOf } from '#shop/account/role.ts'
import { textOf } from '#app/forms/text-of.ts'
import { answerLoginForm } from './login-action.ts'
import { mailCode, readProof, saveNewPassword, startOver, takeCode } from '#app/features/sign-in/proof-action.ts'

export async function readAuthPage(request: Request, context: Context): Promise<AuthPage> {
  const { searchParams } = new URL(request.url)
  const user = context.get(sessionUserContext)
  const redirectTo = searchParams.get('redirectTo')
  if (user && redirectTo !== null) {
    const flash = await writeFlash({ text: 'already_logged_in' }, context)
    throw redirect(safeRedirect(redirectTo, landingOf(user.type)), { headers: { 'set-cookie': flash } })
  }
  const tab = tabOf(searchParams)
  const typed = searchParams.get('email')?.slice(0, 254) ?? ''
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

export async function answerAuth(request: Request, context: Context) {
  const form = await readForm(request)
  if (hasRepeatedNames(form)) return refuse(context, form, { problem: 'form_unreadable' })
  const { searchParams } = new URL(request.url)
  const tab = tabOf(searchParams)
  if (tab === 'login') return answerLoginForm(request, context, form, { tellsUnknown: true })

  const isCheck = tab === 'check'
  const email = textOf(form, 'email').trim() || (searchParams.get('email') ?? '')
  const redirectTo = searchParams.get('redirectTo')
  const page = authAddress(tab, email.slice(0, 254), redirectTo)
  const purpose = isCheck ? 'check_account' : 'set_password'
  const errand = { request, context, form, purpose, page, asksIccidFirst: !isCheck } as const
  return orApologise(context, form, 'unexpected', async () => {
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
        return startOver({ ...errand, page: authAddress(tab, textOf(form, 'email').slice(0, 254), redirectTo) })
    }
  })
}

// The address says which account is looked at; the page of an admin finds nobody as anybody else's does.
async function showOwn({ context, form, page }: { context: Context; form: FormData; page: string }, email: string) {
  const card = await context.get(shopContext).customers.viewAccount(email, callerOf(context, null))
  return card ? redirect(page, { status: 303 }) : refuse(context, form, { problem: 'email_unknown' })
}
