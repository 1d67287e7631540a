// Orders that a restore lost, and the rebuild couldn't recover on its own, wait for a person: they see what the order
// cost and decide once, and the balance, the invoices, the network, and the partner's software agree afterwards.
import { namedByIccid } from '#ports/esim-provider.ts'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, bookDifferences, bundles, invoices } from '#db/schema.ts'
import type { ApiCaller } from '#shop/partners/prepaid/place-api-order.ts'
import type { VatRate } from '#shop/catalogue/pricing/vat.ts'
import { parseDateOnly } from '#values/date.ts'
import { vatChoices } from '#shop/office/recovery/lost-order.ts'
import { apiOrdering, BUNDLE, TOTAL } from './support/api-ordering.ts'
import { quickEngine } from './support/engines.ts'
import { hasAnAccount, PASSWORD, type Holder } from './support/having-accounts.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { aPartner, DUTCH, mustBeEven, type Partner } from './support/prepaying.ts'
import { rememberRows } from './support/test-databases.ts'

let shop: TestShop
let alpha: Partner
let caller: ApiCaller
let owner: Holder
beforeEach(async () => {
  shop = await openTestShop({ engine: quickEngine() })
  await aPartner(shop, 'aaa', { ...DUTCH, companyName: 'Another B.V.' })
  alpha = await aPartner(shop, 'alpha')
  owner = await hasAnAccount(shop, 'owner@example.com', 'super-admin')
  caller = await apiOrdering(shop).callerOf('alpha')
  await alpha.deposit(100_00)
})
afterEach(async () => {
  await mustBeEven(shop)
  await shop.close()
})

const proof = { token: null, password: PASSWORD }
const by = () => ({ ...shop.at, actor: { id: owner.id, type: 'super-admin' as const } })
const view = async (reference: string) => {
  const found = await shop.shop.recovery.viewLostOrder(reference)
  if (!found) throw new Error(`Nothing is known of ${reference}.`)
  return found
}
const boughtOf = async (reference: string) => {
  const { bought } = await view(reference)
  if (!bought) throw new Error(`Nobody bought ${reference}.`)
  return bought
}
const rebuild = async () => {
  shop.jump({ seconds: 120 })
  const answer = await shop.shop.recovery.rebuildLostOrders(null)
  if (!answer.ok) throw new Error(answer.problem)
  return answer.rebuilt
}
/** Charges the amount on the page, with the VAT choice for this rate. */
const book = async (reference: string, vatBasisPoints: number, password = PASSWORD) => {
  const { businessId, totalCents, choices } = await boughtOf(reference)
  const choice = choices.find(({ vat }) => vat.basisPoints === vatBasisPoints)?.key ?? ''
  return shop.shop.recovery.bookLostOrder(
    { reference, businessId, totalCents, choice, proof: { ...proof, password } },
    by(),
  )
}
const giveBack = (reference: string) => shop.shop.recovery.returnLostProfile({ reference, proof }, by())
const leave = (reference: string) => shop.shop.recovery.leaveLostOrder({ reference, proof }, by())
const openFaults = async () => (await shop.shop.books.listDifferences()).shown.map(({ fault }) => fault)
const strays = async () => (await shop.shop.books.checkAllBooks({ isCalm: true })).differences.map(({ fault }) => fault)
const actions = async () =>
  (await shop.database.db().select({ action: auditLog.action, actor: auditLog.actorId }).from(auditLog))
    .filter(({ actor }) => actor === owner.id)
    .map(({ action }) => action)

/**
 * Bought in the seller's country with VAT, then lost; now the partner is in Germany, whose rate can't produce that
 * total from our prices.
 */
async function losesAnOrder() {
  const { delivered } = apiOrdering(shop)
  const { rollBack } = await rememberRows(shop.database)
  const lost = await delivered(caller, { idempotencyKey: 'alpha-1', ownReference: 'booking 1' })
  await rollBack()
  const company = { ...DUTCH, country: 'DE', vatNumber: '' } as const
  expect(await shop.shop.prepaid.saveBilling({ businessId: 'alpha', company }, alpha.by)).toEqual({ ok: true })
  const { otherPrices, fromBalances } = await rebuild()
  expect(fromBalances).toEqual([])
  const [{ reference } = { reference: '' }] = otherPrices
  return { id: lost.id, iccid: lost.esim?.iccid ?? '', reference }
}

