// The simulated Zendit, asked over HTTP as its documentation says: no adapter is in between.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import type { Sandbox } from '#sandbox/start-sandbox.ts'
import { startLoneSandbox } from '#tests/support/lone-sandbox.ts'
import { aListener } from '#tests/support/vendor-listener.ts'

const KEY = 'sand_sandbox-key'
const OFFER = 'ESIM-IT-15D-3GB'
const body = z.looseObject({ list: z.array(z.looseObject({})).optional(), confirmation: z.unknown().optional() })

describe('the simulated Zendit', () => {
  let sandbox: Sandbox
  beforeAll(async () => {
    sandbox = await startLoneSandbox({ callbackDelayMs: 10_000 })
  })
  afterAll(() => sandbox.close())
  const zendit = () => sandbox.wholesalers.of('zendit')

  async function ask(path: string, sent?: object, key = KEY) {
    sandbox.clock.advance(1)
    const answer = await fetch(`${sandbox.url}/zendit/v1${path}`, {
      method: sent ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
      ...(sent && { body: JSON.stringify(sent) }),
    })
    return { status: answer.status, ...body.parse(await answer.json()) }
  }
  const buy = (transactionId: string, more: object = {}) =>
    ask('/esim/purchases', { offerId: OFFER, transactionId, ...more })
  const bought = async (transactionId: string, more: object = {}) => {
    await buy(transactionId, more)
    sandbox.clock.advance(11)
    return ask(`/esim/purchases/${transactionId}`)
  }
  const iccidOf = (told: Awaited<ReturnType<typeof ask>>): string =>
    z.object({ iccid: z.string() }).parse(told.confirmation).iccid

  it('lets in whoever has the key, and lists offers page by page', async () => {
    expect(await ask('/balance', undefined, 'wrong')).toMatchObject({ status: 401, errorCode: 'NOT_AUTHORIZED' })
    expect(await ask('/balance')).toMatchObject({ availableBalance: 50_000, currency: 'USD', currencyDivisor: 100 })
    expect((await ask('/esim/offers')).status).toBe(400)
    const first = await ask('/esim/offers?_limit=3&_offset=0')
    const second = await ask('/esim/offers?_limit=3&_offset=3')
    expect([first.list?.length, second.list?.length]).toEqual([3, 3])
    expect(first.list?.at(0)).not.toEqual(second.list?.at(0))
    const { list } = await ask('/esim/offers?_limit=100&_offset=0&country=IT')
    expect(new Set(list?.map((row) => row['country']))).toEqual(new Set(['IT']))
  })

  it('works on a transaction for a while, and makes one of an ID', async () => {
    expect(await buy('one')).toMatchObject({ status: 'ACCEPTED', transactionId: 'one' })
    expect(await ask('/esim/purchases/one')).toMatchObject({ status: 'IN_PROGRESS' })
    expect(await buy('one')).toMatchObject({ status: 400, errorCode: 'INVALID_REQUEST' })
    expect((await ask('/esim/purchases', { offerId: OFFER, transactionId: 'a_b' })).status).toBe(400)
    sandbox.clock.advance(11)
    expect(await ask('/esim/purchases/one')).toMatchObject({
      status: 'DONE',
      confirmation: { iccid: expect.stringMatching(/^\d{19}$/), smdpAddress: expect.any(String) },
      dataGB: 3,
    })
    expect(zendit().book.esims()).toHaveLength(1)
  })

  it('fails a transaction that the wallet doesn’t cover, after accepting it', async () => {
    const balance = zendit().book.balance()
    zendit().book.setBalance(1)
    expect(await buy('poor')).toMatchObject({ status: 'ACCEPTED' })
    expect(await ask('/esim/purchases/poor')).toMatchObject({ status: 'FAILED', error: { code: 'INSUFFICIENT_FUNDS' } })
    zendit().book.setBalance(balance)
  })

  it('queues a plan that is added, for the same country only', async () => {
    const iccid = iccidOf(await bought('base'))
    expect((await bought('added', { iccid })).confirmation).toMatchObject({ iccid })
    expect((await buy('abroad', { offerId: 'ESIM-FR-15D-3GB', iccid })).status).toBe(400)
    const waiting = { status: 'QUEUED', initialDataGB: 3, remainingDataGB: 3 }
    expect(await ask(`/esim/${iccid}/plans`)).toMatchObject({ total: 2, list: [waiting, waiting] })
    zendit().phones.use(zendit().book.ofIccid(iccid)?.number ?? '', 3_500)
    const { list } = await ask(`/esim/${iccid}/plans`)
    expect(list).toMatchObject([{ status: 'ACTIVE', remainingDataGB: expect.closeTo(2.5, 1) }])
    expect(list?.at(0)).toHaveProperty('endAt')
  })

  it('refunds an eSIM that nobody used', async () => {
    const before = zendit().book.balance()
    const iccid = iccidOf(await bought('unwanted'))
    expect((await ask('/esim/purchases/unwanted/refund')).status).toBe(404)
    expect(await ask('/esim/purchases/unwanted/refund', {})).toMatchObject({ status: 'DONE' })
    expect(await ask('/esim/purchases/unwanted/refund')).toMatchObject({ status: 'DONE', type: 'CREDIT' })
    expect(await ask('/esim/purchases/unwanted')).toMatchObject({ refund: { status: 'DONE' } })
    expect(zendit().book.balance()).toBe(before)
    expect(await ask(`/esim/${iccid}/plans`)).toMatchObject({ total: 0 })
    const used = iccidOf(await bought('used'))
    zendit().phones.connect(zendit().book.ofIccid(used)?.number ?? '')
    expect((await ask('/esim/purchases/used/refund', {})).status).toBe(400)
  })

  it('lists transactions since a time', async () => {
    sandbox.clock.advance(60)
    const since = `${sandbox.clock.now().toISOString().slice(0, 19)}Z`
    await bought('recent')
    const { list } = await ask(`/esim/purchases?_limit=10&_offset=0&createdAt=gte${since}&status=DONE`)
    expect(list?.map((row) => row['transactionId'])).toEqual(['recent'])
  })

  it('tells the end of a transaction to the address that is entered', async () => {
    const { url, heard, close } = await aListener()
    zendit().settings.set('webhook', url)
    await bought('told')
    await expect.poll(() => heard.map(({ json }) => json)).toMatchObject([{ transactionId: 'told', status: 'DONE' }])
    await close()
  })

  it('takes ten calls a second', async () => {
    const answers = await Promise.all(
      Array.from({ length: 100 }, () =>
        fetch(`${sandbox.url}/zendit/v1/balance`, { headers: { authorization: `Bearer ${KEY}` } }),
      ),
    )
    expect(answers.map(({ status }) => status)).toContain(429)
  })
})
