// With demo data, the figures on every page match what plain SQL computes from the records; and the staff's pages are
// answered from indexes, however many orders there are.
import { randomUUID } from 'node:crypto'
import { sql, type SQL } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { z } from 'zod'
import { hasOrders, writeDemoRows } from '#db/demo/demo-rows.ts'
import { catalogueStore } from '#shop/catalogue/bundle/catalogue-store.ts'
import { DESK_VIEWS, readDeskSearch } from '#shop/sales/order/desk-order.ts'
import { answerTimeQueries, type AnswerTimeQueries } from '#shop/support/inbox/answer-time-queries.ts'
import { ticketQueries, type TicketQueries } from '#shop/support/inbox/ticket-queries.ts'
import { INBOX_STATES } from '#shop/support/inbox/ticket-view.ts'
import { orderQueries } from '#shop/sales/order-rows/order-queries.ts'
import { orderSearch, type OrderSearch } from '#shop/sales/order-rows/order-search-queries.ts'
import { orderStore } from '#shop/sales/order-rows/order-store.ts'
import { couponStore } from '#shop/catalogue/pricing/coupon-store.ts'
import { vatStore } from '#shop/catalogue/pricing/vat-store.ts'
import { figureStore } from '#shop/figures/report/figure-store.ts'
import { parseDateOnly } from '#values/date.ts'
import { defaultTenant } from '#shop/people/brand/tenant.ts'
import { databaseOver } from '#db/database.ts'
import { chanceOf } from '../../scripts/demo/chance.ts'
import { demoShop } from '../../scripts/demo/demo-shop.ts'
import { openTestShop, type TestShop } from '../support/open-test-shop.ts'

let shop: TestShop
let wasEmpty = false
const NOON = new Date('2026-11-22T12:00:00Z')
const SIZE = 400
const COPIES = inject('postgresUrl') ? 24 : 1

const rowsOf = async (query: SQL) =>
  z.object({ rows: z.array(z.record(z.string(), z.unknown())) }).parse(await shop.database.db().execute(query)).rows
const numbersOf = async (query: SQL) =>
  Object.fromEntries(Object.entries((await rowsOf(query))[0] ?? {}).map(([name, value]) => [name, Number(value)]))

async function demoRows(seed: number) {
  const found = await couponStore(shop.database).find('WANDER20')
  let last = 0
  const world = {
    chance: chanceOf(seed),
    catalogue: await catalogueStore(shop.database).read(),
    rates: await vatStore(shop.database).read(),
    coupons: new Map(found ? [[found.code, found]] : []),
    sellerCountry: 'NL' as const,
    now: NOON,
    nextNumber: () => (last += 1),
  }
  return demoShop(world, [defaultTenant(shop.url)], SIZE, () => 1, COPIES)
}

const sumOf = (lines: { now: { revenueCents: number } }[]) =>
  lines.reduce((sum, line) => sum + line.now.revenueCents, 0)
const now = () => shop.clock.now()

beforeAll(async () => {
  shop = await openTestShop({ startsAt: NOON })
  wasEmpty = !(await hasOrders(shop.database))
  await writeDemoRows(shop.database, await demoRows(7))
  // Text indexes are dear to read until a vacuum has merged what was just written; a server does that by itself.
  await shop.database.db().execute(sql`vacuum analyze`)
}, 120_000)
afterAll(() => shop.close())

