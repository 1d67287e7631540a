// The counter for those who run the shop: figures, orders of all brands, customers, and what may be done with them.
import { recordAudit } from '#shop/audit/record-audit.ts'
import { readDeskSearch } from '#shop/order/desk-order.ts'
import type { Order } from '#shop/order/order.ts'
import { changeRole, type RoleWish } from '#shop/staff/change-role.ts'
import type { RangeDays } from '#shop/staff/day-range.ts'
import { exportDeskOrders } from '#shop/staff/export-desk-orders.ts'
import { listDeskOrders, type DeskQuestion } from '#shop/staff/list-desk-orders.ts'
import { findPerson, listPeople } from '#shop/staff/list-people.ts'
import { retryStuckOrder, type RetryStuckOrderDeps } from '#shop/staff/retry-stuck-order.ts'
import { saveStaffAct, type StaffAct } from '#shop/staff/save-staff-act.ts'
import { openSealedSearch, sealSearch } from '#shop/staff/sealed-search.ts'
import { viewDeskOrder } from '#shop/staff/view-desk-order.ts'
import { viewShopFigures } from '#shop/staff/view-shop-figures.ts'
import type { BrandHome } from '#shop/values/brand-facts.ts'
import type { Outcome } from '#shop/values/outcome.ts'
import { sealerFor } from '#shop/values/secret.ts'
import type { Stores } from './stores.ts'
import type { ShopDeps } from './world.ts'

/** What other parts of the counter do already, and the desk does in somebody's name. */
export type StaffDeskParts = {
  findHome: (businessId: string | null) => Promise<BrandHome>
  retryOrder: RetryStuckOrderDeps['retryOrder']
  resendEmail: (order: Order) => Promise<Outcome<object, 'qr_missing' | 'too_often' | 'mail_failed'>>
  refundOrder: (orderId: string) => Promise<Outcome<object, 'not_paid'>>
}

type OrderQuestion = Omit<DeskQuestion, 'search'> & { search: string | null }

export function openStaffDesk(world: ShopDeps, stores: Stores, parts: StaffDeskParts) {
  const { clock } = world
  const sealer = sealerFor(world.secret, 'staff-search')
  const save = (act: StaffAct) => saveStaffAct(world, act)
  const deps = { ...world, ...stores, ...parts, saveStaffAct: save }

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
    exportDeskOrders: async (staffId: string, question: Pick<OrderQuestion, 'view' | 'sort' | 'search'>) => {
      await save({ event: 'admin_exported_orders', staffId, detail: { view: question.view } })
      return exportDeskOrders(deps, read(question))
    },
    sealStaffSearch: (staffId: string, text: string) => sealSearch(sealer, staffId, text, clock.now()),
    openStaffSearch: (staffId: string, sealed: string) => openSealedSearch(sealer, staffId, sealed, clock.now()),

    viewDeskOrder: (orderId: string) => viewDeskOrder(deps, orderId),
    /** The eSIM's number and code in full, and a note of who looked; null when there is none. */
    revealEsim: async (staffId: string, orderId: string) => {
      const order = await stores.orders.find(orderId)
      const iccid = order?.topUp?.iccid ?? order?.iccid
      if (!order || !iccid) return null
      await save({ event: 'admin_viewed_esim', staffId, orderId })
      return { iccid, activationCode: order.activationCode }
    },
    retryForStaff: async (staffId: string, orderId: string) => {
      const retried = await retryStuckOrder(deps, orderId)
      if (retried.ok) await save({ event: 'admin_retried_order', staffId, orderId })
      return retried
    },
    resendForStaff: async (staffId: string, order: Order) => {
      const sent = await parts.resendEmail(order)
      if (sent.ok) await save({ event: 'admin_resent_email', staffId, orderId: order.id })
      return sent
    },
    refundForStaff: async (staffId: string, orderId: string) => {
      const refunded = await parts.refundOrder(orderId)
      if (refunded.ok) await save({ event: 'admin_refunded_order', staffId, orderId })
      return refunded
    },

    listPeople: (question: { search: string | null; after: string | null; before: string | null }) =>
      listPeople(deps, question),
    findPerson: (id: string) => findPerson(deps, id),
    changeRole: (wish: RoleWish) =>
      changeRole(
        {
          ...deps,
          atomically: world.database.tx,
          // A role is the platform's to give, whichever brand the account works for.
          recordAudit: (entry) => recordAudit({ ...world, ...stores }, { ...entry, businessId: null }),
        },
        wish,
      ),
  }
}

const read = <Question extends { search: string | null }>(question: Question) => ({
  ...question,
  search: question.search === null ? null : readDeskSearch(question.search),
})
