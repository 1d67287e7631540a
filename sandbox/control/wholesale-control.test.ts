import { afterEach, describe, expect, it } from 'vitest'
import { accessCalls, closeCalls } from '#tests/support/access-calls.ts'

afterEach(closeCalls)

async function aDesk() {
  const calls = await accessCalls()
  const post = async (path: string, body: object) => {
    const answer = await fetch(`${calls.sandbox.url}/control/wholesale${path}`, {
      method: 'POST',
      body: JSON.stringify(body),
    })
    const said: unknown = await answer.json()
    return { status: answer.status, said }
  }
  const state = async (): Promise<unknown> => (await fetch(`${calls.sandbox.url}/control/wholesale/esim-access`)).json()
  return { ...calls, post, state }
}

describe('the control desk of wholesalers', () => {
  it('installs an eSIM, uses its data, and ends it', async () => {
    const { esim, post, state } = await aDesk()
    const { esimTranNo } = await esim('order-1', 'ES_1_7')
    const path = `/esim-access/esims/${esimTranNo}`
    expect((await post(`${path}/phone`, { state: 'enabled' })).said).toMatchObject({ phone: 'enabled', totalMb: 1024 })
    expect((await post(`${path}/use`, { megabytes: 100 })).said).toMatchObject({ balanceMb: expect.closeTo(924, 0) })
    expect((await post(`${path}/use`, { leaveMegabytes: 50 })).said).toMatchObject({
      balanceMb: expect.closeTo(50, 0),
    })
    await post(`${path}/end`, { inSeconds: -1 })
    expect(await state()).toMatchObject({ esims: [{ number: esimTranNo, reference: 'order-1', plans: ['ES_1_7'] }] })
    expect((await post(`/esim-access/esims/1/phone`, { state: 'enabled' })).status).toBe(404)
    expect((await post(`${path}/phone`, { state: 'lost' })).status).toBe(400)
    expect((await post('/weather/balance', { cents: 1 })).status).toBe(404)
  })

  it('empties the credit, changes a plan, and makes the catalog complete', async () => {
    const { post, state, ask } = await aDesk()
    await post('/esim-access/balance', { cents: 12_345 })
    expect((await ask('/balance/query')).obj).toMatchObject({ balance: 1_234_500 })
    expect((await post('/esim-access/plans', { code: 'IT_3_15', cents: 999 })).said).toMatchObject({
      plan: { code: 'IT_3_15', cents: 999 },
    })
    expect((await post('/esim-access/catalog', { complete: true })).said).toMatchObject({
      plans: expect.any(Number),
    })
    expect(await state()).toMatchObject({ cents: 12_345, webhooks: [] })
    expect((await post('/esim-access/plans', { code: 'NOWHERE' })).status).toBe(400)
    expect((await post('/esim-access/webhook', { url: 'https://stranger.example/hook' })).status).toBe(400)
    await post('/esim-access/webhook', { url: 'http://localhost:3000/hook' })
    expect(await state()).toMatchObject({ webhooks: ['http://localhost:3000/hook'] })
  })

  it('sends every webhook of Airalo to the address that is entered, and takes versions only for eSIM Go', async () => {
    const { post, sandbox } = await aDesk()
    const url = 'http://localhost:3000/hook'
    expect((await post('/airalo/webhook', { url })).status).toBe(200)
    const { settings } = sandbox.wholesalers.of('airalo')
    for (const type of ['async_orders', 'webhook_low_data', 'webhook_credit_limit'])
      expect(settings.get(`webhook ${type}`)).toBe(url)
    expect((await post('/airalo/webhook', { url, version: 'V3' })).status).toBe(400)
    expect((await post('/esim-go/webhook', { url, version: 'V3' })).status).toBe(200)
  })

  it('is on the page, with everything a person can do', async () => {
    const { esim, sandbox } = await aDesk()
    const { esimTranNo, iccid } = await esim('order-1')
    const page = await (await fetch(sandbox.url)).text()
    expect(page).toContain('<h2>eSIM Access</h2>')
    expect(page).toContain('sandbox-access')
    expect(page).toContain(iccid)
    expect(page).toContain(`/control/wholesale/esim-access/esims/${esimTranNo}/phone`)
  })
})
