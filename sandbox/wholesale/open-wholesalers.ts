// Opens the simulated wholesalers. In memory, each opens when it is first asked, because most tests never do; on a data
// folder, all open at once, because webhooks of before may be waiting.
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { PLAYED_NETWORKS } from './played-networks.ts'
import type { WholesaleOptions, Wholesaler } from './wholesaler.ts'

export type Wholesalers = ReturnType<typeof openWholesalers>

export function openWholesalers(options: WholesaleOptions, isInMemory: boolean) {
  const byName = new Map(
    Object.entries(PLAYED_NETWORKS).map(([name, open]) => [name, lazily(() => open(options))] as const),
  )
  const all = () => [...byName.values()].map(({ get }) => get())
  const opened = () => [...byName.values()].flatMap(({ kept }) => kept() ?? [])
  const named = (name: string): Wholesaler | null => byName.get(name)?.get() ?? null
  if (!isInMemory) all()

  const routes = new Hono<{ Bindings: HttpBindings }>()
  for (const [name, { get }] of byName) routes.all(`/${name}/*`, (c) => get().routes.fetch(c.req.raw, c.env))

  return {
    routes,
    all,
    /** Those that were asked for anything yet. */
    opened,
    names: [...byName.keys()],
    named,
    of(name: keyof typeof PLAYED_NETWORKS): Wholesaler {
      const wholesaler = named(name)
      if (!wholesaler) throw new Error(`Nobody plays ${name}.`)
      return wholesaler
    },
    /** No webhook is being sent or due. */
    isQuiet: (): boolean => opened().every((wholesaler) => wholesaler.isQuiet()),
    close: async (): Promise<void> => {
      await Promise.all(opened().map((wholesaler) => wholesaler.close()))
    },
  }
}

function lazily(open: () => Wholesaler) {
  let kept: Wholesaler | null = null
  return { get: (): Wholesaler => (kept ??= open()), kept: (): Wholesaler | null => kept }
}