describe('a demo', () => {
  it('is the same each time, and marks everyone as part of a demo', async () => {
    const [one, other] = [await demoRows(3), await demoRows(3)]
    expect(one).toEqual(other)
    expect(one.orders.every(({ email }) => /^buyer-\d+@demo\.example$/.test(email))).toBe(true)
    expect([wasEmpty, await hasOrders(shop.database)]).toEqual([true, true])
  })

  it('has consecutive documents that add up to the payments', async () => {
    const numbers = await numbersOf(sql`select count(*) as written, (select sum(most) from
      (select max(sequence) as most from invoices group by series) series) as numbered from invoices`)
    expect(numbers['written']).toBe(numbers['numbered'])
    const revenue = (await shop.shop.figures.viewPlatform()).figures.revenueCents
    expect(
      await numbersOf(sql`select (select sum(total_cents) from invoices) as papers,
        (select sum(amount - refunded_amount) from order_history) as money`),
    ).toEqual({ papers: revenue, money: revenue })
  })

  it('shows on every page what the records say', async () => {
    const { figures, perBrand } = await shop.shop.figures.viewPlatform()
    const told = await numbersOf(sql`select
      sum(amount - refunded_amount) as revenue,
      count(*) filter (where payment_state = 'free' or amount > 0) as orders,
      count(*) as started,
      count(*) filter (where kind = 'topup' and amount > 0) as top_ups
      from order_history`)
    expect(figures).toMatchObject({
      revenueCents: told['revenue'],
      orders: told['orders'],
      started: told['started'],
      topUps: told['top_ups'],
    })
    expect(perBrand.map((brand) => brand.figures.revenueCents)).toEqual([told['revenue']])
    expect(await figureStore(shop.database).check()).toBe(0)
  })

  it('shows for a range, its zones, countries, and waits what the records say', async () => {
    const view = await shop.shop.figures.viewSplitFigures(365, 'before')
    const { from, until } = view.range
    const inRange = sql`at >= ${`${from}T00:00:00Z`}::timestamptz and at < ${`${until}T00:00:00Z`}::timestamptz`
    const told = await numbersOf(sql`select
      count(*) filter (where move in ('paid', 'free')) as orders,
      count(distinct order_id) filter (where move = 'installed') as installed,
      coalesce(sum(amount) filter (where move = 'paid'), 0) as paid,
      count(*) filter (where move in ('refunded', 'refunded_in_part') and amount > 0) as refunds
      from order_events join order_history using (order_id) where ${inRange}`)
    expect(view.now).toMatchObject({
      orders: told['orders'],
      installed: told['installed'],
      refunds: told['refunds'],
      revenueCents: (told['paid'] ?? 0) - view.now.refundedCents,
    })
    expect(sumOf(view.splits.zone)).toBe(view.now.revenueCents)
    expect(sumOf(view.splits.country)).toBe(view.now.revenueCents)
    expect(sumOf(view.splits.brand)).toBe(view.now.revenueCents)
    expect(view.days.reduce((sum, { revenueCents }) => sum + revenueCents, 0)).toBe(view.now.revenueCents)
    const waits = await numbersOf(sql`select
      percentile_disc(0.5) within group (order by ms) as median, percentile_disc(0.95) within group (order by ms) as p95
      from (select extract(epoch from min(at) filter (where move = 'completed_generate_qr_code')
        - min(at) filter (where move in ('paid', 'free'))) * 1000 as ms
        from order_events join order_history using (order_id) where kind = 'esim'
        group by order_id having bool_or(move = 'completed_order_completed')
          and max(at) filter (where move = 'completed_order_completed') >= ${`${from}T00:00:00Z`}::timestamptz) waits`)
    expect(Math.abs((view.waits.now?.medianMs ?? 0) / (waits['median'] ?? 1) - 1)).toBeLessThan(0.06)
    expect(Math.abs((view.waits.now?.p95Ms ?? 0) / (waits['p95'] ?? 1) - 1)).toBeLessThan(0.06)
  })

  it('says of orders that were begun why they aren’t paid', async () => {
    const range = { from: day('2025-01-01'), until: day('2027-01-01') }
    const { unpaid } = await shop.shop.figures.viewReports({ range })
    const told = await rowsOf(sql`select coalesce(unpaid_why, 'closed') as why, decline_code as code, count(*)::integer
      as orders, sum(final_price)::integer as "totalCents" from order_history join payment_sessions using (order_id)
      where payment_state = 'expired' group by 1, 2 order by 4 desc`)
    expect([unpaid, new Set(unpaid.map(({ why }) => why)).size]).toEqual([told, 4])
  })
})

