// What partners are told about their money also holds in edge cases: staff decisions, changes saved in the meantime, a
// bank's inquiries, and the remaining balance once nothing more is earned.
import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { apiKeys, businesses, payouts } from '#db/schema.ts'
import { businessStore } from '#shop/people/brand/business-store.ts'
import { OPERATIONS } from '#app/features/partner-api/operations.ts'
import { apiOrdering, TOTAL } from './support/api-ordering.ts'
import { quickEngine } from './support/engines.ts'
import { hasEarned } from './support/has-earned.ts'
import { PASSWORD } from './support/having-accounts.ts'
import { anAdmin, callerAs } from './support/inbox.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'
import { details, openPayingShop } from './support/paying-out.ts'
import { aPartner, DUTCH, mustBeEven } from './support/prepaying.ts'
import { aShopOfIts, ownerOf } from './support/retailing.ts'

describe('a partner’s balance', () => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop({ engine: quickEngine() })
  })
  afterEach(async () => {
    await mustBeEven(shop)
    await shop.close()
  })

  it('isn’t refunded for an eSIM that staff canceled without a refund', async () => {
    const alpha = await aPartner(shop, 'alpha')
    await alpha.deposit(100_00)
    const api = apiOrdering(shop)
    const caller = await api.callerOf('alpha')
    const { id } = await api.delivered(caller)
    const ada = await anAdmin(shop, 'ada@staff.example.com', 'Ada Admin')
    const proof = { token: ada.token, password: PASSWORD }
    expect(await shop.shop.desk.cancelEsim({ orderId: id, proof }, callerAs(shop, ada))).toEqual({ ok: true })
    expect(await shop.shop.prepaid.returnOrder(caller, id)).toEqual({ ok: false, problem: 'not_returnable' })
    expect(await alpha.balance()).toBe(100_00 - TOTAL)
    expect(await api.look(caller, id)).toMatchObject({ state: 'canceled', refundedCents: 0 })
    // A test key's eSIM cost nothing, so returning it twice changes nothing.
    const trying = await api.callerOf('alpha', 'test')
    const test = await api.delivered(trying)
    const back = await shop.shop.prepaid.returnOrder(trying, test.id)
    expect(back).toMatchObject({ ok: true, order: { state: 'canceled' } })
    expect(await shop.shop.prepaid.returnOrder(trying, test.id)).toEqual(back)
  })

  it('doesn’t overwrite billing details saved while VIES was asked', async () => {
    const gamma = await aPartner(shop, 'gamma', { ...DUTCH, country: 'DE', vatNumber: 'DE417263859' })
    // The register's answer is cached for some hours.
    shop.jump({ days: 1 })
    await shop.spoil('vies', { at: 'check', kind: 'slow', ms: 400 })
    const placed = gamma.place(50_00)
    const moved = { ...DUTCH, companyName: 'Gamma Nieuw B.V.' }
    expect(await shop.shop.prepaid.saveBilling({ businessId: 'gamma', company: moved }, gamma.by)).toEqual({ ok: true })
    expect((await placed).ok).toBe(true)
    expect((await shop.shop.prepaid.viewBalance('gamma', null)).billing).toMatchObject({
      company: { companyName: 'Gamma Nieuw B.V.', country: 'NL' },
      vatConsultation: null,
    })
  })

  it('accepts no deposit from a business that can’t order', async () => {
    const alpha = await aPartner(shop, 'alpha')
    await shop.database.db().update(businesses).set({ suspendedAt: shop.clock.now() }).where(eq(businesses.id, 'alpha'))
    expect(await alpha.place(50_00)).toEqual({ ok: false, problem: 'shop_closed' })
    await businessStore(shop.database).create({ id: 'earner', name: 'E', kind: 'affiliate', now: shop.clock.now() })
    const typed = { cents: 50_00, attempt: 'form-1', email: alpha.email, ip: null, rateLimitKey: 'here' }
    expect(await shop.shop.prepaid.placeDeposit({ businessId: 'earner', ...typed }, alpha.by)).toEqual({
      ok: false,
      problem: 'no_shop',
    })
  })

  it('counts as low even because of a dispute', async () => {
    const alpha = await aPartner(shop, 'alpha')
    const { orderId, reference } = await alpha.deposit(100_00)
    expect(shop.sandbox.payment?.dashboard.dispute(reference)).toBe(null)
    await shop.until(orderId, ({ reviewReason }) => reviewReason === 'disputed')
    await shop.letTimePass({ seconds: 6 })
    expect((await shop.mailsTo(alpha.email)).map(({ subject }) => subject)).toContain(
      'Your balance at Wander Pass is running low',
    )
  })

  it('pays for orders that are deleted after seven full years, whatever is bought since', async () => {
    const alpha = await aPartner(shop, 'alpha')
    await alpha.deposit(100_00)
    const api = apiOrdering(shop)
    const caller = await api.callerOf('alpha')
    const old = await api.delivered(caller, { ownReference: 'for Nora Nova' })
    shop.jump({ days: 8 * 366 })
    const young = await api.ordered(caller, { ownReference: 'for Kim Kranich' })
    await shop.shop.retention.forgetOldData()
    expect(await shop.orderOf(old.id)).toMatchObject({ customerName: '', company: null, activationCode: null })
    expect(await api.look(caller, old.id)).toMatchObject({ ownReference: null, esim: null, totalCents: TOTAL })
    expect(await api.look(caller, young.id)).toMatchObject({ ownReference: 'for Kim Kranich' })
    expect((await shop.orderOf(young.id)).customerName).toBe(DUTCH.companyName)
  })

  it('is spent by keys that are all listed while they are valid', async () => {
    const alpha = await aPartner(shop, 'alpha')
    const { keyId } = await apiOrdering(shop).callerOf('alpha')
    const [key] = await shop.database.db().select().from(apiKeys).where(eq(apiKeys.id, keyId))
    if (!key) throw new Error('There is no key.')
    // Keys created and revoked after it, as many as fit on a page.
    const revoked = Array.from({ length: 100 }, (_none, place) => {
      const createdAt = new Date(key.createdAt.getTime() + place + 1)
      return { ...key, id: randomUUID(), keyHash: `hash ${place}`, createdAt, revokedAt: createdAt }
    })
    await shop.database.db().insert(apiKeys).values(revoked)
    const listed = await shop.shop.api.listApiKeys(alpha.id)
    expect(listed.filter(({ state }) => state === 'open').map(({ id }) => id)).toEqual([keyId])
    expect(listed.map(({ createdAt }) => createdAt)).toEqual(
      listed.map(({ createdAt }) => createdAt).toSorted((one, other) => other.getTime() - one.getTime()),
    )
  })

  it('can be queried only with valid names', () => {
    const query = OPERATIONS.find(({ id }) => id === 'listOrders')?.query
    expect(query?.safeParse({ reference: 'booking-1' }).success).toBe(true)
    expect(query?.safeParse({ reference: 'booking\0' }).success).toBe(false)
  })
})

