// What a restored database has lost: recovered from the vendors, or decided by a person.
import type { Base } from '#shop/assembly/base.ts'
import { bind } from '#shop/assembly/bind.ts'
import type { Checkout } from '#shop/sales/checkout/checkout.ts'
import type { IssueInvoice } from '#shop/sales/invoicing/issue-invoice.ts'
import type { RecordOrder } from '#shop/sales/ledger/ledgers.ts'
import { rebuildLostOrders } from './rebuild-lost-orders.ts'
import { bookLostOrder, leaveLostOrder, returnLostProfile } from './end-lost-order.ts'
import { viewLostOrder } from './view-lost-order.ts'

type Parts = Pick<Checkout, 'confirmPage' | 'processPaymentEvent'> & { issueInvoice: IssueInvoice } & Pick<
    RecordOrder,
    'recordSale'
  >

export const createRecovery = (base: Base, parts: Parts) =>
  bind({ ...base, ...parts }, { rebuildLostOrders, viewLostOrder, bookLostOrder, returnLostProfile, leaveLostOrder })
