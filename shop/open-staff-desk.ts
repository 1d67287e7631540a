// The counter for those who run the shop: figures, orders of all brands, customers, and what may be done with them.
import { actorOf, type By } from '#shop/account/session-user.ts'
import type { Brand } from '#shop/brand/brand.ts'
import type { InvoiceKind } from '#shop/invoicing/invoice.ts'
import { readDeskSearch } from '#shop/order/desk-order.ts'
import type { Order } from '#shop/order/order.ts'
import { changeRole, type RoleWish } from '#shop/staff/change-role.ts'
import type { RangeDays } from '#shop/staff/day-range.ts'
import { exportDeskOrders } from '#shop/staff/export-desk-orders.ts'
import { listDeskOrders, type DeskQuestion } from '#shop/staff/list-desk-orders.ts'
import { findPerson, listPeople } from '#shop/staff/list-people.ts'
import { retryStuckOrder, type RetryStuckOrderDeps } from '#shop/staff/retry-stuck-order.ts'
import { openSealedSearch, sealSearch } from '#shop/staff/sealed-search.ts'
import { viewDeskOrder } from '#shop/staff/view-desk-order.ts'
import { viewShopFigures } from '#shop/staff/view-shop-figures.ts'
import type { BrandHome } from '#shop/values/brand-facts.ts'
import type { Outcome } from '#shop/values/outcome.ts'
import { sealerFor } from '#shop/values/secret.ts'
import { notingAt, recordAuditAt } from './open-audit.ts'
import type { Stores } from './stores.ts'
import type { ShopDeps } from './world.ts'

/** What other parts of the counter do already, and the desk does in somebody's name. */
export type StaffDeskParts = {
  brand: Brand
  findHome: (businessId: string | null) => Promise<BrandHome>
  retryOrder: RetryStuckOrderDeps['retryOrder']
  resendEmail: (order: Order) => Promise<Outcome<object, 'qr_missing' | 'too_often' | 'mail_failed'>>
  refundOrder: (orderId: string) => Promise<Outcome<object, 'not_paid'>>
}

type OrderQuestion = Omit<DeskQuestion, 'search'> & { search: string | null }

export function openStaffDesk(world: ShopDeps, stores: Stores, parts: StaffDeskParts) {
  const { clock } = world
  const sealer = sealerFor(world.secret, 'staff-search')
  const recordAudit = recordAuditAt(world, stores, parts.brand)
  const noting = notingAt(world, stores, parts.brand)
  const deps = { ...world, ...stores, ...parts, recordAudit, atomically: world.database.tx }

  return {
    viewShopFigures: (days: RangeDays) => viewShopFigures(deps, days),
    /** What happened last, the newest first, with the name of the brand. */
    listRecentMoves: async (most: number) =>
      Promise.all(
        (await stores.orderDesk.listRecent(most)).map(async (move) => ({
          ...move,
          brandName: (await parts.findHome(move.businessId)).brand.name,
        })),
      ),

    listDeskOrders: (question: OrderQuestion) => listDeskOrders(deps, read(question)),
    countDeskViews: () => stores.orderDesk.countViews(clock.now()),
    /** Lines of a CSV file, and a note of who took them. */
    exportDeskOrders: async (by: By, question: Pick<OrderQuestion, 'view' | 'sort' | 'search'>) => {
      const { view } = question
      const facts = { isSearched: question.search !== null }
      await recordAudit({ actor: actorOf(by), action: 'orders_exported', subject: view, facts })
      return exportDeskOrders(deps, read(question))
    },
    sealStaffSearch: (staffId: string, text: string) => sealSearch(sealer, staffId, text, clock.now()),
    openStaffSearch: (staffId: string, sealed: string) => openSealedSearch(sealer, staffId, sealed, clock.now()),

    viewDeskOrder: (orderId: string) => viewDeskOrder(deps, orderId),
    /** The eSIM's number and code in full, and a note of who looked; null when there is none. */
    revealEsim: async (by: By, orderId: string) => {
      const order = await stores.orders.find(orderId)
      const iccid = order?.topUp?.iccid ?? order?.iccid
      if (!order || !iccid) return null
      await recordAudit({ actor: actorOf(by), action: 'esim_codes_shown', subject: orderId })
      return { iccid, activationCode: order.activationCode }
    },
    retryForStaff: (by: By, orderId: string) =>
      noting(
        () => retryStuckOrder(deps, orderId),
        () => ({ actor: actorOf(by), action: 'order_retried', subject: orderId }),
      ).finally(() => world.announce(orderId)),
    /** A mail cannot be taken back, so what is noted is that it was asked for. */
    resendForStaff: async (by: By, order: Order) => {
      await recordAudit({ actor: actorOf(by), action: 'order_mail_asked', subject: order.id })
      return parts.resendEmail(order)
    },
    refundForStaff: (by: By, orderId: string) =>
      noting(
        () => parts.refundOrder(orderId),
        () => ({ actor: actorOf(by), action: 'order_refunded', subject: orderId }),
      ).finally(() => world.announce(orderId)),

    /**
     * A person has looked at the reason that they were shown. Problem: `nothing_to_close`, also for an order that stopped
     * for its review: that one is refunded, or mended by hand.
     */
    closeReview: (by: By, orderId: string, reason: string) =>
      noting(
        async (): Promise<Outcome<object, 'nothing_to_close'>> =>
          (await stores.orders.unflag(orderId, reason, clock.now()))
            ? { ok: true }
            : { ok: false, problem: 'nothing_to_close' },
        () => ({ actor: actorOf(by), action: 'review_closed', subject: orderId, facts: { reason } }),
      ),
    /** An invoice or credit note of an order, and a note of who opened it; null when there is none. */
    openDocument: async (by: By, orderId: string, wish: { kind: InvoiceKind; part: number }) => {
      const found = await stores.invoices.find(orderId, wish.kind, wish.part)
      if (!found) return null
      const facts = { number: found.number }
      await recordAudit({ actor: actorOf(by), action: 'document_shown', subject: orderId, facts })
      return found
    },

    listPeople: (question: { search: string | null; after: string | null; before: string | null }) =>
      listPeople(deps, question),
    findPerson: (id: string) => findPerson(deps, id),
    changeRole: (wish: RoleWish) => changeRole(deps, wish),
  }
}

const read = <Question extends { search: string | null }>(question: Question) => ({
  ...question,
  search: question.search === null ? null : readDeskSearch(question.search),
})
