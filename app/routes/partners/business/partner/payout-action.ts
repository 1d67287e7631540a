// A business-admin's forms about payouts: saving and removing bank details.
import { payoutsCopy } from '#app/copy/partners/payouts.ts'
import { deskCopy } from '#app/copy/office/admin-desk.ts'
import { isProofProblem, readFreshProof } from '#app/features/own-proof/proof-asked.ts'
import { textOf } from '#app/forms/form-fields.ts'
import type { FormResult, FormPost } from '#app/http/form-action.ts'
import type { SessionUser } from '#shop/people/sign-in/session-user.ts'
import { PAYEE_FIELDS, type PayeeField } from '#shop/partners/payout/payee.ts'
import { recordOf } from '#values/record-of.ts'
import { partnerPath } from './partner-address.ts'

type PayoutIntent = 'save_payout' | 'remove_payout'
/** What was typed comes back, except for the account's number and the proof. */
export type PayoutAnswer = {
  kind: 'payout'
  intent: PayoutIntent
  problem: keyof typeof payoutsCopy.problems | 'too_often'
  message: string
  isProofWrong: boolean
  typed: Record<'holder' | PayeeField, string> & { isSelfBilled: boolean }
}
type OfBusiness = FormPost<SessionUser> & { businessId: string }

export const isPayoutIntent = (text: string): text is PayoutIntent => text === 'save_payout' || text === 'remove_payout'

const MOST = 400

export async function changePayout(
  { request, context, form, shop, caller, businessId }: OfBusiness,
  intent: PayoutIntent,
): Promise<FormResult<PayoutAnswer>> {
  const proof = await readFreshProof(request, context, form)
  const text = (name: string) => textOf(form, name, MOST)
  const typed = {
    holder: text('holder'),
    ...recordOf(PAYEE_FIELDS, text),
    isSelfBilled: form.get('selfBilled') === 'yes',
  }
  const done =
    intent === 'save_payout'
      ? await shop.payouts.savePayoutDetails(
          { businessId, typed: { ...typed, iban: text('iban'), bic: text('bic') }, proof },
          caller,
        )
      : await shop.payouts.forgetPayoutDetails({ businessId, proof }, caller)
  if (done.ok)
    return {
      to: partnerPath({ tab: 'payouts' }),
      flash: { text: intent === 'save_payout' ? 'payout_details_saved' : 'payout_details_removed' },
    }
  const { problem } = done
  const refused = { kind: 'payout', intent, typed, isProofWrong: false } as const
  if (problem === 'too_often')
    return {
      answer: { ...refused, problem, message: deskCopy.tooOften(done.retryAfterSeconds) },
      wait: done,
    }
  const isProofWrong = isProofProblem(problem)
  return {
    answer: { ...refused, problem, message: payoutsCopy.problems[problem], isProofWrong },
    status: isProofWrong ? 403 : 400,
  }
}
