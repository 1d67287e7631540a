// The endpoints for machines on their own: who is admitted before anybody reads the request.
import { describe, expect, it } from 'vitest'
import { webhooks } from './webhooks.ts'

const never = () => Promise.reject(new Error('nobody asks'))

describe('the door for mail', () => {
  it('reads a few emails at once, and rejects the others unread', async () => {
    const held = Promise.withResolvers<void>()
    let read = 0
    const doors = webhooks({
      checkout: { receivePaymentEvent: never },
      provisioning: { receiveAllocation: never },
      inbox: {
        receiveMail: async ({ readRaw }) => {
          await readRaw()
          read += 1
          await held.promise
          return { ok: true, became: 'message' }
        },
      },
    })
    const handIn = async () => doors.request('/webhooks/mail', { method: 'POST', body: 'a mail' })

    const letIn = Array.from({ length: 8 }, handIn)
    await expect.poll(() => read).toBe(8)
    const late = await handIn()
    expect([late.status, late.headers.get('retry-after'), read]).toEqual([503, '30', 8])

    held.resolve()
    for (const { status } of await Promise.all(letIn)) expect(status).toBe(200)
    expect((await handIn()).status).toBe(200)
  })
})
