// The owner invites whoever answers for a business, sends the link again, or withdraws it.
import { adminCopy } from '#app/copy/office/admin.ts'
import { businessPartnersCopy as copy } from '#app/copy/office/businesses.ts'
import { refusePlainly, type PlainRefusal } from '#app/features/desk/plain-refusal.ts'
import { isProofProblem, readAsked, readFreshProof } from '#app/features/own-proof/proof-asked.ts'
import { readTerms, type ShownTerms } from '#app/features/partnership/read-terms.ts'
import { textOf } from '#app/forms/form-fields.ts'
import type { FormPost, FormResult } from '#app/http/form-action.ts'
import { guardedUser } from '#app/session/guards.ts'
import { shopContext } from '#app/session/request-context.ts'
import { waitSentence } from '#app/session/too-often.ts'
import type { Context } from '#app/session/visitor.ts'
import type { ProofKind } from '#shop/people/sign-in/check-fresh-proof.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import type { TeamRole } from '#shop/people/team/team-member.ts'
import { isUuid } from '#values/uuid.ts'
import { platformPath } from '../platform-path.ts'

export type ShownPartners = {
  people: { id: string; name: string; email: string; role: TeamRole }[]
  /** Those that owners sent; instants are ISO texts. */
  invitations: { id: string; email: string; expiresAt: string }[]
  terms: ShownTerms
  asked: ProofKind
}
export type PartnersAnswer = { kind: 'partners'; message: string; field: 'email' | 'password' | null; email: string }

type Intent = 'invite_partner' | 'renew_partner' | 'withdraw_partner'

export async function readPartners(request: Request, context: Context, businessId: string): Promise<ShownPartners> {
  const shop = context.get(shopContext)
  const [{ members, invitations }, terms, asked] = await Promise.all([
    shop.teams.listTeam(businessId, 'partner_invite'),
    readTerms(shop, businessId),
    readAsked(request, context, guardedUser(context)),
  ])
  return {
    people: members.map(({ id, name, email, role }) => ({ id, name, email, role })),
    invitations: invitations.map(({ id, email, expiresAt }) => ({ id, email, expiresAt: expiresAt.toISOString() })),
    terms,
    asked,
  }
}

export async function changePartners(
  { request, context, form, shop, caller }: FormPost<SessionUser>,
  intent: Intent,
  businessId: string,
): Promise<FormResult<PartnersAnswer | PlainRefusal>> {
  const to = `${platformPath('businesses', { edit: businessId })}#partners`
  const named = { businessId, id: textOf(form, 'invitation', 40) }
  if (intent !== 'invite_partner' && !isUuid(named.id)) return refusePlainly(copy.problems.invitation_unknown, 404)
  if (intent === 'withdraw_partner') {
    const gone = await shop.teams.withdrawPartnerInvitation(named, caller)
    return gone.ok
      ? { to, flash: { text: 'invitation_withdrawn' } }
      : refusePlainly(copy.problems.invitation_unknown, 404)
  }
  const email = textOf(form, 'email', 300)
  const sent =
    intent === 'renew_partner'
      ? await shop.teams.renewPartnerInvitation(named, caller)
      : await shop.teams.invitePartner(
          { businessId, email, proof: await readFreshProof(request, context, form) },
          caller,
        )
  if (sent.ok) return { to, flash: { text: 'member_invited' } }
  if (sent.problem === 'too_often') return { ...refusePlainly(waitSentence(sent, adminCopy.tooOften), 429), wait: sent }
  const message = copy.problems[sent.problem]
  if (sent.problem === 'invitation_unknown') return refusePlainly(message, 404)
  if (isProofProblem(sent.problem))
    return { answer: { kind: 'partners', message, field: 'password', email }, status: 403 }
  const isOfEmail = ['email_missing', 'email_invalid', 'already_member'].includes(sent.problem)
  return { answer: { kind: 'partners', message, field: isOfEmail ? 'email' : null, email }, status: 422 }
}
