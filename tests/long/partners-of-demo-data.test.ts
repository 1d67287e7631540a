// What partners and the accountant see about a demo's ten thousand orders matches what plain SQL computes from the
// orders themselves: from prices, refunds, and times, never from the ledger.
import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { writeDemoPartners } from '#db/demo/demo-partner-rows.ts'
import { writeDemoRows, type DemoRows } from '#db/demo/demo-rows.ts'
import { catalogueStore } from '#shop/catalogue/bundle/catalogue-store.ts'
import { readReportPeriod } from '#shop/figures/report/report-period.ts'
import { couponStore } from '#shop/catalogue/pricing/coupon-store.ts'
import { vatStore } from '#shop/catalogue/pricing/vat-store.ts'
import type { Tenant } from '#values/brand-facts.ts'
import { addDays, dateOnlyOf } from '#values/date.ts'
import { readCsv } from '#values/text/csv.ts'
import { chanceOf } from '../../scripts/demo/chance.ts'
import { demoPartners } from '../../scripts/demo/demo-partners.ts'
import { demoShop } from '../../scripts/demo/demo-shop.ts'
import { quickEngine } from '../support/engines.ts'
import { hasAnAccount } from '../support/having-accounts.ts'
import { openTestShop, type TestShop } from '../support/open-test-shop.ts'
import { mustBeEven } from '../support/prepaying.ts'
import { csvOf } from '../support/csv-of.ts'

const NOON = new Date('2026-11-22T12:00:00Z')
/** Created one by one; the rest, and everything beyond ten thousand, are copies of these. */
const SIZE = quickEngine() === 'embedded' ? 500 : 5_000
const COPIES = 1
const isTaken = ({ brand }: Tenant) => (brand.isWhiteLabel ? 1 : 4)
const EARNERS = ['demo-guide', 'demo-blog', 'demo-club', 'demo-travel']

let shop: TestShop
let made: DemoRows

beforeAll(async () => {
  shop = await openTestShop({ engine: quickEngine(), startsAt: NOON })
  const { database } = shop
  const both = await catalogueStore(database).readBoth()
  const { partners, rows } = demoPartners(both, new URL(shop.url).host, NOON)
  await writeDemoPartners(database, rows)
  shop.jump({ seconds: 6 })
  const coupons = couponStore(database)
  const codes = ['DEMOFREE1', 'WANDER20', 'MELLOWMONDAY', 'FIVEROFF', ...partners.affiliates.map(({ code }) => code)]
  const found = await Promise.all(codes.map((code) => coupons.find(code)))
  const tenants = ['localhost', `demo-travel.${new URL(shop.url).host}`].map((host) => shop.shop.brands.readBrand(host))
  let last = 0
  const world = {
    chance: chanceOf(5),
    catalogue: both.catalogue,
    partners,
    rates: await vatStore(database).read(),
    coupons: new Map(found.flatMap((coupon) => (coupon ? [[coupon.code, coupon] as const] : []))),
    sellerCountry: 'NL' as const,
    now: NOON,
    nextNumber: () => (last += 1),
  }
  made = await demoShop(world, await Promise.all(tenants), SIZE, isTaken, COPIES)
  await writeDemoRows(database, made)
}, 240_000)
afterAll(() => shop.close())

const numbers = async (query: SQL): Promise<Record<string, number>> => {
  const answer = z.object({ rows: z.array(z.record(z.string(), z.coerce.number())) })
  return answer.parse(await shop.database.db().execute(query)).rows[0] ?? {}
}
const by = (id: string) => ({ ...shop.at, actor: { id, type: 'business-admin' as const } })
const monthsOfDemo = () => {
  const months = []
  for (let at = new Date('2025-10-01T00:00:00Z'); at < NOON; at = new Date(at.setUTCMonth(at.getUTCMonth() + 1)))
    months.push(at.toISOString().slice(0, 7))
  return months
}
// Months are the shop's, and a month is added before the zone: beyond a change of the clocks it ends at another hour.
const inZone = (time: SQL) => sql`(${time})::timestamp at time zone ${shop.shop.timeZone}`
const firstOf = (month: string) => inZone(sql`${`${month}-01`}::date`)
const endOf = (month: string) =>
  sql`least(${inZone(sql`${`${month}-01`}::date + interval '1 month'`)}, ${NOON.toISOString()}::timestamptz)`

