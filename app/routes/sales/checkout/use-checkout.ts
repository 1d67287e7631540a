// The newest word on this checkout: what the page loaded, or what the server answered to the last submit.
import { useEffect, useRef, useState, type RefObject } from 'react'
import { useRevalidator, href } from 'react-router'
import { useFetcher } from '#app/forms/use-fetcher.ts'
import type { CheckoutAnswer } from './checkout-answer.ts'
import { isPaymentLead, type PaymentLead } from '#app/features/checkout/payment-lead.ts'
import type { CheckoutData } from './read-checkout.ts'
import { rememberPaymentPage } from '#app/session/browser-cart.ts'

/** An order may overtake 'lookup', 'company', and 'phone'; the other two have the form to themselves. */
export type PendingWork = 'order' | 'coupon' | 'lookup' | 'company' | 'phone' | null

// One fetcher carries coupon, company and order, so that its answer outlives a change of the tax country.
export function useCheckout(
  loaded: CheckoutData,
  posted: CheckoutAnswer | undefined,
  form: RefObject<HTMLFormElement | null>,
) {
  const round = useFreshRound()
  const fetcher = useFetcher<CheckoutAnswer | PaymentLead>({ key: `checkout-${round}` })
  const lead = isPaymentLead(fetcher.data) ? fetcher.data : null
  usePaymentLead(lead)
  const answered = isPaymentLead(fetcher.data) ? undefined : fetcher.data
  const answer = answered ?? (round === 0 ? posted : undefined) ?? null
  const isOutdated = answer !== null && basisOf(answer.checkout) !== basisOf(loaded)
  const checkout = answer && !isOutdated ? answer.checkout : loaded

  useAskAgain(fetcher, isOutdated, answer, loaded, form)
  return { fetcher, answer, checkout, pending: lead ? 'order' : pendingWork(fetcher.state, fetcher.formData) }
}

// Cart or country changed meanwhile: the coupon of the earlier answer is asked for again under the new conditions.
function useAskAgain(
  { state, submit }: Pick<ReturnType<typeof useFetcher>, 'state' | 'submit'>,
  isOutdated: boolean,
  answer: CheckoutAnswer | null,
  loaded: CheckoutData,
  form: RefObject<HTMLFormElement | null>,
) {
  const askedFor = useRef('')
  const basis = basisOf(loaded)
  useEffect(() => {
    if (!isOutdated || state !== 'idle' || basis === EMPTY || askedFor.current === basis) return
    askedFor.current = basis
    const code = answer ? appliedCode(answer.checkout) : null
    // The whole form goes along: a company pays its own country's VAT, whatever the visitor's is.
    const posted = new FormData(form.current ?? undefined)
    posted.set('intent', code ? 'coupon' : 'remove_coupon')
    posted.set('code', code ?? '')
    void submit(posted, { method: 'post', action: href('/checkout') })
  }, [isOutdated, state, basis, answer, submit, form])
}

// A page that the browser kept and shows again after "back" would still be waiting for the payment page.
function useFreshRound(): number {
  const [round, setRound] = useState(0)
  const { revalidate } = useRevalidator()
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      setRound((before) => before + 1)
      void revalidate()
    }
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [revalidate])
  return round
}

const appliedCode = (checkout: CheckoutData) =>
  !checkout.isEmpty && checkout.coupon?.isApplied ? checkout.coupon.code : null

const EMPTY = ''
const basisOf = (checkout: CheckoutData) =>
  checkout.isEmpty ? EMPTY : JSON.stringify([checkout.bundle, checkout.visitorVat, checkout.travelers])

function pendingWork(state: string, form: FormData | undefined): PendingWork {
  if (state === 'idle' || !form) return null
  const intent = form.get('intent')
  if (intent === 'find_company') return 'lookup'
  if (intent === 'check_company') return 'company'
  if (intent === 'check_phone') return 'phone'
  return intent === null ? 'order' : 'coupon'
}

// Notes the order in the browser's storage, then goes to the payment page.
function usePaymentLead(lead: PaymentLead | null): void {
  useEffect(() => {
    if (!lead) return
    const { url, sessionId, ...order } = lead.payment
    try {
      rememberPaymentPage(window.localStorage, order, sessionId)
    } catch {
      // Storage may be switched off or full; the order is with the server anyway.
    }
    window.location.assign(url)
  }, [lead])
}
