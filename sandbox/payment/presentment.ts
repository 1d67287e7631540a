// Adaptive Pricing: a buyer elsewhere is shown and charged their own currency, while the session stays in its own. As in
// a test account of the provider, `+location_US` in an email address says where somebody is.
import type { Presentment, Session } from './wire.ts'

/** Units for one euro. */
const CURRENCIES: Record<string, { currency: string; rate: number }> = {
  US: { currency: 'usd', rate: 1.1 },
  GB: { currency: 'gbp', rate: 0.86 },
  CH: { currency: 'chf', rate: 0.95 },
}
/** What the provider adds to the rate, and the buyer pays. */
const FEE = 1.04

/** Null where the page shows and charges the session's own currency. */
export function presentmentOf(session: Session): Presentment | null {
  // The shop writes all addresses in lower case.
  const country = /\+location_([a-z]{2})@/i.exec(session.customer_email ?? '')?.[1]?.toUpperCase() ?? ''
  const local = Object.hasOwn(CURRENCIES, country) ? CURRENCIES[country] : undefined
  if (!session.adaptive_pricing?.enabled || session.currency !== 'eur' || !local) return null
  const { currency, rate } = local
  return { presentment_amount: Math.round(session.amount_total * rate * FEE), presentment_currency: currency }
}

/** What it adds to a session or payment that was paid so. */
export const presentmentDetails = (session: Session): { presentment_details?: Presentment } => {
  const presentment = presentmentOf(session)
  return presentment ? { presentment_details: presentment } : {}
}
