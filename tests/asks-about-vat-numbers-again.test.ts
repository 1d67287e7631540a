// A VAT number that was saved while the EU's register was down is checked again automatically, with growing pauses,
// until the register answers; partner and owner see the state, and an invalid number holds back the payout.
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { dueFailures, mails, payoutDetails } from '#db/schema.ts'
import { billingStore } from '#shop/partners/prepaid/billing-store.ts'
import { questionAfter } from '#shop/people/company/vat-question.ts'
import { quickEngine } from './support/engines.ts'
import { openPayingShop, type PayingShop } from './support/paying-out.ts'
import { aPartner, DUTCH } from './support/prepaying.ts'

const MINUTE = 60
const HALF_A_DAY = 12 * 60 * MINUTE

let at: PayingShop
beforeAll(async () => {
  at = await openPayingShop(quickEngine())
})
afterAll(() => at.shop.close())

const silence = (times: number) => at.shop.spoil('vies', { at: 'check', kind: 'down', times })
const payouts = () => at.shop.shop.payouts
const rowOf = async (id: string) =>
  (await at.db().select().from(payoutDetails).where(eq(payoutDetails.businessId, id)))[0]
const askedAfter = async (seconds: number) => {
  at.shop.jump({ seconds })
  await payouts().recheckPayeeVat()
}
const seenByOwner = async (id: string) => {
  const { due, waiting } = await payouts().viewPayouts()
  return [...due, ...waiting].find(({ businessId }) => businessId === id)
}
const mailsAbout = async (id: string) =>
  (
    await at
      .db()
      .select()
      .from(mails)
      .where(eq(mails.email, `boss@${id}.example.com`))
  ).filter(({ facts }) => facts !== null && JSON.stringify(facts).includes('vat_number_unknown'))

describe('a partner whose VAT number couldn’t be checked', () => {
  it('is paid meanwhile, and VIES is asked until it confirms the number', async () => {
    const nora = await at.partner('nora')
    await at.earn('nora', 10_000)
    await silence(2)
    expect(await at.save(nora, { vatNumber: 'DE123456789', country: 'DE', isSelfBilled: true })).toEqual({ ok: true })
    expect(await payouts().viewOwnPayouts('nora')).toMatchObject({
      standing: 'due',
      details: { vatNumber: 'DE123456789', vatVerdict: 'unavailable' },
    })
    expect(await seenByOwner('nora')).toMatchObject({ standing: 'due', vatUnconfirmedAt: expect.any(Date) })

    // Nothing is due yet; then the register fails again, and the pause grows.
    await askedAfter(4 * MINUTE)
    expect(await rowOf('nora')).toMatchObject({ vatTries: 1, vatVerdict: 'unavailable' })
    await askedAfter(MINUTE)
    expect(await rowOf('nora')).toMatchObject({ vatTries: 2, vatVerdict: 'unavailable' })
    await askedAfter(5 * MINUTE)
    expect(await rowOf('nora')).toMatchObject({ vatTries: 2 })
    await askedAfter(5 * MINUTE)
    expect(await rowOf('nora')).toMatchObject({ vatTries: 0, vatVerdict: 'valid', vatAskAt: null })
    expect(await payouts().viewOwnPayouts('nora')).toMatchObject({ standing: 'due', details: { vatVerdict: 'valid' } })
    expect(await seenByOwner('nora')).toMatchObject({ vatUnconfirmedAt: null })
    expect(await mailsAbout('nora')).toEqual([])
  })

  it('whose number VIES then rejects waits, gets one email, and is paid once the number is right', async () => {
    const pip = await at.partner('pip')
    await at.earn('pip', 10_000)
    await silence(1)
    expect(await at.save(pip, { vatNumber: 'DE123456700', country: 'DE', isSelfBilled: true })).toEqual({ ok: true })
    at.shop.jump({ seconds: 10 * MINUTE })
    // Two workers at once.
    await Promise.all([payouts().recheckPayeeVat(), payouts().recheckPayeeVat()])
    expect(await payouts().viewOwnPayouts('pip')).toMatchObject({
      standing: 'vat_number_unknown',
      details: { vatVerdict: 'invalid' },
    })
    expect(await seenByOwner('pip')).toMatchObject({ standing: 'vat_number_unknown' })
    expect((await payouts().viewPayouts()).due.map(({ businessId }) => businessId)).not.toContain('pip')
    const [told, ...others] = await mailsAbout('pip')
    expect(others).toEqual([])
    // A month's notice uses 203104 as its number, which must stay free.
    expect(told?.generation).toBeGreaterThan(999_912)
    await askedAfter(2 * HALF_A_DAY)
    expect(await mailsAbout('pip')).toHaveLength(1)
    expect(await at.save(pip, { vatNumber: 'DE123456789', country: 'DE', isSelfBilled: true })).toEqual({ ok: true })
    expect(await payouts().viewOwnPayouts('pip')).toMatchObject({ standing: 'due', details: { vatVerdict: 'valid' } })
  })

  it('isn’t told that a payout waits if there is none', async () => {
    const ulla = await at.partner('ulla')
    await silence(1)
    await at.save(ulla, { vatNumber: 'DE555666700', country: 'DE' })
    await askedAfter(10 * MINUTE)
    expect(await payouts().viewOwnPayouts('ulla')).toMatchObject({
      standing: 'nothing',
      details: { vatVerdict: 'invalid' },
    })
    expect(await mailsAbout('ulla')).toEqual([])
  })

  it('from an earlier version, which never asked, is checked too', async () => {
    const olga = await at.partner('olga')
    await silence(1)
    await at.save(olga, { vatNumber: 'DE555666777', country: 'DE' })
    expect(await rowOf('olga')).toMatchObject({ vatVerdict: 'unavailable' })
    await at
      .db()
      .update(payoutDetails)
      .set({ vatTries: 0, vatAskAt: sql`timestamptz '2031-01-01 09:00:00.123456Z'` })
      .where(eq(payoutDetails.businessId, 'olga'))
    await askedAfter(MINUTE)
    expect(await rowOf('olga')).toMatchObject({ vatTries: 0, vatVerdict: 'valid', vatAskAt: null })
  })

  it('whose number isn’t from the EU or was changed meanwhile is no longer checked', async () => {
    const ada = await at.partner('ada')
    await silence(1)
    await at.save(ada, { vatNumber: 'DE987654321', country: 'DE' })
    await at.save(ada, { vatNumber: 'CHE-123.456.789', country: 'CH' })
    expect(await rowOf('ada')).toMatchObject({ vatVerdict: null, vatAskAt: null, vatTries: 0 })
    await askedAfter(HALF_A_DAY)
    expect(await rowOf('ada')).toMatchObject({ vatVerdict: null })
  })
})

