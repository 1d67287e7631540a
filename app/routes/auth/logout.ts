// POST /logout: ends the session here and on the server; what this browser kept of it goes as well.
import { redirect } from 'react-router'
import { shopContext } from '#app/session/shop-context.ts'
import { readSessionToken, signedOutCookies } from '#app/session/sign-in-cookies.ts'
import type { Route } from './+types/logout.ts'

export const loader = () => redirect('/')

export async function action({ request, context }: Route.ActionArgs) {
  const token = await readSessionToken(request, context)
  if (token) await context.get(shopContext).signOut(token)
  const headers = await signedOutCookies(context, { text: 'logout_successful' })
  headers.set('clear-site-data', '"cache"')
  return redirect('/', { status: 303, headers })
}
