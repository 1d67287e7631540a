// Gives the sandbox what its vendors would know about a demo: the sandbox that runs next to the shop, or, while the
// shop is stopped, one that is opened for a moment on the same folder.
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { listDemoBooks, type DemoBook } from '#db/demo/demo-books.ts'
import type { Database } from '#db/database.ts'
import { paymentServer } from '#sandbox/payment/payment-server.ts'
import { startSandbox } from '#sandbox/start-sandbox.ts'
import type { Config } from '#server/settings/config.ts'
import { paymentOf, profileOf } from './vendor-books.ts'

const ANSWERS_WITHIN_MS = 2_000
const kept = z.object({ payments: z.number(), profiles: z.number() })
type Kept = z.output<typeof kept>

/** Its message is one sentence for the person who runs the command. */
export class NotHandedOver extends Error {}

/** Sends everything; the sandbox stores what is new and leaves the rest unchanged. Null if other vendors are in use. */
export async function handOver(
  config: Config,
  database: Pick<Database, 'db'>,
): Promise<(Kept & { folder: string }) | null> {
  const { sandbox, payment, network } = config
  if (![payment.apiUrl, network.url].includes(sandbox.url)) return null
  const folder = resolve(join(config.dataFolder, 'sandbox'))
  const door = (await folderAt(sandbox.url)) === folder ? { url: sandbox.url, close: nothing } : await opened(config)
  try {
    return { ...(await handOverTo(door.url, database)), folder }
  } finally {
    await door.close()
  }
}

/** The same for the sandbox at this address, whoever owns it. */
export async function handOverTo(url: string, database: Pick<Database, 'db'>): Promise<Kept> {
  const sum = { payments: 0, profiles: 0 }
  for await (const books of listDemoBooks(database)) {
    const part = await give(url, books)
    sum.payments += part.payments
    sum.profiles += part.profiles
  }
  return sum
}

const nothing = () => Promise.resolve()

/** The data folder of the sandbox at this address; null if there is none. */
async function folderAt(url: string): Promise<string | null> {
  try {
    const answer = await fetch(`${url}/control/books`, { signal: AbortSignal.timeout(ANSWERS_WITHIN_MS) })
    return z.object({ folder: z.string() }).safeParse(await answer.json()).data?.folder ?? null
  } catch {
    return null
  }
}

const opened = ({ dataFolder, publicUrl, payment, network }: Config) =>
  startSandbox({
    httpPort: 0,
    smtpPort: 0,
    dataFolder: join(dataFolder, 'sandbox'),
    shopUrl: publicUrl,
    paymentSecretKey: payment.secretKey,
    paymentWebhookSecret: payment.webhookSecret,
    networkClientId: network.clientId,
    networkClientSecret: network.clientSecret,
    payment: paymentServer,
  })

async function give(url: string, books: DemoBook[]): Promise<Kept> {
  const answer = await fetch(`${url}/control/books`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      payments: books.flatMap((book) => paymentOf(book) ?? []),
      profiles: books.flatMap((book) => profileOf(book) ?? []),
    }),
  })
  if (!answer.ok) throw new NotHandedOver(`The sandbox rejected the demo data: ${await answer.text()}`)
  return kept.parse(await answer.json())
}
