// Starts every simulated vendor on this machine behind two ports: HTTP for payment, network, and pages, SMTP for emails.
import { readFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { createAdaptorServer } from '@hono/node-server'
import type { HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { openClock } from './clock.ts'
import type { Clock } from './clock.ts'
import { controlServer } from './control/control-server.ts'
import type { PaymentOptions, PaymentServer } from './control/desk.ts'
import { openVendorBooks } from './control/vendor-books.ts'
import { openDatabase } from './database.ts'
import { geminiServer } from './gemini/gemini-server.ts'
import type { GeminiServer } from './gemini/gemini-server.ts'
import { indexNowServer } from './indexnow/indexnow-server.ts'
import type { IndexNowServer } from './indexnow/indexnow-server.ts'
import { openMailbox } from './mailbox/mailbox-server.ts'
import type { Mailbox } from './mailbox/mailbox-server.ts'
import { networkServer } from './network/network-server.ts'
import type { NetworkServer } from './network/network-server.ts'
import { productList } from './network/products.ts'
import { receiverServer } from './receiver/receiver-server.ts'
import { viesServer } from './vies/vies-server.ts'
import type { ViesServer } from './vies/vies-server.ts'
import { openWholesalers } from './wholesale/open-wholesalers.ts'
import type { Wholesalers } from './wholesale/open-wholesalers.ts'

export type SandboxOptions = {
  /** 0 takes any free port; the result says which. */
  httpPort: number
  smtpPort: number
  /** ':memory:' forgets everything when closed. */
  dataFolder: string
  shopUrl: string
  paymentSecretKey: string
  paymentWebhookSecret: string
  networkClientId: string
  networkClientSecret: string
  /** The only key that the chat model accepts. */
  chatApiKey?: string | undefined
  /** Signs the replies to emails that are delivered to the shop. */
  incomingMailSecret?: string | undefined
  callbackDelayMs?: number
  callbackRetryMs?: number
  /** JSON file: [{ bundleId, megabytes, validityDays }]. */
  productsFile?: string | undefined
  host?: string | undefined
  payment?: (options: PaymentOptions) => PaymentServer
  /** What its clock runs with, in milliseconds; without it, the clock of the machine. */
  wall?: (() => number) | undefined
}

export type Sandbox = {
  url: string
  smtpUrl: string
  httpPort: number
  smtpPort: number
  clock: Clock
  network: NetworkServer
  mailbox: Mailbox
  payment: PaymentServer | null
  vies: ViesServer
  chat: GeminiServer
  searchEngine: IndexNowServer
  wholesalers: Wholesalers
  /** No vendor is sending anything to the shop or has anything due. */
  isQuiet: () => boolean
  close: () => Promise<void>
}

/** Its message is one clear sentence for the person who started the sandbox. */
export class PortTaken extends Error {}

export async function startSandbox(options: SandboxOptions): Promise<Sandbox> {
  const host = options.host ?? '127.0.0.1'
  const shown = host === '127.0.0.1' || host === '0.0.0.0' ? 'localhost' : host
  const products = options.productsFile
    ? productList.parse(JSON.parse(readFileSync(options.productsFile, 'utf8').replace(/^\uFEFF/, '')))
    : []

  // The vendors must know their own address, which exists only once the port is taken.
  let app: Hono<{ Bindings: HttpBindings }> | null = null
  const server = createAdaptorServer({
    fetch: (request, env) => app?.fetch(request, env) ?? new Response('starting', { status: 503 }),
  })
  const httpPort = await new Promise<number>((resolve, reject) => {
    server.once('error', (problem) => reject(portProblem(problem, options.httpPort)))
    server.listen(options.httpPort, host, () => resolve(portOf(server.address())))
  })
  const url = `http://${shown}:${httpPort}`

  const database = openDatabase(options.dataFolder)
  const clock = openClock(database, options.wall)
  const { now } = clock
  const { incomingMailSecret: secret } = options
  const replyDoor = secret ? { url: `${options.shopUrl}/webhooks/mail`, secret, now } : undefined
  const mailbox = await openMailbox({ database, now, smtpPort: options.smtpPort, host, replyDoor }).catch(
    (problem: unknown) => {
      server.close()
      database.close()
      throw portProblem(problem, options.smtpPort)
    },
  )
  const network = networkServer({
    database,
    now,
    products,
    clientId: options.networkClientId,
    clientSecret: options.networkClientSecret,
    shopUrl: options.shopUrl,
    ...(options.callbackDelayMs !== undefined && { callbackDelayMs: options.callbackDelayMs }),
    ...(options.callbackRetryMs !== undefined && { callbackRetryMs: options.callbackRetryMs }),
  })
  clock.onMove(network.clockMoved)
  const payment =
    options.payment?.({
      database,
      now,
      publicUrl: url,
      secretKey: options.paymentSecretKey,
      webhookUrl: `${options.shopUrl}/webhooks/payment`,
      webhookSecret: options.paymentWebhookSecret,
    }) ?? null
  if (payment) clock.onMove(payment.clockMoved)
  const vies = viesServer({ now })
  const chat = geminiServer({ apiKey: options.chatApiKey ?? 'sandbox' })
  const searchEngine = indexNowServer({ shopUrl: options.shopUrl })
  const wholesalers = openWholesalers(
    {
      database,
      clock,
      publicUrl: url,
      shopUrl: options.shopUrl,
      orderDelayMs: options.callbackDelayMs,
      callbackRetryMs: options.callbackRetryMs,
    },
    options.dataFolder === ':memory:',
  )
  const books = openVendorBooks({ database, dataFolder: options.dataFolder, payment })
  const smtpUrl = `smtp://127.0.0.1:${mailbox.smtpPort}`

  const routes = new Hono<{ Bindings: HttpBindings }>()
  routes.route(
    '/',
    controlServer({
      url,
      smtpUrl,
      shopUrl: options.shopUrl,
      clock,
      network,
      mailbox,
      payment,
      vies,
      chat,
      searchEngine,
      wholesalers,
      books,
    }),
  )
  routes.route('/', receiverServer({ database, now, url, shopUrl: options.shopUrl }))
  routes.route('/', mailbox.routes)
  routes.route('/', network.routes)
  routes.route('/', vies.routes)
  routes.route('/', chat.routes)
  routes.route('/', searchEngine.routes)
  routes.route('/', wholesalers.routes)
  if (payment) routes.route('/', payment.routes)
  app = routes

  async function end(): Promise<void> {
    const closed = new Promise((resolve) => {
      server.close(resolve)
    })
    vies.close()
    chat.close()
    await Promise.all([network.close(), mailbox.close(), payment?.close(), wholesalers.close()])
    if ('closeAllConnections' in server) server.closeAllConnections()
    await closed
    database.close()
  }
  let ending: Promise<void> | null = null

  return {
    url,
    smtpUrl,
    httpPort,
    smtpPort: mailbox.smtpPort,
    clock,
    network,
    mailbox,
    payment,
    vies,
    chat,
    searchEngine,
    wholesalers,
    isQuiet: () => network.isQuiet() && (payment?.isQuiet() ?? true) && wholesalers.isQuiet(),
    close: () => (ending ??= end()),
  }
}

function portOf(address: AddressInfo | string | null): number {
  if (address === null || typeof address === 'string') throw new Error('the sandbox has no port')
  return address.port
}

function portProblem(problem: unknown, port: number): unknown {
  const isTaken = problem instanceof Error && 'code' in problem && problem.code === 'EADDRINUSE'
  return isTaken ? new PortTaken(`Port ${port} is already in use, please choose another one.`) : problem
}
