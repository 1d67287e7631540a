// Asks the simulated eSIM Go over HTTP, as its documentation says: no adapter is in between.
import { z } from 'zod'
import type { startSandbox } from '#sandbox/start-sandbox.ts'
import { startLoneSandbox } from './lone-sandbox.ts'
import { aListener } from './vendor-listener.ts'

const ordered = z.looseObject({
  orderReference: z.string(),
  order: z.array(z.looseObject({ iccids: z.array(z.string()) })),
})
const open: (() => Promise<unknown>)[] = []

export async function closeGo(): Promise<void> {
  for (const close of open.splice(0).toReversed()) await close()
}

const orderOf = (item: string, more: object = {}) => ({
  type: 'transaction',
  assign: true,
  order: [{ type: 'bundle', item, quantity: 1, ...more }],
})

/** A sandbox whose bundles are processed for ten seconds of its clock. */
export async function goCalls(settings: Partial<Parameters<typeof startSandbox>[0]> = {}) {
  const sandbox = await startLoneSandbox({ callbackDelayMs: 10_000, callbackRetryMs: 5, ...settings })
  open.push(sandbox.close)
  const base = `${sandbox.url}/esim-go/v2.5`
  const go = sandbox.wholesalers.of('esim-go')

  /** Each call has a second of its own, so that only tests about the limit meet it. */
  async function call(method: string, path: string, body?: object, headers: Record<string, string> = {}) {
    sandbox.clock.advance(1)
    return fetch(`${base}${path}`, {
      method,
      headers: { 'x-api-key': 'sandbox-key', accept: 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
    })
  }
  async function ask(method: string, path: string, body?: object) {
    const answer = await call(method, path, body)
    const said: unknown = await answer.json()
    return { status: answer.status, said }
  }
  const get = (path: string) => ask('GET', path)
  /** A new eSIM with this bundle, which is no longer processing. */
  async function esim(item = 'esim_3GB_15D_IT_V2') {
    const { said } = await ask('POST', '/orders', orderOf(item))
    sandbox.clock.advance(11)
    const { orderReference: reference, order } = ordered.parse(said)
    const iccid = order[0]?.iccids[0] ?? ''
    return { reference, iccid, number: go.book.ofIccid(iccid)?.number ?? '' }
  }

  return {
    sandbox,
    go,
    base,
    call,
    ask,
    get,
    orderOf,
    esim,
    listen: async (answer?: Parameters<typeof aListener>[0]) => {
      const listener = await aListener(answer)
      open.push(listener.close)
      return listener
    },
  }
}
