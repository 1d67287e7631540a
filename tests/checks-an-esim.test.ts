// What the status check and the ICCID reminder tell, to whom, and what they say when the network or the mail server misbehaves.
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { eq } from 'drizzle-orm'
import { orders } from '#db/schema.ts'
import { isCompleted } from '#shop/order/order.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

const EMAIL = 'traveller@example.com'
const FOREIGN = '8988300000000000001'

type Bought = { orderId: string; iccid: string; reference: string }

async function bought(shop: TestShop, email = EMAIL): Promise<Bought> {
  const { orderId, reference } = await shop.buy({ email })
  const { iccid } = await shop.until(orderId, isCompleted)
  if (!iccid) throw new Error('The order has no ICCID.')
  return { orderId, iccid, reference }
}

let networks = 0
/** A question from a network of its own, unless it says otherwise. */
const ask = (shop: TestShop, question: Partial<Parameters<TestShop['shop']['checkEsimStatus']>[0]>) =>
  shop.shop.checkEsimStatus({ email: '', iccid: '', network: `network-${++networks}`, heldOrderIds: [], ...question })

const remind = (shop: TestShop, email: string, network = `network-${++networks}`) =>
  shop.shop.remindIccids({ email, network })

async function control(shop: TestShop, path: string, body: object) {
  const answer = await fetch(`${shop.sandbox.url}/control/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  expect(answer.ok).toBe(true)
}

/** Tops the eSIM up at the network, as its own staff could. */
async function topUp(shop: TestShop, iccid: string, bundleId: string) {
  const send = (path: string, method: string, body: object, token = '') =>
    fetch(`${shop.sandbox.url}${path}`, {
      method,
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    })
  const issued = await send('/oauth/token', 'POST', { client_id: 'test-network', client_secret: 'test-network' })
  const { token } = z.object({ token: z.string() }).parse(await issued.json())
  const done = await send(`/top-up/iccids/${iccid}`, 'PUT', { bundleId, customReference: 'staff' }, token)
  expect(done.status).toBe(200)
}

const letter = z.object({ subject: z.string(), text: z.string(), html: z.string() })
async function letterTo(shop: TestShop, address: string) {
  const list = await shop.mailsTo(address)
  const newest = Math.max(...list.map(({ id }) => id))
  return letter.parse(await (await fetch(`${shop.sandbox.url}/mailbox/api/messages/${newest}`)).json())
}

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
    [{ iccid: '123456789012345678' }, 'iccid_invalid'],
    [{ iccid: '123456789012345678901' }, 'iccid_invalid'],
    [{ iccid: `${FOREIGN}${' '.repeat(5000)}` }, 'iccid_invalid'],
    [{ email: 'nobody@example.com', iccid: FOREIGN }, 'email_unknown'],
    [{ email: EMAIL, iccid: FOREIGN }, 'iccid_mismatch'],
    [{ iccid: FOREIGN }, 'iccid_mismatch'],
  ])('is not told for %j (%s), and the network is not asked', async (question, problem) => {
    await shop.spoil('network', { at: 'bundle', kind: 'fail_before' })
    expect(await ask(shop, question)).toMatchObject({ ok: false, problem })
  })

  it("is not told when the ICCID is somebody else's", async () => {
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
        colour: 'green',
        expiresAt: null,
        zone: 'Europe',
      },
    })
  })

  it('is told for the ICCID alone, if we sold it', async () => {
    expect(await ask(shop, { iccid: first.iccid })).toMatchObject({ ok: true, isHolder: false, others: [] })
  })

  it('names no other eSIM without proof of its order, whatever else is proven', async () => {
    const pair = { email: EMAIL, iccid: first.iccid }
    expect(await ask(shop, pair)).toMatchObject({ ok: true, isHolder: false, others: [] })
    expect(await ask(shop, { ...pair, heldOrderIds: [second.orderId] })).toMatchObject({ isHolder: false, others: [] })
    expect(await ask(shop, { ...pair, heldOrderIds: [first.orderId] })).toMatchObject({ isHolder: true, others: [] })
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
  ])('is a told failure when the network %s, and a missing history is not', async (_, kind) => {
    await shop.spoil('network', { at: 'bundle', kind, times: 1 })
    expect(await ask(shop, { iccid: first.iccid, heldOrderIds: [first.orderId] })).toEqual({
      ok: false,
      problem: 'status_unavailable',
    })
    await shop.spoil('network', { at: 'history', kind, times: 1 })
    expect(await ask(shop, { iccid: second.iccid, heldOrderIds: [second.orderId] })).toMatchObject({
      ok: true,
      esim: { balanceMb: 5120, totalMb: 0, usedPercent: null, zone: 'Unknown' },
    })
  })

  it('ends in a told failure when the network does not answer in time', async () => {
    await shop.spoil('network', { at: 'bundle', kind: 'timeout_before', times: 1 })
    expect(await ask(shop, { iccid: second.iccid, heldOrderIds: [second.orderId] })).toEqual({
      ok: false,
      problem: 'status_unavailable',
    })
  }, 20_000)

  it.each([
    ['null', { balanceMb: null, colour: null, usedPercent: null, status: 'Not Activated' }],
    ['negative', { balanceMb: 0, colour: 'red', usedPercent: 100 }],
    ['string', { balanceMb: 5120, colour: 'green', usedPercent: 0 }],
  ])('makes sense of figures that come as %s', async (kind, esim) => {
    await shop.spoil('network', { at: 'bundle', kind, times: 1 })
    expect(await ask(shop, { iccid: second.iccid, heldOrderIds: [second.orderId] })).toMatchObject({ ok: true, esim })
  })

  it('survives an empty history', async () => {
    await shop.spoil('network', { at: 'history', kind: 'missing', times: 1 })
    expect(await ask(shop, { iccid: second.iccid, heldOrderIds: [second.orderId] })).toMatchObject({
      ok: true,
      esim: { totalMb: 0, zone: 'Unknown' },
    })
  })

  it('shows codes to the browser that ordered, and to nobody else', async () => {
    const question = { iccid: first.iccid, heldOrderIds: [first.orderId] }
    const shown = await shop.shop.viewActivation(question)
    expect(shown).toMatchObject({ ok: true, iccid: first.iccid, activationCode: expect.stringMatching(/^LPA:1\$/) })
    for (const heldOrderIds of [[], [second.orderId]]) {
      expect(await shop.shop.viewActivation({ ...question, heldOrderIds })).toEqual({
        ok: false,
        problem: 'not_proven',
      })
    }
    expect(await shop.shop.viewActivation({ ...question, iccid: FOREIGN })).toEqual({
      ok: false,
      problem: 'not_proven',
    })
  })
})

describe('in the course of a trip', () => {
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
    expect(await look()).toMatchObject({ esim: { status: 'Active', colour: 'green', expiresAt: expect.any(Date) } })
    await control(shop, `esims/${own.iccid}/use`, { leaveMegabytes: 250 })
    expect(await look()).toMatchObject({ esim: { status: 'Active', colour: 'yellow' } })
    await control(shop, `esims/${own.iccid}/use`, { leaveMegabytes: 80 })
    expect(await look()).toMatchObject({ esim: { status: 'Active', colour: 'red' } })
    await control(shop, `esims/${own.iccid}/use`, { leaveMegabytes: 0 })
    expect(await look()).toMatchObject({ esim: { status: 'Depleted', balanceMb: 0, usedPercent: 100 } })
  })

  it('an eSIM with data left expires', async () => {
    // A small top-up makes the sandbox's phone frugal, so that days run out before the data.
    await topUp(shop, own.iccid, '01032_5')
    await control(shop, `esims/${own.iccid}/install`, {})
    expect(await ask(shop, { iccid: own.iccid })).toMatchObject({
      esim: { status: 'Active', balanceMb: 6144, totalMb: 1024, usedPercent: 0 },
    })
    shop.jump({ days: 17, seconds: 60 })
    expect(await ask(shop, { iccid: own.iccid })).toMatchObject({ esim: { status: 'Expired', colour: 'green' } })
  })

  it('a refunded eSIM is nobody’s any more', async () => {
    await shop.database.db().update(orders).set({ paymentState: 'refunded' }).where(eq(orders.id, own.orderId))
    expect(await ask(shop, { email: EMAIL, iccid: own.iccid })).toMatchObject({ problem: 'email_unknown' })
    expect(await shop.shop.viewActivation({ iccid: own.iccid, heldOrderIds: [own.orderId] })).toMatchObject({
      problem: 'not_proven',
    })
  })

  it('a network is heard 20 times an hour and an eSIM 10 times, but the browser that ordered it goes on', async () => {
    for (let look = 0; look < 10; look++) expect(await ask(shop, { iccid: own.iccid })).toMatchObject({ ok: true })
    expect(await ask(shop, { iccid: own.iccid })).toMatchObject({
      problem: 'too_often',
      retryAfterSeconds: expect.any(Number),
    })

    for (let look = 0; look < 20; look++)
      expect(await ask(shop, { iccid: `${FOREIGN.slice(0, 17)}${10 + look}`, network: 'one' })).toMatchObject({
        problem: 'iccid_mismatch',
      })
    expect(await ask(shop, { iccid: own.iccid, network: 'one' })).toMatchObject({ problem: 'too_often' })

    expect(await ask(shop, { iccid: own.iccid, network: 'one', heldOrderIds: [own.orderId] })).toMatchObject({
      ok: true,
    })
  })

  it('codes that were never delivered come from the network, or their failure is told', async () => {
    await shop.spoil('network', { at: 'codes', kind: 'maintenance', times: 100 })
    const { orderId } = await shop.buy({ email: 'late@example.com' })
    const { iccid } = await shop.until(
      orderId,
      ({ step, iccid: known }) => step === 'generate_qr_code' && known !== null,
    )
    const look = () => shop.shop.viewActivation({ iccid: iccid ?? '', heldOrderIds: [orderId] })

    expect(await look()).toEqual({ ok: false, problem: 'code_unavailable' })
    await shop.mend()
    await shop.spoil('network', { at: 'qrcode', kind: 'html', times: 1 })
    expect(await look()).toEqual({ ok: false, problem: 'qr_unavailable' })
    expect(await look()).toMatchObject({ ok: true, activationCode: expect.stringMatching(/^LPA:1\$/) })
  })
})

describe('a forgotten ICCID', () => {
  let shop: TestShop
  beforeEach(async () => {
    shop = await openTestShop()
  })
  afterEach(() => shop.close())

  it('comes by mail, with all of them and a link to each order, and nobody else’s', async () => {
    const own = [await bought(shop), await bought(shop)]
    const other = await bought(shop, 'other@example.com')
    expect(await remind(shop, ' Traveller@Example.com')).toEqual({ ok: true })

    const { subject, text } = await letterTo(shop, EMAIL)
    expect(subject).toBe('eSIM Details from Wander Pass')
    for (const { iccid, reference } of own) {
      expect(text).toContain(iccid)
      expect(text).toContain(`/success?reference=${encodeURIComponent(reference)}&key=`)
    }
    expect(text).not.toContain(other.iccid)

    const keys = [...text.matchAll(/key=([\w-]+)/g)].map(([, key]) => key ?? '')
    const opened = await Promise.all(keys.map((key) => shop.shop.redeemOrderKey(key)))
    expect(opened.map((order) => order?.id)).toEqual(own.map(({ orderId }) => orderId))
  })

  it.each([
    ['', 'email_missing'],
    ['   ', 'email_missing'],
    ['one@example.com,two@example.com', 'email_invalid'],
    ['me@example.com\r\nBcc: you@example.com', 'email_invalid'],
    ['nobody@example.com', 'no_esim'],
  ])('is not mailed to %j: %s', async (email, problem) => {
    expect(await remind(shop, email)).toEqual({ ok: false, problem })
    expect(await shop.mailsTo('nobody@example.com')).toEqual([])
  })

  it('is mailed three times a day to one address', async () => {
    await bought(shop)
    for (let time = 0; time < 3; time++) expect(await remind(shop, EMAIL)).toEqual({ ok: true })
    expect(await remind(shop, EMAIL)).toMatchObject({ ok: false, problem: 'too_often' })
    expect(await shop.mailsTo(EMAIL)).toHaveLength(1 + 3)
  })

  it('tells one network of five unknown addresses an hour, and answers the sixth like a known one', async () => {
    for (let guess = 0; guess < 5; guess++)
      expect(await remind(shop, `guess${guess}@example.com`, 'one')).toMatchObject({ problem: 'no_esim' })
    expect(await remind(shop, 'guess5@example.com', 'one')).toEqual({ ok: true })
    const { text } = await letterTo(shop, 'guess5@example.com')
    expect(text).toContain('No eSIM found for this email address.')
    expect(text).toMatch(/Buy eSIM: .+\nContact Support: .+\/support/)
  })

  it('waits in the outbox while the mail server is down, and says when an address is refused', async () => {
    await bought(shop)
    await shop.spoil('smtp', { at: 'smtp', kind: 'refuse', times: 1 })
    expect(await remind(shop, EMAIL)).toEqual({ ok: true })
    expect(await shop.mailsTo(EMAIL)).toHaveLength(1)
    await shop.letTimePass({ seconds: 30 })
    expect(await shop.mailsTo(EMAIL)).toHaveLength(2)

    await shop.spoil('smtp', { at: 'smtp', kind: 'reject_550', times: 1 })
    expect(await remind(shop, EMAIL)).toEqual({ ok: false, problem: 'mail_failed' })
  })
})

it('tells known and unknown addresses apart nowhere once disclosure is off', async () => {
  const shop = await openTestShop({ settings: { DISCLOSE_ACCOUNTS: 'no' } })
  try {
    await bought(shop)
    const known = await ask(shop, { email: EMAIL, iccid: FOREIGN })
    expect(known).toEqual({ ok: false, problem: 'iccid_mismatch' })
    expect(await ask(shop, { email: 'nobody@example.com', iccid: FOREIGN })).toEqual(known)

    expect(await remind(shop, 'nobody@example.com')).toEqual(await remind(shop, EMAIL))
    expect(await shop.mailsTo('nobody@example.com')).toHaveLength(1)
  } finally {
    await shop.close()
  }
})
