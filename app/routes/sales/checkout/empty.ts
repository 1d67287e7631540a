// GET /checkout/empty: leads a browser without script from an empty checkout to the home page, which says why.
import { redirect, href } from 'react-router'
import { writeFlash } from '#app/session/flash.ts'
import type { Route } from './+types/empty.ts'

export const loader = async ({ context }: Route.LoaderArgs) =>
  redirect(href('/'), { status: 303, headers: { 'set-cookie': await writeFlash({ text: 'cart_empty' }, context) } })
