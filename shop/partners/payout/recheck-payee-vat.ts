// If a partner's VAT number was saved while the EU's register didn't answer, we ask again until it does.
import type { Base } from '#shop/assembly/base.ts'
import { confirmVatNumber, type ConfirmVatNumberDeps } from '#shop/people/company/confirm-vat-number.ts'
import { sendPartnerMail, type SendPartnerMailDeps } from '#shop/people/account/send-partner-mail.ts'
import { recordVatSilence, type RecordVatSilenceDeps } from '#shop/people/account/record-vat-silence.ts'
import { questionAfter } from '#shop/people/company/vat-question.ts'
import { readVatNumber } from '#values/vat-number.ts'
import { findStanding, type ListStandingsDeps } from './list-standings.ts'
import type { PayoutDetails } from './payout-store.ts'

const MOST_PER_ROUND = 20

export type RecheckPayeeVatDeps = ConfirmVatNumberDeps &
  ListStandingsDeps &
  SendPartnerMailDeps &
  RecordVatSilenceDeps &
  Pick<Base, 'transaction'>

/** Due work, safe to call anytime and on every node: if two nodes get an answer, the second one changes nothing. */
export async function recheckPayeeVat(deps: RecheckPayeeVatDeps): Promise<void> {
  for (const details of await deps.payouts.listVatDue(deps.clock.now(), MOST_PER_ROUND)) await askAbout(deps, details)
}

async function askAbout(deps: RecheckPayeeVatDeps, details: PayoutDetails): Promise<void> {
  const { businessId, country, vatNumber, vatTries } = details
  const number = vatNumber === null ? null : readVatNumber(country, vatNumber)
  const asked = number && (await confirmVatNumber(deps, number, { rateLimitKey: `payouts again ${businessId}` }))
  const verdict = asked && (asked.ok ? asked.consultation.verdict : 'unavailable')
  const now = deps.clock.now()
  const question = questionAfter(verdict, vatTries, now)
  await recordVatSilence(deps, { kind: 'payout_vat_number', businessId }, question)
  await deps.transaction(async () => {
    const said = { vatVerdict: verdict, vatAskedAt: now, ...question }
    if (!(await deps.payouts.setVat(details, said)) || verdict !== 'invalid') return
    // A partner with nothing to be paid, or not paid for another reason, isn't waiting because of the number.
    const { standing, payableCents } = await findStanding(deps, businessId)
    if (standing !== 'vat_number_unknown') return
    const facts = { amountCents: payableCents, why: standing }
    await sendPartnerMail(deps, { businessId, kind: 'payout_waits', facts })
  })
}
