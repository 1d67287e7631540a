// Requests everything in turns for a long time, and checks whether the shop's memory grows with the number of requests.
import { z } from 'zod'
import { openAsker, requestsOf } from '#tests/support/mixed-requests.ts'
import { measureMemory } from '../storm/processes.ts'

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
  const heap = await openHeap(inspectorPort)
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

const inspected = z.tuple([z.object({ webSocketDebuggerUrl: z.string() })])
const answered = z.object({ id: z.number(), result: z.looseObject({ usedSize: z.number().optional() }) })
const COLLECTIONS = 4

// Reads the heap size from the inspector of the shop's process.
async function openHeap(inspectorPort: number) {
  const answer = await fetch(`http://127.0.0.1:${inspectorPort}/json`)
  const [target] = inspected.parse(await answer.json())
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((open) => socket.addEventListener('open', open, { once: true }))
  let last = 0
  const command = (method: string) =>
    new Promise<number>((done) => {
      const id = ++last
      const listen = ({ data }: MessageEvent) => {
        const said = answered.safeParse(JSON.parse(String(data)))
        if (said.data?.id !== id) return
        socket.removeEventListener('message', listen)
        done(said.data.result.usedSize ?? 0)
      }
      socket.addEventListener('message', listen)
      socket.send(JSON.stringify({ id, method }))
    })

  return {
    heldBytes: async () => {
      for (let round = 0; round < COLLECTIONS; round += 1) await command('HeapProfiler.collectGarbage')
      return command('Runtime.getHeapUsage')
    },
    close: () => socket.close(),
  }
}
