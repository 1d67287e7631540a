// Requests everything in turns for a long time, and checks whether the shop's memory grows with the number of requests.
import { z } from 'zod'
import { openAsker, requestsOf } from '#tests/support/mixed-requests.ts'
import { measureMemory } from '../storm/processes.ts'
import { inspect } from './inspect.ts'

export type SoakOptions = { shopUrl: string; inspectorPort: number; pid: number; requests: number; callers: number }
export type SoakFigures = {
  requests: number
  afterFirst: number
  firstBytes: number
  lastBytes: number
  firstMb: number
  lastMb: number
}

/**
 * The heap after forced collections, and the memory of the process before them: after the first quarter of the requests
 * (5,000 at most), and at the end.
 */
export async function soak({ shopUrl, inspectorPort, pid, requests, callers }: SoakOptions): Promise<SoakFigures> {
  const { order, cookie } = await placeOrder(shopUrl)
  const heap = await inspect(inspectorPort)
  const asker = openAsker(shopUrl, callers)
  const kinds = requestsOf(order, cookie)
  const next = (number: number) => {
    const asked = kinds[number % (kinds.length + 1)]
    return asked ? asker.read(asked) : asker.listenAndLeave(order, cookie)
  }
  const afterFirst = Math.min(5_000, Math.round(requests / 4))
  await asker.times(afterFirst, next)
  const firstMb = measureMemory(pid)?.nowMb ?? 0
  const firstBytes = await heap.heldBytes()
  await asker.times(requests - afterFirst, next)
  const lastMb = measureMemory(pid)?.nowMb ?? 0
  const lastBytes = await heap.heldBytes()
  asker.close()
  heap.close()
  return { requests, afterFirst, firstBytes, lastBytes, firstMb, lastMb }
}

const ordered = z.object({ orderReference: z.string() })

// A free order, so that no vendor is called however often its page is viewed.
async function placeOrder(shopUrl: string) {
  const answer = await fetch(new URL('/functions/v1/create-checkout-session', shopUrl), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      bundles: [{ bundleId: '01032_3', destinations: ['FR', 'IT'] }],
      customerEmail: 'soak@example.com',
      customerName: 'Bench Buyer',
      discountCode: 'DEMOFREE1',
      termsAccepted: true,
    }),
  })
  const { orderReference } = ordered.parse(await answer.json())
  const cookies = answer.headers.getSetCookie().map((line) => line.split(';', 1)[0])
  return { order: orderReference, cookie: cookies.join('; ') }
}
