// What businesses deposit, and what their software buys with it.
import type { Base } from '#shop/assembly/base.ts'
import { bind } from '#shop/assembly/bind.ts'
import type { Checkout } from '#shop/sales/checkout/checkout.ts'
import type { Refunds } from '#shop/sales/refund/refunds.ts'
import type { RecordOrder } from '#shop/sales/ledger/ledgers.ts'
import { recheckBillingVat } from './recheck-billing-vat.ts'
import { returnOrder, type ReturnOrderDeps } from './return-order.ts'
import { findApiOrder, listApiOrders } from './list-api-orders.ts'
import { placeApiOrder, type PlaceApiOrderDeps } from './place-api-order.ts'
import { placeDeposit } from './place-deposit.ts'
import { saveBilling } from './save-billing.ts'
import { viewApiUsage } from './view-api-usage.ts'
import { comeBack, readBalance, viewBalance } from './view-balance.ts'

type Parts = Pick<Checkout, 'openPayment' | 'preparePage' | 'openPreparedPage' | 'confirmOrderPayment'> &
  Pick<Refunds, 'refundToBalance'> &
  Pick<RecordOrder, 'recordSale'> &
  Pick<PlaceApiOrderDeps, 'checkTopUp' | 'issueInvoice'> &
  Pick<ReturnOrderDeps, 'revokeEsim'>

export const createPrepaid = (base: Base, parts: Parts) =>
  bind(
    { ...base, ...parts },
    {
      placeDeposit,
      saveBilling,
      viewBalance,
      readBalance,
      comeBack,
      placeApiOrder,
      listApiOrders,
      findApiOrder,
      viewApiUsage,
      returnOrder,
      recheckBillingVat,
    },
  )