describe('a business’s margin', () => {
  let shop: TestShop
  let beta: Awaited<ReturnType<typeof aShopOfIts>>
  const standing = async () => (await shop.shop.payouts.viewOwnPayouts('beta'))?.standing
  const bankOf = async () => (await shop.shop.payouts.viewOwnPayouts('beta'))?.details?.iban
  const save = () =>
    shop.shop.payouts.savePayoutDetails(
      { businessId: 'beta', typed: details, proof: { token: null, password: PASSWORD } },
      beta.boss,
    )
  beforeEach(async () => {
    shop = await openTestShop({ engine: quickEngine() })
    beta = await aShopOfIts(shop, 'beta')
    await beta.allow(1000)
  })
  afterEach(() => shop.close())

  it('is paid out completely once it has neither own prices nor a code', async () => {
    const { orderId } = await shop.buy({ email: 'somebody@example.com' })
    await hasEarned(shop.database, { businessId: 'beta', orderId, cents: 700, now: shop.clock.now() })
    expect(await save()).toEqual({ ok: true })
    expect(await standing()).toBe('below_minimum')
    await beta.allow(1000, false)
    expect(await standing()).toBe('due')
    await shop.shop.affiliates.addOwnAffiliate('beta', beta.boss)
    expect(await standing()).toBe('below_minimum')
    await beta.allow(1000)
    await shop.shop.affiliates.endAffiliate('beta', ownerOf(shop))
    expect(await standing()).toBe('below_minimum')
    await beta.allow(1000, false)
    expect(await standing()).toBe('due')
  })

  it('goes to an account that is stored as long as it has own prices, and 90 days longer', async () => {
    await shop.shop.affiliates.addOwnAffiliate('beta', beta.boss)
    expect(await save()).toEqual({ ok: true })
    await shop.shop.affiliates.endAffiliate('beta', ownerOf(shop))
    const after = async (days: number) => {
      shop.jump({ days })
      await shop.shop.retention.forgetOldData()
      return bankOf()
    }
    expect(await after(91)).toBe('NL•• •••• 4300')
    await beta.allow(1000, false)
    expect(await after(89)).toBe('NL•• •••• 4300')
    expect(await after(2)).toBeUndefined()
  })
})

describe('a statement', () => {
  it('of a month with a returned payment names the original payee', async () => {
    const at = await openPayingShop(quickEngine())
    const { shop, db, partner, earn, save, made, paid, proof, byOwner, nextMonth } = at
    await shop.shop.payouts.savePayer({ typed: at.payer, proof }, byOwner())
    const moved = await partner('moved')
    const numbered = { vatNumber: 'NL123456789B01', isSelfBilled: true }
    await save(moved, { legalName: 'Nova Before B.V.', ...numbered })
    await earn('moved', 5_000)
    await paid(await made())
    nextMonth()
    await save(moved, { legalName: 'Nova After B.V.', ...numbered })
    const [payout] = await db().select().from(payouts).where(eq(payouts.businessId, 'moved'))
    const returned = await shop.shop.payouts.recordReturnedPayout({ id: payout?.id ?? '', proof }, byOwner())
    expect(returned).toEqual({ ok: true })
    const month = shop.dayOf().slice(0, 7)
    const given = await shop.shop.payouts.fetchStatement({ businessId: 'moved', month, as: 'pdf' }, moved.by)
    expect(given).toMatchObject({
      ok: true,
      statement: {
        partner: { legalName: 'Nova Before B.V.' },
        paid: [{ netCents: -5_000, paperNumber: expect.stringContaining('-SBC-') }],
      },
    })
    await shop.close()
  })
})
