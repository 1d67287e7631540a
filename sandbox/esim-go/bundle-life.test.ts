import { afterEach, describe, expect, it } from 'vitest'
import { closeGo, goCalls } from '#tests/support/go-calls.ts'
import { signatureOf } from './go-notifications.ts'

afterEach(closeGo)

const DAY = 86_400

describe('an eSIM of the simulated eSIM Go', () => {
  it('uses one bundle at a time, while the next waits in a queue', async () => {
    const { ask, get, orderOf, esim, go, sandbox } = await goCalls()
    const { iccid, number } = await esim('esim_1GB_7D_IT_V2')
    const states = async () => {
      const { said } = await get(`/esims/${iccid}/bundles?includeUsed=true`)
      return JSON.stringify(said).match(/"bundleState":"\w+"/g)
    }
    await ask('POST', '/orders', orderOf('esim_3GB_15D_IT_V2', { iccids: [iccid] }))
    expect(await states()).toEqual(['"bundleState":"queued"', '"bundleState":"processing"'])
    sandbox.clock.advance(11)
    go.phones.use(number, 100)
    expect(await get(`/esims/${iccid}/bundles`)).toMatchObject({
      said: {
        bundles: [
          {
            assignments: [{ bundleState: 'active', initialQuantity: 1e9, remainingQuantity: expect.closeTo(9e8, -6) }],
          },
          { assignments: [{ bundleState: 'queued' }] },
        ],
      },
    })
    go.phones.use(number, 1_000)
    expect(await states()).toEqual(['"bundleState":"depleted"', '"bundleState":"active"'])
    sandbox.clock.advance(16 * DAY)
    expect(await states()).toEqual(['"bundleState":"depleted"', '"bundleState":"depleted"'])
  })

  it('takes only bundles of its own profile, unless a new eSIM may be made, and is nobody else’s', async () => {
    const { ask, get, orderOf, esim, go } = await goCalls()
    const { iccid } = await esim()
    const names = ['ES', 'FR', 'DE', 'GB', 'GR', 'PT', 'JP'].map((iso) => `esim_3GB_15D_${iso}_V2`)
    const fits = await Promise.all(names.map((name) => get(`/esims/${iccid}/compatible/${name}`)))
    const other = names[fits.findIndex(({ said }) => JSON.stringify(said) === '{"compatible":false}')] ?? ''
    expect(await ask('POST', '/orders', orderOf(other, { iccids: [iccid] }))).toMatchObject({ status: 400 })
    await ask('POST', '/orders', orderOf(other, { iccids: [iccid], allowReassign: true }))
    expect(go.book.esims()).toHaveLength(2)
    expect((await get('/esims/8931000000000000000')).status).toBe(403)
    expect(await ask('POST', '/orders', orderOf(other, { iccids: ['8931000000000000000'] }))).toMatchObject({
      status: 403,
    })
  })

  it('gives an unused bundle back to the balance, vanishes with its last one, and gives nothing once used', async () => {
    const { ask, get, esim, go } = await goCalls()
    const before = go.book.balance()
    const { iccid } = await esim()
    const path = `/esims/${iccid}/bundles/esim_3GB_15D_IT_V2?refundToBalance=true`
    expect((await ask('DELETE', `${path}&type=validate`)).said).toMatchObject({ offers: [{ refundTo: 'balance' }] })
    go.faults.set({ at: 'revoke', kind: 'no_right', times: 1 })
    expect((await ask('DELETE', `${path}&type=transaction`)).status).toBe(400)
    expect((await ask('DELETE', `${path}&type=transaction`)).status).toBe(200)
    expect(go.book.balance()).toBe(before)
    expect((await get(`/esims/${iccid}`)).status).toBe(403)

    const used = await esim()
    go.phones.use(used.number, 1)
    const after = go.book.balance()
    await ask('DELETE', `/esims/${used.iccid}/bundles/esim_3GB_15D_IT_V2?refundToBalance=true&type=transaction`)
    expect(go.book.balance()).toBe(after)
  })

  it('is installed at a time in milliseconds, found by the reference it was given, and suspended', async () => {
    const { ask, get, esim, go } = await goCalls()
    const { iccid, number } = await esim()
    expect((await get(`/esims/${iccid}`)).said).toMatchObject({ firstInstalledDateTime: 0, profileStatus: 'Released' })
    go.phones.move(number, 'enabled')
    expect((await get(`/esims/${iccid}`)).said).toMatchObject({
      firstInstalledDateTime: expect.any(Number),
      profileStatus: 'Installed',
    })
    await ask('PUT', `/esims?iccid=${iccid}&customerRef=order-1`)
    expect((await get('/esims?filterBy=customerRef&filter=order-1')).said).toMatchObject({ esims: [{ iccid }] })
    expect((await ask('POST', `/esims/${iccid}/suspend`, { suspend: true })).status).toBe(201)
    expect((await get(`/esims/${iccid}`)).said).toMatchObject({ state: 'suspended' })
    expect((await ask('POST', `/esims/${iccid}/sms`, { message: 'x'.repeat(161) })).status).toBe(400)
  })
})

