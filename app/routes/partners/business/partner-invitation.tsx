// /partner-invite: redeems an emailed invitation; its holder chooses a password and becomes an affiliate.
import { partnerInvitationCopy } from '#app/copy/partners/earnings.ts'
import { AUTH_HEADERS } from '#app/features/sign-in/auth-refusal.ts'
import { invitationAction } from '#app/features/sign-in/invitation-action.ts'
import { InvitationCard } from '#app/features/sign-in/invitation-card.tsx'
import type { Route } from './+types/partner-invitation.ts'

export const action = invitationAction((shop, input, at) => shop.affiliates.acceptAffiliation(input, at))

export const headers: Route.HeadersFunction = () => AUTH_HEADERS

export default function Invitation() {
  return <InvitationCard copy={partnerInvitationCopy} />
}
