// A sandbox and a listening shop for the network's tests: real HTTP on free ports, closed after each test.
import { createServer } from 'node:http'
import { z } from 'zod'
import { startSandbox } from '#sandbox/start-sandbox.ts'

type Json = Record<string, unknown>

const json = z.record(z.string(), z.unknown())
const named = z.object({ idValue: z.string(), activationCode: z.string() })
const issued = z.object({ token: z.string(), expires_in: z.literal(3600) })

const open: (() => Promise<unknown>)[] = []

export async function closeWorlds(): Promise<void> {
  for (const close of open.splice(0).toReversed()) await close()
}

type NetworkOptions = {
  callbackDelayMs?: number
  dataFolder?: string
  token?: string
  shopUrl?: string
  incomingMailSecret?: string
}

export async function aNetwork({
  callbackDelayMs = 0,
  dataFolder = ':memory:',
  token,
  shopUrl = 'http://localhost:3000',
  incomingMailSecret,
}: NetworkOptions = {}) {
  const sandbox = await startSandbox({
    httpPort: 0,
    smtpPort: 0,
    dataFolder,
    shopUrl,
    incomingMailSecret,
    paymentSecretKey: 'sk_test_sandbox',
    paymentWebhookSecret: 'whsec_sandbox',
    networkClientId: 'sandbox',
    networkClientSecret: 'sandbox',
    callbackDelayMs,
    callbackRetryMs: 5,
  })
  open.push(sandbox.close)
  let bearer = token ?? ''

  async function signIn() {
    const answer = await fetch(`${sandbox.url}/oauth/token`, {
      method: 'POST',
      body: JSON.stringify({ client_id: 'sandbox', client_secret: 'sandbox' }),
    })
    bearer = issued.parse(await answer.json()).token
  }
  /** Moves the clock, and lets the shop fetch the token that it then needs. */
  async function later(seconds: number) {
    sandbox.clock.advance(seconds)
    await signIn()
  }
  const headers = () => ({ authorization: `Bearer ${bearer}`, 'content-type': 'application/json' })
  const call = (path: string) => fetch(`${sandbox.url}${path}`, { headers: headers() })
  const get = async (path: string): Promise<Json> => (await call(path)).json()
  async function send(method: string, path: string, body: object = {}, more: Json = {}) {
    const { signal, ...extra } = more
    const answer = await fetch(`${sandbox.url}${path}`, {
      method,
      headers: { ...headers(), ...extra },
      ...(method !== 'DELETE' && { body: JSON.stringify(body) }),
      ...(signal instanceof AbortSignal && { signal }),
    })
    return { status: answer.status, body: json.parse(await answer.json()) }
  }
  const allocate = (customReference: string, callbackUrl?: string, bundleId = '01032_5', withinMs = 10_000) =>
    send(
      'POST',
      `/network/things/consumer-profile/${bundleId}`,
      { customReference },
      {
        ...(callbackUrl && { responseurls: callbackUrl }),
        signal: AbortSignal.timeout(withinMs),
      },
    )
  async function profile(reference: string, bundleId?: string) {
    await allocate(reference, undefined, bundleId)
    return named.parse(await get(`/get-iccid.php?orderId=${reference}`))
  }

  if (!token) await signIn()
  return {
    sandbox,
    token: () => bearer,
    signIn,
    later,
    call,
    get,
    send,
    allocate,
    profile,
    fault: (fault: object) => sandbox.network.faults.set(fault),
    control: (path: string, body: object) => send('POST', path, body),
  }
}

/** The shop's callback endpoint: remembers every callback and answers as told, repeating the last answer forever. */
export async function aShop(answers: number[] = [200]) {
  const told: Json[] = []
  const server = createServer((request, response) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      response.statusCode = answers[Math.min(told.length, answers.length - 1)] ?? 200
      told.push(JSON.parse(Buffer.concat(chunks).toString()))
      response.end()
    })
  })
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  open.push(async () => server.close())
  const { port } = z.object({ port: z.number() }).parse(server.address())
  return { url: `http://127.0.0.1:${port}/webhooks/network/secret`, told }
}
