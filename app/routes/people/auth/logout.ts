// POST /logout: ends the session here and on the server; what this browser kept of it goes as well.
import { redirect, href } from 'react-router'
import { everybody, formAction, type FormResult } from '#app/http/form-action.ts'
import { reportContext } from '#app/session/request-context.ts'
import { readSessionToken, signedOutCookies } from '#app/session/sign-in-cookies.ts'

export const loader = () => redirect(href('/'))

export const action = formAction({
  who: everybody,
  async run({ request, context, shop }): Promise<FormResult<never>> {
    const token = await readSessionToken(request, context)
    try {
      if (token) await shop.accounts.signOut(token)
    } catch (problem) {
      // The session still exists on the server, so we don't say that it ended.
      context.get(reportContext)(problem)
      return { to: href('/account'), isAnew: true, flash: { text: 'logout_failed' } }
    }
    const headers = await signedOutCookies(context, { text: 'logout_successful' })
    headers.set('clear-site-data', '"cache"')
    return { to: href('/'), isAnew: true, headers }
  },
})
