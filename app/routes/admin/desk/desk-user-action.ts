// POST /admin-dashboard/users/:userId: another role for an account, with the password of whoever gives it.
import { deskCopy } from '#app/copy/admin-desk.ts'
import { deskUserCopy } from '#app/copy/admin-user.ts'
import { formAction, type FormResult } from '#app/http/form-action.ts'
import { callerOf } from '#app/session/caller.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { waitSentence } from '#app/session/too-often.ts'
import { textOf } from '#app/forms/text-of.ts'
import { deskPath } from '../desk-address.ts'
import { isOrderId } from './read-desk-order.ts'

export type DeskUserAnswer = {
  role: string
  business: string
  error: string
  field: 'role' | 'business' | 'password' | null
}

const { problems } = deskUserCopy
const typedIn = (form: FormData) => ({
  role: textOf(form, 'role').slice(0, 40),
  business: textOf(form, 'business').slice(0, 60),
})
const unreadable = ({ form }: { form: FormData }) => ({
  answer: { ...typedIn(form), error: deskCopy.unreadable, field: null },
  status: 400,
})

const FIELDS: Partial<Record<keyof typeof problems, NonNullable<DeskUserAnswer['field']>>> = {
  password_wrong: 'password',
  business_missing: 'business',
  role_unknown: 'role',
  role_same: 'role',
}

export const answerDeskUser = formAction({
  who: (_request, context) => guardedUser(context),
  unreadable,
  async run(posted): Promise<FormResult<DeskUserAnswer>> {
    const { context, params, form, user } = posted
    const { userId = '' } = params
    if (!isOrderId(userId)) return unreadable(posted)
    const typed = typedIn(form)
    const wish = { userId, role: typed.role, businessId: typed.business, password: textOf(form, 'password') }
    const changed = await context.get(shopContext).staff.changeRole(wish, callerOf(context, user))
    if (changed.ok) return { to: deskPath({ tab: 'users' }), flash: { text: 'role_changed' } }
    if (changed.problem === 'too_often')
      return { answer: { ...typed, error: waitSentence(changed, deskCopy.tooOften), field: null }, wait: changed }
    const { problem } = changed
    const field = FIELDS[problem] ?? null
    const status = field ? 400 : problem === 'person_gone' ? 409 : 403
    return { answer: { ...typed, error: problems[problem], field }, status }
  },
})
