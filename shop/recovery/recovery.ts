// What a restored database has lost, from those who still know it.
import type { Base } from '#shop/base.ts'
import { bind } from '#shop/bind.ts'
import type { Checkout } from '#shop/checkout/checkout.ts'
import { rebuildLostOrders } from './rebuild-lost-orders.ts'

export const createRecovery = (base: Base, checkout: Pick<Checkout, 'confirmPage' | 'processPaymentEvent'>) =>
  bind({ ...base, ...checkout }, { rebuildLostOrders })
