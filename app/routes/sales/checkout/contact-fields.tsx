import { useAfterPress } from '#app/ui/use-after-press.ts'
import { useEffect, useRef, useState } from 'react'
import { checkoutCopy } from '#app/copy/sales/checkout.ts'
import { giftCopy } from '#app/copy/sales/gift.ts'
import { topUpCopy } from '#app/copy/delivery/top-up.ts'
import { EMAIL_INPUT, TextField } from '#app/ui/text-field.tsx'
import { isEmail, plainEmail } from '#values/email.ts'
import { findEmailTypo, type EmailTypo } from './email-typo.ts'
import type { CheckoutField, FieldProblems } from '#app/features/checkout/field-problems.ts'
import { sentence } from '#app/ui/verbatim.tsx'
import { FIELD_IDS } from './use-checkout-form.ts'

const copy = checkoutCopy.contact

// Whoever buys a gift gets the receipt alone.
const FOR_SOMEBODY = {
  get emailHint() {
    return giftCopy.checkout.buyerHint
  },
  emailGoesTo: () => giftCopy.checkout.buyerHint,
}

export type ContactFieldsProps = {
  /** The eSIM is there already: no QR code comes, and no phone has to be fit for it. */
  isTopUp: boolean
  values: { name: string; email: string } | null
  /** Somebody else gets the eSIM. */
  isGift: boolean
  problems: FieldProblems
  onType: (field: CheckoutField) => void
  onLeave: (field: 'name' | 'email', text: string) => void
}

export function ContactFields({ isTopUp, values, isGift, problems, onType, onLeave }: ContactFieldsProps) {
  return (
    <section aria-labelledby="contact" className="checkout-card checkout-contact">
      <h2 id="contact" className="text-lg md:text-2xl">
        {isTopUp || isGift ? topUpCopy.checkout.contact : copy.heading}
      </h2>
      <EmailField
        words={isTopUp ? topUpCopy.checkout : isGift ? FOR_SOMEBODY : copy}
        initial={values?.email ?? ''}
        problem={problems.email}
        onType={() => onType('email')}
        onLeave={(text) => onLeave('email', text)}
      />
      <TextField
        id={FIELD_IDS.name}
        name="name"
        label={copy.name}
        required
        autoComplete="name"
        maxLength={200}
        defaultValue={values?.name}
        error={problems.name}
        onChange={() => onType('name')}
        onBlur={(event) => onLeave('name', event.currentTarget.value)}
      />
    </section>
  )
}

type EmailFieldProps = {
  words: { emailHint: string; emailGoesTo: (email: string) => string }
  initial: string
  problem?: string
  onType: () => void
  onLeave: (text: string) => void
}

// The field keeps its own text; problems are shown once the visitor has finished typing.
function EmailField({ words, initial, problem, onType, onLeave }: EmailFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const [email, setEmail] = useState(initial)
  const address = plainEmail(email)
  const typo = findEmailTypo(address)
  const afterPress = useAfterPress()

  useEffect(() => setEmail(input.current?.value ?? ''), [])

  const leave = () => {
    const text = input.current?.value ?? ''
    afterPress(() => setEmail(text))
    onLeave(text)
  }
  const useInstead = ({ email: better }: EmailTypo) => {
    if (!input.current) return
    input.current.value = better
    setEmail(better)
    onType()
    input.current.focus()
  }

  return (
    <div className="grid gap-2">
      <TextField
        ref={input}
        id={FIELD_IDS.email}
        name="email"
        {...EMAIL_INPUT}
        label={copy.email}
        required
        defaultValue={initial}
        error={problem}
        hint={
          <span className={isEmail(address) ? 'hint-line' : undefined}>
            {isEmail(address) ? sentence(words.emailGoesTo(address), [address]) : words.emailHint}
          </span>
        }
        onChange={onType}
        onBlur={leave}
      />
      <output className="block">
        {typo && (
          <span className="flex flex-wrap items-center gap-x-2 rounded-control bg-warning-tint px-3 py-1 text-sm">
            <span className="font-semibold wrap-anywhere">{sentence(copy.typo(typo.typed), [typo.typed])}</span>
            <button type="button" className="link inline-flex min-h-11 items-center" onClick={() => useInstead(typo)}>
              {sentence(copy.typoFix(typo.better), [typo.better])}
            </button>
          </span>
        )}
      </output>
    </div>
  )
}
