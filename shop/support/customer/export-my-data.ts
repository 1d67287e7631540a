// Everything the shop holds about the person behind an account, as one file.
import type { Base } from '#shop/assembly/base.ts'
import { exportFiles } from '#shop/support/inbox/export-files.ts'
import type { Order } from '#shop/sales/order/order.ts'
import type { SecondFactors } from '#shop/people/second-factor/open-second-factors.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'

const PER_ACCOUNT: Limit = { name: 'export', points: 20, seconds: 3600 }

type AccountDataDeps = Pick<Base, 'identity' | 'companies'> & {
  secondFactors: Pick<SecondFactors, 'view'>
  /** Payout details and payouts of their business, for whoever is in charge of it. */
  findPayoutData: (account: { accountType: string; businessId: string | null }) => Promise<object | null>
}
type PurchaseDataDeps = Pick<
  Base,
  'orders' | 'esims' | 'plannedParts' | 'cancellations' | 'gifts' | 'orderCorrections'
> & {
  /** The invoices and credit notes of orders. */
  listInvoicesOf: (orderIds: string[]) => Promise<object[]>
  /** Which alerts an address wants. */
  findAlerts: (email: string) => Promise<{ isDataOn: boolean; isExpiryOn: boolean }>
}
type MessageDataDeps = Pick<Base, 'tickets' | 'ticketFiles' | 'withdrawals' | 'mails' | 'wishes'> & {
  /** Staff notes about a customer and these orders. */
  listNotes: (userId: string, orderIds: string[]) => Promise<object[]>
}

export type ExportMyDataDeps = AccountDataDeps &
  PurchaseDataDeps &
  MessageDataDeps &
  Pick<Base, 'customers' | 'limiter' | 'clock'>

type ExportedData = Outcome<{ mine: NonNullable<Awaited<ReturnType<typeof gather>>> }, 'account_gone'> | TooOften

/** The export of one's own data: money in cents, times as ISO texts. Problems: `account_gone`, `too_often`. */
export async function exportMyData(deps: ExportMyDataDeps, userId: string): Promise<ExportedData> {
  const allowed = await deps.limiter.take(PER_ACCOUNT, userId)
  if (!allowed.ok) return allowed
  const mine = await gather(deps, userId)
  return mine ? { ok: true, mine } : { ok: false, problem: 'account_gone' }
}

async function gather(deps: ExportMyDataDeps, userId: string) {
  const account = await deps.customers.findRecord(userId)
  if (!account) return null
  const bought = await deps.orders.listOf(userId)
  const whose = { userId, email: account.email, orderIds: bought.map(({ id }) => id) }
  return {
    exportedAt: deps.clock.now(),
    account,
    ...(await gatherAccount(deps, userId, account)),
    ...(await gatherPurchases(deps, bought, whose)),
    ...(await gatherMessages(deps, whose)),
  }
}

type Whose = { userId: string; email: string; orderIds: string[] }

async function gatherAccount(
  { identity, secondFactors, companies, findPayoutData }: AccountDataDeps,
  userId: string,
  account: { email: string; accountType: string; businessId: string | null },
) {
  return {
    signedInOn: (await identity.listSessions(userId)).map(({ startedAt, seenAt, device }) => ({
      startedAt,
      seenAt,
      device,
    })),
    secondFactors: await secondFactors.view(userId),
    companies: await companies.listOfCreator(account.email),
    payouts: await findPayoutData(account),
  }
}

async function gatherPurchases(deps: PurchaseDataDeps, bought: Order[], { userId, email, orderIds }: Whose) {
  const { orders, plannedParts, cancellations, gifts } = deps
  return {
    esims: await deps.esims.listOf(userId),
    orders: await Promise.all(
      bought.map(async (order) => ({
        ...toldOf(order),
        evidence: await orders.findEvidence(order.id),
        history: await orders.listEvents(order.id),
        laterParts: await plannedParts.listOf(order.id),
        cancellation: await cancellations.findTold(order.id),
      })),
    ),
    invoices: await deps.listInvoicesOf(orderIds),
    warningsByMail: await deps.findAlerts(email),
    gifts: await gifts.listOf(email, userId, orderIds),
    ordersCorrectedAway: await deps.orderCorrections.listOfFormer(email),
  }
}

async function gatherMessages(deps: MessageDataDeps, { userId, email, orderIds }: Whose) {
  const { tickets, withdrawals, mails, wishes } = deps
  return {
    supportMessages: await tickets.listOf(email),
    filesOfMessages: await exportFiles(deps, email),
    withdrawals: await withdrawals.listOf(email, await tickets.listNumbersOf(email)),
    notesOfStaff: await deps.listNotes(userId, orderIds),
    countriesWaitedFor: await wishes.listOf(email),
    mails: await mails.listOf(email, orderIds),
  }
}

/** The eSIM that they gave away. */
const NOT_THEIRS = { iccid: null, networkEsimId: null, activationCode: null, confirmationCode: null }

// Leaves out fields that only describe how the worker processes the order.
function toldOf(order: Order) {
  const {
    userId: _userId,
    holder: _holder,
    dueAt: _dueAt,
    polls: _polls,
    retries: _retries,
    stepNumber: _number,
    ...rest
  } = order
  const { provisioningState: _provisioning, deliveryState: _delivery, ...told } = rest
  return order.isGift ? { ...told, ...NOT_THEIRS } : told
}
