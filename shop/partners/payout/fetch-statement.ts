// A partner's monthly statement as printed: opening balance, every movement, closing balance, and payouts with VAT.
// Every figure is a sum of the ledger.
import type { Base } from '#shop/assembly/base.ts'
import { findEarningStart, type EarningStartDeps } from '#shop/sales/affiliate/find-earning-start.ts'
import { actorOf, type Caller } from '#shop/people/sign-in/session-user.ts'
import type { BusinessStore } from '#shop/people/brand/business-store.ts'
import type { InvoiceSnapshot } from '#shop/sales/invoicing/invoice-row.ts'
import { sellerOf } from '#shop/sales/invoicing/invoice.ts'
import type { LedgerEntry } from '#shop/sales/ledger/ledger-store.ts'
import type { OrderStore } from '#shop/sales/order-rows/order-store.ts'
import { shortReference } from '#shop/sales/order/short-reference.ts'
import type { Limit } from '#ports/rate-limiter.ts'
import { centsAsNumber } from '#values/text/csv.ts'
import type { ListedTable } from '#values/text/table.ts'
import { dateOnlyOf, type DateOnly } from '#values/date.ts'
import type { Outcome, TooOften } from '#values/outcome.ts'
import { maskIban } from './bank-account.ts'
import type { Payout, RunPayout } from './payout-store.ts'
import { monthAfter, toMonth, toMonthSpan } from './payout-terms.ts'

const STATEMENTS: Limit = { name: 'statements', points: 60, seconds: 3600 }

export type ViewStatementDeps = EarningStartDeps &
  Pick<
    Base,
    'ledger' | 'payouts' | 'findTenant' | 'sellerCountry' | 'limiter' | 'recordAudit' | 'timeZone' | 'clock'
  > & {
    businesses: Pick<BusinessStore, 'listNames'>
    orders: Pick<OrderStore, 'listByIds'>
  }

/**
 * A sheet fits about 25, and drawing blocks the server: 280 lines for a second, and these for a third of one. Beyond
 * this, the PDF adds them up; the CSV file lists each.
 */
const MOST_PRINTED = 100

/**
 * In cents. `order` is the number by which the shop finds it, empty without an order; `count` is how many are added up.
 */
export type StatementLine = Pick<LedgerEntry, 'kind' | 'source' | 'heldCents' | 'payableCents'> & {
  on: DateOnly
  order: string
  count: number
}
/** What the bank paid or returned in this month; returned amounts are negative. In cents. */
export type StatementPayout = Pick<Payout, 'netCents' | 'vatBasisPoints' | 'vatCents' | 'vatBasis' | 'paper'> & {
  on: DateOnly
  iban: string | null
  /** The number of our invoice in their name, or of theirs as far as we know it. */
  paperNumber: string | null
  /** The number of the invoice that a returned payment cancels. */
  corrects: string | null
}
type Party = { legalName: string; address: string; country: string | null; vatNumber: string | null }
type Sums = { heldCents: number; payableCents: number }
export type Statement = {
  month: string
  /** The month isn't over yet. */
  isPreliminary: boolean
  brand: { name: string; accent: string }
  shop: InvoiceSnapshot['seller']
  partner: Party
  opening: Sums
  lines: StatementLine[]
  closing: Sums
  paid: StatementPayout[]
}

/**
 * One month, such as '2026-12', recorded with who exported it. Problems: `no_statement` if the business could earn
 * nothing then or the month hasn't begun, `too_often`.
 */
export async function fetchStatement(
  deps: ViewStatementDeps,
  { businessId, month, as }: { businessId: string; month: string; as: 'pdf' | 'csv' },
  caller: Caller,
): Promise<Outcome<{ statement: Statement }, 'no_statement'> | TooOften> {
  const allowed = await deps.limiter.take(STATEMENTS, caller.actor.id)
  if (!allowed.ok) return allowed
  const since = await findEarningStart(deps, businessId)
  const now = dateOnlyOf(deps.clock.now(), deps.timeZone)
  const isThere =
    since !== null &&
    /^20\d\d-(0[1-9]|1[0-2])$/.test(month) &&
    month >= toMonth(dateOnlyOf(since, deps.timeZone)) &&
    month <= toMonth(now)
  if (!isThere) return { ok: false, problem: 'no_statement' }
  const statement = await gather(deps, { businessId, month, as }, month === toMonth(now))
  await deps.recordAudit(
    { actor: actorOf(caller.actor), action: 'statement_given', subject: businessId, facts: { month, kind: as } },
    caller,
  )
  return { ok: true, statement }
}

async function gather(
  deps: ViewStatementDeps,
  { businessId, month, as }: { businessId: string; month: string; as: 'pdf' | 'csv' },
  isPreliminary: boolean,
): Promise<Statement> {
  const { ledger, payouts, businesses, findTenant, sellerCountry, timeZone } = deps
  const { from, until } = toMonthSpan(month, timeZone)
  const [opening, closing, entries, own, { brand }, names, details] = await Promise.all([
    ledger.sumUntil(businessId, month, from),
    ledger.sumUntil(businessId, monthAfter(month), until),
    ledger.listBetween(businessId, from, until),
    payouts.listOfBusiness(businessId),
    findTenant(null),
    businesses.listNames([businessId]),
    payouts.findDetails(businessId),
  ])
  const paid = own.flatMap((payout) => paidIn(payout, { from, until, timeZone }))
  const isOfMonth = (at: Date | null) => isWithin(at, from, until)
  const told = own.filter(({ state }) => state === 'paid')
  const payee = (told.find(({ endedAt }) => isOfMonth(endedAt)) ?? told.find(({ returnedAt }) => isOfMonth(returnedAt)))
    ?.payee
  return {
    month,
    isPreliminary,
    brand: { name: brand.name, accent: brand.colors.primary },
    shop: sellerOf(brand, sellerCountry),
    // Their details at the time of payment, so that a document and its correction stay the same.
    partner: partyOf(payee ?? details, names.get(businessId) ?? businessId),
    opening,
    lines: as === 'pdf' && entries.length > MOST_PRINTED ? addUp(entries, timeZone) : await oneByOne(deps, entries),
    closing,
    paid: paid.toSorted((one, other) => Number(one.on > other.on) - Number(one.on < other.on)),
  }
}

