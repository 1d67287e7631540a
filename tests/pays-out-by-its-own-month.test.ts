// A month's payout run belongs to the month of the shop's calendar, which turns before or after UTC's.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { payoutRuns } from '#db/schema.ts'
import { quickEngine } from './support/engines.ts'
import { openPayingShop, type PayingShop } from './support/paying-out.ts'

let at: PayingShop
beforeAll(async () => {
  // In Amsterdam, April has begun.
  at = await openPayingShop(quickEngine(), { startsAt: new Date('2031-03-31T22:10:00Z') })
})
afterAll(() => at.shop.close())

it('counts a run of the night in which the month turns to the month of the shop’s day', async () => {
  const nora = await at.partner('nora')
  await at.earn('nora', 5_000)
  expect(await at.save(nora)).toEqual({ ok: true })
  expect(await at.shop.shop.payouts.savePayer({ typed: at.payer, proof: at.proof }, at.byOwner())).toEqual({ ok: true })
  expect(at.shop.dayOf()).toBe('2031-04-01')
  const id = await at.made()
  const [run] = await at.db().select().from(payoutRuns).where(eq(payoutRuns.id, id))
  expect(run).toMatchObject({ month: '2031-04', executionOn: '2031-04-10' })
})
