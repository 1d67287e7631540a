import { afterEach, describe, expect, it } from 'vitest'
import { aNetwork, closeWorlds } from '#tests/support/network-world.ts'

afterEach(closeWorlds)

describe('the control desk', () => {
  it('plans faults of each target, lists them and clears them all', async () => {
    const { control, get, send } = await aNetwork()
    await control('/control/faults', { target: 'network', at: 'codes', kind: 'slow', ms: 10, match: '8931' })
    const planned = await control('/control/faults', { target: 'smtp', at: 'smtp', kind: 'refuse', times: 2 })
    expect(planned.body['faults']).toMatchObject([
      { target: 'network', at: 'codes', kind: 'slow', times: null, ms: 10, match: '8931' },
      { target: 'smtp', at: 'smtp', kind: 'refuse', times: 2 },
    ])
    expect((await send('DELETE', '/control/faults')).body).toEqual({ faults: [] })
    expect(await get('/control/faults')).toEqual({ faults: [] })
  })

  it.each([
    [{ target: 'weather', at: 'sky', kind: 'rain' }],
    [{ target: 'network', at: 'sky', kind: 'slow' }],
    [{ target: 'network', at: 'codes', kind: 'rain' }],
    [{ target: 'network', at: 'constructor', kind: 'slow' }],
    [{ target: 'network', at: 'codes', kind: 'slow', times: 0 }],
  ])('rejects an unknown fault: %o', async (fault) => {
    const { control } = await aNetwork()
    expect(await control('/control/faults', fault)).toMatchObject({
      status: 400,
      body: { message: expect.any(String) },
    })
  })

  it('moves the clock and sets it back', async () => {
    const { control, get } = await aNetwork()
    expect((await control('/control/clock', { advanceSeconds: 86_400 })).body).toMatchObject({ offsetSeconds: 86_400 })
    expect((await control('/control/clock', { reset: true })).body).toMatchObject({ offsetSeconds: 0 })
    expect(await get('/control/clock')).toEqual({ now: expect.any(String), offsetSeconds: 0 })
    expect((await control('/control/clock', { advanceSeconds: 'soon' })).status).toBe(400)
  })

  it('installs, uses, and nearly empties an eSIM, and shows the state of all', async () => {
    const { control, get, profile } = await aNetwork()
    const { idValue } = await profile('order-1', '01032_5')
    const path = `/control/esims/${idValue}`
    expect((await control(`${path}/install`, {})).body).toMatchObject({ iccid: idValue, state: 'active' })
    expect((await control(`${path}/use`, { megabytes: 100 })).body).toMatchObject({
      bundleBalance: expect.closeTo(924, 0),
    })
    expect((await control(`${path}/use`, { leaveMegabytes: 50 })).body).toMatchObject({
      bundleBalance: expect.closeTo(50, 0),
    })
    expect((await control(`${path}/use`, { megabytes: 51 })).body).toMatchObject({
      state: 'depleted',
      bundleBalance: 0,
    })
    expect((await control('/control/esims/123/install', {})).status).toBe(404)
    expect(await get('/control/state')).toMatchObject({
      profiles: [{ iccid: idValue, customReference: 'order-1', state: 'depleted' }],
      mails: {},
    })
  })

  it('shows the books of one order and one mailbox, and nothing else', async () => {
    const { get, profile } = await aNetwork()
    await profile('order-1', '01032_5')
    await profile('order-2', '01032_5')
    expect(await get('/control/state?reference=order-2&to=nobody@example.com')).toMatchObject({
      profiles: [{ customReference: 'order-2' }],
      mails: {},
      payment: null,
    })
  })

  it('ends an eSIM now or soon, without moving a clock', async () => {
    const { control, get, profile } = await aNetwork()
    const { idValue } = await profile('order-1', '01032_5')
    const path = `/control/esims/${idValue}/end`
    const ended = await control(path, { inSeconds: -1 })
    expect(ended.body).toMatchObject({ state: 'expired' })
    expect(new Date(String(ended.body['bundleExpiry'])).getTime()).toBeLessThan(Date.now())
    expect(await get(`/network/things/iccids/${idValue}`)).toMatchObject({ isBundleExpired: true })

    const again = await control(path, { inSeconds: 3_600 })
    expect(again.body).toMatchObject({ state: 'active' })
    expect(new Date(String(again.body['bundleExpiry'])).getTime()).toBeGreaterThan(Date.now())
    expect(await get('/control/clock')).toMatchObject({ offsetSeconds: 0 })
    expect((await control(path, { inSeconds: 'soon' })).status).toBe(400)
    expect((await control('/control/esims/123/end', { inSeconds: 1 })).status).toBe(404)
  })

  it('works without JavaScript: forms lead back to the page', async () => {
    const { sandbox, profile } = await aNetwork()
    const { idValue } = await profile('order-<1>')
    const form = (path: string, fields: Record<string, string>) =>
      fetch(`${sandbox.url}${path}`, {
        method: 'POST',
        headers: { accept: 'text/html,*/*;q=0.8' },
        body: new URLSearchParams(fields),
        redirect: 'manual',
      })
    const answer = await form(`/control/esims/${idValue}/install`, {})
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/#esims'])
    await form('/control/faults', { target: 'network', at: 'list', kind: 'slow', times: '', match: '', ms: '5' })
    const refused = await form('/control/faults', { target: 'network', at: '<sky>', kind: 'rain' })
    expect([refused.status, await refused.text()]).toEqual([400, expect.stringContaining('&lt;sky&gt;')])
    const text = await (await fetch(sandbox.url)).text()
    expect(text).toContain('order-&lt;1&gt;')
    expect(text).toContain(idValue)
    expect(text).toContain('ms 5')
    expect(text).not.toContain('<script')
  })

  it('rejects requests from other sites', async () => {
    const { sandbox } = await aNetwork()
    const post = (headers: Record<string, string>) =>
      fetch(`${sandbox.url}/control/clock`, { method: 'POST', headers, body: JSON.stringify({ reset: true }) })
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403)
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403)
    expect((await post({ origin: sandbox.url })).status).toBe(200)
  })
})
