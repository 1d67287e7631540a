// Asks the database twice a second, on a line of its own, whether it is there: it may be gone, or silent, and no query would say so
// before its own time-out ends. The question is no statement, so that an idle shop makes no transactions of it.
import { EventEmitter, once } from 'node:events'
import { Socket } from 'node:net'
import { Client, type Connection } from 'pg'
import { nodeName } from './iccid-column.ts'

// A question a second would be one too few: with it, whoever asks could wait for longer than three.
const EVERY_MS = 500
/** Nobody is told that the database is gone for a moment's slowness. */
const SILENT_AFTER_MS = 2_000
const TICK_MS = 100
/** A line that drips lets the few bytes of a smaller answer through, and looks alive: these are as many as those of a statement. */
const ANSWERS = 12
/** There is none of this name, and nobody minds. */
const NO_STATEMENT = 'pulse'

export type Pulse = {
  isAway: () => boolean
  /** Calls back once when the database goes away, at once if it is; until the returned function is called. */
  onAway: (callBack: () => void) => () => void
  /** Somebody has reason to think so: it is looked at now. */
  suspect: () => void
}

export type PulseParts = {
  /** It does not answer. */
  onAway: (problem: string) => void
  /** It still does not: whoever waits for it waits in vain. */
  onSilent: () => void
  onBack: (afterMs: number) => void
}

export function openPulse(databaseUrl: string, { onAway, onSilent, onBack }: PulseParts) {
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
    // Whoever was asked in vain may still fail later, when nobody listens any more.
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

// Closing what is not open begins no transaction, and is answered all the same.
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

// Counted in ticks of our own: a process that stood still has not listened, and has no right to say that nobody spoke.
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
