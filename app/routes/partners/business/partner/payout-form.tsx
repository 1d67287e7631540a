// Where a partner is paid to, and what its statement says of it.
import type { PropsWithChildren } from 'react'
import { payoutsCopy } from '#app/copy/partners/payouts.ts'
import { OwnProof } from '#app/features/own-proof/own-proof.tsx'
import { BankFields } from '#app/features/payout/bank-fields.tsx'
import { IntentForm, useIsSending } from '#app/forms/intent-form.tsx'
import { countryChoices } from '#app/format/country-choices.ts'
import { dayText } from '#app/format/moment-text.ts'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { HeadedPart } from '#app/ui/headed-part.tsx'
import { SelectField } from '#app/ui/select-field.tsx'
import { TextArea, TextField } from '#app/ui/text-field.tsx'
import type { ProofKind } from '#shop/people/sign-in/check-fresh-proof.ts'
import { COUNTRY_CODES } from '#values/country/country.ts'
import { partnerPath } from './partner-address.ts'
import type { PayoutAnswer } from './payout-action.ts'
import type { ShownDetails } from './read-payouts.ts'

const copy = payoutsCopy.details

const COUNTRIES: [string, string][] = [['', copy.choose], ...countryChoices(COUNTRY_CODES)]

type PayoutFormProps = { details: ShownDetails | null; asked: ProofKind; answer: PayoutAnswer | undefined }

export function PayoutDetails({ details, asked, answer }: PayoutFormProps) {
  return (
    <HeadedPart id="payout-details" heading={copy.heading} className="desk-card">
      {details ? (
        <p className="[overflow-wrap:anywhere]">
          {details.holder}, {copy.since(details.iban, dayText(details.changedAt))}
        </p>
      ) : (
        <p>{copy.none}</p>
      )}
      {details && <VatState details={details} />}
      <p className="text-muted">{copy.safe}</p>
      <Disclosure
        title={details ? copy.change : copy.add}
        open={!details || answer?.intent === 'save_payout' || undefined}
      >
        <SaveForm details={details} asked={asked} answer={answer?.intent === 'save_payout' ? answer : undefined} />
      </Disclosure>
      {details && (
        <Disclosure title={copy.remove} open={answer?.intent === 'remove_payout' || undefined}>
          <RemoveForm asked={asked} answer={answer?.intent === 'remove_payout' ? answer : undefined} />
        </Disclosure>
      )}
    </HeadedPart>
  )
}

// Whether the number holds is the partner's to see before the payout, not after it.
function VatState({ details: { vatNumber, vatVerdict, vatAskedAt } }: { details: ShownDetails }) {
  const { vatCheck } = payoutsCopy
  if (vatNumber === '') return null
  if (vatVerdict === 'invalid') return <Callout tone="danger">{vatCheck.invalid(vatNumber)}</Callout>
  if (vatVerdict === 'unavailable') return <Callout tone="info">{vatCheck.unavailable(vatNumber)}</Callout>
  const isConfirmed = vatVerdict === 'valid' && vatAskedAt !== null
  return <p>{isConfirmed ? vatCheck.valid(vatNumber, dayText(vatAskedAt)) : vatCheck.unasked(vatNumber)}</p>
}

function SaveForm({ details, asked, answer }: PayoutFormProps) {
  const isBusy = useIsSending('save_payout')
  const problem = answer?.problem ?? null
  const errorOf = (...problems: PayoutAnswer['problem'][]) =>
    answer && problems.includes(answer.problem) ? answer.message : undefined
  const was = answer?.typed ?? details
  return (
    <PayoutIntent intent="save_payout" answer={answer}>
      <h3 className="text-xl">{copy.account}</h3>
      <BankFields known={details} typedHolder={answer?.typed.holder} problem={problem} />
      <h3 className="text-xl">{copy.paper}</h3>
      <TextField
        name="legalName"
        label={copy.legalName}
        required
        maxLength={120}
        defaultValue={was?.legalName ?? ''}
        error={errorOf('legal_name_missing')}
      />
      <TextArea
        name="address"
        label={copy.address}
        required
        rows={3}
        maxLength={300}
        defaultValue={was?.address ?? ''}
        error={errorOf('address_missing')}
      />
      <SelectField
        name="country"
        label={copy.country}
        required
        options={COUNTRIES}
        defaultValue={was?.country ?? ''}
        error={errorOf('country_unknown')}
      />
      <TextField
        name="vatNumber"
        label={copy.vatNumber}
        hint={copy.vatHint}
        isOptional
        maxLength={40}
        spellCheck={false}
        defaultValue={was?.vatNumber ?? ''}
        error={errorOf('vat_number_invalid', 'vat_number_unknown', 'self_billing_without_number')}
      />
      <Checkbox
        name="selfBilled"
        value="yes"
        label={copy.selfBilled}
        hint={copy.selfBilledHint}
        defaultChecked={was?.isSelfBilled ?? false}
      />
      <OwnProof id="payout-proof" asked={asked} error={answer?.isProofWrong ? answer.message : undefined} />
      <div>
        <Button type="submit" pending={isBusy} pendingText={copy.wait}>
          {copy.save}
        </Button>
      </div>
    </PayoutIntent>
  )
}

function RemoveForm({ asked, answer }: Pick<PayoutFormProps, 'asked' | 'answer'>) {
  return (
    <PayoutIntent intent="remove_payout" answer={answer}>
      <p className="text-muted">{copy.removeText}</p>
      <OwnProof id="remove-proof" asked={asked} error={answer?.isProofWrong ? answer.message : undefined} />
      <div>
        <Button type="submit" look="secondary">
          {copy.yesRemove}
        </Button>
      </div>
    </PayoutIntent>
  )
}

function PayoutIntent({
  intent,
  answer,
  children,
}: Pick<PayoutFormProps, 'answer'> & PropsWithChildren<{ intent: string }>) {
  return (
    <IntentForm
      intent={intent}
      error={answer?.message}
      action={partnerPath({ tab: 'payouts' })}
      noValidate
      className="grid max-w-md gap-4 pt-2"
    >
      {children}
    </IntentForm>
  )
}
