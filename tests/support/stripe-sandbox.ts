// The payment adapter with its own sandbox.
import { stripeGateway } from '#adapters/stripe/stripe.ts'
import { paymentServer } from '#sandbox/payment/payment-server.ts'
import { startLoneSandbox } from './lone-sandbox.ts'

export const STRIPE_SECRETS = { secretKey: 'sk_test_adapter', webhookSecret: 'whsec_adapter' }

export async function startStripeSandbox() {
  const { secretKey: paymentSecretKey, webhookSecret: paymentWebhookSecret } = STRIPE_SECRETS
  const sandbox = await startLoneSandbox({ paymentSecretKey, paymentWebhookSecret, payment: paymentServer })
  return { sandbox, gateway: stripeGateway({ ...STRIPE_SECRETS, apiUrl: sandbox.url }) }
}
