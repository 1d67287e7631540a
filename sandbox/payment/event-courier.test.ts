import { DatabaseSync } from 'node:sqlite'
import { serve } from '@hono/node-server'
import { afterEach, expect, it, vi } from 'vitest'
import { openCourier } from './event-courier.ts'
import { openFaults } from './payment-faults.ts'

afterEach(() => void vi.restoreAllMocks())

it('sends everything that becomes due between two checks of the clock', async () => {
  const received: string[] = []
  const port = await new Promise<number>((resolve) => {
    const server = serve(
      {
        fetch: async (request) => {
          received.push(await request.text())
          server.close()
          return new Response(null, { headers: { connection: 'close' } })
        },
        port: 0,
      },
      (info) => resolve(info.port),
    )
  })
  const faults = openFaults()
  faults.set({ at: 'webhook', kind: 'late', ms: 50, times: 1 })
  const courier = openCourier({
    database: new DatabaseSync(':memory:'),
    webhookUrl: `http://localhost:${port}/webhook`,
    webhookSecret: 'whsec',
    faults,
  })
  // Each reading moves the clock by 30 ms: one is before the event is due, the next one after it.
  const start = Date.now()
  let looks = 0
  vi.spyOn(Date, 'now').mockImplementation(() => start + 30 * looks++)
  courier.enqueue('evt_1', '{}', null)
  await expect.poll(() => received).toEqual(['{}'])
  await courier.close()
})
