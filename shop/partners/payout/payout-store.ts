// Partners' payout accounts, the runs, and what each run paid.
import { and, asc, desc, eq, gte, inArray, isNotNull, isNull, lt, lte, max, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { payoutDetails, payoutPayer, payoutRuns, payouts } from '#db/schema/partners/payouts.ts'
import type { BankAccount } from './bank-account.ts'

export type PayoutDetails = typeof payoutDetails.$inferSelect
export type PayoutRun = typeof payoutRuns.$inferSelect
export type Payout = typeof payouts.$inferSelect
/** A payout and the state of its run. */
export type RunPayout = Payout & { state: PayoutRun['state']; month: string; endedAt: Date | null }
export type PayoutStore = ReturnType<typeof payoutStore>

/** Only the holder of this lock may make, pay, or take back a run; it ends with the transaction. */
const PAYING = 727_003
const NOBODY = { legalName: '', address: '', country: '', vatNumber: null }
const noAccount = { holder: null, iban: null, bic: null }

export function payoutStore({ db }: Pick<Database, 'db'>) {
  const ofRuns = () =>
    db()
      .select({ payout: payouts, state: payoutRuns.state, month: payoutRuns.month, endedAt: payoutRuns.endedAt })
      .from(payouts)
      .innerJoin(payoutRuns, eq(payoutRuns.id, payouts.runId))
  const flat = (rows: Awaited<ReturnType<typeof ofRuns>>): RunPayout[] =>
    rows.map(({ payout, ...run }) => ({ ...payout, ...run }))

  return {
    findDetails: async (businessId: string): Promise<PayoutDetails | null> =>
      (await db().select().from(payoutDetails).where(eq(payoutDetails.businessId, businessId)).limit(1))[0] ?? null,
    listDetails: async (businessIds: string[]): Promise<PayoutDetails[]> =>
      businessIds.length === 0
        ? []
        : db().select().from(payoutDetails).where(inArray(payoutDetails.businessId, businessIds)),
    saveDetails: (details: PayoutDetails) =>
      db().insert(payoutDetails).values(details).onConflictDoUpdate({ target: payoutDetails.businessId, set: details }),
    /** Partners whose VAT number has to be checked again, longest waiting first. */
    listVatDue: (now: Date, most: number): Promise<PayoutDetails[]> =>
      db()
        .select()
        .from(payoutDetails)
        .where(lte(payoutDetails.vatAskAt, now))
        .orderBy(asc(payoutDetails.vatAskAt))
        .limit(most),
    /** The register's new answer; false if the details have changed since, or it was answered before. */
    setVat: async (
      { businessId, changedAt, vatTries }: PayoutDetails,
      said: Pick<PayoutDetails, 'vatVerdict' | 'vatAskedAt' | 'vatTries' | 'vatAskAt'>,
    ): Promise<boolean> =>
      (
        await db()
          .update(payoutDetails)
          .set(said)
          .where(
            and(
              eq(payoutDetails.businessId, businessId),
              eq(payoutDetails.changedAt, changedAt),
              isNotNull(payoutDetails.vatAskAt),
              eq(payoutDetails.vatTries, vatTries),
            ),
          )
          .returning({ businessId: payoutDetails.businessId })
      ).length > 0,
    /** False if there were none. */
    forgetDetails: async (businessId: string): Promise<boolean> =>
      (await db().delete(payoutDetails).where(eq(payoutDetails.businessId, businessId)).returning()).length > 0,

    findPayer: async (): Promise<(BankAccount & { changedAt: Date }) | null> =>
      (await db().select().from(payoutPayer).limit(1))[0] ?? null,
    savePayer: (account: BankAccount, changedAt: Date) =>
      db()
        .insert(payoutPayer)
        .values({ ...account, changedAt })
        .onConflictDoUpdate({ target: payoutPayer.only, set: { ...account, changedAt } }),

    /** Inside a transaction: one at a time. */
    takeTurn: () => db().execute(sql`select pg_advisory_xact_lock(${PAYING})`),
    addRun: (run: PayoutRun, paid: Payout[]) =>
      db()
        .insert(payoutRuns)
        .values(run)
        .then(() => db().insert(payouts).values(paid)),
    findRun: async (id: string): Promise<PayoutRun | null> =>
      (await db().select().from(payoutRuns).where(eq(payoutRuns.id, id)).limit(1))[0] ?? null,
    /** The runs of a month that were not taken back: its own one first, then the supplementary ones. */
    listRunsOf: (month: string): Promise<PayoutRun[]> =>
      db()
        .select()
        .from(payoutRuns)
        .where(and(eq(payoutRuns.month, month), inArray(payoutRuns.state, ['open', 'paid'])))
        .orderBy(asc(payoutRuns.part)),
    /** Newest first. */
    listRuns: (most: number): Promise<PayoutRun[]> =>
      db().select().from(payoutRuns).orderBy(desc(payoutRuns.madeAt)).limit(most),
    /** False if it ended before. */
    endRun: async (id: string, state: 'paid' | 'taken_back', endedBy: string, endedAt: Date): Promise<boolean> =>
      (
        await db()
          .update(payoutRuns)
          .set({ state, endedBy, endedAt })
          .where(and(eq(payoutRuns.id, id), eq(payoutRuns.state, 'open')))
          .returning({ id: payoutRuns.id })
      ).length > 0,

    /** What these runs pay, by business. */
    listOfRuns: async (runIds: string[]): Promise<RunPayout[]> =>
      runIds.length === 0
        ? []
        : flat(await ofRuns().where(inArray(payouts.runId, runIds)).orderBy(asc(payouts.businessId))),
    /** What a business was paid or is about to be, newest first. */
    listOfBusiness: async (businessId: string): Promise<RunPayout[]> =>
      flat(await ofRuns().where(eq(payouts.businessId, businessId)).orderBy(desc(payoutRuns.madeAt))),
    /** What was paid in this period, including payments that a bank has returned since. */
    listSettled: async (from: Date, until: Date): Promise<RunPayout[]> =>
      flat(
        await ofRuns()
          .where(and(eq(payoutRuns.state, 'paid'), gte(payoutRuns.endedAt, from), lt(payoutRuns.endedAt, until)))
          .orderBy(asc(payoutRuns.endedAt), asc(payouts.businessId)),
      ),
    /** The same for payments that banks returned. */
    listReturned: async (from: Date, until: Date): Promise<RunPayout[]> =>
      flat(
        await ofRuns()
          .where(and(gte(payouts.returnedAt, from), lt(payouts.returnedAt, until)))
          .orderBy(asc(payouts.returnedAt), asc(payouts.businessId)),
      ),
    find: async (id: string): Promise<RunPayout | null> =>
      flat(await ofRuns().where(eq(payouts.id, id)).limit(1))[0] ?? null,
    setPaperNumber: (id: string, paperNumber: string) =>
      db().update(payouts).set({ paperNumber }).where(eq(payouts.id, id)),
    /** False if it came back before. */
    setReturned: async (id: string, returnedAt: Date, returnNumber: string | null): Promise<boolean> =>
      (
        await db()
          .update(payouts)
          .set({ returnedAt, returnNumber })
          .where(and(eq(payouts.id, id), isNull(payouts.returnedAt)))
          .returning({ id: payouts.id })
      ).length > 0,
    /** When a bank last returned a payment to each of these businesses. */
    listRefused: async (businessIds: string[]): Promise<Map<string, Date>> => {
      if (businessIds.length === 0) return new Map()
      const rows = await db()
        .select({ businessId: payouts.businessId, at: max(payouts.returnedAt) })
        .from(payouts)
        .where(and(inArray(payouts.businessId, businessIds), isNotNull(payouts.returnedAt)))
        .groupBy(payouts.businessId)
      return new Map(rows.flatMap(({ businessId, at }) => (at ? [[businessId, at] as const] : [])))
    },

    /** The accounts and names in older payouts; the amounts stay. */
    forgetOld: async (before: Date, most: number): Promise<number> => {
      const some = db()
        .select({ id: payouts.id })
        .from(payouts)
        .innerJoin(payoutRuns, eq(payoutRuns.id, payouts.runId))
        .where(and(isNotNull(payouts.holder), lt(payoutRuns.endedAt, before)))
        .limit(most)
      const gone = await db()
        .update(payouts)
        .set({ ...noAccount, payee: NOBODY })
        .where(inArray(payouts.id, some))
        .returning({ id: payouts.id })
      return gone.length
    },
    /**
     * The accounts of businesses that have earned nothing since before then, neither from a code nor from their own
     * prices, and have nothing to be paid.
     */
    forgetDetailsOf: async (before: Date, most: number): Promise<number> => {
      const some = db()
        .select({ businessId: payoutDetails.businessId })
        .from(payoutDetails)
        .where(
          sql`(select coalesce(bool_and(way.ended_at is not null and way.ended_at < ${before.toISOString()}::timestamptz), false) from (
              select business_id, ended_at from affiliates union all select business_id, ended_at from retail_terms
            ) way where way.business_id = payout_details.business_id)
            and coalesce((select sum(l.cents) from ledger_lines l where l.business_id = payout_details.business_id
              and l.account in ('held', 'payable', 'transit')), 0) <= 0`,
        )
        .limit(most)
      const gone = await db()
        .delete(payoutDetails)
        .where(inArray(payoutDetails.businessId, some))
        .returning({ businessId: payoutDetails.businessId })
      return gone.length
    },
  }
}
