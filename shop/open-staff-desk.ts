// The counter for those who run the shop: figures, orders of all brands, customers, and what may be done with them.
import { actorOf, type By } from '#shop/account/session-user.ts'
import type { Brand } from '#shop/brand/brand.ts'
import type { RefundProblem, RefundWish } from '#shop/checkout/refund-order.ts'
import type { InvoiceKind } from '#shop/invoicing/invoice.ts'
import { readDeskSearch } from '#shop/order/desk-order.ts'
import type { Order } from '#shop/order/order.ts'
import type { ResendProblem } from '#shop/provisioning/resend-email.ts'
import { checkFreshProof, type FreshProof } from '#shop/account/check-fresh-proof.ts'
import { changeRole, type RoleWish } from '#shop/staff/change-role.ts'
import type { RangeDays } from '#shop/figures/day-range.ts'
import { exportDeskOrders } from '#shop/desk/export-desk-orders.ts'
import { listDeskOrders, type DeskQuestion } from '#shop/desk/list-desk-orders.ts'
import { findPerson, listPeople } from '#shop/staff/list-people.ts'
import { ACT_LIMIT, DOCUMENT_LIMIT, EXPORT_LIMIT, SEARCH_LIMIT } from '#shop/staff/staff-limit.ts'
import { retryStuckOrder, type RetryStuckOrderDeps } from '#shop/desk/retry-stuck-order.ts'
import { openSealedSearch, sealSearch } from '#shop/desk/sealed-search.ts'
import { viewDeskOrder } from '#shop/desk/view-desk-order.ts'
import { viewShopFigures } from '#shop/figures/view-shop-figures.ts'
import type { BrandHome } from '#shop/values/brand-facts.ts'
import type { Outcome, TooOften } from '#shop/values/outcome.ts'
import { sealerFor } from '#shop/values/secret.ts'
import { notingAt, recordAuditAt } from './open-audit.ts'
import type { Stores } from './stores.ts'
import type { ShopDeps } from './world.ts'

/** What other parts of the counter do already, and the desk does in somebody's name. */
export type StaffDeskParts = {
  brand: Brand
  findHome: (businessId: string | null) => Promise<BrandHome>
  retryOrder: RetryStuckOrderDeps['retryOrder']
  resendEmail: (order: Order) => Promise<Outcome<object, ResendProblem> | TooOften>
  refundOrder: (orderId: string, wish: RefundWish) => Promise<Outcome<object, RefundProblem>>
}

type RevealedEsim = { iccid: string; activationCode: string | null }
type StaffRefund = { orderId: string; seenCents: number; proof: FreshProof }
type OrderQuestion = Omit<DeskQuestion, 'search'> & { search: string | null }

