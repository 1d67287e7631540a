// Everything the shop holds about the person behind an account, as one file.
import type { Base } from '#shop/assembly/base.ts'
import { exportFiles } from '#shop/support/inbox/export-files.ts'
import type { Order } from '#shop/sales/order/order.ts'
import type { SecondFactors } from '#shop/people/second-factor/open-second-factors.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'

const PER_ACCOUNT: Limit = { name: 'export', points: 20, seconds: 3600 }

export type ExportMyDataDeps = Pick<
  Base,
  | 'customers'
  | 'identity'
  | 'esims'
  | 'orders'
  | 'plannedParts'
  | 'companies'
  | 'tickets'
  | 'ticketFiles'
  | 'withdrawals'
  | 'cancellations'
  | 'mails'
  | 'wishes'
  | 'gifts'
  | 'orderCorrections'
  | 'limiter'
  | 'clock'
> & {
  secondFactors: Pick<SecondFactors, 'view'>
  /** The invoices and credit notes of orders. */
  listInvoicesOf: (orderIds: string[]) => Promise<object[]>
  /** Which alerts an address wants. */
  findAlerts: (email: string) => Promise<{ isDataOn: boolean; isExpiryOn: boolean }>
  /** Staff notes about a customer and these orders. */
  listNotes: (userId: string, orderIds: string[]) => Promise<object[]>
  /** Payout details and payouts of their business, for whoever is in charge of it. */
  findPayoutData: (account: { accountType: string; businessId: string | null }) => Promise<object | null>
}

type ExportedData = Outcome<{ mine: NonNullable<Awaited<ReturnType<typeof gather>>> }, 'account_gone'> | TooOften

/** The export of one's own data: money in cents, times as ISO texts. Problems: `account_gone`, `too_often`. */
export async function exportMyData(deps: ExportMyDataDeps, userId: string): Promise<ExportedData> {
  const allowed = await deps.limiter.take(PER_ACCOUNT, userId)
  if (!allowed.ok) return allowed
  const mine = await gather(deps, userId)
  return mine ? { ok: true, mine } : { ok: false, problem: 'account_gone' }
}

async function gather(deps: ExportMyDataDeps, userId: string) {
  const {
    customers,
    identity,
    secondFactors,
    esims,
    orders,
    plannedParts,
    companies,
    tickets,
    withdrawals,
    cancellations,
    mails,
    wishes,
    gifts,
    orderCorrections,
    findAlerts,
    listInvoicesOf,
    listNotes,
    findPayoutData,
    clock,
  } = deps
  const account = await customers.findRecord(userId)
  if (!account) return null
  const { email } = account
  const bought = await orders.listOf(userId)
  const orderIds = bought.map(({ id }) => id)

  return {
    exportedAt: clock.now(),
    account,
    signedInOn: (await identity.listSessions(userId)).map(({ startedAt, seenAt, device }) => ({
      startedAt,
      seenAt,
      device,
    })),
    secondFactors: await secondFactors.view(userId),
    esims: await esims.listOf(userId),
    orders: await Promise.all(
      bought.map(async (order) => ({
        ...toldOf(order),
        evidence: await orders.findEvidence(order.id),
        history: await orders.listEvents(order.id),
        laterParts: await plannedParts.listOf(order.id),
        cancellation: await cancellations.findTold(order.id),
      })),
    ),
    invoices: await listInvoicesOf(orderIds),
    companies: await companies.listOfCreator(email),
    payouts: await findPayoutData(account),
    supportMessages: await tickets.listOf(email),
    filesOfMessages: await exportFiles(deps, email),
    withdrawals: await withdrawals.listOf(email, await tickets.listNumbersOf(email)),
    notesOfStaff: await listNotes(userId, orderIds),
    warningsByMail: await findAlerts(email),
    countriesWaitedFor: await wishes.listOf(email),
    gifts: await gifts.listOf(email, userId, orderIds),
    ordersCorrectedAway: await orderCorrections.listOfFormer(email),
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
