// POST /logout: ends the session here and on the server; what this browser kept of it goes as well.
import { redirect, redirectDocument } from 'react-router'
import { writeFlash } from '#app/session/flash.ts'
import { reportContext } from '#app/session/report-context.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { readSessionToken, signedOutCookies } from '#app/session/sign-in-cookies.ts'
import type { Route } from './+types/logout.ts'

export const loader = () => redirect('/')

export async function action({ request, context }: Route.ActionArgs) {
  const token = await readSessionToken(request, context)
  try {
    if (token) await context.get(shopContext).accounts.signOut(token)
  } catch (problem) {
    // The session lives on at the server, so nobody is told that it ended.
    context.get(reportContext)(problem)
    return redirectDocument('/account', {
      status: 303,
      headers: { 'set-cookie': await writeFlash({ text: 'logout_failed' }, context) },
    })
  }
  const headers = await signedOutCookies(context, { text: 'logout_successful' })
  headers.set('clear-site-data', '"cache"')
  return redirectDocument('/', { status: 303, headers })
}
