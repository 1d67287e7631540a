import { href } from 'react-router'
import type { Ref } from 'react'
import { Unsent } from '#app/forms/form.tsx'
import { checkoutCopy as copy } from '#app/copy/sales/checkout.ts'
import { topUpCopy } from '#app/copy/delivery/top-up.ts'
import { Button } from '#app/ui/button.tsx'
import { Checkbox } from '#app/ui/checkbox.tsx'
import { Icon } from '#app/ui/icon.tsx'
import { RefusalBox } from './refusal-box.tsx'
import type { FieldProblems } from '#app/features/checkout/field-problems.ts'
import type { PendingWork } from './use-checkout.ts'
import { FIELD_IDS, type Refusal } from './use-checkout-form.ts'

type ConsentsProps = {
  bundleId: string
  isTopUp: boolean
  values: { terms: boolean; immediateDelivery: boolean } | null
  problems: FieldProblems
  refusal: Refusal | null
  refusalBox: Ref<HTMLDivElement>
  terms: Ref<HTMLInputElement>
  onTerms: (isTicked: boolean) => void
}

export function Consents({ bundleId, isTopUp, values, problems, refusal, refusalBox, terms, onTerms }: ConsentsProps) {
  return (
    <section aria-labelledby="agree" className="checkout-card checkout-consents">
      <h2 id="agree" className="text-2xl">
        {copy.consents.heading}
      </h2>
      <Checkbox
        ref={terms}
        id={FIELD_IDS.terms}
        name="terms"
        required
        defaultChecked={values?.terms}
        label={<TermsLabel />}
        error={problems.terms}
        onChange={(event) => onTerms(event.currentTarget.checked)}
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
        <a
          href={href('/contract-summary/:bundleId', { bundleId })}
          target="_blank"
          rel="noopener"
          className="link inline-block py-1"
        >
          {copy.consents.contractSummary} <span className="text-sm font-normal">{copy.consents.newTab}</span>
        </a>
      </p>
      <Unsent />
      <RefusalBox refusal={refusal} problems={problems} ref={refusalBox} />
    </section>
  )
}

function TermsLabel() {
  return (
    <>
      {copy.consents.termsLead}{' '}
      <a href={href('/terms')} target="_blank" rel="noopener" className="link">
        {copy.consents.terms} <span className="text-sm font-normal">{copy.consents.newTab}</span>
      </a>
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
  hasTerms: boolean
  pending: PendingWork
  isHydrated: boolean
}

// Before the script runs the button is free: the server says what is missing. Afterward it waits for the terms.
export function OrderBar({ totalCents, hasTerms, pending, isHydrated }: OrderBarProps) {
  const isFree = totalCents === 0
  const opening = isFree ? copy.openingFree : copy.opening
  const reason = isHydrated ? waitingFor(hasTerms, pending) : null
  const isOrdering = pending === 'order'

  return (
    <div className="order-bar">
      {reason && (
        <p id={REASON_ID} className="text-center text-sm font-semibold text-muted">
          {reason}
        </p>
      )}
      <Button
        type="submit"
        isWide
        className="md:text-lg"
        disabled={reason !== null}
        aria-disabled={isOrdering || undefined}
        aria-describedby={reason ? REASON_ID : undefined}
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

function waitingFor(hasTerms: boolean, pending: PendingWork): string | null {
  if (pending === 'coupon') return copy.waitForCoupon
  return hasTerms ? null : copy.fields.termsMissing
}

export function NextSteps({ isFree, isTopUp }: { isFree: boolean; isTopUp: boolean }) {
  const { wait, done } = isTopUp ? topUpCopy.checkout : { wait: copy.next.wait, done: copy.next.qr }
  const steps = [isFree ? copy.next.free : copy.next.pay, wait, done]
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
    </section>
  )
}
