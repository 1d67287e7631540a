// Redeems an emailed invitation: its holder becomes an affiliate, with an account, a code, and a password they choose.
import type { Base } from '#shop/assembly/base.ts'
import { randomUUID } from 'node:crypto'
import {
  redeemInvitation,
  type InvitationInput,
  type RedeemedInvitation,
  type RedeemInvitationDeps,
} from '#shop/people/sign-up/redeem-invitation.ts'
import type { BusinessStore } from '#shop/people/brand/business-store.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { At } from '#values/brand-facts.ts'
import type { Application } from './affiliate-store.ts'
import { worksFor } from './find-affiliate.ts'
import { makeAffiliate, type MakeAffiliateDeps } from './make-affiliate.ts'

const PER_ASKER: Limit = { name: 'partner-invitation-network', points: 30, seconds: 3600 }

export type AcceptAffiliationDeps = RedeemInvitationDeps &
  MakeAffiliateDeps &
  Pick<Base, 'transaction'> & {
    businesses: Pick<BusinessStore, 'create'>
  }

/**
 * Creates the business, its code, and the account in charge of it. Problems: those of `redeemInvitation`, `too_often`
 * after 30 attempts per network and hour.
 */
export const acceptAffiliation = (
  deps: AcceptAffiliationDeps,
  input: InvitationInput,
  at: At,
): Promise<RedeemedInvitation> =>
  redeemInvitation(
    deps,
    {
      purpose: 'partner_invite',
      limit: PER_ASKER,
      by: 'partner_invitation',
      findGuest: async ({ id }) => {
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
}

// Nobody can refer themselves.
async function referrerOf({ customers }: AcceptAffiliationDeps, referredBy: string | null, email: string) {
  if (referredBy === null) return null
  return (await worksFor(customers, referredBy, email)) ? null : referredBy
}

// Business names are short and contain no angle brackets.
const nameOf = ({ company, name }: Application, email: string): string =>
  [company, name, email.split('@')[0]]
    .map((text) =>
      (text ?? '')
        .replace(/[<>\p{C}\u2028-\u202E\u2066-\u2069]+/gu, ' ')
        .trim()
        .slice(0, 40)
        .trim(),
    )
    .find((text) => text !== '') ?? 'Affiliate'
