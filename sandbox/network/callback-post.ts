// What networks tell the shop: stored before sending, repeated until it is taken, resumed after a restart.
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { addColumn } from '../database.ts'
import { openPoster } from '../poster.ts'

const MAX_ATTEMPTS = 15
const LONGEST_PAUSE_MS = 300_000
const ANSWER_WITHIN_MS = 10_000

const callbackRow = z.object({
  id: z.number(),
  url: z.string(),
  body: z.string(),
  headers: z.string().transform((stored) => z.record(z.string(), z.string()).parse(JSON.parse(stored))),
  attempts: z.number(),
})
const nextRow = z.object({ due: z.number().nullable() })

export type CallbackPost = ReturnType<typeof openCallbackPost>

export type CallbackManner = {
  /** Where a network's callbacks are stored; each has a table of its own. */
  table: string
  mostAttempts: number
  /** The pause before the next try, by how many there were. */
  pauseMs: (attempts: number) => number
  isTaken: (status: number) => boolean
}

/** As the shop's first network does it: `retryMs` is the first pause, which doubles each time. */
export const doublingPauses = (retryMs: number): CallbackManner => ({
  table: 'network_callbacks',
  mostAttempts: MAX_ATTEMPTS,
  pauseMs: (attempts) => Math.min(LONGEST_PAUSE_MS, retryMs * 2 ** (attempts - 1)),
  isTaken: (status) => status >= 200 && status < 300,
})

export function openCallbackPost(database: DatabaseSync, now: () => Date, manner: CallbackManner) {
  const { table, mostAttempts, pauseMs, isTaken } = manner
  database.exec(`
    CREATE TABLE IF NOT EXISTS ${table} (
      id INTEGER PRIMARY KEY,
      url TEXT NOT NULL,
      body TEXT NOT NULL,
      headers TEXT NOT NULL DEFAULT '{}',
      due_at INTEGER NOT NULL,
      attempts INTEGER NOT NULL DEFAULT 0,
      state TEXT NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'delivered', 'given_up')),
      last_answer TEXT
    );
    CREATE INDEX IF NOT EXISTS ${table}_due ON ${table} (state, due_at);
  `)
  addColumn(database, table, 'headers', `TEXT NOT NULL DEFAULT '{}'`)
  const poster = openPoster(ANSWER_WITHIN_MS)
  let isClosing = false
  const underway = new Map<number, Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  const selectDue = database.prepare(
    `SELECT id, url, body, headers, attempts FROM ${table} WHERE state = 'waiting' AND due_at <= ? ORDER BY id LIMIT 50`,
  )

  function planText(url: string, text: string, inMs: number, headers: Record<string, string> = {}): number {
    const insert = database.prepare(`INSERT INTO ${table} (url, body, headers, due_at) VALUES (?, ?, ?, ?)`)
    return Number(insert.run(url, text, JSON.stringify(headers), now().getTime() + inMs).lastInsertRowid)
  }

  function send(row: z.output<typeof callbackRow>): Promise<void> {
    const already = underway.get(row.id)
    if (already) return already
    const sending = attempt(row).finally(() => {
      underway.delete(row.id)
    })
    underway.set(row.id, sending)
    return sending
  }

  async function attempt({ id, url, body, headers, attempts }: z.output<typeof callbackRow>): Promise<void> {
    const answer = await post(url, headers, body)
    if (isClosing) return
    const tried = attempts + 1
    const state = answer.isDone ? 'delivered' : tried >= mostAttempts ? 'given_up' : 'waiting'
    database
      .prepare(`UPDATE ${table} SET state = ?, attempts = ?, last_answer = ?, due_at = ? WHERE id = ?`)
      .run(state, tried, answer.text, now().getTime() + pauseMs(tried), id)
  }

  async function post(
    url: string,
    headers: Record<string, string>,
    body: string,
  ): Promise<{ isDone: boolean; text: string }> {
    try {
      const status = await poster.post(url, { 'content-type': 'application/json', ...headers }, body)
      return { isDone: isTaken(status), text: String(status) }
    } catch (problem) {
      return { isDone: false, text: problem instanceof Error ? problem.message : 'unreachable' }
    }
  }

  async function deliverDue(): Promise<void> {
    const due = selectDue.all(now().getTime())
    await Promise.all(due.map((row) => send(callbackRow.parse(row))))
  }

  /**
   * Sends what is due and sets the timer for the next one; call it whenever something was planned or the time moved.
   */
  function wake(): void {
    clearTimeout(timer)
    if (isClosing) return
    const row = database.prepare(`SELECT min(due_at) AS due FROM ${table} WHERE state = 'waiting'`).get()
    const { due } = nextRow.parse(row)
    if (due === null) return
    const waitMs = Math.min(60_000, Math.max(0, due - now().getTime()))
    timer = setTimeout(() => void deliverDue().then(wake), waitMs)
  }

  return {
    plan: (url: string, body: unknown, inMs: number): number => planText(url, JSON.stringify(body), inMs),
    /** A body that is written already, with what is sent beside its content type, for example a signature. */
    planText,
    wake,
    async sendNow(id: number): Promise<void> {
      const row = database.prepare(`SELECT id, url, body, headers, attempts FROM ${table} WHERE id = ?`).get(id)
      await send(callbackRow.parse(row))
    },
    /** Nothing is being sent or due now; callbacks waiting for their next try don't count. */
    isQuiet: (): boolean => underway.size === 0 && selectDue.get(now().getTime()) === undefined,
    /** If the clock is set back, waiting callbacks move with it; otherwise they would be due far in the future. */
    shift(jumpMs: number): void {
      if (jumpMs >= 0) return
      database.prepare(`UPDATE ${table} SET due_at = due_at + ? WHERE state = 'waiting'`).run(jumpMs)
    },
    async close(): Promise<void> {
      clearTimeout(timer)
      isClosing = true
      poster.close()
      await Promise.all(underway.values())
    },
  }
}

/** The sandbox must not be usable to send requests to strangers: callbacks go to this machine or the shop's host. */
export function isReachable(callbackUrl: string, shopUrl: string | undefined): boolean {
  if (!URL.canParse(callbackUrl)) return false
  const { protocol, hostname } = new URL(callbackUrl)
  const own = ['localhost', '127.0.0.1', '[::1]', shopUrl ? new URL(shopUrl).hostname : 'localhost']
  return (protocol === 'http:' || protocol === 'https:') && own.includes(hostname)
}
