// What became due after the month's run is paid with a supplementary one, by the same rules, and never twice.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditLog, payouts } from '#db/schema.ts'
import { quickEngine } from './support/engines.ts'
import { openPayingShop, type PayingShop } from './support/paying-out.ts'

let at: PayingShop
beforeAll(async () => {
  at = await openPayingShop(quickEngine())
  await at.shop.shop.payouts.savePayer({ typed: at.payer, proof: at.proof }, at.byOwner())
})
afterAll(() => at.shop.close())

const NO_INVOICES = new Map<string, string>()
const supplement = async (reason = 'Promised on the phone') =>
  at.shop.shop.payouts.makePayoutRun(
    { ...(await at.seen()), reason, invoices: NO_INVOICES, proof: at.proof },
    at.byOwner(),
  )
const due = async () => (await at.shop.shop.payouts.viewPayouts()).due.map(({ businessId }) => businessId)
const paidIn = async (runId: string) =>
  (await at.db().select().from(payouts).where(eq(payouts.runId, runId)).orderBy(payouts.businessId)).map(
    ({ businessId, netCents }) => [businessId, netCents],
  )

it('pays whoever gave their bank details late, and what was freed since, each once and with a reason', async () => {
  const [early, late] = [await at.partner('early'), await at.partner('late')]
  for (const id of ['early', 'late']) await at.earn(id, 5_000)
  await at.save(early)
  expect(await supplement()).toEqual({ ok: false, problem: 'run_missing' })
  expect(await paidIn(await at.made())).toEqual([['early', 5_000]])
  expect(await due()).toEqual([])
  expect(await supplement()).toEqual({ ok: false, problem: 'nothing_due' })

  await at.save(late)
  await at.earn('early', 4_000)
  expect(await due()).toEqual(['early', 'late'])
  expect(await supplement(' ')).toEqual({ ok: false, problem: 'reason_missing' })
  expect(await at.make()).toEqual({ ok: false, problem: 'run_exists' })
  const pressed = await Promise.all([supplement(), supplement()])
  const made = pressed.flatMap((answer) => (answer.ok ? [answer.runId] : []))
  expect(made).toHaveLength(1)
  const [runId = ''] = made
  expect(await paidIn(runId)).toEqual([
    ['early', 4_000],
    ['late', 5_000],
  ])
  expect(await at.balanceOf('early')).toMatchObject({ payableCents: 0, transitCents: 9_000 })
  expect(await at.balanceOf('late')).toMatchObject({ payableCents: 0, transitCents: 5_000 })
  expect(await at.fileOf(runId)).toMatchObject({ ok: true, part: 2, xml: expect.stringContaining('>50.00<') })
  const { runs } = await at.shop.shop.payouts.viewPayouts()
  expect(runs.map(({ part, reason }) => [part, reason])).toEqual([
    [2, 'Promised on the phone'],
    [1, null],
  ])
  const noted = await at.db().select().from(auditLog).where(eq(auditLog.action, 'payout_run_made')).orderBy(auditLog.id)
  expect(noted.at(-1)).toMatchObject({ subject: runId, facts: { payouts: 2, cents: 9_000, part: 2 } })
})

it('pays again whoever’s bank sent the money back, and whoever’s run was taken back', async () => {
  await at.settle()
  at.nextMonth()
  const moved = await at.partner('moved')
  await at.save(moved)
  await at.earn('moved', 6_000)
  const run = await at.made()
  await at.paid(run)
  const [payout] = await at.db().select().from(payouts).where(eq(payouts.runId, run))
  const returned = { id: payout?.id ?? '', proof: at.proof }
  expect(await at.shop.shop.payouts.recordReturnedPayout(returned, at.byOwner())).toMatchObject({ ok: true })
  expect(await due()).toEqual([])
  at.shop.jump({ seconds: 60 })
  await at.save(moved)
  expect(await due()).toEqual(['moved'])
  const first = await supplement()
  expect(first).toMatchObject({ ok: true })
  expect(await at.takenBack(first.ok ? first.runId : '')).toMatchObject({ ok: true })
  expect(await due()).toEqual(['moved'])
  const second = await supplement()
  expect(second.ok && (await paidIn(second.runId))).toEqual([['moved', 6_000]])
  expect(await due()).toEqual([])
})