describe('an API order that a rebuild couldn’t restore automatically', () => {
  it('is shown with its certain facts, charged once by a person, and found by the partner', async () => {
    const { delivered, order, look } = apiOrdering(shop)
    await delivered(caller)
    const { id, iccid, reference } = await losesAnOrder()
    expect(await openFaults()).toEqual(['profile_of_no_order'])
    const { bought, profiles, state } = await view(reference)
    expect({ profiles, state }).toEqual({ profiles: [{ end: iccid.slice(-4), isUsed: false }], state: 'open' })
    expect(bought).toMatchObject({
      businessName: 'alpha',
      totalCents: TOTAL,
      balanceCents: 100_00 - TOTAL,
      bundle: { data: '5GB', zone: 'Europe', days: 10 },
      today: { subtotalCents: 1495, vatBasisPoints: 1900 },
      before: { quote: { subtotalCents: 1495, vatBasisPoints: 2100 } },
    })
    const likeliest = bought?.choices.find(({ key }) => key === bought.likeliest)
    expect(likeliest).toMatchObject({ reasons: ['home'], vat: { country: 'NL' }, quote: { vatCents: 314 } })

    expect(await book(reference, 2100, 'not-it')).toMatchObject({ problem: 'password_wrong' })
    expect(await alpha.balance()).toBe(100_00 - TOTAL)
    expect(await book(reference, 2100)).toEqual({ ok: true, orderId: id, isNew: true })
    // The old page, submitted again.
    const again = { reference, businessId: 'alpha', totalCents: TOTAL, choice: 'company NL 2100', proof }
    expect(await shop.shop.recovery.bookLostOrder(again, by())).toEqual({ ok: true, orderId: id, isNew: false })
    expect(await giveBack(reference)).toEqual({ ok: false, problem: 'decided' })
    await shop.until(id, ({ provisioningState }) => provisioningState === 'completed')

    expect(await alpha.balance()).toBe(100_00 - 2 * TOTAL)
    expect(await look(caller, id)).toMatchObject({ esim: { iccid }, netCents: 1495, vatCents: 314 })
    const papers = await shop.database.db().select().from(invoices).where(eq(invoices.orderId, id))
    expect(papers.map(({ snapshot }) => snapshot)).toMatchObject([{ netCents: 1495, vatCents: 314, totalCents: TOTAL }])
    expect(await shop.profilesOf(reference)).toHaveLength(1)
    const call = { idempotencyKey: 'alpha-1', ownReference: 'booking 1' }
    expect(await order(caller, call)).toMatchObject({ ok: true, isNew: false, order: { id } })
    expect(await openFaults()).toEqual([])
    expect(await strays()).toEqual([])
    expect(await view(reference)).toMatchObject({ state: 'booked', orderId: id, bought: null })
    expect((await actions()).filter((action) => action === 'lost_order_booked')).toHaveLength(1)
  })

  it('is charged only with the amount, business, and VAT that match its ID', async () => {
    const { reference } = await losesAnOrder()
    const { key = '' } = (await boughtOf(reference)).choices[0] ?? {}
    const said = { reference, businessId: 'alpha', totalCents: TOTAL, choice: key, proof }
    const tried = (more: Partial<typeof said>) => shop.shop.recovery.bookLostOrder({ ...said, ...more }, by())
    expect(await tried({ totalCents: TOTAL - 1 })).toEqual({ ok: false, problem: 'facts_changed' })
    expect(await tried({ businessId: 'aaa' })).toEqual({ ok: false, problem: 'facts_changed' })
    expect(await tried({ businessId: 'nobody' })).toEqual({ ok: false, problem: 'not_found' })
    expect(await tried({ choice: 'company NL 1' })).toEqual({ ok: false, problem: 'choice_missing' })
    expect(await tried({ reference: reference.replace(/.$/, '0') })).toEqual({ ok: false, problem: 'not_found' })
    await shop.spoil('network', { at: 'lookup', kind: 'fail_before', times: 1 })
    expect(await tried({})).toEqual({ ok: false, problem: 'network_silent' })
    expect(await alpha.balance()).toBe(100_00)
    expect(await openFaults()).toEqual(['profile_of_no_order'])
  })

  it('can be charged even if its bundle is off sale', async () => {
    const { id, reference } = await losesAnOrder()
    await shop.database.db().update(bundles).set({ status: 'Inactive' }).where(eq(bundles.bundleId, BUNDLE))
    shop.jump({ seconds: 10 })
    expect(await boughtOf(reference)).toMatchObject({ today: null, bundle: { zone: 'Europe' } })
    expect(await book(reference, 2100)).toEqual({ ok: true, orderId: id, isNew: true })
    expect(await alpha.balance()).toBe(100_00 - TOTAL)
  })

  it('is decided once, however many admins press at once', async () => {
    const { id, reference } = await losesAnOrder()
    const answers = await Promise.all([
      book(reference, 2100),
      giveBack(reference),
      book(reference, 2100),
      leave(reference),
    ])
    const done = answers.filter((answer) => answer.ok && !('isNew' in answer && !answer.isNew))
    expect(done).toHaveLength(1)
    const order = (await view(reference)).orderId
    const isBooked = order === id
    expect(await alpha.balance()).toBe(isBooked ? 100_00 - TOTAL : 100_00)
    expect(await openFaults()).toEqual([])
  })

  it('isn’t charged again if the partner’s software has ordered it again with the same key', async () => {
    const { ordered } = apiOrdering(shop)
    const { id, reference } = await losesAnOrder()
    const again = await ordered(caller, { idempotencyKey: 'alpha-1', ownReference: 'booking 1' })
    expect(again.id).not.toBe(id)
    await shop.until(again.id, ({ provisioningState }) => provisioningState === 'completed')
    const before = await alpha.balance()
    expect(await book(reference, 2100)).toEqual({ ok: false, problem: 'ordered_again' })
    expect(await alpha.balance()).toBe(before)
    expect(await openFaults()).toEqual(['profile_of_no_order'])
    // A rebuild that knows the price would recover it automatically, but not once it was ordered again.
    await shop.shop.prepaid.saveBilling({ businessId: 'alpha', company: DUTCH }, alpha.by)
    expect(await rebuild()).toMatchObject({ fromBalances: [] })
    expect(await alpha.balance()).toBe(before)
    expect(await giveBack(reference)).toEqual({ ok: true })
  })

  it('ends with all notes under its reference, and an ended note hides no open one', async () => {
    const { reference } = await losesAnOrder()
    const db = shop.database.db()
    const [noted] = await db.select().from(bookDifferences).where(eq(bookDifferences.reference, reference))
    if (!noted) throw new Error('Nothing was noted.')
    const later = new Date(noted.foundAt.getTime() + 1000)
    await db.insert(bookDifferences).values([
      { ...noted, key: `${noted.key} second` },
      { ...noted, key: `${noted.key} ended`, foundAt: later, endedAt: later },
    ])
    expect(await view(reference)).toMatchObject({ state: 'open' })
    expect(await leave(reference)).toEqual({ ok: true })
    expect(await openFaults()).toEqual([])
  })

  it('returns its eSIM to the network, unless it is in use; then it stays open', async () => {
    const { iccid, reference } = await losesAnOrder()
    await fetch(`${shop.sandbox.url}/control/esims/${iccid}/install`, { method: 'POST' })
    expect(await giveBack(reference)).toEqual({ ok: false, problem: 'esim_in_use' })
    expect(await view(reference)).toMatchObject({ state: 'open', profiles: [{ isUsed: true }] })
    expect(await shop.profilesOf(reference)).toHaveLength(1)
    expect(await actions()).not.toContain('lost_profile_returned')
  })

  it('whose eSIM was returned is never billed, and the rebuild doesn’t list it again', async () => {
    const { reference } = await losesAnOrder()
    expect(await giveBack(reference)).toEqual({ ok: true })
    expect(await shop.profilesOf(reference)).toEqual([])
    expect(await strays()).toEqual([])
    expect(await giveBack(reference)).toMatchObject({ ok: false })
    expect(await leave(reference)).toEqual({ ok: false, problem: 'decided' })
    expect(await rebuild()).toMatchObject({ otherPrices: [], fromBalances: [] })
    expect(await alpha.balance()).toBe(100_00)
    expect(await actions()).toContain('lost_profile_returned')
  })

  it('that is left alone stays with its traveler, and isn’t listed again', async () => {
    const { reference } = await losesAnOrder()
    expect(await strays()).toEqual(['profile_of_no_order'])
    expect(await leave(reference)).toEqual({ ok: true })
    expect(await strays()).toEqual([])
    expect(await rebuild()).toMatchObject({ otherPrices: [] })
    expect(await openFaults()).toEqual([])
    expect(await shop.profilesOf(reference)).toHaveLength(1)
    expect(await actions()).toContain('lost_order_left')
  })
})

