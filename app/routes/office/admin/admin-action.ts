// POST /admin: every form of the page. Success redirects with 303; a refused form keeps what was typed.
import { href } from 'react-router'
import { adminCopy } from '#app/copy/office/admin.ts'
import { businessesCopy } from '#app/copy/office/businesses.ts'
import { brandContext } from '#app/session/request-context.ts'
import { isProofProblem, readFreshProof } from '#app/features/own-proof/proof-asked.ts'
import { formAction, whoIsLetIn, type PageAnswer, type FormResult, type FormPost } from '#app/http/form-action.ts'
import { refusePlainly, type PlainRefusal } from '#app/features/desk/plain-refusal.ts'
import { waitSentence, type Wait } from '#app/session/too-often.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import { DEFAULT_BRAND } from '#shop/people/brand/brand.ts'
import type { LimitedRoleProblem } from '#shop/support/staff/change-limited-role.ts'
import type { InviteAdminProblem } from '#shop/support/staff/invite-admin.ts'
import type { Shop } from '#shop/assembly/shop.ts'
import type { RevokeAdminProblem } from '#shop/support/staff/revoke-admin.ts'
import type { ShareOwnershipProblem } from '#shop/support/staff/share-ownership.ts'
import { textOf } from '#app/forms/form-fields.ts'
import { readEuro } from '#values/money.ts'
import { searchOn, type SearchAnswer } from './desk/search-desk.ts'
import { saveBrand, type BrandAnswer } from '#app/features/brand-editor/brand-action.ts'
import { COLOR_FIELDS, BRAND_COMPANY_FIELDS, WORD_FIELDS } from '#app/features/brand-editor/brand-draft.ts'

type StaffChange = 'revoke' | 'make_owner' | 'hand_over' | 'set_role' | 'end_role'
export type PeopleAnswer = {
  kind: 'people'
  intent: 'invite' | 'withdraw' | StaffChange
  message: string
  field: 'email' | 'password' | null
  /** Never a password. */
  email: string
  /** The role and the limit that were chosen. */
  role: string
  limit: string
  /** Whose role it was about. */
  userId: string
}
export type EsimAnswer = { kind: 'esim'; name: string; iccid: string }

const { problems } = adminCopy.admins

/** Host, sender and prefix stay with those who look after several brands. */
const OWN_FIELDS = [...WORD_FIELDS, ...COLOR_FIELDS, ...BRAND_COMPANY_FIELDS]

const unreadable = () => refusePlainly(adminCopy.unreadable, 400)

export const answerAdmin = formAction({
  who: whoIsLetIn,
  unreadable,
  async run(posted): Promise<FormResult<BrandAnswer | PeopleAnswer | EsimAnswer | SearchAnswer | PlainRefusal>> {
    const { form, url } = posted
    if (url.searchParams.get('tab') === 'users') return searchOn(posted, href('/admin'))
    switch (textOf(form, 'intent')) {
      case 'save_brand':
        return saveOwnBrand(posted)
      case 'create_record':
        // With what was typed beside it.
        return form.has('version') ? saveOwnBrand(posted) : createRecord(posted)
      case 'reveal':
        return revealEsim(posted)
      default:
        return answerPeople(posted, `${href('/admin')}?tab=admins`)
    }
  },
})

const saveOwnBrand = (posted: FormPost<SessionUser>) =>
  saveBrand({
    ...posted,
    brandId: posted.context.get(brandContext).id,
    doneAt: `${href('/admin')}?tab=brand&done=brand`,
    fields: OWN_FIELDS,
  })
type PeopleResult = FormResult<PeopleAnswer | PlainRefusal>

/** The forms of 'Admin Management', which are also on the super-admin's page. */
export async function answerPeople(asked: FormPost<SessionUser>, page: string): Promise<PeopleResult> {
  const { form, shop, caller } = asked
  switch (textOf(form, 'intent')) {
    case 'invite':
      return invite(asked, page)
    case 'revoke':
      return changeStaff(asked, { intent: 'revoke', act: shop.staff.revokeAdmin, doneAt: `${page}&done=revoke` })
    case 'make_owner':
      return changeStaff(asked, { intent: 'make_owner', act: shop.staff.makeOwner, doneAt: `${page}&done=make_owner` })
    case 'hand_over':
      // The one who decided is signed out.
      return changeStaff(asked, { intent: 'hand_over', act: shop.staff.handOver, doneAt: href('/login') })
    case 'set_role':
    case 'end_role':
      return setRole(asked, page)
    case 'withdraw': {
      await shop.staff.withdrawInvitation(textOf(form, 'invitation'), caller)
      return { to: `${page}&done=withdraw` }
    }
    default:
      return unreadable()
  }
}

