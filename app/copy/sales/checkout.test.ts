import { expect, it } from 'vitest'
import { checkoutCopy } from './checkout.ts'

it('promises no payment method, because the provider’s page decides which it offers', () => {
  const said = [checkoutCopy.payment, checkoutCopy.next.pay].join(' ')
  expect(said).not.toMatch(/by card|iDEAL|PayPal/)
  expect(said).toContain('payment provider’s page')
})
