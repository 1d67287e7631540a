// Redeems an emailed invitation: its holder accepts the terms of partnership, chooses a password, and becomes an
// affiliate with an account and a code, or answers for the business that the owner invited them to.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import {
  redeemInvitation,
  type InvitationInput,
  type RedeemedInvitation,
  type RedeemInvitationDeps,
} from '#shop/people/sign-up/redeem-invitation.ts'
import { noteAcceptedTerms } from '#shop/people/partnership/accept-terms.ts'
import { joinTeam } from '#shop/people/team/accept-membership.ts'
import type { TermsStore } from '#shop/people/partnership/terms-store.ts'
import type { Outcome } from '#values/outcome.ts'
import type { BusinessStore } from '#shop/people/brand/business-store.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { At } from '#values/brand-facts.ts'
import type { Application } from './affiliate-store.ts'
import { worksFor } from './find-affiliate.ts'
import { makeAffiliate, type MakeAffiliateDeps } from './make-affiliate.ts'
import { cutText } from '#values/text/cut-text.ts'

const PER_ASKER: Limit = { name: 'partner-invitation-network', points: 30, seconds: 3600 }

export type AcceptAffiliationDeps = RedeemInvitationDeps &
  MakeAffiliateDeps &
  Pick<Base, 'transaction'> & {
    businesses: Pick<BusinessStore, 'create' | 'find'>
    partnershipTerms: Pick<TermsStore, 'accept'>
  }

/**
 * Creates the account in charge of the business; of an affiliate, also the business and its code. Problems:
 * `terms_missing` before anything else, those of `redeemInvitation`, `too_often` after 30 attempts per network and hour.
 */
export async function acceptAffiliation(
  deps: AcceptAffiliationDeps,
  { acceptsTerms, ...input }: InvitationInput & { acceptsTerms: boolean },
  at: At,
): Promise<RedeemedInvitation | Outcome<never, 'terms_missing'>> {
  if (!acceptsTerms) return { ok: false, problem: 'terms_missing' }
  return redeemInvitation(
    deps,
    {
      purpose: 'partner_invite',
      limit: PER_ASKER,
      by: 'partner_invitation',
      findGuest: async ({ id, email: address, businessId }) => {
        if (businessId !== null) {
          if (!(await deps.businesses.find(businessId))) return null
          const answers = { businessId, role: 'business-admin' as const, invitationId: id }
          const admit = (userId: string) => deps.transaction(() => answerFor(deps, { ...answers, userId }, at))
          return { email: address, fullName: address.split('@')[0] ?? address, admit }
        }
        const application = await deps.affiliates.findInvited(id)
        const email = application?.email
        if (!email) return null
        const admit = (userId: string) => deps.transaction(() => join(deps, { application, userId, email }, at))
        return { email, fullName: application.name ?? '', admit }
      },
    },
    input,
    at,
  )
}

async function answerFor(deps: AcceptAffiliationDeps, joining: Parameters<typeof joinTeam>[1], at: At): Promise<void> {
  await joinTeam(deps, joining, at)
  const actor = { id: joining.userId, type: joining.role }
  await noteAcceptedTerms(deps, joining.businessId, { ...at, actor })
}

type Joining = { application: Application; userId: string; email: string }

async function join(deps: AcceptAffiliationDeps, { application, userId, email }: Joining, at: At): Promise<void> {
  const { businesses, customers, affiliates, recordAudit, clock } = deps
  const now = clock.now()
  const [businessId, name] = [randomUUID(), nameOf(application, email)]
  await businesses.create({ id: businessId, name, kind: 'affiliate', now })
  const referredBy = await referrerOf(deps, application.referredBy, email)
  await makeAffiliate(deps, { businessId, name, referredBy, now })
  const place = { accountType: 'business-admin', businessId }
  if (!(await customers.moveRole(userId, { accountType: 'own-user', businessId: null }, place)))
    throw new Error('An account changed its role while it became an affiliate.')
  await affiliates.close(application.id, 'joined', now)
  const facts = { from: 'own-user', to: 'business-admin', toBusiness: businessId }
  const actor = { id: userId, role: 'own-user' }
  await recordAudit({ actor, action: 'affiliate_joined', subject: businessId, facts: { referredBy } }, at)
  await recordAudit({ actor, action: 'role_given', subject: userId, facts }, at)
  await noteAcceptedTerms(deps, businessId, { ...at, actor: { id: userId, type: 'business-admin' } })
}

// Nobody can refer themselves.
async function referrerOf({ customers }: AcceptAffiliationDeps, referredBy: string | null, email: string) {
  if (referredBy === null) return null
  return (await worksFor(customers, referredBy, email)) ? null : referredBy
}

// Business names are short and contain no angle brackets.
const nameOf = ({ company, name }: Application, email: string): string =>
  [company, name, email.split('@')[0]]
    .map((text) => cutText((text ?? '').replace(/[<>\p{C}\u2028-\u202E\u2066-\u2069]+/gu, ' ').trim(), 40).trim())
    .find((text) => text !== '') ?? 'Affiliate'