async function oneByOne(
  { orders, timeZone }: Pick<ViewStatementDeps, 'orders' | 'timeZone'>,
  entries: LedgerEntry[],
): Promise<StatementLine[]> {
  const found = await orders.listByIds([...new Set(entries.flatMap(({ orderId }) => orderId ?? []))])
  const references = new Map(found.map(({ id, reference }) => [id, shortReference(reference)]))
  return entries.map(({ at, kind, source, orderId, heldCents, payableCents }) => ({
    on: dateOnlyOf(at, timeZone),
    kind,
    source,
    order: orderId === null ? '' : (references.get(orderId) ?? ''),
    count: 1,
    heldCents,
    payableCents,
  }))
}

/** The movements of a month, added up by kind and day; by kind alone if those are still too many lines to print. */
export function addUp(entries: LedgerEntry[], timeZone: string): StatementLine[] {
  const days = sumsOf(entries, timeZone, (on) => on)
  return days.length > MOST_PRINTED ? sumsOf(entries, timeZone, () => '') : days
}

/** Each sum has the day of its last movement. */
function sumsOf(entries: LedgerEntry[], timeZone: string, spanOfDay: (on: DateOnly) => string): StatementLine[] {
  const sums = new Map<string, StatementLine>()
  for (const { at, kind, source, heldCents, payableCents } of entries) {
    const on = dateOnlyOf(at, timeZone)
    const key = `${spanOfDay(on)} ${kind} ${source}`
    const line = sums.get(key) ?? { on, kind, source, order: '', count: 0, heldCents: 0, payableCents: 0 }
    sums.set(key, {
      ...line,
      on: on > line.on ? on : line.on,
      count: line.count + 1,
      heldCents: line.heldCents + heldCents,
      payableCents: line.payableCents + payableCents,
    })
  }
  return [...sums.values()].toSorted((one, other) => (one.on < other.on ? -1 : one.on > other.on ? 1 : 0))
}

const partyOf = (known: Party | null, name: string): Party =>
  known && known.legalName !== ''
    ? { legalName: known.legalName, address: known.address, country: known.country, vatNumber: known.vatNumber }
    : { legalName: name, address: '', country: null, vatNumber: null }

const isWithin = (at: Date | null, from: Date, until: Date): at is Date => at !== null && at >= from && at < until

type Month = { from: Date; until: Date; timeZone: string }

function paidIn(payout: RunPayout, { from, until, timeZone }: Month): StatementPayout[] {
  const { state, endedAt, returnedAt, paper, paperNumber, returnNumber, vatBasis, vatBasisPoints } = payout
  if (state !== 'paid') return []
  const same = { paper, vatBasis, vatBasisPoints, iban: payout.iban && maskIban(payout.iban) }
  const { netCents, vatCents } = payout
  return [
    ...(isWithin(endedAt, from, until)
      ? [{ ...same, on: dateOnlyOf(endedAt, timeZone), netCents, vatCents, paperNumber, corrects: null }]
      : []),
    ...(isWithin(returnedAt, from, until)
      ? [
          {
            ...same,
            on: dateOnlyOf(returnedAt, timeZone),
            netCents: -netCents,
            vatCents: vatCents === 0 ? 0 : -vatCents,
            paperNumber: returnNumber,
            corrects: paperNumber,
          },
        ]
      : []),
  ]
}

/** As a file, amounts in euros: the movements, and payouts with VAT. */
export const statementTable = ({ opening, lines, closing, paid }: Statement): ListedTable => ({
  columns: STATEMENT_COLUMNS,
  rows: [
    ['', 'opening', '', '', centsAsNumber(opening.heldCents), centsAsNumber(opening.payableCents)],
    ...lines.map(({ on, kind, source, order, heldCents, payableCents }) => [
      on,
      kind,
      source,
      order,
      centsAsNumber(heldCents),
      centsAsNumber(payableCents),
    ]),
    ...paid.map(({ on, netCents, vatBasis, vatBasisPoints, vatCents, paperNumber }) => [
      on,
      netCents < 0 ? 'bank_returned' : 'bank_paid',
      '',
      '',
      '',
      '',
      vatBasis,
      vatBasisPoints / 100,
      centsAsNumber(vatCents),
      centsAsNumber(netCents + vatCents),
      paperNumber,
    ]),
    ['', 'closing', '', '', centsAsNumber(closing.heldCents), centsAsNumber(closing.payableCents)],
  ],
})

const STATEMENT_COLUMNS = [
  ['Date', 'day'],
  'Movement',
  'From',
  'Order',
  ['On hold', 'amount'],
  ['Payable', 'amount'],
  'VAT basis',
  'VAT rate (%)',
  ['VAT', 'amount'],
  ['Paid', 'amount'],
  'Document',
] as const
