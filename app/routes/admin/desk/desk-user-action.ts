// POST /admin-dashboard/users/:userId: another role for an account, with the password of whoever gives it.
import { callerOf } from '#app/session/caller.ts'
import { data, redirect } from 'react-router'
import { deskCopy } from '#app/copy/admin-desk.ts'
import { deskUserCopy } from '#app/copy/admin-order.ts'
import { writeFlash } from '#app/session/flash.ts'
import { requireRole } from '#app/session/guards.ts'
import { hasRepeatedNames, readForm } from '#app/session/read-form.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { tooOftenStatus, waitSentence } from '#app/session/too-often.ts'
import type { Context } from '#app/session/visitor.ts'
import { SHOP_RUNNERS } from '#shop/account/role.ts'
import { textOf } from '#app/forms/text-of.ts'
import { deskPath } from './desk-address.ts'
import { isOrderId } from './read-desk-order.ts'

export type DeskUserAnswer = {
  role: string
  business: string
  error: string
  field: 'role' | 'business' | 'password' | null
}

export async function answerDeskUser(request: Request, context: Context, userId: string) {
  const user = await requireRole(request, context, SHOP_RUNNERS)
  const form = await readForm(request)
  const role = textOf(form, 'role').slice(0, 40)
  const business = textOf(form, 'business').slice(0, 60)
  const typed = { role, business }
  if (hasRepeatedNames(form) || !isOrderId(userId)) return refused(typed, deskCopy.unreadable, null, 400)

  const password = textOf(form, 'password')
  const changed = await context
    .get(shopContext)
    .staff.changeRole({ userId, role, businessId: business, password }, callerOf(context, user))
  if (changed.ok) {
    const flash = await writeFlash({ text: 'role_changed' }, context)
    return redirect(deskPath({ tab: 'users' }), { status: 303, headers: { 'set-cookie': flash } })
  }
  if (changed.problem === 'too_often') {
    return refused(typed, waitSentence(changed, deskCopy.tooOften), null, tooOftenStatus(context, changed))
  }
  const { problem } = changed
  if (problem === 'password_wrong') return refused(typed, deskUserCopy.problems[problem], 'password', 400)
  if (problem === 'business_missing') return refused(typed, deskUserCopy.problems[problem], 'business', 400)
  if (problem === 'role_unknown' || problem === 'role_same')
    return refused(typed, deskUserCopy.problems[problem], 'role', 400)
  return refused(typed, deskUserCopy.problems[problem], null, problem === 'person_gone' ? 409 : 403)
}

const refused = (
  typed: Pick<DeskUserAnswer, 'role' | 'business'>,
  error: string,
  field: DeskUserAnswer['field'],
  status: number,
) => data<DeskUserAnswer>({ ...typed, error, field }, status)
