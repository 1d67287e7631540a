// The file for the accountant says what each sale cost its network and what is left of it, in columns after all others.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { allocationAttempts, bundles, esims } from '#db/schema.ts'
import { readReportPeriod } from '#shop/figures/report/report-period.ts'
import { isCompleted, isRefunded } from '#shop/sales/order/order-conditions.ts'
import type { Order } from '#shop/sales/order/order.ts'
import { readCsv } from '#values/text/csv.ts'
import { engines } from './support/engines.ts'
import { hasAnAccount, PASSWORD, type Holder } from './support/having-accounts.ts'
import { anAdmin, callerAs } from './support/inbox.ts'
import { atNoon } from './support/at-noon.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { csvOf } from './support/csv-of.ts'

/** What each bundle costs its network. */
const COST = 480

describe.each(engines())('on the %s database', (_name, engine) => {
  let shop: TestShop
  let owner: Holder
  beforeAll(async () => {
    shop = await openTestShop({ engine, startsAt: atNoon() })
    await shop.database.db().update(bundles).set({ costCents: COST })
    owner = await hasAnAccount(shop, 'owner@example.com', 'super-admin')
  })
  afterAll(() => shop.close())

  const db = () => shop.database.db()
  const buy = async () => shop.until((await shop.buy({ email: 'margin@example.com' })).orderId, isCompleted)
  async function file() {
    const period = readReportPeriod(shop.dayOf().slice(0, 7))
    if (!period) throw new Error('There is no such month.')
    const caller = { ...shop.at, actor: { id: owner.id, type: 'super-admin' as const } }
    const taken = await shop.shop.accounting.exportAccounting({ ...period, token: owner.token }, caller)
    const [headings = [], ...lines] = (taken.ok && (await readCsv(csvOf(taken.table)))) || []
    return { headings, lines }
  }
  /** Kind, network, cost, and what the margin differs by from the net amount, of each line of an order but its fee. */
  const linesOf = async ({ reference }: Pick<Order, 'reference'>) =>
    (await file()).lines
      .filter(([, , kind, , , order]) => order === reference && kind !== 'fee')
      .map(([, , kind, , , , , net, , , , network, cost, margin = '']) => [
        kind,
        network,
        cost,
        margin === '' ? '' : Math.round((Number(net) - Number(margin)) * 100),
      ])

  /** What the provider took for each sale of an order, what others earn, and what the sale contributed. */
  const leftOf = async ({ reference }: Pick<Order, 'reference'>) =>
    (await file()).lines
      .filter(([, , kind, , , order]) => order === reference && kind !== 'fee')
      .map((line) => line.slice(17, 20).join(' '))

  it('leaves the columns of before where they were', async () => {
    await buy()
    const { headings, lines } = await file()
    expect(headings.slice(0, 11).join()).toBe(
      'Tax country,Country,Kind,Date,Document,Order,VAT rate (%),Net,VAT,Total,Currency',
    )
    expect(headings.slice(11, 14)).toEqual(['Network', 'Network cost', 'Margin'])
    expect(headings.slice(19)).toEqual(['Contribution', 'Purchase order of the buyer', 'Reference of the buyer'])
    const fees = lines.filter(([, , kind]) => kind === 'fee')
    expect(new Set(fees.map((line) => line.slice(11, 14).join()))).toEqual(new Set([',,']))
  })

  it('takes the cost of a sale from its net amount, and of one that went back none', async () => {
    const [kept, back] = [await buy(), await buy()]
    await shop.shop.refunds.refundOrder(back.id)
    await shop.until(back.id, isRefunded)
    await shop.letTimePass({ minutes: 2 }, 30)
    expect(await linesOf(kept)).toEqual([['invoice', 'esim-network', '4.8', COST]])
    expect(await linesOf(back)).toEqual([
      ['invoice', 'esim-network', '0', 0],
      ['credit_note', 'esim-network', '0', 0],
    ])
    // The provider keeps its fee.
    expect(await leftOf(kept)).toEqual(['0.52 0 9.63'])
    expect(await leftOf(back)).toEqual(['0.52 0 14.43', '0 0 -14.95'])
  })

  it('counts what came in place of a sold eSIM as a cost of the sale', async () => {
    const ada = await anAdmin(shop, 'ada@staff.example.com', 'Ada Admin')
    const sold = await buy()
    const input = { orderId: sold.id, reason: 'phone_lost', proof: { token: ada.token, password: PASSWORD } }
    const done = await shop.shop.desk.replaceEsim(input, callerAs(shop, ada))
    if (!done.ok) throw new Error(done.problem)
    await shop.until(done.replacementId, isCompleted)
    await shop.letTimePass({ minutes: 2 }, 30)
    expect(await linesOf(sold)).toEqual([['invoice', 'esim-network', '4.8', COST]])
    // As if the network didn’t take the first one back.
    await db().update(esims).set({ state: 'kept' }).where(eq(esims.orderId, sold.id))
    expect(await linesOf(sold)).toEqual([['invoice', 'esim-network', '9.6', 2 * COST]])
  })

  it('leaves the cells of a cost that nobody knows empty, like its margin', async () => {
    const [unpriced, unnoted] = [await buy(), await buy()]
    await db().update(allocationAttempts).set({ costCents: null }).where(eq(allocationAttempts.orderId, unpriced.id))
    await db().delete(allocationAttempts).where(eq(allocationAttempts.orderId, unnoted.id))
    for (const sold of [unpriced, unnoted]) expect(await linesOf(sold)).toEqual([['invoice', 'esim-network', '', '']])
  })
})
