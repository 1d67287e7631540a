// Partners' earnings are paid once: by a run that the owner makes, with a file for the bank, and booked in the ledger
// whatever happens to it. On both databases, since simultaneous presses race.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { auditLog, payoutRuns, payouts } from '#db/schema.ts'
import { PAYOUT_TERMS } from '#shop/partners/payout/payout-terms.ts'
import { engines } from '../support/engines.ts'
import { IBAN, openPayingShop, type PayingShop } from '../support/paying-out.ts'

const sums = z.object({ rows: z.array(z.object({ account: z.string(), cents: z.coerce.number() })) })

describe.each(engines())('on the %s database', (_name, engine) => {
  let at: PayingShop
  beforeAll(async () => {
    at = await openPayingShop(engine)
  })
  afterAll(() => at.shop.close())

  it('says what blocks it, from the first cent to the bank file', async () => {
    const { shop, byOwner, proof, partner, earn, save, balanceOf, seen, make, made, paid, takenBack, fileOf, kindsTo } =
      at
    const nora = await partner('nora')
    const standing = async () => (await shop.shop.payouts.viewOwnPayouts('nora'))?.standing
    expect(await standing()).toBe('nothing')
    await earn('nora', PAYOUT_TERMS.minimumCents - 1)
    expect(await standing()).toBe('below_minimum')
    await earn('nora', 1)
    expect(await standing()).toBe('bank_missing')
    expect(await save(nora)).toEqual({ ok: true })
    expect(await standing()).toBe('due')
    expect(await make()).toEqual({ ok: false, problem: 'payer_missing' })
    const payer = { typed: { holder: 'Sample Company B.V.', iban: 'DE89370400440532013000', bic: '' }, proof }
    expect(await shop.shop.payouts.savePayer(payer, byOwner())).toEqual({ ok: true })

    // Only what was shown is paid.
    const before = { ...(await seen()), invoices: new Map<string, string>() }
    expect(await shop.shop.payouts.makePayoutRun({ ...before, seenCents: 1, proof }, byOwner())).toEqual({
      ok: false,
      problem: 'due_changed',
    })
    const wrong = { token: null, password: 'not-it' }
    expect(await shop.shop.payouts.makePayoutRun({ ...before, proof: wrong }, byOwner())).toMatchObject({
      problem: 'password_wrong',
    })

    const id = await made()
    expect(await balanceOf('nora')).toEqual({ heldCents: 0, payableCents: 0, transitCents: 2_500 })
    const file = await fileOf(id)
    if (!file.ok) throw new Error(file.problem)
    expect(file.xml).toContain(`<IBAN>${IBAN}</IBAN>`)
    expect(file.xml).toContain('<InstdAmt Ccy="EUR">25.00</InstdAmt>')
    expect(file.xml).toContain('<ReqdExctnDt><Dt>2031-03-10</Dt></ReqdExctnDt>')
    expect(await fileOf(id)).toEqual(file)

    expect(await paid(id)).toEqual({ ok: true })
    expect(await paid(id)).toEqual({ ok: false, problem: 'run_ended' })
    expect(await takenBack(id)).toEqual({ ok: false, problem: 'run_ended' })
    expect(await balanceOf('nora')).toEqual({ heldCents: 0, payableCents: 0, transitCents: 0 })
    expect(await kindsTo('boss@nora.example.com')).toContain('payout_paid')
    expect((await fileOf(id)).ok).toBe(true)
  })

  it('is made once a month, even by two owners at once', async () => {
    const {
      shop,
      owner,
      second,
      db,
      as,
      proof,
      partner,
      earn,
      save,
      balanceOf,
      seen,
      make,
      made,
      paid,
      takenBack,
      nextMonth,
      settle,
    } = at
    await settle()
    const pip = await partner('pip')
    await save(pip)
    await earn('pip', 10_000)
    const input = { ...(await seen()), invoices: new Map<string, string>(), proof }
    const both = [owner, second, owner].map((who) => shop.shop.payouts.makePayoutRun(input, as(who, 'super-admin')))
    const answers = await Promise.all(both)
    expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
    expect(await balanceOf('pip')).toMatchObject({ payableCents: 0, transitCents: 10_000 })
    expect(await make()).toEqual({ ok: false, problem: 'run_exists' })
    const [run] = await db().select().from(payoutRuns).where(eq(payoutRuns.state, 'open'))
    const ended = await Promise.all([paid(run?.id ?? ''), takenBack(run?.id ?? ''), paid(run?.id ?? '')])
    expect(ended.filter(({ ok }) => ok)).toHaveLength(1)
    const rows = await db().select().from(payouts).where(eq(payouts.businessId, 'pip'))
    expect(rows).toHaveLength(1)
    // What an earlier run is already paying isn't paid by the next one, and is only returned with that earlier run.
    await settle()
    await earn('pip', 4_000)
    const late = await made()
    nextMonth()
    await earn('pip', 3_000)
    const next = await made()
    expect(await balanceOf('pip')).toMatchObject({ payableCents: 0, transitCents: 7_000 })
    await takenBack(late)
    expect(await balanceOf('pip')).toMatchObject({ payableCents: 4_000, transitCents: 3_000 })
    await paid(next)
    expect(await balanceOf('pip')).toMatchObject({ payableCents: 4_000, transitCents: 0 })
    await settle()
  })

  it('that fails in the middle has paid nobody', async () => {
    const { db, partner, earn, save, balanceOf, make, made, paid, takenBack, fileOf } = at
    const ada = await partner('ada')
    await save(ada)
    await earn('ada', 5_000)
    await db().execute(sql`alter table payouts add constraint breaks check (net <> 5000) not valid`)
    await expect(make()).rejects.toThrow('payouts')
    await db().execute(sql`alter table payouts drop constraint breaks`)
    expect(await balanceOf('ada')).toMatchObject({ payableCents: 5_000, transitCents: 0 })
    expect(await db().select().from(payoutRuns).where(eq(payoutRuns.state, 'open'))).toEqual([])
    const id = await made()
    expect(await takenBack(id)).toEqual({ ok: true })
    expect(await balanceOf('ada')).toMatchObject({ payableCents: 5_000, transitCents: 0 })
    expect(await fileOf(id)).toEqual({ ok: false, problem: 'no_file' })
    // The month is free again.
    expect(await paid(await made())).toEqual({ ok: true })
    expect(await balanceOf('ada')).toMatchObject({ payableCents: 0, transitCents: 0 })
  })

  it('pays VAT only on a self-billed invoice, or on theirs', async () => {
    const { shop, db, byOwner, partner, earn, save, balanceOf, made, paid, nextMonth, settle } = at
    await settle()
    const home = await partner('home')
    const there = await partner('there')
    const self = await partner('self')
    await save(home, { vatNumber: 'NL123456789B01' })
    await save(self, { vatNumber: 'NL123456789B01', isSelfBilled: true })
    await save(there, { vatNumber: 'DE123456789', country: 'DE', isSelfBilled: true })
    for (const { id } of [home, there, self]) await earn(id, 10_000)
    const rows = new Map((await shop.shop.payouts.viewPayouts()).due.map((row) => [row.businessId, row]))
    expect([rows.get('home')?.standing, rows.get('self')?.standing]).toEqual(['invoice_missing', 'due'])
    expect(await paid(await made())).toEqual({ ok: true })
    expect(await balanceOf('home')).toMatchObject({ payableCents: 10_000 })
    const paidTo = async (id: string) => (await db().select().from(payouts).where(eq(payouts.businessId, id))).at(-1)
    expect(await paidTo('self')).toMatchObject({ netCents: 10_000, vatCents: 2_100, vatBasis: 'domestic' })
    expect(await paidTo('there')).toMatchObject({ netCents: 10_000, vatCents: 0, vatBasis: 'reverse_charge' })
    const numbers = [(await paidTo('self'))?.paperNumber, (await paidTo('there'))?.paperNumber]
    expect(new Set(numbers)).toEqual(new Set(['WANDERPASS-SB-2031-000001', 'WANDERPASS-SB-2031-000002']))

    nextMonth()
    expect(await paid(await made(byOwner(), new Map([['home', 'H-77']])))).toEqual({ ok: true })
    expect(await paidTo('home')).toMatchObject({ vatCents: 2_100, paper: 'theirs', paperNumber: 'H-77' })
    const { rows: totals } = sums.parse(
      await db().execute(sql`select account, sum(cents) as cents from ledger_lines group by account`),
    )
    const on = (account: string) => totals.find((each) => each.account === account)?.cents ?? 0
    expect(on('input_vat')).toBe(-4_200)
    const [left] = sums.parse(
      await db().execute(sql`select 'bank' as account, coalesce(sum(net + vat), 0) as cents from payouts
        join payout_runs on payout_runs.id = payouts.run_id where state = 'paid'`),
    ).rows
    expect(on('bank')).toBe(left?.cents)
  })

  it('is reversed with a credit note if the bank returns it, and waits for another account', async () => {
    const { shop, db, byOwner, proof, earn, save, balanceOf, made, paid, settle } = at
    await settle()
    const self = { id: 'self', by: byOwner() }
    await earn('self', 4_000)
    await paid(await made())
    const [payout] = await db()
      .select()
      .from(payouts)
      .where(sql`business_id = 'self' and net = 4000`)
    const back = () => shop.shop.payouts.recordReturnedPayout({ id: payout?.id ?? '', proof }, byOwner())
    expect((await Promise.all([back(), back()])).filter(({ ok }) => ok)).toHaveLength(1)
    expect(await balanceOf('self')).toEqual({ heldCents: 0, payableCents: 4_000, transitCents: 0 })
    const [after] = await db()
      .select()
      .from(payouts)
      .where(eq(payouts.id, payout?.id ?? ''))
    expect(after?.returnNumber).toMatch(/^WANDERPASS-SBC-20\d\d-00000\d$/)
    expect((await shop.shop.payouts.viewOwnPayouts('self'))?.standing).toBe('bank_refused')
    shop.jump({ seconds: 60 })
    await save(self, { vatNumber: 'NL123456789B01', isSelfBilled: true })
    expect((await shop.shop.payouts.viewOwnPayouts('self'))?.standing).toBe('due')
    const notes = (await db().select().from(auditLog).orderBy(auditLog.id)).map(({ action }) => action)
    for (const action of [
      'payer_changed',
      'payout_run_made',
      'payout_file_given',
      'payout_run_paid',
      'payout_run_taken_back',
      'payout_returned',
    ])
      expect(notes).toContain(action)
  })

  it('pays nobody if an account was changed after the owner saw it, and says whose', async () => {
    const { shop, byOwner, proof, partner, earn, save, balanceOf, seen, payer, make, paid, settle } = at
    await settle()
    const [kim, lea] = [await partner('kim'), await partner('lea')]
    for (const each of [kim, lea]) {
      await save(each)
      await earn(each.id, 5_000)
    }
    const shown = { ...(await seen()), invoices: new Map<string, string>(), proof }
    shop.jump({ seconds: 5 })
    await save(kim, { iban: 'FR1420041010050500013M02606' })
    expect(await shop.shop.payouts.makePayoutRun(shown, byOwner())).toEqual({
      ok: false,
      problem: 'account_changed',
      businessIds: ['kim'],
    })
    const again = { ...(await seen()), invoices: new Map<string, string>(), proof }
    shop.jump({ seconds: 5 })
    await shop.shop.payouts.savePayer({ typed: payer, proof }, byOwner())
    expect(await shop.shop.payouts.makePayoutRun(again, byOwner())).toEqual({ ok: false, problem: 'payer_changed' })
    for (const id of ['kim', 'lea']) expect(await balanceOf(id)).toMatchObject({ payableCents: 5_000, transitCents: 0 })
    const run = await make()
    expect(run.ok && (await paid(run.runId))).toEqual({ ok: true })
  })
})