async function invite(
  { request, context, form, shop, caller }: FormPost<SessionUser>,
  page: string,
): Promise<PeopleResult> {
  const email = textOf(form, 'email', 300)
  const proof = await readFreshProof(request, context, form)
  const role = textOf(form, 'role', 40) || 'own-admin'
  const invited = await shop.staff.inviteAdmin({ email, role, proof }, caller)
  return invited.ok ? { to: `${page}&done=invite` } : refusePeople('invite', invited, { email, role })
}

type Change = { intent: StaffChange; act: Shop['staff']['revokeAdmin'] | Shop['staff']['makeOwner']; doneAt: string }

async function changeStaff(
  { request, context, form, caller }: FormPost<SessionUser>,
  { intent, act, doneAt }: Change,
): Promise<PeopleResult> {
  const userId = textOf(form, 'userId', 40)
  const proof = await readFreshProof(request, context, form)
  const changed = await act({ userId, proof }, caller)
  return changed.ok ? { to: doneAt } : refusePeople(intent, changed, { userId })
}

async function setRole(
  { request, context, form, shop, caller }: FormPost<SessionUser>,
  page: string,
): Promise<PeopleResult> {
  const intent = textOf(form, 'intent') === 'end_role' ? 'end_role' : 'set_role'
  const [userId, limit] = [textOf(form, 'userId', 40), textOf(form, 'limit', 20).trim()]
  const role = intent === 'end_role' ? 'own-user' : textOf(form, 'role', 40)
  const refundLimitCents = limit === '' ? 0 : (readEuro(limit) ?? -1)
  const proof = await readFreshProof(request, context, form)
  const changed = await shop.staff.changeLimitedRole({ userId, role, refundLimitCents, proof }, caller)
  return changed.ok ? { to: `${page}&done=${intent}` } : refusePeople(intent, changed, { userId, role, limit })
}

type AdminObstacle =
  | { problem: InviteAdminProblem | RevokeAdminProblem | ShareOwnershipProblem | LimitedRoleProblem }
  | ({ problem: 'too_often' } & Wait)

const STATUS: Partial<Record<AdminObstacle['problem'], number>> = {
  account_exists: 409,
  last_admin: 409,
  already_owner: 409,
  admin_disabled: 409,
  not_limited: 409,
  role_same: 409,
  not_allowed: 403,
  email_unchecked: 500,
  password_wrong: 403,
  code_wrong: 403,
  code_used: 403,
}

function refusePeople(
  intent: PeopleAnswer['intent'],
  refused: AdminObstacle,
  typed: { email?: string; userId?: string; role?: string; limit?: string },
): PageAnswer<PeopleAnswer> {
  const { problem } = refused
  const isOfEmail = ['email_missing', 'email_invalid', 'account_exists'].includes(problem)
  return {
    answer: {
      kind: 'people',
      intent,
      message: problem === 'too_often' ? waitSentence(refused, adminCopy.tooOften) : problems[problem],
      field: isOfEmail ? 'email' : isProofProblem(problem) ? 'password' : null,
      email: typed.email ?? '',
      userId: typed.userId ?? '',
      role: typed.role ?? '',
      limit: typed.limit ?? '',
    },
    status: STATUS[problem] ?? 400,
    wait: problem === 'too_often' ? refused : null,
  }
}

async function createRecord({ shop, caller }: FormPost<SessionUser>): Promise<FormResult<PlainRefusal>> {
  const { name } = DEFAULT_BRAND
  const added = await shop.brands.addBusiness({ name, domain: null, orderPrefix: null }, caller)
  // A record that somebody else made in this moment is the record.
  const isThere = added.ok || added.problem === 'domain_missing'
  return isThere
    ? { to: `${href('/admin')}?tab=brand&done=record` }
    : refusePlainly(businessesCopy.problems[added.problem], 409)
}

async function revealEsim({
  form,
  shop,
  caller,
}: FormPost<SessionUser>): Promise<PageAnswer<EsimAnswer | PlainRefusal>> {
  const sealed = textOf(form, 'sim', 300)
  const iccid = await shop.desk.openIccid(sealed, caller)
  if (iccid === null) return refusePlainly(adminCopy.unreadable, 404)
  return { answer: { kind: 'esim', name: shop.desk.nameEsim(iccid), iccid } }
}
