// POST /admin: every form of the page; what was carried out leads on with 303, what was refused keeps what was typed.
import { callerOf } from '#app/session/caller.ts'
import { data, redirect } from 'react-router'
import { adminCopy } from '#app/copy/admin.ts'
import { businessesCopy } from '#app/copy/businesses.ts'
import { brandContext } from '#app/session/brand-context.ts'
import { requireRole } from '#app/session/guards.ts'
import { hasRepeatedNames, readForm } from '#app/session/read-form.ts'
import { refusePlainly } from '#app/features/desk/plain-refusal.ts'
import { shopContext } from '#app/session/shop-context.ts'
import { tooOftenStatus, waitSentence, type Wait } from '#app/session/too-often.ts'
import type { Context } from '#app/session/visitor.ts'
import { SHOP_RUNNERS } from '#shop/account/role.ts'
import type { SessionUser } from '#shop/account/session-user.ts'
import { DEFAULT_BRAND } from '#shop/brand/brand.ts'
import type { InviteAdminProblem } from '#shop/staff/invite-admin.ts'
import type { RevokeAdminProblem } from '#shop/staff/revoke-admin.ts'
import { textOf } from '#app/forms/text-of.ts'
import { saveBrand } from '#app/features/brand-editor/brand-action.ts'

export type PeopleAnswer = {
  kind: 'people'
  intent: 'invite' | 'revoke' | 'withdraw'
  message: string
  field: 'email' | 'password' | null
  /** Never a password. */
  email: string
  /** Whose role it was about. */
  userId: string
}
export type SimAnswer = { kind: 'sim'; name: string; iccid: string }

const { problems } = adminCopy.admins

export async function answerAdmin(request: Request, context: Context) {
  const user = await requireRole(request, context, SHOP_RUNNERS)
  const form = await readForm(request)
  const shop = context.get(shopContext)
  if (hasRepeatedNames(form)) return refusePlainly(adminCopy.unreadable, 400)
  switch (textOf(form, 'intent')) {
    case 'save_brand':
      return saveBrand({
        context,
        shop,
        form,
        user,
        brandId: context.get(brandContext).id,
        doneAt: '/admin?tab=brand&done=brand',
      })
    case 'create_record':
      return createRecord(context, user)
    case 'reveal':
      return revealSim(context, form, user)
    default:
      return answerPeople(context, form, user, '/admin?tab=admins')
  }
}

/** The forms of 'Admin Management', which stand on the page of super-admin as well. */
export async function answerPeople(context: Context, form: FormData, user: SessionUser, page: string) {
  switch (textOf(form, 'intent')) {
    case 'invite':
      return invite(context, form, user, page)
    case 'revoke':
      return revoke(context, form, user, page)
    case 'withdraw': {
      await context.get(shopContext).staff.withdrawInvitation(textOf(form, 'invitation'), callerOf(context, user))
      return redirect(`${page}&done=withdraw`, 303)
    }
    default:
      return refusePlainly(adminCopy.unreadable, 400)
  }
}

async function invite(context: Context, form: FormData, user: SessionUser, page: string) {
  const email = textOf(form, 'email').slice(0, 300)
  const invited = await context
    .get(shopContext)
    .staff.inviteAdmin({ email, password: textOf(form, 'password') }, callerOf(context, user))
  return invited.ok ? redirect(`${page}&done=invite`, 303) : refusePeople(context, 'invite', invited, { email })
}

async function revoke(context: Context, form: FormData, user: SessionUser, page: string) {
  const userId = textOf(form, 'userId').slice(0, 40)
  const revoked = await context
    .get(shopContext)
    .staff.revokeAdmin({ userId, password: textOf(form, 'password') }, callerOf(context, user))
  return revoked.ok ? redirect(`${page}&done=revoke`, 303) : refusePeople(context, 'revoke', revoked, { userId })
}

type Refused = { problem: InviteAdminProblem | RevokeAdminProblem } | ({ problem: 'too_often' } & Wait)

const STATUS: Partial<Record<Refused['problem'], number>> = {
  account_exists: 409,
  last_admin: 409,
  email_unchecked: 500,
  password_wrong: 403,
}

function refusePeople(
  context: Context,
  intent: PeopleAnswer['intent'],
  refused: Refused,
  typed: { email?: string; userId?: string },
) {
  const { problem } = refused
  const status = problem === 'too_often' ? tooOftenStatus(context, refused) : STATUS[problem]
  const isOfEmail = ['email_missing', 'email_invalid', 'account_exists'].includes(problem)
  return data<PeopleAnswer>(
    {
      kind: 'people',
      intent,
      message: problem === 'too_often' ? waitSentence(refused, adminCopy.tooOften) : problems[problem],
      field: isOfEmail ? 'email' : problem === 'password_wrong' ? 'password' : null,
      email: typed.email ?? '',
      userId: typed.userId ?? '',
    },
    status ?? 400,
  )
}

async function createRecord(context: Context, user: SessionUser) {
  const { name } = DEFAULT_BRAND
  const added = await context
    .get(shopContext)
    .brands.addBusiness({ name, domain: null, orderPrefix: null }, callerOf(context, user))
  // A record that somebody else made in this moment is the record.
  const isThere = added.ok || added.problem === 'domain_missing'
  return isThere
    ? redirect('/admin?tab=brand&done=record', 303)
    : refusePlainly(businessesCopy.problems[added.problem], 409)
}

async function revealSim(context: Context, form: FormData, user: SessionUser) {
  const sealed = textOf(form, 'sim').slice(0, 300)
  const shop = context.get(shopContext)
  const iccid = await shop.desk.openSimNumber(sealed, callerOf(context, user))
  if (iccid === null) return refusePlainly(adminCopy.unreadable, 404)
  return data<SimAnswer>({ kind: 'sim', name: shop.desk.nameSim(iccid), iccid })
}
