// What a business-admin does with the own team: invites, takes an invitation back, gives another role, takes somebody out.
import { adminCopy } from '#app/copy/office/admin.ts'
import { teamCopy as copy } from '#app/copy/people/team.ts'
import { isProofProblem, readFreshProof } from '#app/features/own-proof/proof-asked.ts'
import { refusePlainly, type PlainRefusal } from '#app/features/desk/plain-refusal.ts'
import { textOf } from '#app/forms/form-fields.ts'
import type { PageAnswer, FormResult, FormPost } from '#app/http/form-action.ts'
import type { FlashText } from '#app/session/flash.ts'
import { waitSentence, type Wait } from '#app/session/too-often.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import { isUuid } from '#values/uuid.ts'
import { partnerPath } from './partner-address.ts'

const INTENTS = ['invite', 'withdraw', 'change_role', 'remove_member'] as const
type Intent = (typeof INTENTS)[number]

export type TeamAnswer = {
  kind: 'team'
  intent: Intent
  message: string
  field: 'email' | 'password' | null
  typed: { email: string; role: string }
  /** Whose place it was about. */
  userId: string
}

type OfBusiness = FormPost<SessionUser> & { businessId: string }
type Problem = keyof typeof copy.problems
type TeamRefusal = { ok: false; problem: Problem } | ({ ok: false; problem: 'too_often' } & Wait)

export const isTeamIntent = (intent: string): intent is Intent => INTENTS.some((each) => each === intent)

export async function changeTeam(
  { request, context, form, shop, caller, businessId }: OfBusiness,
  intent: Intent,
): Promise<FormResult<TeamAnswer | PlainRefusal>> {
  const typed = { email: textOf(form, 'email', 300), role: textOf(form, 'role', 40) }
  const userId = textOf(form, 'userId', 40)
  const refuse = (refused: TeamRefusal) => answerOf({ intent, typed, userId }, refused)
  if (intent === 'withdraw') {
    const id = textOf(form, 'invitation')
    const gone = isUuid(id) && (await shop.teams.withdrawTeamInvitation({ businessId, id }, caller)).ok
    return gone ? done('invitation_withdrawn') : refusePlainly(copy.problems.invitation_unknown, 404)
  }
  const proof = await readFreshProof(request, context, form)
  if (intent === 'invite') {
    const invited = await shop.teams.inviteMember({ businessId, ...typed, proof }, caller)
    return invited.ok ? done('member_invited') : refuse(invited)
  }
  if (intent === 'change_role') {
    const changed = await shop.teams.changeMemberRole({ businessId, userId, role: typed.role, proof }, caller)
    return changed.ok ? done('role_changed') : refuse(changed)
  }
  const removed = await shop.teams.removeMember({ businessId, userId, proof }, caller)
  return removed.ok ? done('member_removed') : refuse(removed)
}

const done = (text: FlashText) => ({ to: partnerPath({ tab: 'team' }), flash: { text } })

const STATUS: Partial<Record<Problem, number>> = {
  password_wrong: 403,
  code_wrong: 403,
  code_used: 403,
  already_member: 409,
  team_full: 409,
  role_same: 409,
  member_unknown: 404,
  business_missing: 404,
}

function answerOf(
  told: Pick<TeamAnswer, 'intent' | 'typed' | 'userId'>,
  refused: TeamRefusal,
): PageAnswer<TeamAnswer | PlainRefusal> {
  const { problem } = refused
  if (problem === 'too_often')
    return { answer: { kind: 'refused', message: waitSentence(refused, adminCopy.tooOften) }, wait: refused }
  // Somebody who is gone no longer has a row to show it in.
  if (problem === 'member_unknown') return refusePlainly(copy.problems[problem], 404)
  const isOfEmail = problem === 'email_missing' || problem === 'email_invalid' || problem === 'already_member'
  const field = isOfEmail ? 'email' : isProofProblem(problem) ? 'password' : null
  return {
    answer: { kind: 'team', ...told, message: copy.problems[problem], field },
    status: STATUS[problem] ?? 422,
  }
}
