// The buyers of a storm wait as long as they are told, and retry less and less often if no time is given.
import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { openCaller, waitMs } from '#scripts/storm/callers.ts'

const closing: (() => void)[] = []
afterEach(() => closing.splice(0).forEach((close) => close()))

/** Counts its requests; `answer` gets the milliseconds since the first one. */
async function aShop(answer: (response: ServerResponse, ms: number) => void) {
  const asked: number[] = []
  const server = createServer((_request, response) => {
    asked.push(performance.now())
    answer(response, performance.now() - (asked[0] ?? 0))
  }).listen(0, '127.0.0.1')
  closing.push(() => server.close())
  await once(server, 'listening')
  const shopUrl = `http://127.0.0.1:${portOf(server.address())}`
  return { asked, caller: openCaller({ shopUrl, sandboxUrl: shopUrl }, 'somebody', '10.0.0.1') }
}

const portOf = (address: AddressInfo | string | null) => (typeof address === 'object' ? (address?.port ?? 0) : 0)

it.each([429, 503])('a visitor told with %s to retry in two seconds doesn’t retry before', async (status) => {
  const { asked, caller } = await aShop((response, ms) => {
    if (ms >= 1_900) return response.end('here you are')
    return response.writeHead(status, { 'retry-after': '2' }).end()
  })
  expect(await caller.ask('/checkout')).toMatchObject({ status: 200, text: 'here you are' })
  expect([asked.length, caller.repeats()]).toEqual([2, 1])
})

it('a visitor without an answer tries again', async () => {
  const { asked, caller } = await aShop((response) => {
    if (asked.length > 2) return response.end('here you are')
    return response.writeHead(502).end()
  })
  expect(await caller.ask('/checkout')).toMatchObject({ status: 200 })
  expect(asked.length).toBe(3)
})

it('a visitor without a given time retries less and less often, and one told minutes waits minutes', () => {
  expect([0, 1, 2, 9, 50].map((tries) => waitMs(tries, null))).toEqual([400, 600, 900, 5_000, 5_000])
  expect(waitMs(50, 300_000)).toBe(300_000)
})
