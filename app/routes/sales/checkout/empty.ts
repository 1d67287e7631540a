// GET /checkout/empty: leads a browser without script from an empty checkout to the home page, which says why.
import { redirect, href } from 'react-router'
import { writeFlash } from '#app/session/flash.ts'
import { leadKeeping } from '#app/session/kept-cookies.ts'
import { setCookies } from '#app/session/sign-in-cookies.ts'
import type { Route } from './+types/empty.ts'

export async function loader({ request, context }: Route.LoaderArgs) {
  const headers = setCookies([await writeFlash({ text: 'cart_empty' }, context)])
  return redirect(leadKeeping(href('/'), request, headers), { status: 303, headers })
}
