// Ledger sums without adding up years of lines: the kept sums of older lines plus the lines since, in one read. The
// lines are the truth; only `keep` writes the kept sums, and they may be deleted at any time.
import { asc, eq, lte, sql, type SQL } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { ledgerKeptUntil } from '#db/schema/sales/ledger.ts'
import type { Source } from './entry.ts'

/** What a business has: earned and held, payable, and on its way to its bank, in cents. */
export type Balance = { businessId: string; heldCents: number; payableCents: number; transitCents: number }
type Account = 'held' | 'payable' | 'transit' | 'prepaid'

/** Up to which movement sums are kept, and how far the last run read. */
export type KeptUntil = Pick<typeof ledgerKeptUntil.$inferSelect, 'movementId' | 'nextMovementId'>

const cents = (account: Account) =>
  sql<number>`coalesce(sum(cents) filter (where account = ${sql.raw(`'${account}'`)}), 0)`.mapWith(Number)
const salesFrom = (source: Source) =>
  sql<number>`coalesce(sum(sales) filter (where source = ${sql.raw(`'${source}'`)}), 0)`.mapWith(Number)
const BALANCES = { heldCents: cents('held'), payableCents: cents('payable'), transitCents: cents('transit') }
const businessId = sql<string>`business_id`
/** However large a ledger is before its first run, each run ends well within a statement's time limit. */
const MOST_KEPT = 200_000
/** Only a sale puts money on hold. */
const IS_SALE = sql`(account = 'held' and cents > 0)`
const until = sql<number>`coalesce((select movement_id from ledger_kept_until), 0)`.mapWith(Number)

const isOf = (ids: string[]) =>
  sql`business_id in (${sql.join(
    ids.map((id) => sql`${id}`),
    sql`, `,
  )})`
/** The businesses' accounts, restricted by `which`. */
const keptAndSince = (since: number, which: SQL) => sql`(
  select business_id, account, source, cents, sales from ledger_kept where ${which}
  union all
  select business_id, account, coalesce(source, ''), cents, ${IS_SALE}::int from ledger_lines
    where business_id is not null and movement_id > ${since} and ${which}
) as sums`

const withoutUntil = ({ until: _until, ...row }: Balance & { until: number }): Balance => row

