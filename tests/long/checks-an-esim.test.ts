// What the status check says about an eSIM, to whom, and what it says if the network fails.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { orders } from '#db/schema.ts'
import { isCompleted } from '#shop/sales/order/order.ts'
import { openTestShop, type TestShop } from '#tests/support/open-test-shop.ts'
import { readQr } from '#tests/support/read-qr.ts'
import { ask, bought, control, EMAIL, FOREIGN, topUp, type Bought } from '#tests/support/owning.ts'

describe('the status of an eSIM', () => {
  let shop: TestShop
  let first: Bought
  let second: Bought
  beforeAll(async () => {
    shop = await openTestShop()
    first = await bought(shop)
    second = await bought(shop)
    await bought(shop, 'other@example.com')
  })
  afterAll(() => shop.close())
  afterEach(async () => {
    await shop.mend()
  })

  it.each([
    [{}, 'nothing_given'],
    [{ email: '  ', iccid: ' ' }, 'nothing_given'],
    [{ email: EMAIL }, 'iccid_missing'],
    [{ email: 'nobody@example.com' }, 'iccid_missing'],
    [{ email: 'a b@example.com', iccid: FOREIGN }, 'email_invalid'],
    [{ email: 'one@example.com,two@example.com' }, 'email_invalid'],
    [{ iccid: '../x' }, 'iccid_invalid'],
    [{ iccid: '%2e%2e' }, 'iccid_invalid'],
    [{ iccid: '?a=1' }, 'iccid_invalid'],
    [{ iccid: '12345678901234567' }, 'iccid_invalid'],
    [{ iccid: '123456789012345678901' }, 'iccid_invalid'],
    [{ iccid: `${FOREIGN}${' '.repeat(5000)}` }, 'iccid_invalid'],
    [{ email: 'nobody@example.com', iccid: FOREIGN }, 'email_unknown'],
    [{ email: EMAIL, iccid: FOREIGN }, 'iccid_mismatch'],
    [{ iccid: FOREIGN }, 'iccid_mismatch'],
  ])('is not shown for %j (%s), and the network is not called', async (question, problem) => {
    await shop.spoil('network', { at: 'bundle', kind: 'fail_before' })
    expect(await ask(shop, question)).toMatchObject({ ok: false, problem })
  })

  it('is not shown if the ICCID is somebody else’s', async () => {
    expect(await ask(shop, { email: 'other@example.com', iccid: first.iccid })).toEqual({
      ok: false,
      problem: 'iccid_mismatch',
    })
  })

  it('reads data, total and zone from the network before the first use', async () => {
    expect(
      await ask(shop, { email: ' TRAVELLER@example.com ', iccid: first.iccid.replace(/(\d{4})/g, '$1 ') }),
    ).toMatchObject({
      ok: true,
      esim: {
        iccid: first.iccid,
        status: 'Not Activated',
        balanceMb: 5120,
        totalMb: 5120,
        usedPercent: 0,
        color: 'green',
        expiresAt: null,
        zone: 'Europe',
      },
    })
  })

  it('is shown for the ICCID alone, if we sold it', async () => {
    expect(await ask(shop, { iccid: first.iccid })).toMatchObject({ ok: true, isHolder: false, others: [] })
  })

  it('reveals no other eSIM without proof of its order, whatever else is proven', async () => {
    const pair = { email: EMAIL, iccid: first.iccid }
    expect(await ask(shop, pair)).toMatchObject({ ok: true, isHolder: false, others: [] })
    expect(await ask(shop, { ...pair, heldOrderIds: [second.orderId] })).toMatchObject({ isHolder: false, others: [] })
    expect(await ask(shop, { ...pair, heldOrderIds: [first.orderId] })).toMatchObject({
      isHolder: true,
      others: [],
    })
    expect(await ask(shop, { ...pair, heldOrderIds: [second.orderId, first.orderId] })).toMatchObject({
      isHolder: true,
      others: [first.iccid, second.iccid],
    })
  })

  it.each([
    ['fails', 'fail_before'],
    ['sends HTML', 'html'],
    ['sends PHP source', 'php'],
    ['sends nothing', 'empty'],
    ['sends without end', 'huge'],
    ['cuts the line', 'reset'],
  ])('is an error if the network %s, but not if the history is missing', async (_, kind) => {
    await shop.spoil('network', { at: 'bundle', kind })
    expect(await ask(shop, { iccid: first.iccid, heldOrderIds: [first.orderId] })).toEqual({
      ok: false,
      problem: 'status_unavailable',
    })
    await shop.mend()
    await shop.spoil('network', { at: 'history', kind })
    expect(await ask(shop, { iccid: second.iccid, heldOrderIds: [second.orderId] })).toMatchObject({
      ok: true,
      esim: { balanceMb: 5120, totalMb: 5120, usedPercent: 0, zone: 'Europe' },
    })
  })

  it('is an error if the network doesn’t answer in time (H07)', async () => {
    await shop.spoil('network', { at: 'bundle', kind: 'timeout_before', times: 1 })
    expect(await ask(shop, { iccid: second.iccid, heldOrderIds: [second.orderId] })).toEqual({
      ok: false,
      problem: 'status_unavailable',
    })
  })

  it.each([
    ['null', { balanceMb: null, color: null, usedPercent: null, status: 'Not Activated' }],
    ['negative', { balanceMb: null, color: null, usedPercent: null, status: 'Not Activated' }],
    ['string', { balanceMb: 5120, color: 'green', usedPercent: 0 }],
  ])('understands figures that come as %s', async (kind, esim) => {
    await shop.spoil('network', { at: 'bundle', kind, times: 1 })
    expect(await ask(shop, { iccid: second.iccid, heldOrderIds: [second.orderId] })).toMatchObject({ ok: true, esim })
  })

  it('includes total and zone of an eSIM whose history is too old', async () => {
    await shop.spoil('network', { at: 'history', kind: 'missing', times: 1 })
    expect(await ask(shop, { iccid: second.iccid, heldOrderIds: [second.orderId] })).toMatchObject({
      ok: true,
      esim: { totalMb: 5120, zone: 'Europe' },
    })
  })

  it('shows codes only to the browser that ordered', async () => {
    const question = { iccid: first.iccid, heldOrderIds: [first.orderId] }
    const shown = await shop.shop.esims.viewActivation(question, shop.at)
    expect(shown).toMatchObject({ ok: true, iccid: first.iccid, activationCode: expect.stringMatching(/^LPA:1\$/) })
    for (const heldOrderIds of [[], [second.orderId]]) {
      expect(await shop.shop.esims.viewActivation({ ...question, heldOrderIds }, shop.at)).toEqual({
        ok: false,
        problem: 'not_proven',
      })
    }
    expect(await shop.shop.esims.viewActivation({ ...question, iccid: FOREIGN }, shop.at)).toEqual({
      ok: false,
      problem: 'not_proven',
    })
  })
})