export function openStaffDesk(world: ShopDeps, stores: Stores, parts: StaffDeskParts) {
  const { clock } = world
  const sealer = sealerFor(world.secret, 'staff-search')
  const recordAudit = recordAuditAt(world, stores, parts.brand)
  const noting = notingAt(world, stores, parts.brand)
  const deps = { ...world, ...stores, ...parts, recordAudit, atomically: world.database.tx }

  /** Whatever is done to an order counts alike, by which button it is. */
  const acting = async <Answer>(by: By, act: () => Promise<Answer>): Promise<Answer | TooOften> => {
    const allowed = await world.limiter.take(ACT_LIMIT, by.id)
    return allowed.ok ? act() : allowed
  }

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
    /** Lines of a CSV file, and a note of who took them. Problem: `too_often`. */
    exportDeskOrders: async (by: By, question: Pick<OrderQuestion, 'view' | 'sort' | 'search'>) => {
      const allowed = await world.limiter.take(EXPORT_LIMIT, by.id)
      if (!allowed.ok) return allowed
      const { view } = question
      const facts = { isSearched: question.search !== null }
      await recordAudit({ actor: actorOf(by), action: 'orders_exported', subject: view, facts })
      return { ok: true as const, lines: exportDeskOrders(deps, read(question)) }
    },
    /** What is looked for, sealed for the address. Problem: `too_often`. */
    sealStaffSearch: async (staffId: string, text: string): Promise<{ ok: true; sealed: string } | TooOften> => {
      const allowed = await world.limiter.take(SEARCH_LIMIT, staffId)
      return allowed.ok ? { ok: true, sealed: sealSearch(sealer, staffId, text, clock.now()) } : allowed
    },
    openStaffSearch: (staffId: string, sealed: string) => openSealedSearch(sealer, staffId, sealed, clock.now()),

    viewDeskOrder: (orderId: string) => viewDeskOrder(deps, orderId),
    /** The eSIM's number and code in full, and a note of who looked. Problems: `no_esim`, `too_often`. */
    revealEsim: (by: By, orderId: string) =>
      acting(by, async (): Promise<Outcome<{ esim: RevealedEsim }, 'no_esim'>> => {
        const order = await stores.orders.find(orderId)
        const iccid = order?.topUp?.iccid ?? order?.iccid
        if (!order || !iccid) return { ok: false, problem: 'no_esim' }
        await recordAudit({ actor: actorOf(by), action: 'esim_codes_shown', subject: orderId })
        return { ok: true, esim: { iccid, activationCode: order.activationCode } }
      }),
    retryForStaff: (by: By, orderId: string) =>
      acting(by, () =>
        noting(
          () => retryStuckOrder(deps, orderId),
          () => ({ actor: actorOf(by), action: 'order_retried', subject: orderId }),
        ).finally(() => world.announce(orderId)),
      ),
    /** A mail cannot be taken back, so what is noted is that it was asked for. */
    resendForStaff: (by: By, order: Order) =>
      acting(by, async () => {
        await recordAudit({ actor: actorOf(by), action: 'order_mail_asked', subject: order.id })
        return parts.resendEmail(order)
      }),
    /** Problems: those of `refundOrder` and of `checkFreshProof`, and `too_often`. */
    refundForStaff: (by: By, { orderId, seenCents, proof }: StaffRefund) =>
      acting(by, async () => {
        const proven = await checkFreshProof(deps, by.id, proof)
        if (!proven.ok) return proven
        const note = () => recordAudit({ actor: actorOf(by), action: 'order_refunded', subject: orderId })
        return parts.refundOrder(orderId, { seenCents, note })
      }),
    /** The bank decided for the shop, and the order goes on. Problems: `nothing_to_resume`, `too_often`. */
    resumeForStaff: (by: By, orderId: string) =>
      acting(by, () =>
        noting(
          async (): Promise<Outcome<object, 'nothing_to_resume'>> => {
            if (!(await stores.orders.resume(orderId, clock.now()))) return { ok: false, problem: 'nothing_to_resume' }
            await world.jobs.nudge({ name: 'provisioning', orderId })
            return { ok: true }
          },
          () => ({ actor: actorOf(by), action: 'order_resumed', subject: orderId }),
        ).finally(() => world.announce(orderId)),
      ),

    /**
     * A person has looked at the reason that they were shown. Problem: `nothing_to_close`, also for an order that stopped
     * for its review: that one is refunded, or mended by hand.
     */
    closeReview: (by: By, orderId: string, reason: string) =>
      acting(by, () =>
        noting(
          async (): Promise<Outcome<object, 'nothing_to_close'>> =>
            (await stores.orders.unflag(orderId, reason, clock.now()))
              ? { ok: true }
              : { ok: false, problem: 'nothing_to_close' },
          () => ({ actor: actorOf(by), action: 'review_closed', subject: orderId, facts: { reason } }),
        ),
      ),
    /** An invoice or credit note of an order, and a note of who opened it. Problems: `no_document`, `too_often`. */
    openDocument: async (by: By, orderId: string, wish: { kind: InvoiceKind; part: number }) => {
      const allowed = await world.limiter.take(DOCUMENT_LIMIT, by.id)
      if (!allowed.ok) return allowed
      const found = await stores.invoices.find(orderId, wish.kind, wish.part)
      if (!found) return { ok: false as const, problem: 'no_document' as const }
      const facts = { number: found.number }
      await recordAudit({ actor: actorOf(by), action: 'document_shown', subject: orderId, facts })
      return { ok: true as const, document: found }
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
