// A shop for a single journey, in which days pass when the journey says so.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { resolve } from 'node:path'
import { z } from 'zod'

const ready = z.object({ url: z.string(), sandbox: z.string() })
const sold = z.object({ bundleId: z.string(), country: z.string() })
const answer = z.object({ done: z.literal(true), text: z.string().optional() })

export async function startOnAClock() {
  const child = fork(resolve(import.meta.dirname, 'start-on-a-clock.ts'), {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const hear = async (): Promise<unknown> => {
    const ended = once(child, 'exit').then(([code]) => Promise.reject(new Error(`The shop ended with ${code}.`)))
    return (await Promise.race([once(child, 'message'), ended]))[0]
  }
  const at = ready.parse(await hear())
  const wish = async (wanted: object) => {
    child.send(wanted)
    return answer.parse(await hear()).text ?? ''
  }
  return {
    ...at,
    letDaysPass: (days: number) => wish({ days }),
    /** This many friends order with a code, pay, and get their eSIM. */
    sell: (orders: number, couponCode: string, bundleId: string) => wish({ orders, couponCode, bundleId }),
    /** The shop has been open for a while: an empty one gets this many orders. */
    hasAPast: (orders: number) => wish({ past: orders }),
    /** The owner connects this kind of network and sells something of it. */
    sellsFrom: async (kind: string) => sold.parse(JSON.parse(await wish({ sells: kind }))),
    /** What an audit of its books says, with everything that is due done first. */
    audit: () => wish({ audit: true }),
    close: async () => {
      child.disconnect()
      if (child.exitCode === null) await once(child, 'exit')
    },
  }
}
