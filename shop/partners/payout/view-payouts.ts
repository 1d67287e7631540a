// What is due, and past runs: for the owner, and for each partner their own part.
import type { Base } from '#shop/assembly/base.ts'
import { findEarningStart, type EarningStartDeps } from '#shop/sales/affiliate/find-earning-start.ts'
import type { BusinessStore } from '#shop/people/brand/business-store.ts'
import { dateOnlyOf, type DateOnly } from '#values/date.ts'
import { maskIban } from './bank-account.ts'
import { findStanding, listStandings, type ListStandingsDeps, type PartnerStanding } from './list-standings.ts'
import { isPayable } from './make-payout-run.ts'
import type { PayeeField } from './payee.ts'
import type { PayoutDetails, PayoutRun, RunPayout } from './payout-store.ts'
import { executionDay, toMonth, monthsBetween, nextPayoutDay } from './payout-terms.ts'
import type { Standing } from './standing.ts'

const RUNS_SHOWN = 24

export type ViewPayoutsDeps = ListStandingsDeps &
  Pick<EarningStartDeps, 'retail'> &
  Pick<Base, 'affiliates'> & {
    businesses: Pick<BusinessStore, 'listNames'>
  }

/** A bank account as shown: masked. */
export type ShownAccount = { holder: string; iban: string; changedAt: Date }
export type DueRow = {
  businessId: string
  name: string
  standing: Standing
  account: ShownAccount | null
  payableCents: number
  heldCents: number
  transitCents: number
  vatCents: number
  /**
   * When the EU's register was last asked about their VAT number without an answer; null if it answered, or isn't
   * asked.
   */
  vatUnconfirmedAt: Date | null
}
export type ShownPayout = Pick<
  RunPayout,
  'id' | 'businessId' | 'netCents' | 'vatCents' | 'paper' | 'paperNumber' | 'returnedAt'
> & {
  name: string
  iban: string | null
  /** The month whose statement is its paper, and that of its correction; null if there is none. */
  paperMonth: string | null
  returnMonth: string | null
}
export type ShownRun = Pick<
  PayoutRun,
  'id' | 'month' | 'part' | 'reason' | 'executionOn' | 'state' | 'madeAt' | 'endedAt'
> & {
  totalCents: number
  payouts: ShownPayout[]
}

/**
 * For the owner. `due` is what a run can pay now, `waiting` is everyone else with a balance; `seenCents` is
 * submitted with the run.
 */
export async function viewPayouts(deps: ViewPayoutsDeps) {
  const { payouts, businesses, clock, timeZone } = deps
  const today = dateOnlyOf(clock.now(), timeZone)
  const [standings, runs, payer, ofMonth] = await Promise.all([
    listStandings(deps),
    payouts.listRuns(RUNS_SHOWN),
    payouts.findPayer(),
    payouts.listRunsOf(toMonth(today)),
  ])
  const paid = await payouts.listOfRuns(runs.map(({ id }) => id))
  const names = await businesses.listNames([...standings, ...paid].map(({ businessId }) => businessId))
  const nameOf = (id: string) => names.get(id) ?? id
  const rows = standings.map((each) => rowOf(each, nameOf(each.businessId)))
  const due = rows.filter(isPayable)
  return {
    payer: payer && shownAccount(payer),
    executionOn: executionDay(today),
    nextDay: nextPayoutDay(today, ofMonth.length > 0),
    /** This month's run has already been made; what is due now missed it, or was freed since. */
    isMonthDone: ofMonth.length > 0,
    due,
    waiting: rows.filter((row) => !due.includes(row)),
    seenCents: due.reduce((sum, { payableCents }) => sum + payableCents, 0),
    runs: runs.map((run): ShownRun => {
      const own = paid.filter(({ runId }) => runId === run.id)
      const { id, month, part, reason, executionOn, state, madeAt, endedAt } = run
      return {
        id,
        month,
        part,
        reason,
        executionOn,
        state,
        madeAt,
        endedAt,
        totalCents: own.reduce((sum, { netCents, vatCents }) => sum + netCents + vatCents, 0),
        payouts: own.map((payout) => shownPayout(payout, nameOf(payout.businessId), timeZone)),
      }
    }),
  }
}

type OwnPayout = Pick<RunPayout, 'id' | 'month' | 'state' | 'netCents' | 'vatCents' | 'endedAt' | 'returnedAt' | 'iban'>
export type OwnPayouts = Pick<PartnerStanding, 'standing' | 'payableCents' | 'transitCents' | 'vatCents'> & {
  vat: PartnerStanding['vat'] | null
  nextDay: DateOnly
  details: (ShownAccount & Pick<PayoutDetails, PayeeField | 'isSelfBilled' | 'vatVerdict' | 'vatAskedAt'>) | null
  /** Newest first. */
  payouts: OwnPayout[]
  /** The months with statements, such as '2026-12'; newest first. */
  months: string[]
}

/** For one partner; null for a business that could never earn anything. */
export async function viewOwnPayouts(deps: ViewPayoutsDeps, businessId: string): Promise<OwnPayouts | null> {
  const { payouts, clock, timeZone } = deps
  const since = await findEarningStart(deps, businessId)
  if (!since) return null
  const now = clock.now()
  const today = dateOnlyOf(now, timeZone)
  const { standing, details, payableCents, transitCents, vat, vatCents } = await findStanding(deps, businessId)
  const own = await payouts.listOfBusiness(businessId)
  const ofMonth = await payouts.listRunsOf(toMonth(today))
  return {
    standing,
    payableCents,
    transitCents,
    vatCents,
    vat: details && vat,
    nextDay: nextPayoutDay(today, ofMonth.length > 0),
    details: details && { ...details, ...shownAccount(details) },
    payouts: own.filter(({ state }) => state !== 'taken_back').map(ownPayout),
    months: monthsBetween(toMonth(dateOnlyOf(since, timeZone)), toMonth(today)),
  }
}

const ownPayout = (payout: RunPayout): OwnPayout => {
  const { id, month, state, netCents, vatCents, endedAt, returnedAt, iban } = payout
  return { id, month, state, netCents, vatCents, endedAt, returnedAt, iban: iban && maskIban(iban) }
}

const shownAccount = ({ holder, iban, changedAt }: ShownAccount): ShownAccount => ({
  holder,
  iban: maskIban(iban),
  changedAt,
})

const rowOf = (each: PartnerStanding, name: string): DueRow => ({
  businessId: each.businessId,
  name,
  standing: each.standing,
  account: each.details && shownAccount(each.details),
  payableCents: each.payableCents,
  heldCents: each.heldCents,
  transitCents: each.transitCents,
  vatCents: each.vatCents,
  vatUnconfirmedAt: each.details?.vatVerdict === 'unavailable' ? each.details.vatAskedAt : null,
})

const shownPayout = (payout: RunPayout, name: string, timeZone: string): ShownPayout => {
  const { id, businessId, netCents, vatCents, paper, paperNumber, returnedAt, state, endedAt, iban } = payout
  const monthOf = (at: Date | null) => at && toMonth(dateOnlyOf(at, timeZone))
  return {
    id,
    businessId,
    name,
    netCents,
    vatCents,
    paper,
    paperNumber,
    returnedAt,
    iban: iban && maskIban(iban),
    paperMonth: state === 'paid' ? monthOf(endedAt) : null,
    returnMonth: monthOf(returnedAt),
  }
}