export function ledgerSumStore({ db }: Pick<Database, 'db'>) {
  const findUntil = async (): Promise<number> =>
    (await db().select({ id: ledgerKeptUntil.movementId }).from(ledgerKeptUntil).limit(1))[0]?.id ?? 0
  // A number in the statement lets the database know how few lines there are since; if more was kept in the meantime,
  // it reads again.
  async function inOneLook<Row extends { until: number }>(read: (since: number) => PromiseLike<Row[]>) {
    for (;;) {
      const since = await findUntil()
      const rows = await read(since)
      if (rows.every((row) => row.until === since)) return rows
    }
  }

  return {
    /** What a business has paid in and not spent, in cents. Whoever spends it locks the business's row first. */
    sumPrepaid: async (id: string): Promise<number> => {
      const which = sql`${isOf([id])} and account = 'prepaid'`
      const [sum] = await inOneLook((since) =>
        db()
          .select({ until, cents: cents('prepaid') })
          .from(keptAndSince(since, which)),
      )
      return sum?.cents ?? 0
    },

    /** These businesses' balances, in cents; those without any movement are left out. */
    sumBalances: async (ids: string[]): Promise<Balance[]> => {
      if (ids.length === 0) return []
      const rows = await inOneLook((since) =>
        db()
          .select({ until, businessId, ...BALANCES })
          .from(keptAndSince(since, isOf(ids)))
          .groupBy(businessId),
      )
      return rows.map(withoutUntil)
    },

    /** Every business that has or owes something. */
    listBalances: async (): Promise<Balance[]> => {
      const rows = await inOneLook((since) =>
        db()
          .select({ until, businessId, ...BALANCES })
          .from(keptAndSince(since, sql`true`))
          .groupBy(businessId)
          .having(sql`${cents('payable')} <> 0 or ${cents('held')} <> 0 or ${cents('transit')} <> 0`)
          .orderBy(asc(businessId)),
      )
      return rows.map(withoutUntil)
    },

    /**
     * A business's balances when a month such as '2026-12' began in the shop's time zone, at `start`. Sums are kept by
     * UTC's months, so what moved between both beginnings is added, or taken off again.
     */
    sumUntil: async (id: string, month: string, start: Date): Promise<Omit<Balance, 'businessId'>> => {
      const [began, inUtc] = [start.toISOString(), `${month}-01T00:00:00Z`]
      const lines = sql`ledger_lines join ledger_movements on ledger_movements.id = movement_id where ${isOf([id])}`
      const [sums] = await inOneLook((since) =>
        db()
          .select({ until, ...BALANCES })
          .from(
            sql`(
              select account, cents from ledger_kept where ${isOf([id])} and month < ${month}
              union all
              select account, cents from ${lines} and movement_id > ${since} and at < ${began}::timestamptz
              union all
              select account, cents from ${lines} and movement_id <= ${since}
                and at >= ${inUtc}::timestamptz and at < ${began}::timestamptz
              union all
              select account, -cents from ${lines} and movement_id <= ${since}
                and at >= ${began}::timestamptz and at < ${inUtc}::timestamptz
            ) as sums`,
          ),
      )
      const { heldCents = 0, payableCents = 0, transitCents = 0 } = sums ?? {}
      return { heldCents, payableCents, transitCents }
    },

    /** How many sales earned a business something, by source. */
    countSales: async (id: string): Promise<{ own: number; referral: number; margin: number }> => {
      const [counted] = await inOneLook((since) =>
        db()
          .select({ until, own: salesFrom('own'), referral: salesFrom('referral'), margin: salesFrom('margin') })
          .from(keptAndSince(since, isOf([id]))),
      )
      const { own = 0, referral = 0, margin = 0 } = counted ?? {}
      return { own, referral, margin }
    },

    /** Inside a transaction: the last run, if it is that long ago; nobody else keeps sums until it ends. */
    holdKept: async (before: Date, now: Date): Promise<KeptUntil | null> => {
      const first = { movementId: 0, nextMovementId: 0, lookedAt: new Date(0) }
      await db().insert(ledgerKeptUntil).values(first).onConflictDoNothing()
      const due = db().select().from(ledgerKeptUntil).where(lte(ledgerKeptUntil.lookedAt, before)).for('update')
      const [look] = await due
      if (!look) return null
      await db().update(ledgerKeptUntil).set({ lookedAt: now }).where(eq(ledgerKeptUntil.only, true))
      return look
    },
    /** Keeps everything up to the last run, at most this many movements, and records how far this one read. */
    keep: async ({ movementId, nextMovementId }: KeptUntil, most = MOST_KEPT): Promise<void> => {
      const keptUntil = Math.min(nextMovementId, movementId + most)
      await db().execute(sql`insert into ledger_kept (business_id, account, source, month, cents, sales)
        select business_id, account, coalesce(source, ''), to_char(at at time zone 'UTC', 'YYYY-MM'), sum(cents),
          count(*) filter (where ${IS_SALE})
        from ledger_lines join ledger_movements on ledger_movements.id = movement_id
        where business_id is not null and movement_id > ${movementId} and movement_id <= ${keptUntil}
        group by 1, 2, 3, 4
        on conflict (business_id, account, source, month)
          do update set cents = ledger_kept.cents + excluded.cents, sales = ledger_kept.sales + excluded.sales`)
      await db().execute(sql`update ledger_kept_until set movement_id = ${keptUntil},
        next_movement_id = greatest(next_movement_id, (select coalesce(max(id), 0) from ledger_movements))`)
    },
  }
}
