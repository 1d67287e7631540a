import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { checkoutCopy } from '#app/copy/sales/checkout.ts'
import { Button } from '#app/ui/button.tsx'
import { Disclosure } from '#app/ui/disclosure.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { FieldError } from '#app/ui/text-field.tsx'
import type { CheckoutWithCart } from './read-checkout.ts'

const copy = checkoutCopy.coupon
const COUPON_ID = 'coupon-code'

type CouponRowProps = { coupon: CheckoutWithCart['coupon']; discountCents: number; isPending: boolean }

// Part of the order form, so that what was typed elsewhere travels along and comes back, with script and without.
export function CouponRow({ coupon, discountCents, isPending }: CouponRowProps) {
  const applied = coupon?.isApplied ? coupon.code : null
  const refused = coupon && !coupon.isApplied ? coupon : null
  const followed = useFollowingFocus(applied)
  const [isOpen, setIsOpen] = useState(coupon !== null)
  // A code that was tried is shown with its answer, also if somebody folded the row meanwhile.
  const [seen, setSeen] = useState(coupon)
  if (coupon !== seen) {
    setSeen(coupon)
    if (coupon) setIsOpen(true)
  }

  return (
    <Disclosure
      title={copy.fold}
      className="summary-coupon"
      open={isOpen}
      onToggle={(event) => setIsOpen(event.currentTarget.open)}
    >
      <div className="grid gap-2">
        <input type="hidden" name="coupon" value={applied ?? ''} />
        <input type="hidden" name="tried" value={refused?.code ?? ''} />
        {applied ? (
          <AppliedCode code={applied} isPending={isPending} ref={followed} />
        ) : (
          <CodeField refused={refused} isPending={isPending} ref={followed} />
        )}
        <output className="block text-sm font-semibold text-success empty:hidden">
          {applied && copy.applied(applied, discountCents)}
        </output>
      </div>
    </Disclosure>
  )
}

type RefProps = { ref: (element: HTMLElement | null) => void }

function AppliedCode({ code, isPending, ref }: { code: string; isPending: boolean } & RefProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-2">
      <p className="flex min-w-0 items-center gap-2 rounded-chip bg-success-tint px-3 py-1 text-sm font-bold text-success">
        <Icon name="check" size={16} />
        <span className="min-w-0 wrap-anywhere">{code}</span>
      </p>
      <Button
        ref={ref}
        type="submit"
        name="intent"
        value="remove_coupon"
        formNoValidate
        look="quiet"
        isSmall
        pending={isPending}
        pendingText={copy.applying}
        aria-label={copy.removeLabel(code)}
      >
        {copy.remove}
      </Button>
    </div>
  )
}

function CodeField({
  refused,
  isPending,
  ref,
}: { refused: CheckoutWithCart['coupon']; isPending: boolean } & RefProps) {
  const input = useRef<HTMLInputElement>(null)
  const apply = useRef<HTMLButtonElement>(null)
  // A new answer of the server speaks again; typing silences both it and our own reminder.
  const [own, setOwn] = useState<{ answered: unknown; text: string | null } | null>(null)
  const problem = own && own.answered === refused ? own.text : (refused?.problem ?? null)
  const say = (text: string | null) => setOwn({ answered: refused, text })

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    apply.current?.click()
  }
  const isBlank = () => input.current?.value.trim() === ''

  return (
    <>
      <label htmlFor={COUPON_ID} className="text-sm font-semibold">
        {copy.label}
      </label>
      <div className="flex gap-2">
        <input
          ref={(element) => {
            input.current = element
            ref(element)
          }}
          id={COUPON_ID}
          name="code"
          className="field-input coupon-input min-w-0 flex-1"
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={60}
          enterKeyHint="done"
          defaultValue={refused?.code}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${COUPON_ID}-problem` : undefined}
          onChange={() => say(null)}
          onKeyDown={onKeyDown}
        />
        <Button
          ref={apply}
          type="submit"
          name="intent"
          value="coupon"
          formNoValidate
          look="secondary"
          isSmall
          pending={isPending}
          pendingText={copy.applying}
          onClick={(event) => {
            if (!isBlank()) return
            event.preventDefault()
            say(copy.missing)
            input.current?.focus()
          }}
        >
          {copy.apply}
        </Button>
      </div>
      <div aria-live="polite">{problem && <FieldError id={`${COUPON_ID}-problem`}>{problem}</FieldError>}</div>
    </>
  )
}

// Applying and removing swap the control under the visitor's hand; the focus moves to the one that took its place.
function useFollowingFocus(applied: string | null) {
  const current = useRef<HTMLElement>(null)
  const before = useRef(applied)
  useEffect(() => {
    if (before.current === applied) return
    before.current = applied
    if (document.activeElement === document.body) current.current?.focus()
  }, [applied])
  return (element: HTMLElement | null) => {
    current.current = element
  }
}
