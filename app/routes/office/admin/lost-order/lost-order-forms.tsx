// The three things that somebody can do with an order that a restore has lost.
import { href } from 'react-router'
import type { PropsWithChildren } from 'react'
import { lostOrderCopy as copy } from '#app/copy/office/lost-order.ts'
import { OwnProof } from '#app/features/own-proof/own-proof.tsx'
import { IntentForm, useIsSending } from '#app/forms/intent-form.tsx'
import { Button } from '#app/ui/button.tsx'
import { Callout } from '#app/ui/callout.tsx'
import { FieldError } from '#app/ui/text-field.tsx'
import { countryName, isCountryCode } from '#values/country/country.ts'
import { DeskCard } from '../facts.tsx'
import type { LostOrderAnswer, LostOrderIntent } from './lost-order-action.ts'
import type { LostOrderPage, ShownPurchase, ShownChoice } from './read-lost-order.ts'

type Props = { page: LostOrderPage; answer: LostOrderAnswer | undefined }

export function LostOrderForms({ page, answer }: Props) {
  const { bought, isTopUp, profiles } = page
  // If the network no longer has it, it can be neither assigned nor returned.
  const isThere = isTopUp || profiles?.length !== 0
  return (
    <>
      {bought && isThere && <BookPart page={page} bought={bought} answer={answer} />}
      {!isTopUp && isThere && (
        <DeskCard id="return" heading={copy.giveBack.heading}>
          <p>{copy.giveBack.text}</p>
          <Decision intent="return" page={page} answer={answer} look="secondary" words={copy.giveBack} />
        </DeskCard>
      )}
      <DeskCard id="leave" heading={copy.leave.heading}>
        <p>{copy.leave.text}</p>
        <Decision intent="leave" page={page} answer={answer} look="secondary" words={copy.leave} />
      </DeskCard>
    </>
  )
}

function BookPart({ page, bought, answer }: Props & { bought: ShownPurchase }) {
  const { bundle, choices, businessId, totalCents, balanceCents } = bought
  return (
    <DeskCard id="book" heading={copy.book.heading}>
      {bundle ? (
        <>
          <p>{copy.book.text}</p>
          {balanceCents < totalCents && <Callout tone="warning">{copy.book.below}</Callout>}
          <Decision intent="book" page={page} answer={answer} look="primary" words={copy.book}>
            <input type="hidden" name="businessId" value={businessId} />
            <input type="hidden" name="totalCents" value={totalCents} />
            <fieldset className="grid gap-1" aria-describedby={answer?.isChoiceMissing ? 'choice-error' : undefined}>
              <legend className="pb-1 font-semibold">{copy.book.legend}</legend>
              {choices.map((choice) => (
                <Choice
                  key={choice.key}
                  choice={choice}
                  isLikeliest={choice.key === bought.likeliest}
                  isChosen={choice.key === (answer?.choice || bought.likeliest)}
                />
              ))}
              {answer?.isChoiceMissing && <FieldError id="choice-error">{answer.message}</FieldError>}
            </fieldset>
          </Decision>
        </>
      ) : (
        <p>{copy.book.bundleGone}</p>
      )}
    </DeskCard>
  )
}

type ChoiceProps = { choice: ShownChoice; isLikeliest: boolean; isChosen: boolean }

function Choice({ choice, isLikeliest, isChosen }: ChoiceProps) {
  const { key, reasons, subtotalCents, vatCents } = choice
  return (
    <label className="flex min-h-11 items-start gap-3 py-1">
      <input
        type="radio"
        name="choice"
        value={key}
        required
        defaultChecked={isChosen}
        className="mt-0.5 size-5 flex-none accent-solid"
      />
      <span>
        {copy.book.choice(subtotalCents, vatCents)} ({rateText(choice)})
        {isLikeliest && <strong className="ms-3 text-success">{copy.book.fits}</strong>}
        <span className="data-cell-more">{reasons.map((reason) => copy.book.reasons[reason]).join(', ')}</span>
      </span>
    </label>
  )
}

function rateText({ basis, country, vatBasisPoints }: ShownChoice): string {
  const { rates } = copy.book
  if (basis === 'reverse_charge') return rates.reverse_charge
  return country !== null && isCountryCode(country) && vatBasisPoints > 0
    ? rates.company(vatBasisPoints, countryName(country))
    : rates.outside
}

type DecisionProps = PropsWithChildren<
  Props & {
    intent: LostOrderIntent
    look: 'primary' | 'secondary'
    words: { submit: string; wait: string }
  }
>

function Decision({ intent, page: { reference, asked }, answer, look, words, children }: DecisionProps) {
  const isBusy = useIsSending(intent)
  const own = answer?.intent === intent ? answer : undefined
  return (
    <IntentForm
      intent={intent}
      error={own?.message}
      action={href('/super-admin-dashboard/lost-orders/:reference', { reference })}
      noValidate
      className="grid max-w-md gap-4"
    >
      {children}
      <OwnProof id={`${intent}-proof`} asked={asked} error={own?.isProofWrong ? own.message : undefined} />
      <div>
        <Button type="submit" look={look} pending={isBusy} pendingText={words.wait}>
          {words.submit}
        </Button>
      </div>
    </IntentForm>
  )
}