describe('a top-up that a rebuild couldn’t restore', () => {
  it('is charged by a person, and isn’t added to the eSIM again', async () => {
    const { delivered, ordered } = apiOrdering(shop)
    const first = await delivered(caller)
    const { rollBack } = await rememberRows(shop.database)
    const lost = await ordered(caller, { topUpFor: first.id })
    await shop.until(lost.id, ({ provisioningState }) => provisioningState === 'completed')
    await rollBack()
    const company = { ...DUTCH, country: 'DE', vatNumber: '' } as const
    await shop.shop.prepaid.saveBilling({ businessId: 'alpha', company }, alpha.by)
    const [{ reference } = { reference: '' }] = (await rebuild()).otherPrices
    expect(await openFaults()).toEqual(['top_up_of_no_order'])
    const before = await alpha.balance()
    const { totalCents } = await boughtOf(reference)
    expect(await giveBack(reference)).toEqual({ ok: false, problem: 'top_up_stays' })
    await shop.spoil('network', { at: 'history', kind: 'missing', times: 1 })
    expect(await book(reference, 2100)).toEqual({ ok: false, problem: 'profile_gone' })
    expect(await book(reference, 2100)).toEqual({ ok: true, orderId: lost.id, isNew: true })
    await shop.until(lost.id, ({ provisioningState }) => provisioningState === 'completed')
    expect(await alpha.balance()).toBe(before - totalCents)
    const given = await shop.network.listTopUpReferences(namedByIccid(first.esim?.iccid ?? ''), 30)
    expect(given.filter((each) => each === reference)).toHaveLength(1)
    expect(await openFaults()).toEqual([])
  })
})