/** Who earned how much from each order, how much was refunded, and when the hold ends; from the orders only. */
const EARNED = sql`with sold as (
    select o.order_id, o.affiliate_id, o.business_id, o.final_price as total, o.tax_amount as vat,
      greatest(0, o.price - o.coupon_discount - coalesce(o.partner_price, o.price)) as margin,
      paid.at as paid_at, paid.at + interval '672 hours' as free_at, back.at as back_at, o.refunded_amount as back
    from order_history o
    join order_events paid on paid.order_id = o.order_id and paid.move = 'paid'
    left join order_events back on back.order_id = o.order_id and back.move in ('refunded', 'refunded_in_part')
    where o.balance_of is null and o.final_price > 0),
  shares as (
    select sold.*, affiliate_id as business, floor((total - vat - margin) * 0.1 + 0.5) as cents, 'commission' as what
      from sold where affiliate_id is not null
    union all select sold.*, a.referred_by, floor((total - vat - margin) * 0.05 + 0.5), 'commission'
      from sold join affiliates a on a.business_id = sold.affiliate_id where a.referred_by is not null
    union all select sold.*, business_id, margin, 'margin' from sold where margin > 0),
  earned as (
    select shares.*, case when back_at is null then 0 else cents - floor(cents * (total - back) / total + 0.5) end as back_cents
    from shares where cents > 0)`

const balanceOf = (business: string, until: SQL) =>
  numbers(sql`${EARNED} select
    coalesce(sum(cents) filter (where paid_at < ${until}), 0)
      - coalesce(sum(back_cents) filter (where back_at < ${until} and back_at < free_at), 0)
      - coalesce(sum(cents - case when back_at < free_at then back_cents else 0 end) filter (where free_at < ${until}), 0)
      as held,
    coalesce(sum(cents - case when back_at < free_at then back_cents else 0 end) filter (where free_at < ${until}), 0)
      - coalesce(sum(back_cents) filter (where back_at < ${until} and back_at >= free_at), 0)
      - (select coalesce(sum(p.net), 0) from payouts p join payout_runs r on r.id = p.run_id
          where p.business_id = ${business} and r.made_at < ${until}) as payable
    from earned where business = ${business}`)