describe('a full recount', () => {
  it.each([
    ['in another time zone', () => figureStore(shop.database).changeTimeZone('UTC')],
    ['anew', () => figureStore(shop.database).rebuild(now())],
    ['to check what is kept', () => figureStore(shop.database).check()],
  ])('%s has no time limit, unlike a page', async (_how, count) => {
    const [limit] = await shop.database.tx(async () => {
      await shop.database.db().execute(sql`set local statement_timeout = '5min'`)
      await count()
      return rowsOf(sql`show statement_timeout`)
    })
    expect(limit).toEqual({ statement_timeout: '0' })
  })
})

describe('a sum on a desk page', () => {
  it('of coupons matches their orders, read from the daily figures', async () => {
    const told = await rowsOf(sql`select coupon_code as code, sum(coupon_discount)::integer as cents from order_history
      where coupon_code is not null and payment_state in ('paid', 'free', 'refunded', 'review') and review_reason is distinct from 'amount_differs'
      group by coupon_code`)
    const { coupons } = await shop.shop.prices.listCoupons()
    const costing = coupons.filter(({ costCents }) => costCents > 0)
    expect(costing.length).toBeGreaterThan(0)
    expect(new Map(costing.map(({ code, costCents }) => [code, costCents]))).toEqual(
      new Map(told.map(({ code, cents }) => [code, cents])),
    )
  })

  it('of waits for the network covers a limited number of the latest eSIMs', async () => {
    const desk = orderQueries(shop.database, 'Europe/Amsterdam')
    const since = new Date(now().getTime() - 300 * 86_400_000)
    expect(await desk.findPollingTimes(since, 5)).toMatchObject({ orders: 5 })
    const ofAll = await desk.findPollingTimes(since)
    expect(ofAll?.orders).toBeLessThanOrEqual(1_000)
    expect(ofAll?.orders).toBeGreaterThan(5)
  })
})

