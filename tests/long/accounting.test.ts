// A period's books match the records to the cent: the sums that plain SQL computes from invoices, ledger, and payouts,
// and the fees that the payment provider reports.
import { sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { writeDemoRows } from '#db/demo/demo-rows.ts'
import { SAMPLE_COMPANY } from '#shop/people/brand/seller-identity.ts'
import { defaultTenant } from '#shop/people/brand/tenant.ts'
import { catalogueStore } from '#shop/catalogue/bundle/catalogue-store.ts'
import { couponStore } from '#shop/catalogue/pricing/coupon-store.ts'
import { vatStore } from '#shop/catalogue/pricing/vat-store.ts'
import { readReportPeriod } from '#shop/figures/report/report-period.ts'
import { isCompleted, isRefunded } from '#shop/sales/order/order-conditions.ts'
import type { Invoice } from '#shop/sales/invoicing/invoice.ts'
import { writeUbl } from '#shop/sales/invoicing/write-ubl.ts'
import { PROFIT_SPLITS, type ProfitSum } from '#shop/sales/order/order-cost.ts'
import { readCsv } from '#values/text/csv.ts'
import { chanceOf } from '../../scripts/demo/chance.ts'
import { demoShop } from '../../scripts/demo/demo-shop.ts'
import { engines } from '../support/engines.ts'
import type { TestShop } from '../support/open-test-shop.ts'
import { openPayingShop, type PayingShop } from '../support/paying-out.ts'
import { brokenRules, readUbl, TOTAL as SUMS } from '../support/e-invoice-rules.ts'
import { csvOf } from '../support/csv-of.ts'

const periodOf = (name: string) => {
  const period = readReportPeriod(name)
  if (!period) throw new Error(name)
  return period
}
const cell = (line: string[], place: number) => Math.round(Number(line[place]) * 100)
const linesOf = async (csv: string) => ((await readCsv(csv)) ?? []).slice(1)
const ofKind = (lines: string[][], ...kinds: string[]) => lines.filter((line) => kinds.includes(line[2] ?? ''))
const sum = (lines: string[][], place: number) => lines.reduce((cents, line) => cents + cell(line, place), 0)
const [NET, VAT, TOTAL, COST, MARGIN] = [7, 8, 9, 12, 13]

/** What an e-invoice asks for, in cents; a credit note’s amounts are given back. */
function amountsOf(ubl: ReturnType<typeof readUbl>) {
  const sign = ubl.name === 'CreditNote' ? -1 : 1
  const of = (path: string) => sign * ubl.cents(path)
  return {
    net: of(`${SUMS}TaxExclusiveAmount`),
    vat: of('cac:TaxTotal/cbc:TaxAmount'),
    total: of(`${SUMS}TaxInclusiveAmount`),
  }
}

/** Ten thousand orders on PostgreSQL. */
async function writeDemo({ database, clock, url }: TestShop, copies: number): Promise<void> {
  const found = await couponStore(database).find('WANDER20')
  let last = 0
  const world = {
    chance: chanceOf(11),
    catalogue: await catalogueStore(database).read(),
    rates: await vatStore(database).read(),
    coupons: new Map(found ? [[found.code, found]] : []),
    sellerCountry: 'NL' as const,
    now: clock.now(),
    nextNumber: () => (last += 1),
  }
  const { brand, ...tenant } = defaultTenant(url)
  const house = { ...tenant, brand: { ...brand, company: SAMPLE_COMPANY } }
  await writeDemoRows(database, await demoShop(world, [house], 400, () => 1, copies))
}

describe.each(engines())('on the %s database', (_name, engine) => {
  let at: PayingShop
  beforeAll(async () => {
    at = await openPayingShop(engine, { fill: (shop) => writeDemo(shop, engine === 'embedded' ? 1 : 24) })
    await at.shop.shop.payouts.savePayer({ typed: at.payer, proof: at.proof }, at.byOwner())
  }, 120_000)
  afterAll(() => at.shop.close())

  const numbers = async (query: SQL) => {
    const { rows } = z
      .object({ rows: z.array(z.record(z.string(), z.coerce.number())) })
      .parse(await at.shop.database.db().execute(query))
    return rows[0] ?? {}
  }
  const proven = () => ({ token: at.owner.token })
  const accounting = async (name: string) => {
    const taken = await at.shop.shop.accounting.exportAccounting({ ...periodOf(name), ...proven() }, at.byOwner())
    if (!taken.ok) throw new Error(taken.problem)
    return linesOf(csvOf(taken.table))
  }

  it('adds up to a demo’s invoices and credit notes, per tax country and in total', async () => {
    const lines = ofKind(await accounting('2031-Q1'), 'invoice', 'credit_note')
    const within = sql`issued_at >= '2031-01-01' and issued_at < '2031-04-01'`
    const all = await numbers(sql`select count(*) as papers, sum((snapshot->>'netCents')::bigint) as net,
      sum((snapshot->>'vatCents')::bigint) as vat, sum(total_cents) as total from invoices where ${within}`)
    expect(all['papers']).toBeGreaterThan(10)
    expect({ papers: lines.length, net: sum(lines, NET), vat: sum(lines, VAT), total: sum(lines, TOTAL) }).toEqual(all)
    const german = lines.filter((line) => line[0] === 'DE')
    expect({ vat: sum(german, VAT) }).toEqual(
      await numbers(sql`select coalesce(sum((snapshot->>'vatCents')::bigint), 0) as vat from invoices
        where ${within} and snapshot->>'vatCountry' = 'DE'`),
    )
    const months = [
      ...(await accounting('2031-01')),
      ...(await accounting('2031-02')),
      ...(await accounting('2031-03')),
    ]
    expect(sum(ofKind(months, 'invoice', 'credit_note'), TOTAL)).toBe(all['total'])
  })

  it('adds up to a demo’s costs at networks, and to the margin that they leave of it', async () => {
    // A demo’s orders were bought at the network: of a few, nobody knows at which cost.
    await at.shop.database.db().execute(sql`update allocation_attempts set cost = null
      where get_byte(uuid_send(order_id), 0) < 20`)
    const lines = ofKind(await accounting('2031-Q1'), 'invoice')
    const isKnown = (line: string[]) => line[COST] !== ''
    const known = lines.filter(isKnown)
    const all = await numbers(sql`
      select count(*) filter (where cost is not null) as known, count(*) as papers, sum(cost) as cost,
        sum((snapshot->>'netCents')::bigint) filter (where cost is not null) as net
      from (
        select i.snapshot, case when o.kind = 'topup' or exists
            (select 1 from esims e where e.order_id = o.order_id and e.state <> 'released') then a.cost
          when o.provisioning_state in ('running', 'failed') then null else 0 end as cost
        from invoices i join order_history o using (order_id) left join allocation_attempts a using (order_id)
        where i.kind = 'invoice' and issued_at >= '2031-01-01' and issued_at < '2031-04-01') sold`)
    expect(known.length).toBeLessThan(lines.length)
    expect({
      known: known.length,
      papers: lines.length,
      cost: sum(known, COST),
      net: sum(known, COST) + sum(known, MARGIN),
    }).toEqual(all)
    expect(lines.filter((line) => !isKnown(line)).every((line) => line[MARGIN] === '')).toBe(true)
  })

  it('has for each paper of a company in a month a valid e-invoice, and they add up to the file of the books and to SQL', async () => {
    const months = z.object({ rows: z.array(z.object({ month: z.string() })) })
    const most = await at.shop.database.db()
      .execute(sql`select to_char(issued_at at time zone 'UTC', 'YYYY-MM') as month
      from invoices where snapshot->'buyer'->>'company' is not null
      group by 1 order by count(*) filter (where kind = 'credit_note') desc, 1 desc limit 1`)
    const month = months.parse(most).rows[0]?.month ?? ''
    const asked = { ...periodOf(month), ...proven() }
    const taken = await at.shop.shop.accounting.takePapers(asked, at.byOwner())
    if (!taken.ok) throw new Error(taken.problem)
    const papers: Invoice[] = []
    for await (const paper of taken.papers) if (paper.snapshot.buyer.company) papers.push(paper)
    const files = papers.map((paper) => ({ paper, xml: writeUbl(paper) ?? '' }))
    expect(files.flatMap(({ paper, xml }) => brokenRules(xml).map((rule) => `${paper.number} ${rule}`))).toEqual([])

    const ofFiles = files.map(({ xml }) => amountsOf(readUbl(xml)))
    const added = (of: (amounts: (typeof ofFiles)[number]) => number) =>
      ofFiles.reduce((all, each) => all + of(each), 0)
    const sums = {
      papers: files.length,
      net: added(({ net }) => net),
      vat: added(({ vat }) => vat),
      total: added(({ total }) => total),
    }
    const numbered = new Set(papers.map(({ number }) => number))
    const lines = (await accounting(month)).filter((line) => numbered.has(line[4] ?? ''))
    expect({ papers: lines.length, net: sum(lines, NET), vat: sum(lines, VAT), total: sum(lines, TOTAL) }).toEqual(sums)
    expect(
      await numbers(sql`select count(*) as papers, sum((snapshot->>'netCents')::bigint) as net,
        sum((snapshot->>'vatCents')::bigint) as vat, sum(total_cents) as total from invoices
        where to_char(issued_at at time zone 'UTC', 'YYYY-MM') = ${month} and snapshot->'buyer'->>'company' is not null`),
    ).toEqual(sums)
    expect(new Set(papers.map(({ kind }) => kind))).toEqual(new Set(['credit_note', 'invoice']))
  })

  it('declares to the One-Stop Shop what was charged for other countries, to the cent', async () => {
    const asked = { ...periodOf('2031-Q1'), ...proven() }
    const taken = await at.shop.shop.accounting.exportOssReturn(asked, at.byOwner())
    if (!taken.ok) throw new Error(taken.problem)
    const rows = await linesOf(csvOf(taken.table))
    expect(rows.length).toBeGreaterThan(2)
    expect({ net: sum(rows, 6), vat: sum(rows, 7) }).toEqual(
      await numbers(sql`select sum((snapshot->>'netCents')::bigint) as net, sum((snapshot->>'vatCents')::bigint) as vat
        from invoices where issued_at >= '2031-01-01' and issued_at < '2031-04-01'
        and snapshot->>'vatCountry' <> 'NL' and (snapshot->>'vatBasisPoints')::integer > 0`),
    )
    const month = await at.shop.shop.accounting.exportOssReturn({ ...periodOf('2031-03'), ...proven() }, at.byOwner())
    expect(month).toEqual({ ok: false, problem: 'no_quarter' })
  })

  it('adds up to the ledger, the payouts, and the payment provider’s fees', async () => {
    const { shop, partner, save, earn, made, paid, byOwner, proof } = at
    const nora = await partner('nora')
    await save(nora, { vatNumber: 'NL123456789B01', isSelfBilled: true })
    const kept = await shop.buy({ email: 'one@example.com', couponCode: nora.code })
    const given = await shop.buy({ email: 'two@example.com', couponCode: nora.code })
    await shop.until(kept.orderId, isCompleted)
    const order = await shop.until(given.orderId, isCompleted)
    await shop.shop.refunds.refundOrder(given.orderId)
    await shop.until(given.orderId, isRefunded)
    await earn('nora', 10_000)
    await paid(await made())

    const lines = await accounting('2031-03')
    const ledger = await numbers(sql`select sum(cents) filter (where account = 'commission') as commission,
      sum(cents) filter (where account = 'bank') as bank, sum(cents) filter (where account = 'input_vat') as vat
      from ledger_lines`)
    expect(sum(ofKind(lines, 'commission'), NET)).toBe(ledger['commission'])
    expect(sum(ofKind(lines, 'payout'), TOTAL)).toBe(-(ledger['bank'] ?? 0))
    expect(sum(ofKind(lines, 'payout'), VAT)).toBe(ledger['vat'])
    expect(ofKind(lines, 'payout')[0]?.[4]).toMatch(/-SB-2031-000001$/)

    const books = z.object({ charges: z.array(z.object({ status: z.string(), amount: z.number() })) })
    const charges = books.parse(shop.sandbox.payment?.books()).charges.filter(({ status }) => status === 'succeeded')
    const took = charges.reduce((cents, { amount }) => cents + Math.round((amount * 15) / 1000) + 25, 0)
    const fees = ofKind(lines, 'fee')
    expect(sum(fees, NET)).toBe(-took)
    expect(fees.map((line) => line[5])).toContain(order.reference)

    // The provider reports what a bank took back, and the fee for it.
    expect(shop.sandbox.payment?.dashboard.dispute((await shop.orderOf(kept.orderId)).reference)).toBe(null)
    expect(sum(ofKind(await accounting('2031-03'), 'fee'), NET)).toBe(-took - 2_000)

    const back = lines.length > 0 && (await shop.database.db().execute(sql`select id from payouts limit 1`))
    const [{ id }] = z.object({ rows: z.tuple([z.object({ id: z.string() })]) }).parse(back).rows
    await shop.shop.payouts.recordReturnedPayout({ id, proof }, byOwner())
    expect(sum(ofKind(await accounting('2031-03'), 'payout'), TOTAL)).toBe(0)
  })

  it('gives no file without fees, without a proof, or without a limit', async () => {
    const { shop, byOwner } = at
    await shop.spoil('payment', { at: 'list_balance_transactions', kind: 'fail_before', times: 50 })
    const asked = periodOf('2031-03')
    expect(await shop.shop.accounting.exportAccounting({ ...asked, ...proven() }, byOwner())).toEqual({
      ok: false,
      problem: 'fees_unavailable',
    })
    await shop.mend()
    expect(await shop.shop.accounting.exportAccounting({ ...asked, token: null }, byOwner())).toMatchObject({
      ok: false,
      problem: 'password_wrong',
    })
  })

  it('is what plain SQL computes, added up by whatever, without orders whose cost or fee isn’t known', async () => {
    const db = at.shop.database.db()
    await db.execute(sql`update allocation_attempts set cost = null where order_id in
      (select order_id from order_history where custom_reference like '%7')`)
    await db.execute(sql`delete from payment_fees where payment_intent_id like '%4'`)
    const told = await numbers(sql`with fees as (
        select order_id, sum(fee_cents) as cents, count(*) - count(fee_cents) as missing
        from payment_sessions left join payment_fees using (payment_intent_id)
        where state in ('paid', 'refund_due', 'refunded', 'refund_failed') group by order_id
      ), earned as (
        select order_id, -sum(ledger_lines.cents) as cents
        from ledger_movements join ledger_lines on movement_id = ledger_movements.id
        where account = 'commission' group by order_id
      ), sold as (
        select order_id, amount - refunded_amount as kept, tax_rate::numeric as rate,
          (select sum(cost) from allocation_attempts where order_id = o.order_id) as cost,
          coalesce(fees.cents, 0) as fee, coalesce(fees.missing, case when amount > 0 then 1 else 0 end) > 0 as no_fee,
          coalesce(earned.cents, 0) as commission,
          exists (select from esims where order_id = o.order_id and state <> 'released') or kind = 'topup' as is_there
        from order_history o left join fees using (order_id) left join earned using (order_id)
        where kind in ('esim', 'topup') and (amount > 0 or payment_state = 'free')
      ), each as (select *, kept - round(kept * rate / (1 + rate)) as net, is_there and cost is null as no_cost from sold)
      select count(*) as orders, sum(net) as net, sum(case when is_there then cost else 0 end) as cost,
        sum(fee) as fees, sum(commission) as commission,
        count(*) filter (where no_cost) as uncosted, count(*) filter (where no_fee) as without_fee,
        sum(net - case when is_there then cost else 0 end - fee - commission)
          filter (where not no_cost and not no_fee) as contribution
      from each`)
    for (const name of ['fees', 'cost', 'commission', 'uncosted', 'without_fee']) expect(told[name]).toBeGreaterThan(0)
    const { from } = periodOf('2020-01').range
    const { until } = periodOf('2040-01').range
    for (const by of PROFIT_SPLITS) {
      const { margins } = await at.shop.shop.figures.viewReports({ range: { from, until }, by })
      const added = (of: (line: ProfitSum) => number) => margins.reduce((all, line) => all + of(line), 0)
      expect({
        orders: added(({ orders }) => orders),
        net: added(({ netCents }) => netCents),
        cost: added(({ costCents }) => costCents),
        fees: added(({ feeCents }) => feeCents),
        commission: added(({ commissionCents }) => commissionCents),
        uncosted: added(({ uncosted }) => uncosted),
        without_fee: added(({ withoutFee }) => withoutFee),
        contribution: added(({ contributionCents }) => contributionCents),
      }).toEqual(told)
    }
  })
})