const dateOnly = (text: string) => {
  const day = parseDateOnly(text)
  if (!day) throw new Error(`${text} is no day.`)
  return day
}

describe('the VAT share of a total', () => {
  const rates: VatRate[] = [
    { country: 'NL', basisPoints: 2100, validFrom: dateOnly('2020-01-01') },
    { country: 'DE', basisPoints: 1900, validFrom: dateOnly('2020-01-01') },
    { country: 'DE', basisPoints: 2000, validFrom: dateOnly('2026-11-20') },
  ]
  const today = { country: 'DE', basisPoints: 2000, basis: 'company', conflict: false, vies: null } as const

  it('is tried with the rates of that day, of today, and of home, each once', () => {
    const company = { country: 'DE', vies: null } as const
    const facts = { rates, sellerCountry: 'NL' as const, company, today, placedOn: dateOnly('2026-11-01') }
    const found = vatChoices(12_00, facts)
    expect(found.map(({ reasons, vat }) => [vat.basis, vat.basisPoints, ...reasons])).toEqual([
      ['company', 2000, 'today'],
      ['company', 1900, 'that_day'],
      ['company', 2100, 'home'],
      ['reverse_charge', 0, 'reverse_charge'],
      ['company', 0, 'outside'],
    ])
    for (const { quote } of found) expect(quote.totalCents).toBe(12_00)
    // No price gives this total at 20%.
    expect(vatChoices(TOTAL, facts).map(({ vat }) => vat.basisPoints)).toEqual([1900, 2100, 0, 0])
  })
})
