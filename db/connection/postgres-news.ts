// Carries short messages between the nodes with LISTEN and NOTIFY, on a connection of its own that reconnects after a
// break.
import { randomUUID } from 'node:crypto'
import { Client } from 'pg'
import { nodeName } from '#db/sealing/iccid-column.ts'

const CHANNEL = 'shop_news'
const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 10_000
const CONNECT_WITHIN_MS = 10_000
const TOLD_WITHIN_MS = 100
const LAST_WORDS_MS = 1_000
/** A message holds 8,000 bytes, including the sender's name. */
const MOST_BYTES = 7_500
const BETWEEN = '\n'
/** Sent by a node that connects or reconnects, and by everyone who hears of a new node. */
const HERE = 'here'
const GONE = 'gone'

export type NewsParts = {
  /** Called with what other nodes say; never with this node's own messages. */
  onNews: (topic: string) => void
  /** The connection was lost and is back. */
  onBack: () => void
  /** The connection was lost, or something couldn't be sent. */
  onTrouble: (problem: string) => void
  /** After this long without hearing from another node, we assume to be alone until one appears. */
  aloneAfterMs?: number
}

/** Messages are only hints: without a connection they are dropped, and listeners must cope without them for a while. */
export async function openPostgresNews(
  databaseUrl: string,
  { onNews, onBack, onTrouble, aloneAfterMs = 5_000 }: NewsParts,
) {
  const self = randomUUID()
  let line: Client | null = null
  let timer: NodeJS.Timeout | undefined
  let isClosed = false
  const untold = new Set<string>()
  /** If a node is alone on its database, there is nobody to tell. */
  const others = new Set<string>()
  let mayBeAlone = Infinity
  let telling: NodeJS.Timeout | undefined
  let lastTold: Promise<unknown> = Promise.resolve()

  async function connect() {
    const client = new Client({
      connectionString: databaseUrl,
      application_name: nodeName(),
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
      const [from, topics] = [payload.slice(0, self.length), payload.slice(self.length + 1)]
      if (from === self) return
      if (topics === GONE) {
        others.delete(from)
        return
      }
      if (!others.has(from)) meet(from)
      for (const topic of topics.split(BETWEEN)) if (topic !== HERE) onNews(topic)
    })
    try {
      await client.connect()
      // These messages are worthless after a crash, so nobody has to wait for the disk.
      await client.query('set synchronous_commit to off')
      await client.query(`listen ${CHANNEL}`)
    } catch (error) {
      await client.end().catch(() => {})
      throw error
    }
    if (isClosed) return client.end()
    line = client
    mayBeAlone = performance.now() + aloneAfterMs
    say([HERE])
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

  // Both nodes must know of each other: a node assumes that there is nobody until it hears from somebody.
  function meet(other: string) {
    others.add(other)
    say([HERE])
  }

  // Messages in quick succession are sent together.
  function tellAll() {
    telling = undefined
    const topics = [...untold].filter((topic) => Buffer.byteLength(topic) <= MOST_BYTES)
    untold.clear()
    say(topics)
  }

  function say(topics: string[]) {
    for (const some of inMessages(topics)) {
      const payload = `${self} ${some.join(BETWEEN)}`
      // One after the other, because a connection does one thing at a time.
      lastTold = lastTold
        .then(() => line?.query('select pg_notify($1, $2)', [CHANNEL, payload]))
        .catch((error: unknown) => onTrouble(error instanceof Error ? error.message : String(error)))
    }
  }

  await connect()
  return {
    tell: (topic: string) => {
      if (others.size === 0 && performance.now() >= mayBeAlone) return
      untold.add(topic)
      telling ??= setTimeout(tellAll, TOLD_WITHIN_MS)
    },
    /** For messages that somebody waits for; takes along any that were about to be sent. */
    tellAtOnce: (topic: string) => {
      untold.add(topic)
      clearTimeout(telling)
      tellAll()
    },
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      clearTimeout(telling)
      tellAll()
      say([GONE])
      await Promise.race([lastTold, new Promise((done) => setTimeout(done, LAST_WORDS_MS).unref())])
      await line?.end()
    },
  }
}

function inMessages(topics: string[]): string[][] {
  const messages: string[][] = []
  let room = 0
  for (const topic of topics) {
    const bytes = Buffer.byteLength(topic) + BETWEEN.length
    if (bytes > room) {
      messages.push([])
      room = MOST_BYTES
    }
    messages.at(-1)?.push(topic)
    room -= bytes
  }
  return messages
}
