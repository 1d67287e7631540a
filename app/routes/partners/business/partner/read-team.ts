// The team tab of the business dashboard: who is there and who is invited; instants are ISO texts.
import { readAsked } from '#app/features/own-proof/proof-asked.ts'
import { shopContext } from '#app/session/request-context.ts'
import type { Context } from '#app/session/visitor.ts'
import type { ProofKind } from '#shop/people/sign-in/check-fresh-proof.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import type { TeamInvitation, TeamMember } from '#shop/people/team/list-team.ts'

export type ShownMember = Omit<TeamMember, 'createdAt' | 'seenAt'> & { seenAt: string | null; isYou: boolean }
type ShownTeamInvitation = Omit<TeamInvitation, 'expiresAt'> & { expiresAt: string }
/** `asked` is the proof that each form must include. */
export type ShownTeam = { members: ShownMember[]; invitations: ShownTeamInvitation[]; asked: ProofKind }

export async function readTeam(
  request: Request,
  context: Context,
  user: SessionUser,
  businessId: string,
): Promise<ShownTeam> {
  const [{ members, invitations }, asked] = await Promise.all([
    context.get(shopContext).teams.listTeam(businessId),
    readAsked(request, context, user),
  ])
  return {
    asked,
    members: members.map(({ createdAt: _made, seenAt, ...member }) => ({
      ...member,
      seenAt: seenAt?.toISOString() ?? null,
      isYou: member.id === user.id,
    })),
    invitations: invitations.map(({ expiresAt, ...each }) => ({ ...each, expiresAt: expiresAt.toISOString() })),
  }
}
