// Notes the order in the browser's storage, then goes to the payment page.
import { useEffect } from 'react'
import { rememberPaymentPage } from '#app/session/browser-cart.ts'
import type { PaymentLead } from './payment-lead.ts'

export function usePaymentLead(lead: PaymentLead | null): void {
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