describe('callbacks of the simulated eSIM Go', () => {
  it('are unsigned and short in version 2, signed and whole in version 3', async () => {
    const { esim, go, listen } = await goCalls()
    const { url, heard } = await listen()
    go.settings.set('webhook', url)
    const first = await esim()
    go.phones.use(first.number, 1_600)
    await expect
      .poll(() => heard.map(({ json }) => json['alertType']))
      .toEqual(expect.arrayContaining(['FirstAttachment', 'CountryChange', 'FirstUse', 'Utilisation']))
    const usage = () => heard.filter(({ json }) => json['alertType'] === 'Utilisation')
    expect(usage()[0]?.headers).not.toHaveProperty('x-signature-sha256')
    expect(usage()[0]?.json['bundle']).not.toHaveProperty('id')

    go.settings.set('webhook version', 'V3')
    const second = await esim()
    go.phones.use(second.number, 1_600)
    await expect.poll(() => usage()).toHaveLength(2)
    const signed = usage()[1]
    expect(signed?.json['bundle']).toMatchObject({ id: expect.any(String), unlimited: false, initialQuantity: 3e9 })
    expect(signed?.headers['x-signature-sha256']).toBe(signatureOf(signed?.body ?? '', 'sandbox-key'))
  })

  it('warn about the credit, refuse in words, and tell that an idle eSIM is deleted', async () => {
    const { ask, esim, orderOf, go, listen, sandbox } = await goCalls()
    const { url, heard } = await listen()
    go.settings.set('webhook', url)
    go.book.setBalance(60_00)
    await esim()
    go.book.setBalance(1)
    await ask('POST', '/orders', orderOf('esim_3GB_15D_IT_V2'))
    sandbox.clock.advance(188 * DAY)
    await expect
      .poll(() => heard.map(({ json }) => json['alertType'] ?? json['event']))
      .toEqual(expect.arrayContaining(['LowBalance', 'InsufficientBalance', 'esim.deletion_scheduled', 'esim.deleted']))
  })

  it('have an ICCID that is a number, a bad signature, or come twice', async () => {
    const { esim, go, listen } = await goCalls()
    const { url, heard } = await listen()
    go.settings.set('webhook', url)
    go.settings.set('webhook version', 'V3')
    go.faults.set({ at: 'webhook', kind: 'iccid_number', times: 1, match: 'FirstUse' })
    go.faults.set({ at: 'webhook', kind: 'bad_signature', times: 1, match: 'FirstAttachment' })
    go.faults.set({ at: 'webhook', kind: 'twice', times: 1, match: 'CountryChange' })
    const { iccid, number } = await esim()
    go.phones.use(number, 1)
    await expect.poll(() => heard).toHaveLength(4)
    const of = (type: string) => heard.filter(({ json }) => json['alertType'] === type)
    expect(of('FirstUse')[0]?.body).toContain(`"iccid":${iccid},`)
    expect(of('CountryChange')).toHaveLength(2)
    const [forged] = of('FirstAttachment')
    expect(forged?.headers['x-signature-sha256']).not.toBe(signatureOf(forged?.body ?? '', 'sandbox-key'))
  })
})
