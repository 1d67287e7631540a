// Carries short news between the nodes by LISTEN and NOTIFY, on a connection of its own that comes back after a break.
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'

const CHANNEL = 'shop_news'
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 10_000
const CONNECT_WITHIN_MS = 10_000

export type NewsParts = {
  /** Told what the other nodes say; never what this one said itself. */
  onNews: (topic: string) => void
  /** The line was broken and is back. */
  onBack: () => void
  /** The line broke, or something could not be said. */
  onTrouble: (problem: string) => void
}

/** News are hints: without a line they are dropped, and whoever listens must do without them for a while. */
export async function openPostgresNews(databaseUrl: string, { onNews, onBack, onTrouble }: NewsParts) {
  const self = randomUUID()
  let line: Client | null = null
  let timer: NodeJS.Timeout | undefined
  let isClosed = false

  async function connect() {
    const client = new Client({
      connectionString: databaseUrl,
      keepAlive: true,
      connectionTimeoutMillis: CONNECT_WITHIN_MS,
    })
    let isOver = false
    const lose = (error?: Error) => {
      if (isOver) return
      isOver = true
      if (line !== client) return
      line = null
      if (isClosed) return
      onTrouble(error?.message ?? 'the connection ended')
      client.end(() => {})
      comeBack(FIRST_PAUSE_MS)
    }
    client.on('error', lose)
    client.on('end', () => lose())
    client.on('notification', ({ payload = '' }) => {
      const [from, topic] = [payload.slice(0, self.length), payload.slice(self.length + 1)]
      if (from !== self) onNews(topic)
    })
    try {
      await client.connect()
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
    if (isClosed) return client.end()
    line = client
    return undefined
  }

  function comeBack(pauseMs: number) {
    timer = setTimeout(() => {
      connect().then(
        () => !isClosed && onBack(),
        () => !isClosed && comeBack(Math.min(pauseMs * 2, LONGEST_PAUSE_MS)),
      )
    }, pauseMs)
  }

  await connect()
  return {
    tell: (topic: string) =>
      void line?.query('select pg_notify($1, $2)', [CHANNEL, `${self} ${topic}`]).catch((error: unknown) => {
        onTrouble(error instanceof Error ? error.message : String(error))
      }),
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      await line?.end()
    },
  }
}
