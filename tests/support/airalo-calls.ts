// Asks the simulated Airalo over HTTP, as its documentation says: no adapter is in between.
import { z } from 'zod'
import type { startSandbox } from '#sandbox/start-sandbox.ts'
import { startLoneSandbox } from './lone-sandbox.ts'
import { aListener } from './vendor-listener.ts'

const issued = z.object({ data: z.object({ access_token: z.string(), expires_in: z.number() }) })
const body = z.looseObject({ data: z.unknown().optional() })
const open: (() => Promise<unknown>)[] = []

export async function closeAiralo(): Promise<void> {
  for (const close of open.splice(0).toReversed()) await close()
}

export const CREDENTIALS = {
  client_id: 'sandbox-client',
  client_secret: 'sandbox-secret',
  grant_type: 'client_credentials',
}

export function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.append(name, value)
  return form
}

/** A sandbox whose orders are listed after ten seconds of its clock. */
export async function airaloCalls(settings: Partial<Parameters<typeof startSandbox>[0]> = {}) {
  const sandbox = await startLoneSandbox({ callbackDelayMs: 10_000, callbackRetryMs: 5, ...settings })
  open.push(sandbox.close)
  const base = `${sandbox.url}/airalo/v2`
  let token = ''

  async function signIn(sent: FormData | string = formOf(CREDENTIALS), headers: Record<string, string> = {}) {
    const answer = await fetch(`${base}/token`, { method: 'POST', body: sent, headers })
    if (answer.ok) token = issued.parse(await answer.json()).data.access_token
    return answer.status
  }
  const headers = () => ({ authorization: `Bearer ${token}`, accept: 'application/json' })
  async function get(path: string) {
    const answer = await fetch(`${base}${path}`, { headers: headers() })
    return { status: answer.status, retryAfter: answer.headers.get('retry-after'), ...body.parse(await answer.json()) }
  }
  async function post(path: string, fields: Record<string, string>) {
    const answer = await fetch(`${base}${path}`, { method: 'POST', headers: headers(), body: formOf(fields) })
    const text = await answer.text()
    return { status: answer.status, ...body.parse(text === '' ? {} : JSON.parse(text)) }
  }
  async function postJson(path: string, fields: object) {
    const sent = { ...headers(), 'content-type': 'application/json' }
    const answer = await fetch(`${base}${path}`, { method: 'POST', headers: sent, body: JSON.stringify(fields) })
    return { status: answer.status, ...body.parse(await answer.json()) }
  }
  const order = (description: string, packageId = 'italy-mobile-15days-3gb', quantity = '1') =>
    post('/orders', { package_id: packageId, quantity, type: 'sim', description })

  await signIn()
  return {
    sandbox,
    airalo: sandbox.wholesalers.of('airalo'),
    base,
    signIn,
    get,
    post,
    postJson,
    order,
    listen: async (answer?: Parameters<typeof aListener>[0]) => {
      const listener = await aListener(answer)
      open.push(listener.close)
      return listener
    },
    /** The newest eSIM. */
    newest: () => {
      const esim = sandbox.wholesalers.of('airalo').book.esims().at(-1)
      if (!esim) throw new Error('nothing was ordered')
      return esim
    },
  }
}
