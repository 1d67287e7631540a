// What an account shows about its eSIMs, and that it never shows anybody else's.
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { eq } from 'drizzle-orm'
import { auditLog, esims, mails, orders } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { linkToken, openAccount, type Holder } from '#tests/support/having-accounts.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'
import { bought, control, FOREIGN, type Bought } from '#tests/support/owning.ts'

const ANNA = 'anna@example.com'
const BEN = 'ben@example.com'

const otherThan = (code: string) => (code === '000000' ? '111111' : '000000')

describe('the eSIMs of an account', () => {
  let shop: TestShop
  let anna: Holder
  let ben: Holder
  let hers: Bought
  let his: Bought
  beforeAll(async () => {
    shop = await openTestShop()
    hers = await bought(shop, ANNA)
    his = await bought(shop, BEN)
    anna = await openAccount(shop, ANNA)
    ben = await openAccount(shop, BEN)
  })
  afterAll(() => shop.close())
  afterEach(async () => {
    await shop.mend()
  })

  const rename = (label: string) =>
    shop.shop.esims.renameEsim({ userId: anna.id, reference: hers.reference, label }, shop.at)
  const label = async () => (await shop.shop.esims.listOwnEsims(anna.id, shop.at))[0]?.label
  const usage = (holder: Holder, reference: string) =>
    shop.shop.esims.viewUsage({ userId: holder.id, reference }, shop.at)

  it('are those bought with its address, before and after it was created', async () => {
    expect((await shop.shop.esims.listOwnEsims(anna.id, shop.at)).map(({ iccid }) => iccid)).toEqual([hers.iccid])
    const later = await bought(shop, 'later@example.com')
    const lena = await openAccount(shop, 'later@example.com')
    const second = await bought(shop, 'later@example.com')
    expect((await shop.shop.esims.listOwnEsims(lena.id, shop.at)).map(({ iccid }) => iccid)).toEqual([
      second.iccid,
      later.iccid,
    ])
  })

  it('show what is left on each', async () => {
    expect(await usage(anna, hers.reference)).toMatchObject({
      ok: true,
      usage: { status: 'Not Activated', balanceMb: 5120, totalMb: 5120, usedPercent: 0, color: 'green' },
    })
  })

  it.each([
    ['fails', 'fail_before'],
    ['sends HTML', 'html'],
    ['sends nothing', 'empty'],
    ['cuts the line', 'reset'],
  ])('say if the network %s', async (_, kind) => {
    await shop.spoil('network', { at: 'bundle', kind })
    expect(await usage(anna, hers.reference)).toEqual({ ok: false, problem: 'usage_unavailable' })
  })

  it('say if the network doesn’t answer in time', async () => {
    await shop.spoil('network', { at: 'bundle', kind: 'timeout_before', times: 1 })
    expect(await usage(anna, hers.reference)).toEqual({ ok: false, problem: 'usage_unavailable' })
  })

  it.each([
    ['null', { balanceMb: null, color: null, usedPercent: null, status: 'Not Activated' }],
    ['negative', { balanceMb: null, color: null, usedPercent: null, status: 'Not Activated' }],
    ['string', { balanceMb: 5120, color: 'green', usedPercent: 0 }],
  ])('understand figures that come as %s', async (kind, figures) => {
    await shop.spoil('network', { at: 'bundle', kind, times: 1 })
    expect(await usage(anna, hers.reference)).toMatchObject({ ok: true, usage: figures })
  })

  it('can’t be viewed or renamed by others, and the network isn’t called', async () => {
    await shop.spoil('network', { at: 'bundle', kind: 'fail_before' })
    for (const reference of [his.reference, '', 'nothing of the kind', FOREIGN]) {
      expect(await usage(anna, reference)).toEqual({ ok: false, problem: 'not_yours' })
      expect(await shop.shop.esims.renameEsim({ userId: anna.id, reference, label: 'Mine' }, shop.at)).toEqual({
        ok: false,
        problem: 'not_yours',
      })
    }
    expect(await shop.shop.orders.listOwnedOrderIds(anna.id)).toEqual([hers.orderId])
    const visitor = { rateLimitKey: 'here', heldOrderIds: [], userId: anna.id }
    expect(await shop.shop.orders.findOwnOrder({ name: { id: his.orderId }, visitor }, shop.at)).toMatchObject({
      problem: 'order_unknown',
    })
    expect(await shop.shop.orders.findOwnOrder({ name: { id: hers.orderId }, visitor }, shop.at)).toMatchObject({
      ok: true,
    })
  })

  it('have their owner’s name for them, until it is removed', async () => {
    await rename("  Anna's   iPad ")
    expect(await label()).toBe("Anna's iPad")
    expect(await rename('x'.repeat(41))).toEqual({ ok: false, problem: 'label_long' })
    expect(await label()).toBe("Anna's iPad")
    await rename(' ')
    expect(await label()).toBeNull()
  })

  it('include later top-ups, whoever paid for them', async () => {
    const line = { bundleId: '01032_3', destinations: ['FR'], arrival: null, departure: null, topUpFor: his.orderId }
    const { orderId, reference } = await shop.buy({ email: 'giver@example.com', line })
    await shop.until(orderId, isCompleted)
    expect(await shop.shop.esims.listOwnEsims(ben.id, shop.at)).toMatchObject([
      { iccid: his.iccid, topUps: [{ reference, data: '5GB', totalCents: 1748 }] },
    ])
    expect(await usage(ben, his.reference)).toMatchObject({
      usage: { balanceMb: 10_240, totalMb: 10_240, usedPercent: 0 },
    })
  })

  it('disappear after a refund', async () => {
    const refunded = await bought(shop, BEN)
    await shop.database.db().update(orders).set({ paymentState: 'refunded' }).where(eq(orders.id, refunded.orderId))
    expect((await shop.shop.esims.listOwnEsims(ben.id, shop.at)).map(({ iccid }) => iccid)).toEqual([his.iccid])
    expect(await usage(ben, refunded.reference)).toEqual({ ok: false, problem: 'not_yours' })
    expect(await shop.shop.orders.listOwnOrders(ben.id, shop.at)).toMatchObject([
      { paymentState: 'refunded' },
      { id: his.orderId },
    ])
  })

  it('change their status during a trip', async () => {
    await control(shop, `esims/${hers.iccid}/install`, {})
    await control(shop, `esims/${hers.iccid}/use`, { leaveMegabytes: 80 })
    expect(await usage(anna, hers.reference)).toMatchObject({ usage: { status: 'Active', color: 'red' } })
    await control(shop, `esims/${hers.iccid}/use`, { leaveMegabytes: 0 })
    expect(await usage(anna, hers.reference)).toMatchObject({ usage: { status: 'Depleted', usedPercent: 100 } })
  })
})

