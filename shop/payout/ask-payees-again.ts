// Partners whose VAT number was saved while the EU's register was silent: it is asked again until it says something.
import { confirmVatNumber, type ConfirmVatNumberDeps } from '#shop/account/confirm-vat-number.ts'
import { sendPartnerMail, type SendPartnerMailDeps } from '#shop/account/send-partner-mail.ts'
import { questionAfter } from '#shop/account/vat-question.ts'
import type { Transaction } from '#shop/ports/transaction.ts'
import { readVatNumber } from '#shop/values/vat-number.ts'
import { findStanding, type ListStandingsDeps } from './list-standings.ts'
import type { PayoutDetails } from './payout-store.ts'

const MOST_PER_ROUND = 20

export type AskPayeesAgainDeps = ConfirmVatNumberDeps &
  ListStandingsDeps &
  SendPartnerMailDeps & { transaction: Transaction }

/** Due work, safe to call at any time and on every node: of two answers the second changes nothing. */
export async function askPayeesAgain(deps: AskPayeesAgainDeps): Promise<void> {
  for (const details of await deps.payouts.listVatDue(deps.clock.now(), MOST_PER_ROUND)) await askAbout(deps, details)
}

async function askAbout(deps: AskPayeesAgainDeps, details: PayoutDetails): Promise<void> {
  const { businessId, country, vatNumber, vatTries } = details
  const number = vatNumber === null ? null : readVatNumber(country, vatNumber)
  const asked = number && (await confirmVatNumber(deps, number, `payouts again ${businessId}`))
  const verdict = asked && (asked.ok ? asked.consultation.verdict : 'unavailable')
  const now = deps.clock.now()
  await deps.transaction(async () => {
    const said = { vatVerdict: verdict, vatAskedAt: now, ...questionAfter(verdict, vatTries, now) }
    if (!(await deps.payouts.setVat(details, said)) || verdict !== 'invalid') return
    // Nobody waits because of a number who has nothing to be paid, or isn't paid for another reason.
    const { standing, payableCents } = await findStanding(deps, businessId)
    if (standing !== 'vat_number_unknown') return
    const facts = { amountCents: payableCents, why: standing }
    await sendPartnerMail(deps, { businessId, kind: 'payout_waits', facts })
  })
}
