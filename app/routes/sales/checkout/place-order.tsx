import { Marked } from '#app/ui/marked.tsx'
import { href } from 'react-router'
import { PhoneCheck, type PhoneCheckProps } from './phone-check.tsx'
import { Unsent } from '#app/forms/form.tsx'
import { checkoutCopy as copy } from '#app/copy/sales/checkout.ts'
import { giftCopy } from '#app/copy/sales/gift.ts'
import { cancelCopy } from '#app/copy/support/cancel.ts'
import type { CancellationTerms } from '#shop/support/cancellation/cancellation-terms.ts'
import { topUpCopy } from '#app/copy/delivery/top-up.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Icon } from '#app/ui/icon.tsx'
import type { FieldProblems } from '#app/features/checkout/field-problems.ts'
import type { PendingWork } from './use-checkout.ts'
import { NewTabLink } from '#app/features/esim-card/new-tab-link.tsx'
import { FIELD_IDS, goToField, refusedFields } from './use-checkout-form.ts'

type ConsentsProps = {
  bundleId: string
  isTopUp: boolean
  cancellation: CancellationTerms | null
  travelers: number
  values: { terms: boolean; immediateDelivery: boolean } | null
  problems: FieldProblems
  onTerms: () => void
}

export function Consents({ bundleId, isTopUp, cancellation, travelers, values, problems, onTerms }: ConsentsProps) {
  return (
    <section aria-labelledby="agree" className="checkout-card checkout-consents">
      <h2 id="agree" className="sr-only md:not-sr-only md:text-2xl">
        {copy.consents.heading}
      </h2>
      <Checkbox
        id={FIELD_IDS.terms}
        name="terms"
        required
        defaultChecked={values?.terms}
        label={<TermsLabel />}
        error={problems.terms}
        onChange={onTerms}
      />
      {/* A company has no right of withdrawal; the stylesheet takes the box away with its tick. */}
      <div className="consent-withdrawal">
        <Checkbox
          name="immediateDelivery"
          defaultChecked={values?.immediateDelivery}
          label={isTopUp ? topUpCopy.checkout.immediate : copy.consents.immediate}
          hint={copy.consents.immediateHint}
        />
      </div>
      <p>
        <NewTabLink to={href('/contract-summary/:bundleId', { bundleId })} className="link inline-block py-1">
          {copy.consents.contractSummary}
        </NewTabLink>
      </p>
      {cancellation && <p className="text-sm text-muted">{cancelCopy.promise(cancellation, travelers)}</p>}
      <Unsent />
    </section>
  )
}

function TermsLabel() {
  return (
    <>
      <Marked text={copy.consents.terms} render={(terms) => <NewTabLink to={href('/terms')}>{terms}</NewTabLink>} />
      <span aria-hidden="true" className="text-danger">
        {' '}
        *
      </span>
    </>
  )
}

const REASON_ID = 'order-reason'

type OrderBarProps = {
  totalCents: number
  missing: FieldProblems
  pending: PendingWork
}

// The button is always live: pressed too early, it leads to what is missing, as the line above it does.
export function OrderBar({ totalCents, missing, pending }: OrderBarProps) {
  const isFree = totalCents === 0
  const opening = isFree ? copy.openingFree : copy.opening
  const isOrdering = pending === 'order'
  const isBusy = isOrdering || pending === 'coupon'

  return (
    <div className="order-bar">
      {/* One line in each state, so that nothing moves as the form is filled in. */}
      <p id={REASON_ID} className="order-reason">
        {pending === 'coupon' ? <span>{copy.waitForCoupon}</span> : <Missing missing={missing} isFree={isFree} />}
      </p>
      <Button
        type="submit"
        isWide
        className="md:text-lg"
        aria-disabled={isBusy || undefined}
        aria-describedby={REASON_ID}
      >
        {isOrdering && <span className="spinner" aria-hidden="true" />}
        {isOrdering ? opening : isFree ? copy.freeOrderButton : <PaidOrder totalCents={totalCents} />}
      </Button>
      <output className="sr-only">{isOrdering && opening}</output>
    </div>
  )
}

// What a click costs is no matter of a translator's.
function PaidOrder({ totalCents }: { totalCents: number }) {
  const [words, amount] = copy.orderButton(totalCents)
  return (
    <span>
      {words}
      <span translate="no">{amount}</span>
    </span>
  )
}

function Missing({ missing, isFree }: { missing: FieldProblems; isFree: boolean }) {
  const [first, ...more] = refusedFields(missing)
  if (!first) return <span>{isFree ? copy.next.free : copy.paysNext}</span>
  return (
    <>
      <a href={`#${FIELD_IDS[first]}`} className="link" onClick={goToField(first)}>
        {missing[first]}
      </a>
      {more.length > 0 && <span> {copy.missingMore(more.length)}</span>}
    </>
  )
}

// What follows the press, and whether the phone is fit for it, for those who look below the button.
type NextProps = { isFree: boolean; isTopUp: boolean } & PhoneCheckProps

export function NextSteps({ isFree, isTopUp, ...phone }: NextProps) {
  const done = phone.isGift ? giftCopy.checkout.done : copy.next.qr
  const { wait, done: last } = isTopUp ? topUpCopy.checkout : { wait: copy.next.wait, done }
  const steps = [isFree ? copy.next.free : copy.next.pay, wait, last]
  return (
    <section aria-labelledby="next-steps" className="checkout-next grid gap-3">
      {!isFree && (
        <p className="flex items-start gap-2 text-sm font-semibold">
          <Icon name="lock" size={18} className="mt-px text-brand" />
          {copy.payment}
        </p>
      )}
      <h2 id="next-steps" className="md:text-lg">
        {copy.next.heading}
      </h2>
      <ol className="grid gap-2">
        {steps.map((step, index) => (
          <li key={step} className="flex items-start gap-3">
            <span aria-hidden="true" className="step-number figures">
              {index + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      {!isTopUp && <PhoneCheck {...phone} />}
    </section>
  )
}
