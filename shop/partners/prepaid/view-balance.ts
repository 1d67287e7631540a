// What a business deposited and has left, every movement, and its billing details.
import type { Base } from '#shop/assembly/base.ts'
import type { LedgerStore, PrepaidEntry } from '#shop/sales/ledger/ledger-store.ts'
import { isPayable, isSettled } from '#shop/sales/order/order-conditions.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import { isDeposit, isOrderReference, type Order } from '#shop/sales/order/order.ts'
import { shortReference } from '#shop/sales/order/short-reference.ts'
import { VendorError } from '#ports/vendor-error.ts'
import type { CompanyVat } from '#shop/catalogue/pricing/company-vat.ts'
import { findBillingVat, type BillingVatDeps } from './find-billing-vat.ts'
import type { Billing } from './billing-store.ts'

const ENTRIES_PER_PAGE = 25

/** In cents; positive ones were added. */
export type BalanceEntry = Omit<PrepaidEntry, 'orderId'> & {
  /** The number by which the shop finds the order. */
  order: string
  orderId: string | null
  /** For how many travelers. */
  quantity: number
  data: string
  zone: string
}
export type BalanceView = {
  balanceCents: number
  entries: BalanceEntry[]
  /** The ID to continue from; null on the last page. */
  older: number | null
  billing: Billing | null
  /** The VAT on what it buys today; null before it has billing details. */
  vat: CompanyVat | null
}

export type ViewBalanceDeps = BillingVatDeps &
  Pick<Base, 'billing'> & {
    ledger: Pick<LedgerStore, 'sumPrepaid' | 'listPrepaid'>
    orders: Pick<OrderStore, 'listByIds' | 'findByReference'>
  }

/** One page of 25 movements, newest first, older than `olderThan`. */
export async function viewBalance(
  deps: ViewBalanceDeps,
  businessId: string,
  olderThan: number | null,
): Promise<BalanceView> {
  const { ledger, orders, billing } = deps
  const [balanceCents, found, details] = await Promise.all([
    ledger.sumPrepaid(businessId),
    ledger.listPrepaid(businessId, olderThan, ENTRIES_PER_PAGE + 1),
    billing.find(businessId),
  ])
  const shown = found.slice(0, ENTRIES_PER_PAGE)
  const ofOrders = new Map(
    (await orders.listByIds(shown.flatMap(({ orderId }) => orderId ?? []))).map((each) => [each.id, each]),
  )
  const entries = shown.map((entry) => {
    const order = entry.orderId === null ? undefined : ofOrders.get(entry.orderId)
    return {
      ...entry,
      order: order ? shortReference(order.reference) : '',
      quantity: order?.quantity ?? 1,
      data: order?.bundle.data ?? '',
      zone: order?.bundle.zone ?? '',
    }
  })
  return {
    balanceCents,
    entries,
    older: found.length > ENTRIES_PER_PAGE ? (entries.at(-1)?.id ?? null) : null,
    billing: details,
    vat: details && (await findBillingVat(deps, details)),
  }
}

export const readBalance = ({ ledger }: Pick<ViewBalanceDeps, 'ledger'>, businessId: string): Promise<number> =>
  ledger.sumPrepaid(businessId)

export type ComeBackDeps = Pick<ViewBalanceDeps, 'orders'> &
  Pick<Base, 'log'> & {
    confirmOrderPayment: (order: Order) => Promise<void>
  }

/**
 * The buyer is back from a deposit's payment page: asks the provider now instead of waiting for its webhook. Null if
 * the reference isn't a deposit of this business.
 */
export async function comeBack(
  { orders, confirmOrderPayment, log }: ComeBackDeps,
  businessId: string,
  reference: string,
): Promise<'arrived' | 'waiting' | 'unpaid' | null> {
  const find = async () => {
    const order = isOrderReference(reference) ? await orders.findByReference(reference) : null
    return order && isDeposit(order) && order.balance?.businessId === businessId ? order : null
  }
  const before = await find()
  if (!before) return null
  try {
    await confirmOrderPayment(before)
  } catch (error) {
    if (!(error instanceof VendorError)) throw error
    log.warn({ orderId: before.id, problem: error.message }, 'a deposit could not be asked about')
  }
  const order = (await find()) ?? before
  if (isSettled(order)) return 'arrived'
  return isPayable(order) ? 'unpaid' : 'waiting'
}
