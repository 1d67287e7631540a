// POST /admin-dashboard: a search, which goes on under a sealed name so that no address holds an e-mail or an ICCID.
import { data, redirect } from 'react-router'
import { deskCopy } from '#app/copy/admin-desk.ts'
import { answerHeadersContext } from '#app/session/answer-headers.ts'
import { requireRole } from '#app/session/guards.ts'
import { readForm } from '#app/session/read-form.ts'
import { shopContext } from '#app/session/shop-context.ts'
import type { Context } from '#app/session/visitor.ts'
import type { Limit } from '#shop/ports/rate-limiter.ts'
import { textOf } from '../../auth/auth-refusal.ts'
import { deskPath, readDeskAddress } from './desk-address.ts'

const SEARCHES: Limit = { name: 'staff-search', points: 120, seconds: 600 }
const LONGEST = 300

export async function searchDesk(request: Request, context: Context) {
  const user = await requireRole(request, context, ['own-admin'])
  const shop = context.get(shopContext)
  const form = await readForm(request)
  const allowed = await shop.take(SEARCHES, user.id)
  if (!allowed.ok) {
    context.get(answerHeadersContext)?.set('retry-after', String(allowed.retryAfterSeconds))
    return data({ error: deskCopy.tooOften(allowed.retryAfterSeconds) }, 429)
  }
  const { tab, view, sort } = readDeskAddress(new URL(request.url).searchParams)
  const text = textOf(form, 'text').trim().slice(0, LONGEST)
  const find = text === '' ? null : shop.sealStaffSearch(user.id, text)
  return redirect(deskPath({ tab, view, sort, find }), 303)
}
