// Writes the rows of demo data in bulk, and for load tests as many copies of them as requested. The figures are counted
// once at the end, instead of with every row.
import { createHash } from 'node:crypto'
import { getTableColumns, getTableName, sql, type SQL } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database, Db } from '#db/database.ts'
import { iccidAs, iccidKeyInForce } from '#db/sealing/iccid-column.ts'
import {
  allocationAttempts,
  apiOrders,
  esimChecks,
  esims,
  invoiceCounters,
  invoices,
  ledgerHolds,
  ledgerLines,
  ledgerMovements,
  mails,
  orderEvents,
  orders,
  paymentFees,
  paymentSessions,
  payoutRuns,
  payouts,
  supportTickets,
  users,
} from '#db/schema.ts'

type Movement = typeof ledgerMovements.$inferInsert & {
  at: Date
  lines: Omit<typeof ledgerLines.$inferInsert, 'movementId'>[]
}

export type DemoRows = {
  users: (typeof users.$inferInsert)[]
  orders: (typeof orders.$inferInsert)[]
  orderEvents: (typeof orderEvents.$inferInsert)[]
  allocationAttempts: (typeof allocationAttempts.$inferInsert)[]
  esims: (typeof esims.$inferInsert)[]
  esimChecks: (typeof esimChecks.$inferInsert)[]
  paymentSessions: (typeof paymentSessions.$inferInsert)[]
  paymentFees: (typeof paymentFees.$inferInsert)[]
  invoices: (typeof invoices.$inferInsert)[]
  invoiceCounters: (typeof invoiceCounters.$inferInsert)[]
  mails: (typeof mails.$inferInsert)[]
  supportTickets: (typeof supportTickets.$inferInsert)[]
  apiOrders: (typeof apiOrders.$inferInsert)[]
  payoutRuns: (typeof payoutRuns.$inferInsert)[]
  payouts: (typeof payouts.$inferInsert)[]
  /** In chronological order. */
  ledger: Movement[]
  ledgerHolds: (typeof ledgerHolds.$inferInsert)[]
  /** For the documents that the shop issues in a partner's name. */
  selfBilledCounters: (typeof invoiceCounters.$inferInsert)[]
  /**
   * How many more copies of everything but messages follow, each a minute earlier and with its own buyers. The ledger,
   * held earnings, and payouts already cover all of them.
   */
  copies: number
}

/** Each copy is this much earlier than the previous one. */
export const COPY_SECONDS = 61

/** The ID of a row's copy; the same everywhere, here and in SQL. */
export function idOfCopy(id: string, copy: number): string {
  const signs = createHash('md5').update(`${id}:${copy}`).digest('hex')
  return signs.replace(/^(.{8})(.{4})(.{4})(.{4})/, '$1-$2-$3-$4-')
}

/** Whether there are any orders or invoices. */
export async function hasOrders({ db }: Database): Promise<boolean> {
  const found = await db().select({ id: orders.id }).from(orders).limit(1)
  const counted = await db().select({ series: invoiceCounters.series }).from(invoiceCounters).limit(1)
  return found.length + counted.length > 0
}

const COUNTING = [
  ['order_events', 'figures_are_kept'],
  ['users', 'people_are_counted'],
  ['esim_checks', 'esim_begun_is_noted'],
] as const
const AT_ONCE = 200
const NUMBERS_AT_ONCE = 5_000