describe('an eSIM that is added by its ICCID', () => {
  let shop: TestShop
  beforeAll(async () => void (shop = await openTestShop()))
  afterAll(() => shop.close())

  const codeMails = () => shop.database.db().select().from(mails).where(eq(mails.kind, 'account_code'))
  let people = 0
  /** Somebody with an account, and an eSIM that was bought with another address. */
  async function stage() {
    const buyer = `buyer-${++people}@example.com`
    const his = await bought(shop, buyer)
    const anna = await openAccount(shop, `anna-${people}@example.com`)
    const add = (iccid: string) =>
      shop.shop.esims.addEsimByIccid(
        { userId: anna.id, email: anna.email, iccid, rateLimitKey: `adding-${++people}` },
        shop.at,
      )
    const start = async (iccid = his.iccid) => {
      const answer = await add(iccid)
      if (!answer.ok || answer.kind !== 'code_needed') throw new Error('No code was asked for.')
      return answer.proof
    }
    return {
      his,
      anna,
      buyer,
      add,
      start,
      finish: (proof: string, code: string, userId = anna.id) =>
        shop.shop.esims.finishAddingEsim({ userId, proof, code }, shop.at),
      code: () => linkToken(shop, buyer, /Code: (\d{6})/),
      own: async () => (await shop.shop.esims.listOwnEsims(anna.id, shop.at)).map(({ iccid }) => iccid),
    }
  }
  it('needs the code emailed to its buyer, and belongs only to the account that asked', async () => {
    const { his, anna, start, code, finish, own, add } = await stage()
    const proof = await start(his.iccid.replace(/(\d{4})/g, '$1 '))
    expect(await own()).toEqual([])
    const mailed = await code()
    const eve = await openAccount(shop, 'eve@example.com')
    expect(await finish(proof, mailed, eve.id)).toEqual({ ok: false, problem: 'proof_gone' })
    expect(await finish(`${proof.slice(0, -2)}AA`, mailed)).toEqual({ ok: false, problem: 'proof_gone' })
    expect(await finish(proof, otherThan(mailed))).toEqual({ ok: false, problem: 'code_wrong' })
    expect(await finish(proof, mailed)).toEqual({ ok: true })
    expect(await own()).toEqual([his.iccid])
    const audited = await shop.database
      .db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, his.orderId))
      .orderBy(auditLog.id)
    expect(audited).toMatchObject([
      { actorId: anna.id, action: 'esim_taken_over', facts: { iccid: `•••• ${his.iccid.slice(-4)}` } },
    ])
    expect(await shop.shop.esims.listOwnEsims(eve.id, shop.at)).toEqual([])
    expect(await finish(proof, mailed)).toEqual({ ok: false, problem: 'proof_gone' })
    expect(await add(his.iccid)).toEqual({ ok: false, problem: 'already_yours' })
  })

  it('gets the same answer whether we know it or not, and no code adds an unknown one', async () => {
    const { anna, start, finish } = await stage()
    const mailsBefore = (await shop.mailsTo(anna.email)).length
    const proof = await start(FOREIGN)
    expect(proof).toHaveLength((await start()).length)
    for (let tries = 0; tries < 5; tries++)
      expect(await finish(proof, '123456')).toEqual({ ok: false, problem: 'code_wrong' })
    expect(await finish(proof, '123456')).toEqual({ ok: false, problem: 'proof_gone' })
    expect(await shop.mailsTo(anna.email)).toHaveLength(mailsBefore)
  })

  it('sends no email if there is no address, with the same answer', async () => {
    const { his, add } = await stage()
    const before = (await codeMails()).length
    for (const email of ['', 'deleted-1@deleted.invalid']) {
      await shop.database.db().update(orders).set({ email }).where(eq(orders.id, his.orderId))
      expect(await add(his.iccid)).toMatchObject({ ok: true, kind: 'code_needed' })
    }
    expect(await codeMails()).toHaveLength(before)
  })

  it('has five tries for its code, and ten minutes', async () => {
    const { start, code, finish, own } = await stage()
    const proof = await start()
    const mailed = await code()
    for (let tries = 0; tries < 5; tries++) await finish(proof, otherThan(mailed))
    expect(await finish(proof, mailed)).toEqual({ ok: false, problem: 'proof_gone' })
    const late = await stage()
    const lateProof = await late.start()
    const lateCode = await late.code()
    shop.jump({ seconds: 601 })
    expect(await late.finish(lateProof, lateCode)).toEqual({ ok: false, problem: 'proof_gone' })
    expect([...(await own()), ...(await late.own())]).toEqual([])
  })

  it('sends three emails per address and hour, and can be tried ten times per account', async () => {
    const { buyer, start, add } = await stage()
    for (let look = 0; look < 10; look++) await start()
    expect(await add(FOREIGN)).toMatchObject({ ok: false, problem: 'too_often' })
    const codes = async () => (await shop.mailsTo(buyer)).filter(({ subject }) => /^\d{6}/.test(subject)).length
    await vi.waitFor(async () => expect(await codes()).toBe(3), { timeout: 60_000 })
    await shop.shop.worker.sweep()
    expect(await codes()).toBe(3)
  })

  it('must be valid, and needs no code if it was bought with the account’s own address', async () => {
    const { anna, add, own } = await stage()
    for (const iccid of ['', '123', 'x'.repeat(200), '../x', '123456789012345678901'])
      expect(await add(iccid)).toEqual({ ok: false, problem: 'iccid_invalid' })
    const hers = await bought(shop, anna.email)
    const { id } = await openAccount(shop, 'zoe@example.com')
    await shop.database.db().update(esims).set({ userId: id }).where(eq(esims.iccid, hers.iccid))
    expect(await own()).toEqual([])
    expect(await add(hers.iccid)).toEqual({ ok: true, kind: 'added' })
    expect(await own()).toEqual([hers.iccid])
  })
})
