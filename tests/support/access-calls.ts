// Asks the simulated eSIM Access over HTTP, as its documentation says: no adapter is in between.
import { z } from 'zod'
import type { Sandbox } from '#sandbox/start-sandbox.ts'
import { startLoneSandbox } from './lone-sandbox.ts'
import { aListener } from './vendor-listener.ts'

const envelope = z.looseObject({ success: z.unknown(), errorCode: z.unknown(), obj: z.looseObject({}).nullable() })
const notification = z.object({
  notifyType: z.string(),
  notifyId: z.string(),
  eventGenerateTime: z.string(),
  content: z.looseObject({}),
})
const open: (() => Promise<unknown>)[] = []

export async function closeCalls(): Promise<void> {
  for (const close of open.splice(0).toReversed()) await close()
}

export const PAGER = { pager: { pageNum: 1, pageSize: 5 } }

/** A sandbox whose orders take ten seconds of its clock. */
export async function accessCalls(settings: Parameters<typeof startLoneSandbox>[0] = {}) {
  const sandbox = await startLoneSandbox({ callbackDelayMs: 10_000, callbackRetryMs: 5, ...settings })
  open.push(sandbox.close)
  const base = `${sandbox.url}/esim-access/api/v1/open`
  const send = (path: string, body: string, headers: Record<string, string> = {}) =>
    fetch(`${base}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'rt-accesscode': 'sandbox-access', ...headers },
      body,
    })
  async function ask(path: string, body: object = {}, headers: Record<string, string> = {}) {
    const answer = await send(path, JSON.stringify(body), headers)
    return { status: answer.status, ...envelope.parse(await answer.json()) }
  }
  const order = (transactionId: string, packageCode = 'IT_3_15', more: object = {}) =>
    ask('/esim/order', { transactionId, packageInfoList: [{ packageCode, count: 1, ...more }] })

  /** An eSIM that was ordered and can be fetched. */
  async function esim(transactionId: string, packageCode?: string, more?: object) {
    await order(transactionId, packageCode, more)
    sandbox.clock.advance(11)
    const { number, iccid } = newest(sandbox)
    return { esimTranNo: number, iccid }
  }
  const row = async (esimTranNo: string) => {
    const { obj } = await ask('/esim/query', { esimTranNo, ...PAGER })
    return z.object({ esimList: z.array(z.looseObject({})) }).parse(obj).esimList[0]
  }
  return { sandbox, access: sandbox.wholesalers.of('esim-access'), base, send, ask, order, esim, row }
}

function newest({ wholesalers }: Sandbox) {
  const esim = wholesalers.of('esim-access').book.esims().at(-1)
  if (!esim) throw new Error('nothing was ordered')
  return esim
}

/** A shop's endpoint: remembers every notification and answers with this status. */
export async function anEndpoint(status = 200) {
  const { url, heard, close } = await aListener({ status })
  open.push(close)
  const told = () => heard.map(({ json }) => notification.parse(json))
  return { url, told, types: () => told().map(({ notifyType }) => notifyType) }
}
