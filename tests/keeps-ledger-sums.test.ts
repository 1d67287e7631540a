// Stored sums of the ledger's older lines never change a result: after any movements and checks, each sum equals that
// of the lines, on both databases, even while somebody writes.
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { ledgerKept } from '#db/schema.ts'
import { businessStore } from '#shop/people/brand/business-store.ts'
import type { Line } from '#shop/sales/ledger/entry.ts'
import { ledgerStore } from '#shop/sales/ledger/ledger-store.ts'
import { recordSums } from '#shop/sales/ledger/record-sums.ts'
import { toMonthSpan } from '#shop/partners/payout/payout-terms.ts'
import { engines } from './support/engines.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const BUSINESSES = ['one', 'two', 'three'] as const
const MONTHS = ['2026-09', '2026-10', '2026-11', '2026-12'] as const
const TEN_MINUTES = 600

const sums = z.array(
  z.object({
    business_id: z.string(),
    held: z.coerce.number(),
    payable: z.coerce.number(),
    transit: z.coerce.number(),
    prepaid: z.coerce.number(),
    own: z.coerce.number(),
  }),
)

describe.each(engines())('on the %s database', (_name, engine) => {
  let shop: TestShop
  let orderId: string
  beforeAll(async () => {
    shop = await openTestShop({ engine })
    for (const id of BUSINESSES) await businessStore(shop.database).create({ id, name: id, now: shop.clock.now() })
    orderId = (await shop.buy({ email: 'somebody@example.com' })).orderId
  })
  afterAll(() => shop.close())

  const ledger = () => ledgerStore(shop.database)
  const look = async () => {
    shop.jump({ seconds: TEN_MINUTES })
    await recordSums({ ledger: ledger(), transaction: shop.database.tx, clock: shop.clock })
  }
  const keptSales = async () =>
    (await shop.database.db().select().from(ledgerKept)).reduce((sum, row) => sum + row.sales, 0)
  let count = 0
  const write = (kind: 'sale' | 'refund' | 'payout', at: Date, lines: Line[]) =>
    ledger().write({ kind, cause: `sums:${++count}`, orderId, at, lines })
  const sale = (businessId: string, cents: number, at: Date) =>
    write('sale', at, [
      { businessId, account: 'held', source: 'own', cents },
      { businessId: null, account: 'commission', source: 'own', cents: -cents },
    ])

  /** From the lines only, without any stored sums. */
  async function plainSums(before = 'infinity') {
    const answer = await shop.database.db().execute(sql`
      select business_id,
        coalesce(sum(cents) filter (where account = 'held'), 0) as held,
        coalesce(sum(cents) filter (where account = 'payable'), 0) as payable,
        coalesce(sum(cents) filter (where account = 'transit'), 0) as transit,
        coalesce(sum(cents) filter (where account = 'prepaid'), 0) as prepaid,
        count(*) filter (where kind = 'sale' and source = 'own') as own
      from ledger_lines join ledger_movements on ledger_movements.id = movement_id
      where business_id is not null and at < ${before}::timestamptz group by 1 order by 1`)
    return sums.parse(z.object({ rows: z.unknown() }).parse(answer).rows)
  }

  async function mustAgree() {
    const plain = new Map((await plainSums()).map((row) => [row.business_id, row]))
    const kept = new Map((await ledger().sumBalances([...BUSINESSES])).map((row) => [row.businessId, row]))
    expect(kept.size).toBe(plain.size)
    for (const [id, { held, payable, transit, prepaid, own }] of plain) {
      expect(kept.get(id)).toEqual({ businessId: id, heldCents: held, payableCents: payable, transitCents: transit })
      expect(await ledger().sumPrepaid(id)).toBe(prepaid)
      expect((await ledger().countSales(id)).own).toBe(own)
    }
    const moved = [...plain.values()].filter(({ held, payable, transit }) => held || payable || transit)
    expect((await ledger().listBalances()).map(({ businessId }) => businessId)).toEqual(
      moved.map(({ business_id: id }) => id),
    )
    for (const month of MONTHS) {
      // Ahead of UTC, the same as UTC, and behind it: a month begins when the shop's first day does.
      for (const zone of ['Pacific/Kiritimati', 'UTC', 'America/Los_Angeles']) {
        const { from } = toMonthSpan(month, zone)
        const before = new Map((await plainSums(from.toISOString())).map((row) => [row.business_id, row]))
        for (const id of BUSINESSES) {
          const { held = 0, payable = 0, transit = 0 } = before.get(id) ?? {}
          const sum = { heldCents: held, payableCents: payable, transitCents: transit }
          expect(await ledger().sumUntil(id, month, from)).toEqual(sum)
        }
      }
    }
  }

  it('is the sum of the lines, whatever was kept of them and however late a movement is written', async () => {
    await mustAgree()
    for (let step = 0; step < 24; step++) {
      const id = BUSINESSES[step % BUSINESSES.length] ?? 'one'
      // Including months that have stored sums already, as after a restore.
      const at = new Date(Date.UTC(2026, 8 + ((step * 7) % 4), 1 + ((step * 5) % 28), step))
      const cents = 100 + step * 13
      await sale(id, cents, at)
      if (step % 4 === 1)
        await write('refund', at, [
          { businessId: id, account: 'held', source: 'own', cents: -cents },
          { businessId: id, account: 'payable', source: 'own', cents: cents - 7 },
          { businessId: null, account: 'commission', source: 'own', cents: 7 },
        ])
      if (step % 5 === 2)
        await write('payout', at, [
          { businessId: id, account: 'payable', source: null, cents: -50 },
          { businessId: id, account: 'transit', source: null, cents: 50 },
        ])
      if (step % 3 === 0)
        await write('sale', at, [
          { businessId: id, account: 'prepaid', source: null, cents: 1_000 },
          { businessId: null, account: 'receipts', source: null, cents: -1_000 },
        ])
      if (step % 4 === 3) await look()
      await mustAgree()
    }
    expect((await shop.database.db().select().from(ledgerKept)).length).toBeGreaterThan(0)
  })

  it('looks once in ten minutes, and keeps only what the look before saw', async () => {
    await look()
    await look()
    const before = await keptSales()
    await sale('one', 10, new Date('2026-11-02T00:00:00Z'))
    await recordSums({ ledger: ledger(), transaction: shop.database.tx, clock: shop.clock })
    expect(await keptSales()).toBe(before)
    await look()
    expect(await keptSales()).toBe(before)
    await look()
    expect(await keptSales()).toBe(before + 1)
    await mustAgree()
  })

  it('goes on with the next look where there was more than it keeps at once', async () => {
    await look()
    await look()
    const before = await keptSales()
    for (let day = 1; day <= 5; day += 1) await sale('three', 10 + day, new Date(Date.UTC(2026, 11, day)))
    await look()
    for (const more of [2, 4, 5]) {
      shop.jump({ seconds: TEN_MINUTES })
      await shop.database.tx(async () => {
        const seen = await ledger().holdKept(new Date(shop.clock.now().getTime() - 1), shop.clock.now())
        if (seen) await ledger().keep(seen, 2)
      })
      expect(await keptSales()).toBe(before + more)
      await mustAgree()
    }
  })

  it('counts nothing twice for whoever adds up while two workers look', async () => {
    const at = new Date('2026-12-03T00:00:00Z')
    const before = (await ledger().sumBalances(['two']))[0]?.heldCents ?? 0
    for (let round = 0; round < 5; round++) {
      const reads = Array.from({ length: 4 }, () => ledger().sumBalances(['two']))
      await sale('two', 100, at)
      const [first] = await Promise.all([ledger().sumBalances(['two']), look(), look(), ...reads])
      expect(first[0]?.heldCents).toBe(before + 100 * (round + 1))
    }
    await mustAgree()
  })
})
