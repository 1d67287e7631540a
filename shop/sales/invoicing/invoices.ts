// Invoices and credit notes: how they are issued, held back, and read.
import type { Base } from '#shop/assembly/base.ts'
import { bind, type BoundUseCases } from '#shop/assembly/bind.ts'
import type { Brand } from '#shop/people/brand/brand.ts'
import { idsOf } from '#shop/people/brand/tenant.ts'
import { missingIdentity, type IdentitySetting } from '#shop/people/brand/seller-identity.ts'
import { fetchInvoice } from '#shop/sales/invoicing/fetch-invoice.ts'
import {
  isHeldBack,
  isInvoicedAtOnce,
  issueFirstInvoice,
  issueInvoice,
  tryToInvoice,
} from '#shop/sales/invoicing/issue-invoice.ts'
import { reissueInvoice } from '#shop/sales/invoicing/reissue-invoice.ts'
import type { InvoiceKind } from '#shop/sales/invoicing/invoice.ts'
import { isCompleted, isRefunded } from '#shop/sales/order/order-conditions.ts'
import type { Order } from '#shop/sales/order/order.ts'
import type { At } from '#values/brand-facts.ts'

export type FirstInvoice = BoundUseCases<{
  isInvoicedAtOnce: typeof isInvoicedAtOnce
  issueFirstInvoice: typeof issueFirstInvoice
}>

/** A brand that can't issue invoices yet, and the settings it is missing. */
export type SilentSeller = { brand: Brand; missing: IdentitySetting[] }

export function createInvoices(base: Base) {
  const { orders, invoices, paymentSessions, readTenants } = base
  const deps = {
    ...base,
    readBrandOf: async (order: Order) => (await base.findTenant(order.businessId)).brand,
    isIdentityOptional: base.sampleCompany !== null,
    findPaymentReference: async (orderId: string) => {
      const paid = await paymentSessions.findPaid(orderId)
      return paid?.paymentIntentId ?? paid?.sessionId ?? null
    },
  }

  const bound = bind(deps, { tryToInvoice, issueInvoice, isInvoicedAtOnce, issueFirstInvoice, reissueInvoice })

  const viewInvoices = async (order: Order) => {
    if (!isCompleted(order) && !isRefunded(order) && order.refundedCents === 0) return []
    await bound.tryToInvoice(order.id)
    return invoices.listOfOrder(order.id)
  }

  /** The brands whose invoices are on hold because their company details are missing; none in a demo. */
  const listSilentSellers = async (): Promise<SilentSeller[]> => {
    if (deps.isIdentityOptional) return []
    const { house, elsewhere } = await readTenants()
    return [house, ...elsewhere].flatMap(({ brand }) => {
      const missing = missingIdentity(brand.company)
      return missing.length > 0 ? [{ brand, missing }] : []
    })
  }

  return {
    ...bound,
    /** The orders whose invoice or credit note is due. */
    listInvoicesDue: async (most: number) => {
      const tenants = await readTenants()
      const silent = (await listSilentSellers()).map(({ brand }) => idsOf(tenants, brand.id))
      return orders.listToInvoice(most, silent)
    },
    listSilentSellers,
    /** In a demo, a sample company replaces missing company details. */
    hasSampleCompany: deps.isIdentityOptional,
    /** Whether an order's invoice waits for the seller's company details. */
    isInvoiceHeldBack: (order: Order) => isHeldBack(deps, order.id),

    /**
     * The invoice of a completed or refunded order, and its credit notes; none before that, and none for a free order.
     */
    viewInvoices,
    /** One of them, to be drawn as a file. */
    fetchInvoice: (order: Order, input: Parameters<typeof fetchInvoice>[1]) =>
      fetchInvoice({ ...base, listDocuments: () => viewInvoices(order) }, input),

    /**
     * The invoices and credit notes that one brand issued to a customer, newest first; `issuedOn` is a day, amounts are
     * cents.
     */
    listInvoices: async (userId: string, { tenant }: At) => {
      const isWrittenHere = await base.ownedBy(tenant.brand)
      const found = await invoices.listOfOrders(await orders.listIdsOfUser(userId))
      return found.filter(isWrittenHere).map(({ number, kind, part, issuedOn, snapshot }) => ({
        number,
        kind,
        part,
        issuedOn,
        totalCents: snapshot.totalCents,
        orderReference: snapshot.orderReference,
      })) satisfies { kind: InvoiceKind }[]
    },
  }
}