describe.runIf(inject('postgresUrl'))('with many orders', () => {
  const newestFirst = { sort: 'newest', search: null, cursor: null, brand: null } as const
  type Ask = (needs: {
    desk: ReturnType<typeof orderQueries>
    figures: ReturnType<typeof figureStore>
    orders: ReturnType<typeof orderStore>
    search: OrderSearch
    answers: AnswerTimeQueries
    tickets: TicketQueries
  }) => Promise<unknown>

  /** The plans of the real queries, with their real parameters. */
  async function plansOf(ask: Ask): Promise<string> {
    const [row] = await rowsOf(sql`select current_database() as name`)
    const client = new Client(new URL(`/${String(row?.['name'])}`, inject('postgresUrl') ?? '').href)
    await client.connect()
    const asked: { query: string; params: unknown[] }[] = []
    const logger = { logQuery: (query: string, params: unknown[]) => void asked.push({ query, params }) }
    const database = databaseOver(drizzle(client, { logger }))
    await ask({
      desk: orderQueries(database, 'Europe/Amsterdam'),
      figures: figureStore(database),
      orders: orderStore(database),
      search: orderSearch(database),
      answers: answerTimeQueries(database),
      tickets: ticketQueries(database),
    })
    const plans = []
    for (const { query, params } of asked) plans.push(await client.query(`explain ${query}`, params))
    await client.end()
    return plans
      .flatMap(({ rows }) =>
        z
          .array(z.object({ 'QUERY PLAN': z.string() }))
          .parse(rows)
          .map((line) => line['QUERY PLAN']),
      )
      .join('\n')
  }

  const views: [string, Ask][] = DESK_VIEWS.map((view) => [
    `the view ${view}`,
    ({ desk }) => desk.list({ ...newestFirst, view }, 26, now()),
  ])
  it.each<[string, Ask]>([
    ...views,
    ['the dearest', ({ desk }) => desk.list({ ...newestFirst, view: 'all', sort: 'dearest' }, 26, now())],
    [
      'a search by e-mail',
      ({ desk }) =>
        desk.list({ ...newestFirst, view: 'all', search: readDeskSearch('buyer-77@demo.example') }, 26, now()),
    ],
    [
      'a search by ICCID',
      ({ desk }) =>
        desk.list({ ...newestFirst, view: 'all', search: readDeskSearch('8988000000000000123') }, 26, now()),
    ],
    ['what waits', ({ desk }) => desk.countWaiting(now())],
    ['what happened last', ({ desk }) => desk.listRecent(20)],
    ['of what staff was not told yet', ({ orders }) => orders.takeUntold()],
    ['what waits for review', ({ orders }) => orders.listInReview(20)],
    ['of what waits for one of these reasons', ({ orders }) => orders.listWaitingFor(['not_delivered'])],
    ['an order by the end of its ICCID', ({ search }) => search.find({ text: '0123', digits: '0123', ids: [] }, 5)],
    ['what is overdue', ({ desk }) => desk.findOverdue(now())],
    ['the polling times', ({ desk }) => desk.findPollingTimes(new Date(now().getTime() - 7 * 86_400_000))],
    [
      'the figures of a week',
      ({ figures }) => figures.listDays({ from: day('2026-11-16'), until: day('2026-11-23') }, null),
    ],
    ['the figures of all days', ({ figures }) => figures.listBrands(null)],
    ['what coupons cost', ({ figures }) => figures.sumCouponCosts()],
  ])('%s is found without reading all orders or their history', async (_name, ask) => {
    const plan = await plansOf(ask)
    expect(plan).toMatch(/Scan/)
    expect(plan).not.toMatch(/Seq Scan on (order_history|order_events|invoices|esims)\b/)
  })

  beforeAll(async () => {
    await shop.database.db().execute(
      sql`insert into support_tickets
          (id, number, kind, title, description, user_email, name, status, waiting_since, fingerprint, created_at, updated_at)
        select md5(n::text)::uuid, 'old-' || n, case n % 50 when 0 then 'withdrawal' when 1 then 'business' else 'support' end,
          'Hello', 'Hi', 'old@example.com', 'Old', case n % 7 when 0 then 'open' when 1 then 'waiting' else 'closed' end,
          case n % 7 when 0 then at end, 'old-' || n, at, at
        from generate_series(200, 20000) n, lateral (select ${NOON.toISOString()}::timestamptz - n * interval '1 hour' as at) as moment`,
    )
    await shop.database.db().execute(sql`vacuum analyze support_tickets`)
  })

  it('the answer times of a week are found without reading years of messages', async () => {
    const days = { from: day('2026-11-16'), until: day('2026-11-23'), timeZone: 'UTC' }
    const plan = await plansOf(({ answers }) => answers.countAnswers(days, now()))
    expect(plan).toMatch(/support_tickets/)
    expect(plan).not.toMatch(/Seq Scan on support_tickets\b/)
  })

  const kinds = INBOX_STATES.flatMap((state) =>
    (['withdrawal', 'business'] as const).map((kind) => ({ state, kind, owner: 'everybody' }) as const),
  )
  it.each([...kinds, { state: 'all', kind: 'all', owner: 'mine' } as const])(
    'the inbox with state $state, kind $kind, and owner $owner is found and counted without reading other messages',
    async (view) => {
      const plan = await plansOf(async ({ tickets }) => {
        const reader = { id: randomUUID(), now: now() }
        await tickets.list(view, reader, null, 26)
        await tickets.countStates(view, reader)
      })
      expect(plan).not.toMatch(/Seq Scan on support_tickets\b/)
      expect(plan.match(/Index Cond: .*(kind|assignee_id) = /g)).toHaveLength(2)
    },
  )
})

function day(text: string) {
  const read = parseDateOnly(text)
  if (!read) throw new Error(text)
  return read
}
