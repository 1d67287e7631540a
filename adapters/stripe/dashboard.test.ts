import { expect, it } from 'vitest'
import { dashboardOf } from './dashboard.ts'

const ID = 'pi_3MtwBwLkdIwHu7ix28a3tqPa'

it.each([
  ['a payment', { secretKey: 'sk_live_1' }, ID, `https://dashboard.stripe.com/payments/${ID}`],
  ['a restricted key', { secretKey: 'rk_live_1' }, ID, `https://dashboard.stripe.com/payments/${ID}`],
  ['a test payment', { secretKey: 'sk_test_1' }, ID, `https://dashboard.stripe.com/test/payments/${ID}`],
  ['what is no payment', { secretKey: 'sk_live_1' }, 'cs_live_a1', null],
  ['what leads elsewhere', { secretKey: 'sk_live_1' }, 'pi_1/../../settings', null],
  ['another server', { secretKey: 'sk_test_1', apiUrl: 'http://localhost:4602' }, ID, null],
])('leads to %s only where there is one', (_what, settings, id, address) => {
  expect(dashboardOf(settings)(id)).toBe(address)
})
