import { giftCopy } from '#app/copy/sales/gift.ts'
import type { CheckoutField, FieldProblems } from '#app/features/checkout/field-problems.ts'
import type { GiftValues } from '#app/features/checkout/gift-form.ts'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { EMAIL_INPUT, TextField } from '#app/ui/text-field.tsx'
import { MOST_MESSAGE_CHARACTERS, MOST_NAME_CHARACTERS } from '#shop/sales/gift/gift.ts'
import type { CheckoutWithCart } from './read-checkout.ts'
import { FIELD_IDS } from './use-checkout-form.ts'

const copy = giftCopy.checkout

type GiftSectionProps = GiftDetailsProps & { onTick: (isGift: boolean) => void }

// One box for whoever keeps it, after all that everybody needs on the first screen of a phone.
export const GiftSection = ({ onTick, ...details }: GiftSectionProps) => (
  <section aria-label={copy.isGift} className="checkout-card checkout-gift">
    <Checkbox
      id="is-gift"
      name="isGift"
      defaultChecked={details.values.isGift}
      label={copy.isGift}
      onChange={(event) => onTick(event.currentTarget.checked)}
    />
    <GiftDetails {...details} />
  </section>
)

type GiftDetailsProps = {
  values: GiftValues
  days: NonNullable<CheckoutWithCart['giftDays']>
  problems: FieldProblems
  onType: (field: CheckoutField) => void
}

// The stylesheet opens them when the box is ticked, with script and without.
function GiftDetails({ values, days, problems, onType }: GiftDetailsProps) {
  return (
    <fieldset className="gift-details">
      <legend className="text-2xl">{copy.heading}</legend>
      <p className="text-muted">{copy.hint}</p>
      <TextField
        id={FIELD_IDS.giftEmail}
        name="giftEmail"
        {...EMAIL_INPUT}
        autoComplete="off"
        label={copy.email}
        aria-required
        defaultValue={values.giftEmail}
        error={problems.giftEmail}
        onChange={() => onType('giftEmail')}
      />
      <TextField
        id={FIELD_IDS.giftDay}
        name="giftDay"
        type="date"
        min={days.first}
        max={days.last}
        label={copy.day}
        aria-required
        hint={copy.dayHint}
        defaultValue={values.giftDay || days.first}
        error={problems.giftDay}
        onChange={() => onType('giftDay')}
      />
      <TextField
        id={FIELD_IDS.giftFrom}
        name="giftFrom"
        isOptional
        autoComplete="off"
        maxLength={MOST_NAME_CHARACTERS}
        label={copy.from}
        defaultValue={values.giftFrom}
        error={problems.giftFrom}
        onChange={() => onType('giftFrom')}
      />
      <TextField
        id={FIELD_IDS.giftMessage}
        name="giftMessage"
        isOptional
        autoComplete="off"
        maxLength={MOST_MESSAGE_CHARACTERS}
        label={copy.message}
        hint={copy.messageHint}
        defaultValue={values.giftMessage}
        error={problems.giftMessage}
        onChange={() => onType('giftMessage')}
      />
    </fieldset>
  )
}
