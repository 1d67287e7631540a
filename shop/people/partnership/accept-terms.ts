// A business accepts the terms of partnership: on joining, or once they have changed. Nothing is closed until then.
import type { Base } from '#shop/assembly/base.ts'
import type { CustomerStore } from '#shop/people/account/customer-store.ts'
import type { Caller } from '#shop/people/sign-in/session-user.ts'
import { auditActorOf } from '#shop/records/audit/acting.ts'
import type { TermsStore } from './terms-store.ts'
import { TERMS_VERSION } from './terms-version.ts'

type AcceptTermsDeps = Pick<Base, 'transaction' | 'recordAudit' | 'clock'> & {
  partnershipTerms: Pick<TermsStore, 'accept'>
}

/** Written once per version: who accepts it again changes nothing. */
export const acceptTerms = (deps: AcceptTermsDeps, businessId: string, caller: Caller): Promise<void> =>
  deps.transaction(() => noteAcceptedTerms(deps, businessId, caller))

/** Inside a transaction, where somebody joins. */
export async function noteAcceptedTerms(
  { partnershipTerms, recordAudit, clock }: Omit<AcceptTermsDeps, 'transaction'>,
  businessId: string,
  caller: Caller,
): Promise<void> {
  const row = { businessId, version: TERMS_VERSION, acceptedBy: caller.actor.id, acceptedAt: clock.now() }
  if (!(await partnershipTerms.accept(row))) return
  const facts = { version: TERMS_VERSION }
  await recordAudit({ actor: auditActorOf(caller), action: 'terms_accepted', subject: businessId, facts }, caller)
}

/** What a business accepted last; null if nothing. `isDue`: today's text isn't accepted. */
export type PartnershipTerms = {
  accepted: { version: string; at: Date; byName: string } | null
  isDue: boolean
}

type ViewTermsDeps = {
  partnershipTerms: Pick<TermsStore, 'listNewest'>
  customers: Pick<CustomerStore, 'find'>
}

/** For the business and for the owner alike. */
export async function viewTerms(
  { partnershipTerms, customers }: ViewTermsDeps,
  businessId: string,
): Promise<PartnershipTerms> {
  const accepted = (await partnershipTerms.listNewest([businessId])).get(businessId)
  if (!accepted) return { accepted: null, isDue: true }
  const { version, acceptedAt, acceptedBy } = accepted
  const by = await customers.find(acceptedBy)
  return { accepted: { version, at: acceptedAt, byName: by?.fullName ?? '' }, isDue: version < TERMS_VERSION }
}