/** All or nothing, with as many copies as requested. */
export const writeDemoRows = ({ db, tx }: Database, rows: DemoRows): Promise<void> =>
  tx(async () => {
    const { copies } = rows
    const switchCounting = async (how: 'disable' | 'enable') => {
      for (const [table, trigger] of COUNTING)
        await db().execute(sql.raw(`alter table ${table} ${how} trigger ${trigger}`))
    }
    const insert = async <Table extends PgTable>(table: Table, all: Table['$inferInsert'][]) => {
      for (let from = 0; from < all.length; from += AT_ONCE)
        await db()
          .insert(table)
          .values(all.slice(from, from + AT_ONCE))
    }
    // A million copies take longer than any page may.
    await db().execute(sql`set local statement_timeout = 0`)
    await switchCounting('disable')
    await insert(users, rows.users)
    await insert(orders, rows.orders)
    await insert(orderEvents, rows.orderEvents)
    await insert(allocationAttempts, rows.allocationAttempts)
    await insert(esims, rows.esims)
    await insert(esimChecks, rows.esimChecks)
    await insert(paymentSessions, rows.paymentSessions)
    await insert(paymentFees, rows.paymentFees)
    await insert(invoices, rows.invoices)
    await insert(mails, rows.mails)
    await insert(supportTickets, rows.supportTickets)
    await insert(apiOrders, rows.apiOrders)
    if (copies > 0) {
      await keepCopiedIccids(db(), rows, copies)
      for (const statement of copiesOf(copies)) await db().execute(statement)
    }
    await insert(
      invoiceCounters,
      rows.invoiceCounters.map(({ series, lastNumber }) => ({ series, lastNumber: lastNumber * (copies + 1) })),
    )
    await insert(payoutRuns, rows.payoutRuns)
    await insert(payouts, rows.payouts)
    await insert(invoiceCounters, rows.selfBilledCounters)
    await insert(
      ledgerMovements,
      rows.ledger.map(({ lines: _lines, ...movement }) => movement),
    )
    const ids = new Map(
      (await db().select({ id: ledgerMovements.id, cause: ledgerMovements.cause }).from(ledgerMovements)).map(
        ({ id, cause }) => [cause, id] as const,
      ),
    )
    await insert(
      ledgerLines,
      rows.ledger.flatMap(({ cause, lines }) => lines.map((line) => ({ ...line, movementId: ids.get(cause) ?? 0 }))),
    )
    await insert(ledgerHolds, rows.ledgerHolds)
    // Each use of a code; its cost and the books are counted from these.
    await db().execute(
      sql`insert into coupon_redemptions (order_id, code, state, updated_at)
        select order_id, coupon_code, 'redeemed', created_at from order_history
        where coupon_code is not null and payment_state in ('paid', 'free', 'refunded', 'review')`,
    )
    await db().execute(
      sql`update coupons set redemptions = (select count(*) from coupon_redemptions used where used.code = coupons.code)`,
    )
    // The embedded database never updates its statistics by itself, and would plan queries badly.
    await db().execute(sql`analyze`)
    await switchCounting('enable')
    await db().execute(sql`select count_figures_again()`)
  })

/** The same as `idOfCopy`. */
const idOf = (column: string) => `md5(row.${column}::text || ':' || copy)::uuid`
const textOf = (column: string) => `row.${column} || '-' || copy`
const momentOf = (column: string) => `row.${column} - copy * interval '${COPY_SECONDS} seconds'`
const iccidOf = (column: string) =>
  `(select number.iccid from copied_iccids number where number.original = row.${column} and number.nth = copy)`
/** 'buyer-7@demo.example' becomes 'buyer-7-3@demo.example'. */
const emailOf = (column: string) => `replace(row.${column}, '@', '-' || copy || '@')`

const asStored = (iccid: string) => iccidAs(iccidKeyInForce(), iccid)

// The database can't encrypt, so the numbers of all copies are computed beforehand.
async function keepCopiedIccids(db: Db, rows: DemoRows, copies: number): Promise<void> {
  await db.execute(sql`create temp table copied_iccids (original text, nth integer, iccid text) on commit drop`)
  const iccids = new Set([...rows.orders.map(({ iccid }) => iccid), ...rows.esims.map(({ iccid }) => iccid)])
  let told: [string, number, string][] = []
  const tell = async () => {
    const all = JSON.stringify(told)
    told = []
    await db.execute(
      sql`insert into copied_iccids select each ->> 0, (each ->> 1)::integer, each ->> 2 from json_array_elements(${all}::json) each`,
    )
  }
  for (const iccid of iccids) {
    if (!iccid) continue
    for (let copy = 1; copy <= copies; copy++) {
      const ofCopy = `${iccid.slice(0, 4)}${String(copy).padStart(5, '0')}${iccid.slice(-10)}`
      told.push([asStored(iccid), copy, asStored(ofCopy)])
      if (told.length === NUMBERS_AT_ONCE) await tell()
    }
  }
  await tell()
  await db.execute(sql`create index on copied_iccids (original, nth)`)
  await db.execute(sql`analyze copied_iccids`)
}