describe('during a trip', () => {
  let shop: TestShop
  let own: Bought
  beforeEach(async () => {
    shop = await openTestShop()
    own = await bought(shop)
  })
  afterEach(() => shop.close())

  it('an eSIM is active, nearly empty, depleted and expired', async () => {
    const look = () => ask(shop, { email: EMAIL, iccid: own.iccid })
    await control(shop, `esims/${own.iccid}/install`, {})
    expect(await look()).toMatchObject({ esim: { status: 'Active', color: 'green', expiresAt: expect.any(Date) } })
    await control(shop, `esims/${own.iccid}/use`, { leaveMegabytes: 250 })
    expect(await look()).toMatchObject({ esim: { status: 'Active', color: 'yellow' } })
    await control(shop, `esims/${own.iccid}/use`, { leaveMegabytes: 80 })
    expect(await look()).toMatchObject({ esim: { status: 'Active', color: 'red' } })
    await control(shop, `esims/${own.iccid}/use`, { leaveMegabytes: 0 })
    expect(await look()).toMatchObject({ esim: { status: 'Depleted', balanceMb: 0, usedPercent: 100 } })
  })

  it('an eSIM with data left expires', async () => {
    // A small top-up makes the simulated phone use less per day, so that the days run out before the data.
    await topUp(shop, own.iccid, '01032_5')
    await control(shop, `esims/${own.iccid}/install`, {})
    expect(await ask(shop, { iccid: own.iccid })).toMatchObject({
      esim: { status: 'Active', balanceMb: expect.closeTo(6144, 0), totalMb: 0, usedPercent: null },
    })
    shop.jump({ days: 17, seconds: 60 })
    expect(await ask(shop, { iccid: own.iccid })).toMatchObject({ esim: { status: 'Expired', color: 'green' } })
  })

  it('the total of a topped-up eSIM includes every purchase', async () => {
    const line = { bundleId: '01032_5', destinations: ['FR'], arrival: null, departure: null, topUpFor: own.orderId }
    await control(shop, `esims/${own.iccid}/install`, {})
    const more = await shop.buy({ email: EMAIL, line })
    await shop.until(more.orderId, isCompleted)
    await control(shop, `esims/${own.iccid}/use`, { leaveMegabytes: 1411 })
    expect(await ask(shop, { iccid: own.iccid })).toMatchObject({
      // A phone that is on uses some data during the request.
      esim: { balanceMb: expect.closeTo(1411, 0), totalMb: 6144, zone: 'Europe' },
    })
    const held = { iccid: own.iccid, heldOrderIds: [own.orderId] }
    expect(await shop.shop.esims.viewLastTopUp({ ...held, days: 90 }, shop.at)).toMatchObject({
      topUp: { totalMb: 6144, zone: '01032_5' },
    })
  })

  it('a refunded eSIM belongs to nobody', async () => {
    await shop.database.db().update(orders).set({ paymentState: 'refunded' }).where(eq(orders.id, own.orderId))
    expect(await ask(shop, { email: EMAIL, iccid: own.iccid })).toMatchObject({ problem: 'email_unknown' })
    expect(
      await shop.shop.esims.viewActivation({ iccid: own.iccid, heldOrderIds: [own.orderId] }, shop.at),
    ).toMatchObject({
      problem: 'not_proven',
    })
  })

  it('a visitor’s network gets 20 checks an hour; others and the holder can continue', async () => {
    for (let look = 0; look < 20; look++)
      expect(await ask(shop, { iccid: `${FOREIGN.slice(0, 17)}${10 + look}`, rateLimitKey: 'one' })).toMatchObject({
        problem: 'iccid_mismatch',
      })
    expect(await ask(shop, { iccid: own.iccid, rateLimitKey: 'one' })).toMatchObject({
      problem: 'too_often',
      retryAfterSeconds: expect.any(Number),
    })
    const held = { iccid: own.iccid, rateLimitKey: 'one', heldOrderIds: [own.orderId] }
    expect(await ask(shop, held)).toMatchObject({ ok: true, isHolder: true })
    expect(await ask(shop, { iccid: own.iccid, rateLimitKey: 'two' })).toMatchObject({ ok: true })
  })

  it('strangers can’t use up anybody’s checks (H06)', async () => {
    for (let stranger = 0; stranger < 15; stranger++)
      await ask(shop, { email: `${stranger}@example.com`, iccid: own.iccid, rateLimitKey: `from-${stranger}` })
    expect(await ask(shop, { email: EMAIL, iccid: own.iccid, rateLimitKey: 'at-home' })).toMatchObject({ ok: true })
  })

  it('strangers who guess from many networks get five tries each, and a right pair doesn’t count', async () => {
    const guess = (rateLimitKey: string) => ask(shop, { iccid: FOREIGN, rateLimitKey })
    for (let guesses = 0; guesses < 300; guesses++) await guess(`guesser-${guesses}`)
    const problems = []
    for (let guesses = 0; guesses < 6; guesses++) problems.push(await guess('one-more'))
    expect(problems.map((answer) => !answer.ok && answer.problem)).toEqual([
      ...Array.from({ length: 5 }, () => 'iccid_mismatch'),
      'too_often',
    ])
    for (let look = 0; look < 8; look++)
      expect(await ask(shop, { email: EMAIL, iccid: own.iccid, rateLimitKey: 'a-buyer' })).toMatchObject({ ok: true })
    const held = { iccid: own.iccid, rateLimitKey: 'one-more', heldOrderIds: [own.orderId] }
    expect(await ask(shop, held)).toMatchObject({ ok: true })
  })

  it('missing codes come from the network or are an error, and a missing QR code is drawn', async () => {
    await shop.spoil('network', { at: 'lookup', kind: 'no_code' })
    await shop.spoil('network', { at: 'codes', kind: 'maintenance', times: 100 })
    const { orderId } = await shop.buy({ email: 'late@example.com' })
    const { iccid } = await shop.until(
      orderId,
      ({ step, iccid: known }) => step === 'generate_qr_code' && known !== null,
    )
    const look = () => shop.shop.esims.viewActivation({ iccid: iccid ?? '', heldOrderIds: [orderId] }, shop.at)

    expect(await look()).toEqual({ ok: false, problem: 'code_unavailable' })
    await shop.mend()
    await shop.spoil('network', { at: 'qrcode', kind: 'html', times: 1 })
    for (const shown of [await look(), await look()]) {
      if (!shown.ok) throw new Error(shown.problem)
      expect(shown.activationCode).toMatch(/^LPA:1\$/)
      expect(readQr(shown.qrPng)).toBe(shown.activationCode)
    }
  })
})