describe('the past of a demo', () => {
  it('has affiliates, own prices, API orders, and payouts, all marked as demo', async () => {
    expect(made.orders.length).toBeGreaterThanOrEqual(SIZE)
    expect(made.orders.filter(({ affiliateId }) => affiliateId).length).toBeGreaterThan(SIZE / 10)
    expect(made.apiOrders.length).toBe(Math.ceil(SIZE * 0.03))
    expect(made.payouts.every(({ businessId }) => businessId.startsWith('demo-'))).toBe(true)
    expect(new Set(made.payouts.map(({ businessId }) => businessId))).toEqual(
      new Set(['demo-guide', 'demo-blog', 'demo-travel']),
    )
    const papers = made.payouts.filter(({ paper }) => paper === 'self_billed').map(({ paperNumber }) => paperNumber)
    expect(papers[0]).toMatch(/-SB-202[56]-000001$/)
    expect(new Set(papers).size).toBe(papers.length)
    await mustBeEven(shop)
  })

  it('includes partners in every copy, in the ledger, by API, and on the balance', async () => {
    const found =
      await numbers(sql`select count(*) as orders, count(affiliate_id) as led, count(partner_price) as priced,
      count(*) filter (where balance_of is not null) as of_balances, (select count(*) from api_orders) as by_api,
      (select count(*) from api_orders join order_history using (order_id)) as known,
      (select count(*) from ledger_holds) as held,
      (select count(*) from ledger_movements where kind in ('sale', 'deposit', 'purchase')) as sold from order_history`)
    const of = (is: (order: DemoRows['orders'][number]) => unknown) => made.orders.filter(is).length * (COPIES + 1)
    const apiOrders = made.apiOrders.length * (COPIES + 1)
    const causes = made.ledger.filter(({ kind }) => ['sale', 'deposit', 'purchase'].includes(kind))
    expect(found).toEqual({
      orders: of(() => true),
      led: of(({ affiliateId }) => affiliateId),
      priced: of(({ partnerPriceCents }) => partnerPriceCents != null),
      of_balances: of((order) => order.balanceOf),
      by_api: apiOrders,
      known: apiOrders,
      held: made.ledgerHolds.length,
      sold: causes.length,
    })
    expect(causes.length % (COPIES + 1)).toBe(0)
  })

  it.each(EARNERS)('%s has statements that match each month’s orders', async (business) => {
    let lines = 0
    for (const month of monthsOfDemo()) {
      const asked = { businessId: business, month, as: 'csv' as const }
      const given = await shop.shop.payouts.fetchStatement(asked, by(`reader of ${business}`))
      if (!given.ok) throw new Error(given.problem)
      const { opening, closing, lines: moved, paid } = given.statement
      const [before, after] = [await balanceOf(business, firstOf(month)), await balanceOf(business, endOf(month))]
      expect({ month, ...opening }).toMatchObject({ month, heldCents: before['held'], payableCents: before['payable'] })
      expect({ month, ...closing }).toMatchObject({ month, heldCents: after['held'], payableCents: after['payable'] })
      const sum = (of: 'heldCents' | 'payableCents') => moved.reduce((cents, line) => cents + line[of], opening[of])
      expect([sum('heldCents'), sum('payableCents')]).toEqual([closing.heldCents, closing.payableCents])
      const bank = await numbers(sql`select coalesce(sum(net), 0) as net, coalesce(sum(vat), 0) as vat from payouts p
        join payout_runs r on r.id = p.run_id where p.business_id = ${business}
        and r.ended_at >= ${firstOf(month)} and r.ended_at < ${endOf(month)}`)
      expect({
        net: paid.reduce((cents, { netCents }) => cents + netCents, 0),
        vat: paid.reduce((cents, { vatCents }) => cents + vatCents, 0),
      }).toEqual(bank)
      lines += moved.length
    }
    expect(lines).toBeGreaterThan(10)
    const now = await balanceOf(business, sql`${NOON.toISOString()}::timestamptz`)
    expect((await shop.shop.partners.viewEarnings(business, null))?.balances).toEqual({
      heldCents: now['held'],
      payableCents: now['payable'],
      transitCents: 0,
    })
  })

  it('pays each month what was payable on the 10th, and nobody below the minimum or without a bank account', async () => {
    for (const { businessId, netCents, vatCents, runId } of made.payouts) {
      const run = made.payoutRuns.find(({ id }) => id === runId)
      const due = await balanceOf(businessId, sql`${run?.madeAt.toISOString()}::timestamptz`)
      expect([due['payable'], businessId]).toEqual([netCents, businessId])
      expect(netCents).toBeGreaterThanOrEqual(2_500)
      // In the seller's country and with a number: plus 21%.
      expect(vatCents).toBe(businessId === 'demo-blog' ? 0 : Math.floor(netCents * 0.21 + 0.5))
    }
  })

  it('leaves a prepaid balance of deposits minus purchases, never below zero', async () => {
    const flows = sql`select paid.at, o.order_id,
        case when o.kind = 'deposit' then o.final_price else -o.final_price end as cents
      from order_history o join order_events paid on paid.order_id = o.order_id and paid.move = 'paid'
      where o.balance_of = 'demo-travel'
      union all select back.at, o.order_id, o.refunded_amount from order_history o
      join order_events back on back.order_id = o.order_id and back.move = 'refunded' where o.balance_of = 'demo-travel'`
    const told = await numbers(sql`select sum(cents) as left, count(*) as moved, min(running) as lowest from
      (select cents, sum(cents) over (order by at, cents desc) as running from (${flows}) flows) sums`)
    expect(await shop.shop.prepaid.readBalance('demo-travel')).toBe(told['left'])
    expect(told['lowest']).toBeGreaterThanOrEqual(0)
    let [moved, cents, before] = [0, 0, null as number | null]
    do {
      const page = await shop.shop.prepaid.viewBalance('demo-travel', before)
      moved += page.entries.length
      cents += page.entries.reduce((sum, entry) => sum + entry.cents, 0)
      before = page.older
    } while (before !== null)
    expect([moved, cents]).toEqual([told['moved'], told['left']])
  })

  it('gives the accountant each month’s commission, margin, deposits, and payouts, per tax country, to the cent', async () => {
    const owner = await hasAnAccount(shop, 'owner@example.com', 'super-admin')
    const caller = { ...shop.at, actor: { id: owner.id, type: 'super-admin' as const } }
    const all = { commission: 0, margin: 0, deposit: 0, payout: 0 }
    for (const month of monthsOfDemo()) {
      const period = readReportPeriod(month)
      if (!period) throw new Error(month)
      const taken = await shop.shop.accounting.exportAccounting({ ...period, token: owner.token }, caller)
      if (!taken.ok) throw new Error(taken.problem)
      const lines = ((await readCsv(csvOf(taken.table))) ?? []).slice(1)
      const sum = (kind: string, country: string | null = null, cell = 9) =>
        lines
          .filter((line) => line[2] === kind && (country === null || line[0] === country))
          .reduce((cents, line) => cents + Math.round(Number(line[cell]) * 100), 0)
      const [from, until] = [firstOf(month), endOf(month)]
      const earned = await numbers(sql`${EARNED},
        moved as (select what, order_id, -cents as cents from earned where paid_at >= ${from} and paid_at < ${until}
          union all select what, order_id, back_cents from earned where back_at >= ${from} and back_at < ${until})
        select coalesce(sum(cents) filter (where what = 'commission'), 0) as commission,
          coalesce(sum(cents) filter (where what = 'margin'), 0) as margin,
          coalesce(sum(cents) filter (where what = 'margin' and tax_country = 'DE' and tax_basis <> 'reverse_charge'), 0) as german
        from moved join order_history using (order_id)`)
      expect({ month, commission: sum('commission'), margin: sum('margin'), german: sum('margin', 'DE') }).toEqual({
        month,
        ...earned,
      })
      const others = await numbers(sql`select
        (select coalesce(sum(final_price), 0) from order_history join order_events using (order_id)
          where kind = 'deposit' and move = 'paid' and at >= ${from} and at < ${until}) as deposit,
        (select coalesce(-sum(net + vat), 0) from payouts p join payout_runs r on r.id = p.run_id
          where r.ended_at >= ${from} and r.ended_at < ${until}) as payout,
        (select coalesce(sum(total_cents), 0) from invoices
          where left(coalesce(issued_on, to_char(issued_at at time zone 'UTC', 'YYYY-MM-DD')), 7) = ${month}) as papers`)
      expect({ deposit: sum('deposit'), payout: sum('payout'), papers: sum('invoice') + sum('credit_note') }).toEqual(
        others,
      )
      for (const kind of ['commission', 'margin', 'deposit', 'payout'] as const) all[kind] += Math.abs(sum(kind))
      const { places } = await shop.shop.accounting.viewAccounting(period)
      const shown = (of: 'commissionCents' | 'marginCents' | 'payoutCents') =>
        places.reduce((cents, place) => cents + place[of], 0)
      expect([shown('commissionCents'), shown('marginCents'), shown('payoutCents')]).toEqual([
        sum('commission'),
        sum('margin'),
        sum('payout'),
      ])
    }
    expect(Object.values(all).filter((cents) => cents < 1_000)).toEqual([])
  })

  it('numbers documents of API orders in the same series, without gaps', async () => {
    const told = await numbers(sql`select count(*) as written, (select sum(most) from
      (select max(sequence) as most from invoices group by series) series) as numbered,
      (select sum(total_cents) from invoices join order_history using (order_id) where balance_of is not null) as papers,
      (select sum(amount - refunded_amount) from order_history where balance_of is not null and kind <> 'deposit') as money
      from invoices`)
    expect(told['written']).toBe(told['numbered'])
    expect(told['papers']).toBe(told['money'])
  })

  it('has a profit that plain SQL computes from purchases, fees, earnings, and prices; only of what is on its way, no cost is known', async () => {
    const today = dateOnlyOf(NOON, 'UTC')
    const range = { from: addDays(today, -500), until: addDays(today, 1) }
    const { margins } = await shop.shop.figures.viewReports({ range, by: 'country' })
    const told = await numbers(sql`with earned as (
        select order_id, -sum(cents) as cents from ledger_movements
        join ledger_lines on movement_id = ledger_movements.id where account = 'commission' group by order_id
      ), sold as (
        select amount - refunded_amount as kept, tax_rate::numeric as rate, coalesce(earned.cents, 0) as commission,
          coalesce((select sum(cost) from allocation_attempts a where a.order_id = o.order_id and (o.kind = 'topup'
            or exists (select from esims e where e.order_id = o.order_id and e.state <> 'released'))), 0) as cost,
          coalesce((select sum(fee_cents) from payment_sessions join payment_fees using (payment_intent_id)
            where order_id = o.order_id), 0) as fee,
          provisioning_state in ('running', 'failed') as is_on_its_way
        from order_history o left join earned using (order_id) where kind in ('esim', 'topup') and exists
          (select from order_events e where e.order_id = o.order_id and e.move in ('paid', 'free'))
      ), each as (select *, kept - round(kept * rate / (1 + rate)) as net from sold)
      select sum(net) as net, sum(cost) as cost, sum(fee) as fees, sum(commission) as commission,
        count(*) filter (where is_on_its_way) as uncosted, 0 as "withoutFee",
        sum(net - cost - fee - commission) filter (where not is_on_its_way) as contribution from each`)
    const added = (of: (line: (typeof margins)[number]) => number) => margins.reduce((all, line) => all + of(line), 0)
    expect({
      net: added(({ netCents }) => netCents),
      cost: added(({ costCents }) => costCents),
      fees: added(({ feeCents }) => feeCents),
      commission: added(({ commissionCents }) => commissionCents),
      uncosted: added(({ uncosted }) => uncosted),
      withoutFee: added(({ withoutFee }) => withoutFee),
      contribution: added(({ contributionCents }) => contributionCents),
    }).toEqual(told)
    for (const name of ['net', 'cost', 'fees', 'commission', 'contribution']) expect(told[name]).toBeGreaterThan(1_000)
  })
})
