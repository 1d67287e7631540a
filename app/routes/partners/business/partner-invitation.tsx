// /partner-invite: redeems an emailed invitation; its holder accepts the terms of partnership, chooses a password, and
// becomes an affiliate or answers for a business.
import { partnerInvitationCopy } from '#app/copy/partners/earnings.ts'
import { href } from 'react-router'
import { NewTabLink } from '#app/features/esim-card/new-tab-link.tsx'
import { partnershipCopy as copy } from '#app/copy/partners/partnership-terms.ts'
import { AUTH_HEADERS } from '#app/features/sign-in/auth-refusal.ts'
import { invitationAction } from '#app/features/sign-in/invitation-action.ts'
import { InvitationCard } from '#app/features/sign-in/invitation-card.tsx'
import type { Route } from './+types/partner-invitation.ts'

export const action = invitationAction((shop, input, at) => shop.affiliates.acceptAffiliation(input, at))

export const headers: Route.HeadersFunction = () => AUTH_HEADERS

export default function Invitation() {
  return (
    <InvitationCard
      copy={partnerInvitationCopy}
      terms={
        <>
          {copy.accept} <NewTabLink to={href('/business/terms')}>{copy.link}</NewTabLink>
        </>
      }
    />
  )
}
