import { href } from 'react-router'
import { useAfterPress } from '#app/ui/use-after-press.ts'
import { type FormEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { Form } from '#app/forms/form.tsx'
import { checkoutCopy as copy } from '#app/copy/sales/checkout.ts'
import { Icon } from '#app/ui/icon.tsx'
import type { CheckoutAnswer } from './checkout-answer.ts'
import { CompanySection } from './company/company-section.tsx'
import { ContactFields } from './contact-fields.tsx'
import { ForgetPlanForm } from './later-parts.tsx'
import { GiftSection } from './gift-section.tsx'
import { NO_GIFT } from '#app/features/checkout/gift-form.ts'
import { pressedTravelers, TravelersSection } from './travelers-section.tsx'
import { OrderSummary } from './order-summary.tsx'
import { GOES_ITSELF } from '#app/features/checkout/payment-lead.ts'
import { Consents, NextSteps, OrderBar } from './place-order.tsx'
import type { CheckoutWithCart } from './read-checkout.ts'
import type { PendingWork, useCheckout } from './use-checkout.ts'
import { RefusalBox } from './refusal-box.tsx'
import { useCheckoutForm } from './use-checkout-form.ts'
import { useHydrated } from '#app/ui/use-hydrated.ts'
import { useKeptDraft } from './use-kept-draft.ts'
import {
  companyCountry,
  companyDetails,
  companyValues,
  vatNumberProblem,
} from '#app/features/company-form/company-form.ts'

type FilledCheckoutProps = {
  checkout: CheckoutWithCart
  answer: CheckoutAnswer | null
  pending: PendingWork
  fetcher: ReturnType<typeof useCheckout>['fetcher']
  form: RefObject<HTMLFormElement | null>
  hasPaymentFailed: boolean
}

// One form in reading order: who, what it costs, agreeing, ordering. Wide screens put the cost beside it.
export function FilledCheckout({ checkout, answer, pending, fetcher, form, hasPaymentFailed }: FilledCheckoutProps) {
  const afterPress = useAfterPress()
  const { problems, refusal, refusalBox, missing, clear, judge, judgeCompany, mayOrder } = useCheckoutForm(form, answer)
  const isHydrated = useHydrated()
  const askVat = useCompanyVat(form, fetcher)
  useKeptDraft(form, answer)
  const values = answer?.values ?? checkout.values
  const { giftDays } = checkout
  const gift = values?.gift ?? NO_GIFT
  const [isGift, setIsGift] = useState(gift.isGift)
  const { totalCents } = checkout.quote
  const isRefused = hasPaymentFailed && !pending

  // One submit at a time; an order goes out only when nothing is missing.
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    const isBusy = pending === 'order' || (pending === 'coupon' && pressedTravelers(fetcher.formData) === null)
    if (isBusy || (!isSideQuestion(event) && !mayOrder())) event.preventDefault()
  }

  return (
    <div className="wrap grid grid-cols-1 gap-2 py-2.5 md:gap-5 md:py-8">
      <h1 className={`text-xl md:text-4xl ${isRefused ? 'max-md:sr-only' : ''}`}>{copy.title}</h1>
      {isRefused && (
        <div className="flex gap-3 rounded-inner border border-danger bg-danger-tint px-3 py-2 max-md:text-sm">
          <Icon name="warning" className="text-danger" />
          <p>
            <strong className="me-1.5 text-danger">{copy.paymentFailed}</strong>
            <span>{copy.paymentFailedText}</span>
          </p>
        </div>
      )}
      <Form
        fetcher={fetcher}
        ref={form}
        method="post"
        action={href('/checkout')}
        placesUnsent
        className={isRefused ? 'checkout checkout-again' : 'checkout'}
        noValidate={isHydrated}
        onSubmit={onSubmit}
      >
        {/* Enter in any field means ordering; without this it would press the first button, which is the coupon's. */}
        <button type="submit" className="sr-only" tabIndex={-1} aria-hidden="true">
          {copy.title}
        </button>
        <input type="hidden" name="seen" value={totalCents} />
        <input type="hidden" name="cart" value={checkout.cart} />
        {isHydrated && <input type="hidden" name={GOES_ITSELF} value="yes" />}
        <ContactFields
          isTopUp={checkout.topUp !== null}
          values={values}
          isGift={isGift}
          problems={problems}
          onType={clear}
          onLeave={(...left) => afterPress(() => judge(...left))}
        />
        <OrderSummary checkout={checkout} isCounting={pending === 'coupon' || pending === 'company'} />
        <Consents
          isTopUp={checkout.topUp !== null}
          bundleId={checkout.bundle.bundleId}
          cancellation={checkout.cancellation}
          travelers={checkout.travelers ?? 1}
          values={values}
          problems={problems}
          onTerms={() => clear('terms')}
        />
        <CompanySection
          values={values?.company ?? null}
          problems={problems}
          answer={answer}
          taxFrom={checkout.taxFrom}
          pending={pending}
          isHydrated={isHydrated}
          onType={clear}
          onLeave={(field) => afterPress(() => judgeCompany(field))}
          onSettled={askVat}
        />
        {checkout.travelers !== null && !isGift && (
          <TravelersSection
            travelers={pressedTravelers(fetcher.formData) ?? checkout.travelers}
            names={values?.travelers ?? []}
          />
        )}
        {giftDays && (
          <GiftSection values={gift} days={giftDays} problems={problems} onTick={setIsGift} onType={clear} />
        )}
        <RefusalBox refusal={refusal} problems={problems} ref={refusalBox} />
        <OrderBar totalCents={totalCents} missing={missing} pending={pending} />
        <NextSteps
          isFree={totalCents === 0}
          isTopUp={checkout.topUp !== null}
          isGift={isGift}
          verdict={checkout.phone}
          isPaidBack={checkout.cancellation?.isOn === true}
          isPending={pending === 'phone'}
        />
      </Form>
      {checkout.later.length > 0 && <ForgetPlanForm />}
    </div>
  )
}

// The coupon's and the company's buttons ask without ordering.
function isSideQuestion(event: FormEvent): boolean {
  const { nativeEvent } = event
  const button = nativeEvent instanceof SubmitEvent ? nativeEvent.submitter : null
  return button instanceof HTMLButtonElement && button.name === 'intent'
}

// Asks for the company's VAT as soon as its country or number has settled, so that the total is right before ordering.

type Fetcher = ReturnType<typeof useCheckout>['fetcher']

function useCompanyVat(form: RefObject<HTMLFormElement | null>, { submit }: Fetcher): () => void {
  const asked = useRef(NOBODY)
  // The browser may have kept a company from before: the total follows it at once.
  useEffect(() => askOnce(form, asked, submit), [form, submit])
  return () => askOnce(form, asked, submit)
}

function askOnce(form: RefObject<HTMLFormElement | null>, asked: RefObject<string>, submit: Fetcher['submit']): void {
  if (!form.current) return
  const posted = new FormData(form.current)
  const question = questionOf(posted)
  if (question === asked.current) return
  asked.current = question
  posted.set('intent', 'check_company')
  void submit(posted, { method: 'post', action: href('/checkout') })
}

const NOBODY = ''

// Two forms with the same question have the same VAT.
function questionOf(form: FormData): string {
  const values = companyValues(form)
  const country = values.isCompany ? companyCountry(values) : null
  if (country === null) return NOBODY
  const { vatNumber } = companyDetails(values)
  return JSON.stringify([country, vatNumberProblem(country, vatNumber) === null ? vatNumber : '', values.companyHandle])
}
