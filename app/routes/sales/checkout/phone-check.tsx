// Whether the phone is fit for an eSIM: asked once before paying, and kept with the order.
import { href } from 'react-router'
import { useState, type KeyboardEvent, type ReactNode } from 'react'
import { checkoutCopy } from '#app/copy/sales/checkout.ts'
import { MOST_PHONE_CHARACTERS } from '#app/features/devices/phone-length.ts'
import { pathHere } from '#app/language/address.ts'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { sentence } from '#app/ui/verbatim.tsx'
import type { CheckoutWithCart } from './read-checkout.ts'

export type PhoneCheckProps = {
  verdict: CheckoutWithCart['phone']
  /** Somebody else gets the eSIM, on a phone that nobody knows. */
  isGift: boolean
  /** By the owner's terms, money goes back as long as the eSIM isn't installed. */
  isPaidBack: boolean
  isPending: boolean
}

// Part of the order form, as the coupon is.
export function PhoneCheck({ verdict, isGift, isPaidBack, isPending }: PhoneCheckProps) {
  const { device } = checkoutCopy
  const [isOpen, setIsOpen] = useState(verdict !== null)
  const [seen, setSeen] = useState(verdict)
  if (verdict !== seen) {
    setSeen(verdict)
    if (verdict && verdict.typed !== seen?.typed) setIsOpen(true)
  }
  return (
    <Disclosure
      title={device.heading}
      className="checkout-device"
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      {!isGift && <LookUp {...{ verdict, isPaidBack, isPending }} />}
      <ul className="grid list-disc gap-1.5 ps-5 text-sm text-muted marker:text-brand">
        <li>{device.age}</li>
        <li>{device.dial}</li>
        <li>{device.unlocked}</li>
      </ul>
      <p className="mt-2">
        <a href={pathHere(href('/devices'))} target="_blank" rel="noopener" className="link inline-block py-1">
          {device.check} <span className="text-sm font-normal">{checkoutCopy.consents.newTab}</span>
        </a>
      </p>
    </Disclosure>
  )
}

const PHONE_ID = 'phone'

// Enter asks about the phone instead of ordering.
function onKeyDown(event: KeyboardEvent<HTMLInputElement>): void {
  if (event.key !== 'Enter') return
  event.preventDefault()
  event.currentTarget.form?.querySelector<HTMLButtonElement>('button[value=check_phone]')?.click()
}

function LookUp({ verdict, isPaidBack, isPending }: Omit<PhoneCheckProps, 'isGift'>) {
  const { phone: copy } = checkoutCopy
  return (
    <div className="mb-3 grid gap-2">
      <input type="hidden" name="judgedPhone" value={verdict?.typed ?? ''} />
      <label htmlFor={PHONE_ID} className="text-sm font-semibold">
        {copy.label}
      </label>
      <div className="flex gap-2">
        <input
          id={PHONE_ID}
          name="phone"
          className="field-input min-w-0 flex-1"
          autoComplete="off"
          spellCheck={false}
          maxLength={MOST_PHONE_CHARACTERS}
          placeholder={copy.example}
          enterKeyHint="search"
          defaultValue={verdict?.typed}
          aria-describedby={`${PHONE_ID}-kept`}
          onKeyDown={onKeyDown}
        />
        <Button
          type="submit"
          name="intent"
          value="check_phone"
          formNoValidate
          look="secondary"
          isSmall
          pending={isPending}
          pendingText={copy.looking}
        >
          {copy.look}
        </Button>
      </div>
      <output className="block text-sm font-semibold empty:hidden">{verdict && verdictText(verdict)}</output>
      <p id={`${PHONE_ID}-kept`} className="text-sm text-muted">
        {isPaidBack ? copy.paidBack : copy.kept}
      </p>
    </div>
  )
}

const verdictText = ({ name, fit, note }: NonNullable<CheckoutWithCart['phone']>): ReactNode => (
  <>
    {sentence(checkoutCopy.phone.verdicts[fit](name), [name])} {note}
  </>
)
