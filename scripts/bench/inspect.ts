// Asks the shop's process about itself, by its inspector: how large its heap is, and how long its event loop was held.
import { z } from 'zod'

const inspected = z.tuple([z.object({ webSocketDebuggerUrl: z.string() })])
const result = z.looseObject({
  usedSize: z.number().optional(),
  result: z.looseObject({ value: z.unknown() }).optional(),
})
const answered = z.object({ id: z.number(), result })
const COLLECTIONS = 4

export type Inspector = Awaited<ReturnType<typeof inspect>>

export async function inspect(port: number) {
  const answer = await fetch(`http://127.0.0.1:${port}/json`)
  const [target] = inspected.parse(await answer.json())
  const socket = new WebSocket(target.webSocketDebuggerUrl)
  await new Promise((open) => socket.addEventListener('open', open, { once: true }))
  let last = 0
  const command = (method: string, params = {}) =>
    new Promise<z.infer<typeof result>>((done) => {
      const id = ++last
      const listen = ({ data }: MessageEvent) => {
        const said = answered.safeParse(JSON.parse(String(data)))
        if (said.data?.id !== id) return
        socket.removeEventListener('message', listen)
        done(said.data.result)
      }
      socket.addEventListener('message', listen)
      socket.send(JSON.stringify({ id, method, params }))
    })
  const evaluate = async (expression: string): Promise<unknown> =>
    (await command('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true })).result?.value

  return {
    /** The heap after forced collections. */
    heldBytes: async (): Promise<number> => {
      for (let round = 0; round < COLLECTIONS; round += 1) await command('HeapProfiler.collectGarbage')
      return (await command('Runtime.getHeapUsage')).usedSize ?? 0
    },

    /** Begins to measure how long the event loop is held. */
    watchLoop: () => evaluate(WATCH),

    /** The longest hold since it was last asked, in milliseconds. */
    longestHoldMs: async (): Promise<number> => z.number().parse(await evaluate(LONGEST)),

    close: () => socket.close(),
  }
}

const WATCH = `{
  const { monitorEventLoopDelay } = process.getBuiltinModule('node:perf_hooks')
  globalThis.benchLoop = monitorEventLoopDelay({ resolution: 1 })
  globalThis.benchLoop.enable()
}`
// A hold counts once the loop goes on, so it gets a few turns for that.
const LONGEST = `new Promise((done) => setTimeout(() => {
  const longest = globalThis.benchLoop.max / 1e6
  globalThis.benchLoop.reset()
  done(longest)
}, 3))`
