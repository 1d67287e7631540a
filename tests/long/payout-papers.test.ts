// Around payouts: money that banks take back, mails on the 10th, statements, and bank accounts that nobody can read.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { auditLog, ledgerLines, mails, payouts } from '#db/schema.ts'
import { isCompleted, isRefunded } from '#shop/sales/order/order-conditions.ts'
import { statementTable } from '#shop/partners/payout/fetch-statement.ts'
import { PAYOUT_TERMS } from '#shop/partners/payout/payout-terms.ts'
import { engines } from '../support/engines.ts'
import { details, IBAN, openPayingShop, type PayingShop } from '../support/paying-out.ts'
import { csvOf } from '../support/csv-of.ts'

const sums = z.object({ rows: z.array(z.object({ account: z.string(), cents: z.coerce.number() })) })

describe.each(engines())('on the %s database', (_name, engine) => {
  let at: PayingShop
  beforeAll(async () => {
    at = await openPayingShop(engine)
    await at.shop.shop.payouts.savePayer({ typed: at.payer, proof: at.proof }, at.byOwner())
  })
  afterAll(() => at.shop.close())

  it('a lost dispute reverses what was paid out, against the next earnings', async () => {
    const { shop, partner, earn, save, balanceOf, made, paid, nextMonth, settle } = at
    await settle()
    const { id, by, code } = await partner('claw')
    await save({ id, by })
    const bought = await shop.buy({ email: 'disputes@example.com', couponCode: code })
    const order = await shop.until(bought.orderId, isCompleted)
    await earn(id, PAYOUT_TERMS.minimumCents)
    shop.jump({ days: 28, seconds: 60 })
    await shop.shop.worker.sweep()
    const all = PAYOUT_TERMS.minimumCents + 135
    expect(await balanceOf(id)).toMatchObject({ heldCents: 0, payableCents: all })
    await paid(await made())
    expect(await balanceOf(id)).toMatchObject({ payableCents: 0 })

    expect(shop.sandbox.payment?.dashboard.dispute(order.reference)).toBe(null)
    await shop.until(order.id, ({ reviewReason }) => reviewReason === 'disputed')
    expect(await balanceOf(id)).toMatchObject({ payableCents: 0 })
    expect(shop.sandbox.payment?.dashboard.closeDispute(order.reference, 'lost')).toBe(null)
    await shop.until(order.id, isRefunded)
    expect(await balanceOf(id)).toMatchObject({ heldCents: 0, payableCents: -135, transitCents: 0 })
    expect((await shop.shop.payouts.viewOwnPayouts(id))?.standing).toBe('negative')
    await earn(id, PAYOUT_TERMS.minimumCents + 135)
    nextMonth()
    expect((await shop.shop.payouts.viewPayouts()).due).toMatchObject([{ businessId: id, payableCents: 2_500 }])
  })

  it('on the 10th, each unpaid partner is told why, and the owner that the run waits; once', async () => {
    const { shop, db, partner, earn, save, balanceOf, kindsTo, settle } = at
    await settle()
    await partner('small')
    await earn('small', 100)
    await partner('lost')
    await earn('lost', 9_000)
    const due = await partner('ready')
    await save(due)
    await earn('ready', 9_000)
    // To the 9th of the next month, by the shop's own dates.
    const today = shop.clock.now()
    const ninth = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 9, 9)
    shop.jump({ seconds: Math.round((ninth - today.getTime()) / 1000) })
    const told = async () => [
      (await kindsTo('boss@small.example.com')).filter((kind) => kind === 'payout_waits').length,
      (await kindsTo('boss@lost.example.com')).filter((kind) => kind === 'payout_waits').length,
      (await kindsTo('boss@ready.example.com')).filter((kind) => kind === 'payout_waits').length,
      (await db().select().from(mails).where(eq(mails.kind, 'payouts_due'))).filter(
        ({ createdAt }) => createdAt.getTime() >= ninth,
      ).length,
    ]
    await shop.shop.worker.sweep()
    expect(await told()).toEqual([0, 0, 0, 0])
    shop.jump({ days: 1 })
    await Promise.all([shop.shop.worker.sweep(), shop.shop.worker.sweep()])
    expect(await told()).toEqual([1, 1, 0, 1])
    shop.jump({ days: 1 })
    await shop.shop.worker.sweep()
    expect(await told()).toEqual([1, 1, 0, 1])
    expect(await balanceOf('ready')).toMatchObject({ payableCents: 9_000 })
  })

  it('a statement matches a month’s ledger to the cent, only of one’s own business', async () => {
    const { shop, db, partner, earn, save, made, paid } = at
    const ready = await partner('paper')
    await save(ready, { vatNumber: 'NL123456789B01', isSelfBilled: true })
    await earn('paper', 12_345)
    await paid(await made())
    const month = shop.dayOf().slice(0, 7)
    const given = await shop.shop.payouts.fetchStatement({ businessId: 'paper', month, as: 'csv' }, ready.by)
    if (!given.ok) throw new Error(given.problem)
    const { statement } = given
    const moved = statement.lines.reduce((cents, { payableCents }) => cents + payableCents, 0)
    expect(statement.opening.payableCents + moved).toBe(statement.closing.payableCents)
    const { rows } = sums.parse(
      await db().execute(
        sql`select account, sum(cents) as cents from ledger_lines where business_id = 'paper' group by account`,
      ),
    )
    const on = (account: string) => rows.find((row) => row.account === account)?.cents ?? 0
    expect([statement.closing.payableCents, statement.closing.heldCents]).toEqual([on('payable'), on('held')])
    expect(statement.paid).toMatchObject([
      { netCents: 12_345, vatCents: 2_592, paper: 'self_billed', paperNumber: expect.stringContaining('-SB-20') },
    ])
    const csv = csvOf(statementTable(statement))
    expect(csv).toContain('149.37')
    expect(csv).not.toContain(IBAN)
    expect(JSON.stringify(statement)).not.toMatch(/boss@|0417164300/)
    const before = await shop.shop.payouts.fetchStatement(
      { businessId: 'paper', month: '2031-01', as: 'pdf' },
      ready.by,
    )
    expect(before).toEqual({ ok: false, problem: 'no_statement' })
  })

  it('bank details are encrypted, announced by email when they change, and need a proof each time', async () => {
    const { shop, db, proof, partner, save, kindsTo } = at
    const bank = await partner('bank')
    expect(
      await shop.shop.payouts.savePayoutDetails(
        { businessId: 'bank', typed: details, proof: { token: null, password: '' } },
        bank.by,
      ),
    ).toMatchObject({ problem: 'password_wrong' })
    expect(await save(bank, { iban: 'NL92ABNA0417164300' })).toEqual({ ok: false, problem: 'iban_invalid' })
    expect(await save(bank, { isSelfBilled: true })).toEqual({ ok: false, problem: 'self_billing_without_number' })
    expect(await save(bank)).toEqual({ ok: true })
    // The account number stays if no other one is entered.
    expect(await save(bank, { iban: '', holder: 'Nora N. Nova' })).toEqual({ ok: true })
    expect((await shop.shop.payouts.viewOwnPayouts('bank'))?.details).toMatchObject({
      holder: 'Nora N. Nova',
      iban: 'NL•• •••• 4300',
    })
    expect((await kindsTo('boss@bank.example.com')).filter((kind) => kind === 'bank_changed')).toHaveLength(2)
    const mine = await shop.shop.customers.exportMyData(bank.by.actor.id)
    expect(mine.ok && mine.mine.payouts).toMatchObject({ details: { iban: IBAN }, paid: [] })
    const stored = await db().execute(sql`select iban, holder from payout_details where business_id = 'bank'`)
    expect(JSON.stringify(stored)).not.toMatch(/0417164300|Nova/)
    const forgotten = { businessId: 'bank', proof }
    expect(await shop.shop.payouts.forgetPayoutDetails(forgotten, bank.by)).toEqual({ ok: true })
    expect(await shop.shop.payouts.forgetPayoutDetails(forgotten, bank.by)).toEqual({
      ok: false,
      problem: 'details_gone',
    })
    const notes = (await db().select().from(auditLog).orderBy(auditLog.id)).map(({ action }) => action)
    for (const action of ['bank_details_changed', 'bank_details_removed', 'payer_changed', 'statement_given'])
      expect(notes).toContain(action)
    expect(JSON.stringify(await db().select().from(auditLog).orderBy(auditLog.id))).not.toMatch(/0417164300|Nora/)
  })

  it('keeps a balanced ledger, and deletes bank details in time', async () => {
    const { shop, db, byOwner, partner, save } = at
    const lines = await db().select().from(ledgerLines)
    expect(lines.reduce((cents, line) => cents + line.cents, 0)).toBe(0)
    const ended = await partner('ended')
    await save(ended)
    await shop.shop.affiliates.endAffiliate('ended', byOwner())
    shop.jump({ days: 91 })
    await shop.shop.retention.forgetOldData()
    expect((await shop.shop.payouts.viewOwnPayouts('ended'))?.details).toBeNull()
    expect((await shop.shop.payouts.viewOwnPayouts('paper'))?.details).not.toBeNull()
    shop.jump({ days: 366 * 8 })
    await shop.shop.retention.forgetOldData()
    const old = await db().select().from(payouts)
    expect(old.length).toBeGreaterThan(0)
    expect(old.every(({ iban, holder, payee }) => iban === null && holder === null && payee.legalName === '')).toBe(
      true,
    )
  })
})
