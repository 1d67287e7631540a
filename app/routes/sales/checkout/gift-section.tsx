import { giftCopy } from '#app/copy/sales/gift.ts'
import type { CheckoutField, FieldProblems } from '#app/features/checkout/field-problems.ts'
import type { GiftField, GiftValues } from '#app/features/checkout/gift-form.ts'
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
  const field = (name: GiftField) => ({
    id: FIELD_IDS[name],
    name,
    defaultValue: values[name],
    error: problems[name],
    onChange: () => onType(name),
  })
  return (
    <fieldset className="gift-details">
      <legend className="text-xl font-bold">{copy.heading}</legend>
      <p className="text-muted">{copy.hint}</p>
      <TextField {...field('giftEmail')} {...EMAIL_INPUT} autoComplete="off" label={copy.email} aria-required />
      <TextField
        {...field('giftDay')}
        type="date"
        min={days.first}
        max={days.last}
        label={copy.day}
        aria-required
        hint={copy.dayHint}
        defaultValue={values.giftDay || days.first}
      />
      <TextField
        {...field('giftFrom')}
        isOptional
        autoComplete="off"
        maxLength={MOST_NAME_CHARACTERS}
        label={copy.from}
      />
      <TextField
        {...field('giftMessage')}
        isOptional
        autoComplete="off"
        maxLength={MOST_MESSAGE_CHARACTERS}
        label={copy.message}
        hint={copy.messageHint}
      />
    </fieldset>
  )
}
