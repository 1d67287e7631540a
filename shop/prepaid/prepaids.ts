// What businesses pay in beforehand, and what their software buys with it.
import type { Base } from '#shop/base.ts'
import { bind } from '#shop/bind.ts'
import type { Checkout } from '#shop/checkout/checkout.ts'
import { placeDeposit } from './place-deposit.ts'
import { saveBilling } from './save-billing.ts'
import { comeBack, readBalance, viewBalance } from './view-balance.ts'

type Parts = Pick<Checkout, 'openPayment' | 'preparePage' | 'openPreparedPage' | 'confirmOrderPayment'>

export const createPrepaid = (base: Base, parts: Parts) =>
  bind({ ...base, ...parts }, { placeDeposit, saveBilling, viewBalance, readBalance, comeBack })
