// Checks twice a second, on a separate connection, whether the database answers. It may be gone or silent, and no query
// would notice before its own timeout. The check is no statement, so an idle shop causes no transactions.
import { EventEmitter, once } from 'node:events'
import { Socket } from 'node:net'
import { Client, type Connection } from 'pg'
import { nodeName } from '#db/sealing/iccid-column.ts'

// Once a second would be too rare: callers could then wait for more than three seconds.
const EVERY_MS = 500
/** A brief slowdown must not count as an outage. */
const SILENT_AFTER_MS = 2_000
const TICK_MS = 100
/**
 * A dripping connection lets a small answer through and looks healthy, so this answer is as large as that of a
 * statement.
 */
const ANSWERS = 12
/** No statement has this name, which is fine. */
const NO_STATEMENT = 'pulse'

export type Pulse = {
  isAway: () => boolean
  /** Calls back once when the database goes away, or right away if it is; until the returned function is called. */
  onAway: (callBack: () => void) => () => void
  /** Somebody suspects an outage: check right now. */
  suspect: () => void
}

export type PulseParts = {
  /** The database doesn't answer. */
  onAway: (problem: string) => void
  /** It still doesn't answer: whoever is waiting for it waits in vain. */
  onSilent: () => void
  onBack: (afterMs: number) => void
}

export function watchDatabase(databaseUrl: string, { onAway, onSilent, onBack }: PulseParts) {
  const news = new EventEmitter()
  news.setMaxListeners(0)
  let line: { client: Client; socket: Socket } | null = null
  let awaySince: number | null = null
  let isClosed = false

  async function open() {
    const socket = new Socket()
    const client = new Client({ connectionString: databaseUrl, application_name: nodeName(), stream: () => socket })
    line = { client, socket }
    client.on('error', () => drop(client))
    await client.connect()
  }

  function drop(client = line?.client) {
    if (!line || line.client !== client) return
    line.socket.destroy()
    line = null
  }

  async function ask() {
    if (!line) await open()
    if (line) await answerOf(line.client)
  }

  async function look() {
    const timeout = ticking(SILENT_AFTER_MS)
    // A check that already timed out may still fail later, when nobody is listening anymore.
    const answer = ask()
    answer.catch(() => {})
    try {
      await Promise.race([answer, timeout.over])
      if (awaySince !== null) onBack(Date.now() - awaySince)
      awaySince = null
    } catch (error) {
      drop()
      if (isClosed) return
      if (awaySince !== null) return onSilent()
      awaySince = Date.now()
      onAway(error instanceof Error ? error.message : String(error))
      news.emit('away')
    } finally {
      timeout.end()
    }
  }

  let timer: NodeJS.Timeout | undefined
  let looking = lookOn()
  async function lookOn(): Promise<void> {
    await look()
    if (!isClosed) timer = setTimeout(lookNow, EVERY_MS)
  }
  function lookNow() {
    clearTimeout(timer)
    timer = undefined
    looking = lookOn()
  }

  const pulse: Pulse = {
    isAway: () => awaySince !== null,
    onAway: (callBack) => {
      if (awaySince !== null) callBack()
      else news.once('away', callBack)
      return () => void news.off('away', callBack)
    },
    suspect: () => timer && !isClosed && lookNow(),
  }
  return {
    ...pulse,
    close: async () => {
      isClosed = true
      clearTimeout(timer)
      drop()
      await looking
    },
  }
}

// Closing a statement that isn't open starts no transaction and still gets an answer.
function answerOf(client: Client): Promise<void> {
  return new Promise((resolve, reject) => {
    client.query({
      submit: (connection: Connection) => {
        connection.stream.cork()
        for (let asked = 0; asked < ANSWERS; asked += 1) connection.close({ type: 'S', name: NO_STATEMENT }, true)
        connection.sync()
        connection.stream.uncork()
      },
      handleReadyForQuery: () => resolve(),
      handleError: reject,
    })
  })
}

// Counted in our own timer ticks: a process that was suspended wasn't listening, so it can't claim that the database
// was silent.
function ticking(ms: number) {
  let left = ms / TICK_MS
  const clock = new EventEmitter()
  const timer = setInterval(() => {
    left -= 1
    if (left <= 0) clock.emit('over')
  }, TICK_MS)
  const over = once(clock, 'over').then(() => {
    throw new Error('no answer')
  })
  over.catch(() => {})
  return { over, end: () => clearInterval(timer) }
}
