// The endpoints for machines on their own: who is admitted before anybody reads the request.
import { describe, expect, it } from 'vitest'
import { webhooks } from './webhooks.ts'

const from = (network: number) => ({ 'x-from': `2001:db8:0:${network}::1` })
const never = () => Promise.reject(new Error('nobody asks'))

describe('the door for mail', () => {
  it('keeps the places of the mail server from strangers, and from one network those of all strangers', async () => {
    const held = Promise.withResolvers<void>()
    let read = 0
    const doors = webhooks(
      {
        checkout: { receivePaymentEvent: never },
        provisioning: { receiveAllocation: never },
        networkEvents: { receiveNetworkEvent: never, isCallbackAddress: () => false },
        inbox: {
          isMailServer: ({ pass }) => pass === 'known',
          receiveMail: async ({ readRaw }) => {
            await readRaw()
            read += 1
            await held.promise
            return { ok: true, became: 'message' }
          },
        },
      },
      (c) => c.req.header('x-from') ?? null,
    )
    const handIn = async (headers: Record<string, string>) =>
      doors.request('/webhooks/mail', { method: 'POST', body: 'a mail', headers })

    const strangers = [handIn(from(1)), handIn(from(1))]
    await expect.poll(() => read).toBe(2)
    expect((await handIn(from(1))).status).toBe(503)
    strangers.push(handIn(from(2)), handIn(from(3)))
    await expect.poll(() => read).toBe(4)
    const late = await handIn(from(4))
    expect([late.status, late.headers.get('retry-after'), read]).toEqual([503, '30', 4])

    const known = Array.from({ length: 8 }, () => handIn({ 'x-mail-pass': 'known' }))
    await expect.poll(() => read).toBe(12)
    expect((await handIn({ 'x-mail-pass': 'known' })).status).toBe(503)

    held.resolve()
    for (const { status } of await Promise.all([...strangers, ...known])) expect(status).toBe(200)
    for (const headers of [from(1), { 'x-mail-pass': 'known' }]) expect((await handIn(headers)).status).toBe(200)
  })
})
