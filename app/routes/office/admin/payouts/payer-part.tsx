// The account that partners are paid from.
import { href } from 'react-router'
import { payoutDeskCopy, payoutsCopy } from '#app/copy/partners/payouts.ts'
import { OwnProof } from '#app/features/own-proof/own-proof.tsx'
import { BankFields } from '#app/features/payout/bank-fields.tsx'
import { IntentForm } from '#app/forms/intent-form.tsx'
import { dayText } from '#app/format/moment-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { DeskCard } from '../facts.tsx'
import type { PayoutsAnswer } from './payouts-action.ts'
import type { PayoutsOnPage } from './shown-payouts.ts'

const copy = payoutDeskCopy.payer

export function PayerPart({
  page: { payer, asked },
  answer,
}: {
  page: PayoutsOnPage
  answer: PayoutsAnswer | undefined
}) {
  const own = answer?.intent === 'payer' ? answer : undefined
  return (
    <DeskCard id="payer" heading={copy.heading}>
      <p>{payer ? `${payer.holder}, ${payoutsCopy.details.since(payer.iban, dayText(payer.changedAt))}` : copy.none}</p>
      <Disclosure title={payer ? copy.change : copy.add} open={!payer || own !== undefined || undefined}>
        <IntentForm
          intent="payer"
          key={payer?.changedAt}
          action={href('/super-admin-dashboard/payouts')}
          noValidate
          className="grid max-w-md gap-4 pt-2"
        >
          <BankFields known={payer} typedHolder={own?.typedHolder} problem={own?.problem ?? null} />
          <OwnProof id="payer-proof" asked={asked} error={own?.isProofWrong ? own.message : undefined} />
          <div>
            <Button type="submit" look="secondary">
              {copy.save}
            </Button>
          </div>
        </IntentForm>
      </Disclosure>
    </DeskCard>
  )
}
