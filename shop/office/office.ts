// What an owner does: the desk, the books, the tools, and what is deleted when.
import { changeLogin } from '#shop/office/networks/change-login.ts'
import { connectNetwork } from '#shop/office/networks/connect-network.ts'
import { setFailover } from '#shop/office/networks/set-failover.ts'
import {
  setCancellationLimits,
  setCancellationTerms,
  viewCancellationSettings,
} from '#shop/office/networks/set-cancellation-terms.ts'
import { setLeastCredit } from '#shop/office/networks/set-least-credit.ts'
import { switchNetwork } from '#shop/office/networks/switch-network.ts'
import { viewNetworks } from '#shop/office/networks/view-networks.ts'
import { advanceNetworkTrial } from '#shop/office/networks/advance-network-trial.ts'
import { startNetworkTrial } from '#shop/office/networks/start-network-trial.ts'
import { acknowledgeNetworkTrial } from '#shop/office/networks/acknowledge-network-trial.ts'
import { viewNetworkTrials } from '#shop/office/networks/view-network-trials.ts'
import { recheckKeptEsims } from '#shop/office/networks/recheck-kept-esims.ts'
import { watchCredit } from '#shop/office/networks/watch-credit.ts'
import type { AccountNeeds } from '#shop/people/account/accounts.ts'
import { bind, later } from '#shop/assembly/bind.ts'
import { needing } from '#shop/people/account/needing.ts'
import { checkAllBooks } from '#shop/office/books/check-all-books.ts'
import { checkBooks } from '#shop/office/books/check-books.ts'
import { readMissingFees } from '#shop/office/books/read-missing-fees.ts'
import { listDifferences } from '#shop/office/books/list-differences.ts'
import { takePapers } from '#shop/office/accounting/take-papers.ts'
import { viewAccounting } from '#shop/office/accounting/view-accounting.ts'
import { rebuildLostOrders } from '#shop/office/recovery/rebuild-lost-orders.ts'
import type { DeliverMail } from '#shop/records/mail/deliver-mail.ts'
import type { Sales } from '#shop/sales/sales.ts'
import type { Delivery } from '#shop/delivery/delivery.ts'
import { createDesk } from '#shop/office/desk/desk.ts'
import { createTools } from '#shop/office/tools/tools.ts'
import { createRetention } from '#shop/office/retention/retention.ts'

const accounting = () => import('#shop/office/accounting/export-accounting.ts')
const exportAccounting = later(async () => (await accounting()).exportAccounting)
const exportOssReturn = later(async () => (await accounting()).exportOssReturn)
const endings = () => import('#shop/office/recovery/end-lost-order.ts')
const bookLostOrder = later(async () => (await endings()).bookLostOrder)
const leaveLostOrder = later(async () => (await endings()).leaveLostOrder)
const returnLostProfile = later(async () => (await endings()).returnLostProfile)
const viewLostOrder = later(async () => (await import('#shop/office/recovery/view-lost-order.ts')).viewLostOrder)

type Parts = { deliverMail: DeliverMail; sales: Sales; delivery: Delivery }

export function createOffice(base: AccountNeeds, { deliverMail, sales, delivery }: Parts) {
  const { checkout, invoices, ledger, refunds, plans } = sales
  return {
    desk: createDesk(base, { ...delivery.provisioning, ...delivery.gifts, ...refunds, ...plans, ...invoices }),
    /** Our tables, compared with themselves and with the vendors. */
    books: bind(base, { checkBooks, checkAllBooks, readMissingFees, listDifferences }),
    /** The books of a period, for the accountant and for the EU's One-Stop Shop. */
    accounting: bind(base, {
      viewAccounting,
      ...needing('reports', { exportAccounting, exportOssReturn, takePapers }),
    }),
    tools: createTools(base, { deliverMail, ...delivery.provisioning }),
    /** What a restored database has lost: recovered from the vendors, or decided by a person. */
    recovery: bind(
      { ...base, ...checkout, ...invoices, ...ledger },
      {
        rebuildLostOrders,
        viewLostOrder,
        ...needing('owner', { bookLostOrder, returnLostProfile, leaveLostOrder }),
      },
    ),
    networks: bind(base, {
      ...needing('owner', {
        connectNetwork,
        changeLogin,
        setFailover,
        setLeastCredit,
        setCancellationTerms,
        setCancellationLimits,
        switchNetwork,
      }),
      viewCancellationSettings,
      viewNetworks,
      watchCredit,
      recheckKeptEsims,
    }),
    /** Real orders at connected networks, to try them, which go back. */
    networkTrials: bind(
      { ...base, ...delivery.provisioning },
      { startNetworkTrial, advanceNetworkTrial, acknowledgeNetworkTrial, viewNetworkTrials },
    ),
    retention: createRetention(base),
  }
}
