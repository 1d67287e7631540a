// A business whose VAT number was saved while the EU's register didn't answer pays VAT until it does, so we ask again.
import { recordVatSilence, type RecordVatSilenceDeps } from '#shop/people/account/record-vat-silence.ts'
import { questionAfter } from '#shop/people/company/vat-question.ts'
import type { BillingStore } from './billing-store.ts'
import { askRegister, type AskRegisterDeps } from './find-billing-vat.ts'

const MOST_PER_ROUND = 20

export type RecheckBillingVatDeps = AskRegisterDeps &
  RecordVatSilenceDeps & { billing: Pick<BillingStore, 'listVatDue' | 'setVat'> }

/** Due work, safe to call anytime and on every node. The answer applies to orders from then on. */
export async function recheckBillingVat(deps: RecheckBillingVatDeps): Promise<void> {
  const { billing, clock } = deps
  for (const details of await billing.listVatDue(clock.now(), MOST_PER_ROUND)) {
    const { businessId, company, vatConsultation, vatTries } = details
    const asked = await askRegister(deps, company, vatConsultation, `billing again ${businessId}`)
    const now = clock.now()
    const verdict = asked.ok ? (asked.consultation?.verdict ?? null) : 'unavailable'
    const question = questionAfter(verdict, vatTries, now)
    await billing.setVat(details, { ...(asked.ok && { vatConsultation: asked.consultation }), ...question })
    await recordVatSilence(deps, { kind: 'billing_vat_number', businessId }, question)
  }
}
