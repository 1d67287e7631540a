// Opens the simulated wholesalers. In memory, each opens when it is first asked, because most tests never do; on a data
// folder, all open at once, because webhooks of before may be waiting.
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { airaloServer } from '../airalo/airalo-server.ts'
import { accessServer } from '../esim-access/access-server.ts'
import { goServer } from '../esim-go/go-server.ts'
import type { WholesaleOptions, Wholesaler } from './wholesaler.ts'

export type Wholesalers = ReturnType<typeof openWholesalers>

export function openWholesalers(options: WholesaleOptions, isInMemory: boolean) {
  const esimAccess = lazily(() => accessServer(options))
  const airalo = lazily(() => airaloServer(options))
  const esimGo = lazily(() => goServer(options))
  // By the beginning of its paths, which is also the name that its faults are planned for.
  const byName = new Map([
    ['esim-access', esimAccess],
    ['airalo', airalo],
    ['esim-go', esimGo],
  ])
  const all = () => [...byName.values()].map(({ get }) => get())
  const opened = () => [...byName.values()].flatMap(({ kept }) => kept() ?? [])
  if (!isInMemory) all()

  const routes = new Hono<{ Bindings: HttpBindings }>()
  for (const [name, { get }] of byName) routes.all(`/${name}/*`, (c) => get().routes.fetch(c.req.raw, c.env))

  return {
    get esimAccess(): Wholesaler {
      return esimAccess.get()
    },
    get airalo(): Wholesaler {
      return airalo.get()
    },
    get esimGo(): Wholesaler {
      return esimGo.get()
    },
    routes,
    all,
    /** Those that were asked for anything yet. */
    opened,
    names: [...byName.keys()],
    named: (name: string): Wholesaler | null => byName.get(name)?.get() ?? null,
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
