// POST /admin-dashboard: a search, which goes on under a sealed name so that no address holds an e-mail or an ICCID.
import { data, redirect } from 'react-router'
import { deskCopy } from '#app/copy/admin-desk.ts'
import { requireRole } from '#app/session/guards.ts'
import { readForm } from '#app/session/read-form.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { tooOftenStatus } from '#app/session/too-often.ts'
import type { Context } from '#app/session/visitor.ts'
import { SHOP_RUNNERS } from '#shop/account/role.ts'
import { textOf } from '#app/forms/text-of.ts'
import { deskPath, readDeskAddress } from './desk-address.ts'

const LONGEST = 300

export async function searchDesk(request: Request, context: Context) {
  const user = await requireRole(request, context, SHOP_RUNNERS)
  const form = await readForm(request)
  const { tab, view, sort } = readDeskAddress(new URL(request.url).searchParams)
  const text = textOf(form, 'text').trim().slice(0, LONGEST)
  if (text === '') return redirect(deskPath({ tab, view, sort, find: null }), 303)
  const search = await context.get(shopContext).desk.sealSearch(text, { actor: user })
  if (!search.ok) return data({ error: deskCopy.tooOften(search.retryAfterSeconds) }, tooOftenStatus(context, search))
  return redirect(deskPath({ tab, view, sort, find: search.sealed }), 303)
}
