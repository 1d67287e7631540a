// The back office for administrators: orders of all brands, the eSIMs at the network, and the audit log.
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import { auditChainWatch } from '#shop/records/audit/check-audit-chain.ts'
import { verifyAuditChain } from '#shop/records/audit/verify-audit-chain.ts'
import type { AccountNeeds } from '#shop/people/account/accounts.ts'
import { bind } from '#shop/assembly/bind.ts'
import { demand, needing } from '#shop/people/account/needing.ts'
import { findAuditSubject } from '#shop/support/staff/find-audit-subject.ts'
import { SEARCH_LIMIT } from '#shop/support/staff/staff-limit.ts'
import type { TooOften } from '#values/outcome.ts'
import { acceptWithdrawal, type AcceptWithdrawalDeps } from '#shop/office/order-actions/accept-withdrawal.ts'
import {
  closeReview,
  openDocument,
  refundOrderAsStaff,
  resendEmailAsStaff,
  sendGiftAsStaff,
  resumeOrder,
  retryOrderAsStaff,
  revealEsim,
  type ActOnOrderDeps,
  refundPartAsStaff,
  type RefundPartDeps,
} from '#shop/office/order-actions/act-on-order.ts'
import { acknowledgeVatConflict, reopenVatConflict } from '#shop/office/order-actions/acknowledge-vat-conflict.ts'
import { addNote } from './add-note.ts'
import { cancelEsim, type CancelEsimDeps } from '#shop/office/order-actions/cancel-esim.ts'
import { correctOrder } from '#shop/office/order-actions/correct-order.ts'
import { correctPapers, type CorrectPapersDeps } from '#shop/office/order-actions/correct-papers.ts'
import { exportDeskOrders } from '#shop/office/search/export-desk-orders.ts'
import { recallEsimList } from '#shop/sales/esim/recall-esim-list.ts'
import { listEsims } from '#shop/sales/esim/view-esims.ts'
import { findAnything } from '#shop/office/search/find-anything.ts'
import { findQuickly } from '#shop/office/search/find-quickly.ts'
import { listAudit } from './list-audit.ts'
import { listDeskOrders, type DeskQuestion } from '#shop/office/search/list-desk-orders.ts'
import { replaceEsim, type ReplaceEsimDeps } from '#shop/office/order-actions/replace-esim.ts'
import { openSealedSearch, sealSearch } from '#shop/office/search/sealed-search.ts'
import { chooseColumns, listHidden } from '#shop/office/search/list-columns.ts'
import { deleteView, listViews, renameView, saveView } from '#shop/office/search/save-view.ts'
import { runBulk, viewBulk, type RunBulkDeps } from '#shop/office/order-actions/run-bulk.ts'
import { viewDeskCustomer } from './view-desk-customer.ts'
import { viewDeskOrder } from './view-desk-order.ts'
import { viewEsimPage } from './view-esim-page.ts'

type Parts = Pick<
  RefundPartDeps & CancelEsimDeps & ReplaceEsimDeps,
  'retryOrder' | 'refundOrder' | 'refundPart' | 'revokeEsim' | 'replaceProfile'
> & {
  resendEmail: ActOnOrderDeps['resendEmail']
  sendGiftAgain: ActOnOrderDeps['sendGiftAgain']
  refuseResend: RunBulkDeps['refuseResend']
  reviveReminders: ActOnOrderDeps['reviveReminders']
  reissueInvoice: CorrectPapersDeps['reissueInvoice']
  endReminders: AcceptWithdrawalDeps['endReminders']
  recallPurchase: AcceptWithdrawalDeps['recallPurchase']
}

export function createDesk(base: AccountNeeds, parts: Parts) {
  const { clock, limiter } = base
  const needs = { ...base, ...parts, listEsims: recallEsimList(() => listEsims(base), clock, base.log) }
  const searches = base.sealerOf('staff-search')
  const numbers = base.sealerOf('sim-number')
  return {
    ...bind(needs, {
      findAnything,
      listAudit,
      replaceEsim,
      verifyAuditChain,
      listHidden,
      listViews,
      viewBulk,
      viewDeskOrder,
      viewEsimPage,
      ...needing('refund', { acceptWithdrawal, refundOrderAsStaff, refundPartAsStaff }),
      ...needing('decide', {
        acknowledgeVatConflict,
        reopenVatConflict,
        cancelEsim,
        closeReview,
        correctOrder,
        correctPapers,
        resumeOrder,
      }),
      ...needing('serve', {
        addNote,
        resendEmailAsStaff,
        sendGiftAsStaff,
        retryOrderAsStaff,
        runBulk,
      }),
      ...needing('orders', { deleteView, renameView, saveView, chooseColumns }),
      ...needing('codes', { revealEsim }),
      ...needing('papers', { openDocument }),
      ...needing('exports', { exportDeskOrders }),
      ...needing('find', { findQuickly }),
      ...needing('customers', { viewDeskCustomer }),
    }),
    ...auditChainWatch(base),
    listDeskOrders: (question: DeskQuestion) => listDeskOrders(needs, question),
    /** Encrypts a search text for the page address. Problem: `too_often`. */
    sealSearch: async (
      text: string,
      { actor }: Pick<Caller, 'actor'>,
    ): Promise<{ ok: true; sealed: string } | TooOften> => {
      const allowed = await limiter.take(SEARCH_LIMIT, actor.id)
      return allowed.ok ? { ok: true, sealed: sealSearch(searches, actor.id, text, clock.now()) } : allowed
    },
    openSearch: (sealed: string, { actor }: Pick<Caller, 'actor'>) =>
      openSealedSearch(searches, actor.id, sealed, clock.now()),

    /** Encrypts an ICCID, so a staff page can send it back without showing it. */
    sealIccid: (iccid: string) => numbers.seal(iccid),
    /** A stable name for an eSIM on all pages that reveals nothing about its number. */
    nameEsim: (iccid: string) => base.makeToken(`sim ${iccid}`).slice(0, 16),
    /** The eSIM's number, for an admin who asks for it; recorded. Null for what wasn't encrypted here. */
    openIccid: async (sealed: string, caller: Caller): Promise<string | null> => {
      demand('codes', caller)
      const iccid = numbers.open(sealed)
      if (iccid === null) return null
      const subject = await findAuditSubject(base, iccid)
      const facts = { iccidEnd: iccid.slice(-4) }
      await base.recordAudit({ actor: actorOf(caller.actor), action: 'iccid_shown', subject, facts }, caller)
      return iccid
    },
  }
}