function copiesOf(copies: number): SQL[] {
  const copy = (table: PgTable, changed: Record<string, string>, from = '') => {
    const columns = Object.values(getTableColumns(table)).filter(({ generatedIdentity }) => !generatedIdentity)
    const names = columns.map(({ name }) => `"${name}"`)
    const values = columns.map(({ name }) => changed[name] ?? `row."${name}"`)
    return sql.raw(
      `insert into "${getTableName(table)}" (${names.join(', ')}) select ${values.join(', ')}
       from "${getTableName(table)}" row cross join generate_series(1, ${copies}) copy ${from}`,
    )
  }
  const ofOrder = { order_id: idOf('order_id') }
  const seen = { created_at: momentOf('created_at'), updated_at: momentOf('updated_at') }
  return [
    copy(
      users,
      { id: idOf('id'), email: emailOf('email'), created_at: momentOf('created_at') },
      `where row.email like '%@demo.example'`,
    ),
    copy(orders, {
      ...ofOrder,
      ...seen,
      custom_reference: `left(row.custom_reference, -36) || coalesce(${idOf('user_id')}, ${idOf('order_id')})`,
      attempt_key: textOf('attempt_key'),
      user_id: idOf('user_id'),
      user_email: emailOf('user_email'),
      stripe_session_id: textOf('stripe_session_id'),
      target_order_id: idOf('target_order_id'),
      target_iccid: iccidOf('target_iccid'),
      iccid: iccidOf('iccid'),
      // The picture belongs to the original's code.
      qr_code_url: 'null',
    }),
    copy(orderEvents, { ...ofOrder, at: momentOf('at') }, 'order by copy, row.id'),
    copy(allocationAttempts, {
      ...ofOrder,
      id: idOf('id'),
      secret_hash: textOf('secret_hash'),
      asked_at: momentOf('asked_at'),
      updated_at: momentOf('updated_at'),
    }),
    copy(esims, {
      ...ofOrder,
      id: idOf('id'),
      iccid: iccidOf('iccid'),
      user_id: idOf('user_id'),
      qr_png: 'null',
      created_at: momentOf('created_at'),
    }),
    copy(esimChecks, { ...ofOrder, iccid: iccidOf('iccid') }),
    copy(paymentSessions, {
      ...ofOrder,
      ...seen,
      id: idOf('id'),
      session_id: textOf('session_id'),
      payment_intent_id: textOf('payment_intent_id'),
    }),
    copy(paymentFees, {
      id: textOf('id'),
      payment_intent_id: textOf('payment_intent_id'),
      at: momentOf('at'),
    }),
    copy(apiOrders, {
      ...ofOrder,
      attempt: textOf('attempt'),
      request: textOf('request'),
      own_reference: textOf('own_reference'),
      created_at: momentOf('created_at'),
    }),
    copy(
      invoices,
      {
        ...ofOrder,
        id: idOf('id'),
        corrects_id: idOf('corrects_id'),
        sequence: 'row.sequence + copy * series.most',
        number: `row.series || '-' || lpad((row.sequence + copy * series.most)::text, 6, '0')`,
      },
      'join (select series, max(sequence) as most from invoices group by series) series on series.series = row.series',
    ),
    copy(
      mails,
      { ...ofOrder, id: idOf('id'), created_at: momentOf('created_at'), sent_at: momentOf('sent_at') },
      'where row.order_id is not null',
    ),
  ]
}