describe('a prepaid business while VIES is down', () => {
  it('pays VAT until VIES confirms its number, and is reverse-charged from then on', async () => {
    await silence(1)
    const beta = await aPartner(at.shop, 'beta', { ...DUTCH, country: 'DE', vatNumber: 'DE417263859' })
    const { prepaid } = at.shop.shop
    const vat = async () => (await prepaid.viewBalance(beta.id, null)).vat
    expect(await vat()).toMatchObject({ basis: 'company', basisPoints: 1900, vies: { verdict: 'unavailable' } })
    await prepaid.recheckBillingVat()
    expect(await vat()).toMatchObject({ basisPoints: 1900 })
    at.shop.jump({ seconds: 5 * MINUTE })
    const billings = billingStore(at.shop.database)
    const asked = await billings.find(beta.id)
    await prepaid.recheckBillingVat()
    // Another worker, for which the register failed at the same time, finishes last.
    if (asked) await billings.setVat(asked, questionAfter('unavailable', asked.vatTries, at.shop.clock.now()))
    expect(await billings.find(beta.id)).toMatchObject({ vatTries: 0, vatAskAt: null })
    expect(await vat()).toMatchObject({ basis: 'reverse_charge', basisPoints: 0, vies: { verdict: 'valid' } })
  })
})

describe('a register that doesn’t answer for days', () => {
  it('is asked on, and the tenth silence puts each business before a person until it answers', async () => {
    const failing = async () =>
      (await at.db().select().from(dueFailures).where(eq(dueFailures.kind, 'payout_vat_number'))).map(
        ({ item, tries, shownAt }) => ({ item, tries, isShown: shownAt !== null }),
      )
    await silence(1_000)
    for (const name of ['quiet', 'still']) {
      const owner = await at.partner(name)
      expect(await at.save(owner, { vatNumber: 'DE123456789', country: 'DE' })).toEqual({ ok: true })
    }
    for (let tries = 2; tries < 10; tries += 1) await askedAfter(HALF_A_DAY)
    expect(await failing()).toEqual([])
    await askedAfter(HALF_A_DAY)
    expect(new Set(await failing())).toEqual(
      new Set(['quiet', 'still'].map((item) => ({ item, tries: 10, isShown: true }))),
    )
    await at.shop.mend()
    await askedAfter(HALF_A_DAY)
    expect(await failing()).toEqual([])
  })
})

describe('the pauses between two checks', () => {
  it('double up to half a day, and end with an answer', () => {
    const now = new Date('2026-11-25T12:00:00Z')
    const minutes = [0, 1, 2, 8, 30].map((tries) => {
      const { vatAskAt } = questionAfter('unavailable', tries, now)
      return vatAskAt && (vatAskAt.getTime() - now.getTime()) / 60_000
    })
    expect(minutes).toEqual([5, 10, 20, 720, 720])
    for (const verdict of ['valid', 'invalid', null] as const)
      expect(questionAfter(verdict, 7, now)).toEqual({ vatTries: 0, vatAskAt: null })
  })
})
