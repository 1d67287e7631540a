// Somebody returned from the payment page without paying: shown once, then removed from the address.
import { useEffect, useState } from 'react'
import { useNavigate, useSearchParams, href } from 'react-router'
import { checkoutCopy as copy } from '#app/copy/sales/checkout.ts'
import { useToast } from '#app/ui/toast.tsx'

/** Whether to say so on the page; the text of the parameters is never shown (storefront rules §2 "/checkout"). */
export function useFailedPayment(): boolean {
  const [search] = useSearchParams()
  const hasFailed = search.get('redirect_status') === 'failed' || search.has('error')
  const [wasFailed, setWasFailed] = useState(hasFailed)
  if (hasFailed && !wasFailed) setWasFailed(true)

  const navigate = useNavigate()
  const { show } = useToast()
  useEffect(() => {
    if (!hasFailed) return
    show({ title: copy.paymentFailed, description: copy.paymentFailedText, tone: 'destructive' })
    void navigate(href('/checkout'), { replace: true, preventScrollReset: true })
  }, [hasFailed, show, navigate])

  return wasFailed
}
