// Where people find a payment in Stripe's dashboard: the address that the dashboard itself shows for it.
const DASHBOARD = 'https://dashboard.stripe.com'
const PAYMENT_ID = /^pi_[A-Za-z\d]+$/
const TEST_KEY = /^(sk|rk)_test_/

/** Payments of a server that stands in for Stripe have no page there. */
export function dashboardOf({ secretKey, apiUrl }: { secretKey: string; apiUrl?: string }) {
  const payments = `${DASHBOARD}${TEST_KEY.test(secretKey) ? '/test' : ''}/payments/`
  return (paymentIntentId: string): string | null =>
    apiUrl || !PAYMENT_ID.test(paymentIntentId) ? null : payments + paymentIntentId
}
