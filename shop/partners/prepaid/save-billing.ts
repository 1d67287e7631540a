// A business's billing details: needed before its first deposit, changed by whoever is in charge of it, and recorded.
import type { Base } from '#shop/assembly/base.ts'
import type { CompanyDetails } from '#shop/people/company/company.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import { questionAfter } from '#shop/people/company/vat-question.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { TooOften } from '#values/outcome.ts'
import { askRegister, type AskRegisterDeps } from './find-billing-vat.ts'

const CHANGES: Limit = { name: 'billing-details', points: 30, seconds: 3600 }

export type SaveBillingDeps = AskRegisterDeps & Pick<Base, 'billing' | 'withAudit'>

/**
 * `company` is already validated. Asks the EU's register about its VAT number if that decides the VAT. Problem:
 * `too_often`.
 */
export async function saveBilling(
  deps: SaveBillingDeps,
  { businessId, company }: { businessId: string; company: CompanyDetails },
  caller: Caller,
): Promise<{ ok: true } | TooOften> {
  const { billing, limiter, withAudit, clock } = deps
  const allowed = await limiter.take(CHANGES, businessId)
  if (!allowed.ok) return allowed
  const known = await billing.find(businessId)
  const asked = await askRegister(deps, company, known?.vatConsultation ?? null, `billing ${businessId}`)
  if (!asked.ok) return asked
  return withAudit(
    async () => {
      const now = clock.now()
      const question = questionAfter(asked.consultation?.verdict ?? null, 0, now)
      await billing.save({ businessId, company, vatConsultation: asked.consultation, changedAt: now, ...question })
      return { ok: true as const }
    },
    () => ({ actor: actorOf(caller.actor), action: 'billing_changed', subject: businessId }),
    caller,
  )
}
