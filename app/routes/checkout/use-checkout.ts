// The newest word on this checkout: what the page loaded, or what the server answered to the last submit.
import { useEffect, useRef, useState } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import type { CheckoutAnswer } from './checkout-action.ts'
import type { CheckoutData } from './read-checkout.ts'

export type PendingWork = 'order' | 'coupon' | null

// One fetcher carries coupon and order, so that its answer outlives a change of the tax country.
export function useCheckout(loaded: CheckoutData, posted: CheckoutAnswer | undefined) {
  const round = useFreshRound()
  const fetcher = useFetcher<CheckoutAnswer>({ key: `checkout-${round}` })
  const answer = fetcher.data ?? (round === 0 ? posted : undefined) ?? null
  const isOutdated = answer !== null && basisOf(answer.checkout) !== basisOf(loaded)
  const checkout = answer && !isOutdated ? answer.checkout : loaded

  useAskAgain(fetcher, isOutdated, answer, loaded)
  return { fetcher, answer, checkout, pending: pendingWork(fetcher.state, fetcher.formData) }
}

// Cart or country changed meanwhile: the coupon of the earlier answer is asked for again under the new conditions.
function useAskAgain(
  { state, submit }: Pick<ReturnType<typeof useFetcher>, 'state' | 'submit'>,
  isOutdated: boolean,
  answer: CheckoutAnswer | null,
  loaded: CheckoutData,
) {
  const askedFor = useRef('')
  const basis = basisOf(loaded)
  useEffect(() => {
    if (!isOutdated || state !== 'idle' || basis === EMPTY || askedFor.current === basis) return
    askedFor.current = basis
    const code = answer ? appliedCode(answer.checkout) : null
    const wish = new URLSearchParams(code ? { intent: 'coupon', code } : { intent: 'remove_coupon' })
    void submit(wish, { method: 'post', action: '/checkout' })
  }, [isOutdated, state, basis, answer, submit])
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
  checkout.isEmpty ? EMPTY : JSON.stringify([checkout.bundle, checkout.quote.vatBasisPoints, checkout.taxFrom])

function pendingWork(state: string, form: FormData | undefined): PendingWork {
  if (state === 'idle' || !form) return null
  return form.has('intent') ? 'coupon' : 'order'
}
