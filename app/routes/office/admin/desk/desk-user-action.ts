// POST /admin-dashboard/users/:userId: another role for an account, with a fresh proof; a note; and actions on a
// customer's account.
import { href } from 'react-router'
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { customerCopy, deskUserCopy } from '#app/copy/office/admin-user.ts'
import { isProofProblem, readFreshProof } from '#app/features/own-proof/proof-asked.ts'
import { formAction, whoIsLetIn, type FormResult, type FormPost } from '#app/http/form-action.ts'
import type { FlashText } from '#app/session/flash.ts'
import { waitSentence } from '#app/session/too-often.ts'
import { textOf, intentOf, wholeNumberOf } from '#app/forms/form-fields.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import type { TooOften } from '#values/outcome.ts'
import { deskPath } from '../desk-address.ts'
import { isOrderId } from './read-desk-order.ts'

export type DeskUserIntent = 'role' | 'note' | 'end_sessions' | 'disable' | 'enable' | 'erase' | 'drop_factor'
export type DeskUserAnswer = {
  intent: DeskUserIntent
  role: string
  business: string
  /** The note as it was typed. */
  text: string
  error: string
  field: 'role' | 'business' | 'password' | null
}

const { problems } = deskUserCopy
type CustomerProblem = keyof typeof customerCopy.problems

const typedIn = (form: FormData, intent: DeskUserIntent = 'role') => ({
  intent,
  role: textOf(form, 'role', 40),
  business: textOf(form, 'business', 60),
  text: textOf(form, 'text', 5_000),
})
const unreadable = ({ form }: { form: FormData }) => ({
  answer: { ...typedIn(form), error: deskCopy.unreadable, field: null },
  status: 400,
})

const FIELDS: Partial<Record<keyof typeof problems, NonNullable<DeskUserAnswer['field']>>> = {
  password_wrong: 'password',
  code_wrong: 'password',
  code_used: 'password',
  business_missing: 'business',
  role_unknown: 'role',
  role_same: 'role',
}

type DeskUserPost = FormPost<SessionUser> & { userId: string }
type Verdict = { ok: true } | { ok: false; problem: CustomerProblem } | TooOften

type Door = { act: (asked: DeskUserPost) => Promise<Verdict>; flash: FlashText }
const DOORS: Record<Exclude<DeskUserIntent, 'role'>, Door> = {
  note: {
    act: (asked) => {
      const about = { customerId: asked.userId }
      const input = { about, text: textOf(asked.form, 'text'), seenCount: wholeNumberOf(asked.form, 'seenCount') }
      return asked.shop.desk.addNote(input, asked.caller)
    },
    flash: 'note_added',
  },
  end_sessions: {
    act: (asked) => asked.shop.customers.endSessionsOf(asked.userId, asked.caller),
    flash: 'sessions_ended',
  },
  disable: {
    act: (asked) => asked.shop.customers.disableAccount(asked.userId, asked.caller),
    flash: 'account_disabled',
  },
  enable: {
    act: (asked) => asked.shop.customers.enableAccount(asked.userId, asked.caller),
    flash: 'account_enabled',
  },
  erase: {
    act: async (asked) => {
      const proof = await readFreshProof(asked.request, asked.context, asked.form)
      return asked.shop.customers.eraseCustomer({ userId: asked.userId, proof }, asked.caller)
    },
    flash: 'customer_erased',
  },
  drop_factor: {
    act: async (asked) => {
      const proof = await readFreshProof(asked.request, asked.context, asked.form)
      return asked.shop.accounts.withdrawFactorsOf({ userId: asked.userId, proof }, asked.caller)
    },
    flash: 'factor_removed',
  },
}

export const answerDeskUser = formAction({
  who: whoIsLetIn,
  unreadable,
  async run(posted): Promise<FormResult<DeskUserAnswer>> {
    const { params, form } = posted
    const { userId = '' } = params
    if (!isOrderId(userId)) return unreadable(posted)
    const intent = intentOf(form, DOORS)
    return intent ? act({ ...posted, userId }, intent) : changeRole({ ...posted, userId })
  },
})

async function act(asked: DeskUserPost, intent: keyof typeof DOORS): Promise<FormResult<DeskUserAnswer>> {
  const { act: carryOut, flash } = DOORS[intent]
  const done = await carryOut(asked)
  if (done.ok)
    return {
      to:
        intent === 'erase'
          ? deskPath({ tab: 'users' })
          : href('/admin-dashboard/users/:userId', { userId: asked.userId }),
      flash: { text: flash },
    }
  const typed = typedIn(asked.form, intent)
  if (done.problem === 'too_often')
    return { answer: { ...typed, error: waitSentence(done, deskCopy.tooOften), field: null }, wait: done }
  const { problem } = done
  const isPassword = isProofProblem(problem)
  return {
    answer: { ...typed, error: customerCopy.problems[problem], field: isPassword ? 'password' : null },
    status: isPassword || problem === 'not_allowed' ? 403 : problem.startsWith('note_') ? 400 : 409,
  }
}

async function changeRole({
  request,
  context,
  form,
  userId,
  shop,
  caller,
}: DeskUserPost): Promise<FormResult<DeskUserAnswer>> {
  const typed = typedIn(form)
  const proof = await readFreshProof(request, context, form)
  const input = { userId, role: typed.role, businessId: typed.business, proof }
  const changed = await shop.staff.changeRole(input, caller)
  if (changed.ok) return { to: deskPath({ tab: 'users' }), flash: { text: 'role_changed' } }
  if (changed.problem === 'too_often')
    return { answer: { ...typed, error: waitSentence(changed, deskCopy.tooOften), field: null }, wait: changed }
  const { problem } = changed
  const field = FIELDS[problem] ?? null
  const status = field ? 400 : problem === 'person_gone' ? 409 : 403
  return { answer: { ...typed, error: problems[problem], field }, status }
}
