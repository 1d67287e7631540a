// Tells the shop about finished profiles: stored before sending, repeated until a 2xx answer, resumed after a restart.
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'
import { openPoster } from '../poster.ts'

const MAX_ATTEMPTS = 15
const LONGEST_PAUSE_MS = 300_000
const ANSWER_WITHIN_MS = 10_000

const callbackRow = z.object({ id: z.number(), url: z.string(), body: z.string(), attempts: z.number() })
const nextRow = z.object({ due: z.number().nullable() })

export type CallbackPost = ReturnType<typeof openCallbackPost>

export function openCallbackPost(database: DatabaseSync, now: () => Date, retryMs: number) {
  const poster = openPoster(ANSWER_WITHIN_MS)
  let isClosing = false
  const underway = new Map<number, Promise<void>>()
  let timer: NodeJS.Timeout | undefined
  const selectDue = database.prepare(
    `SELECT id, url, body, attempts FROM network_callbacks WHERE state = 'waiting' AND due_at <= ? ORDER BY id LIMIT 50`,
  )

  function plan(url: string, body: unknown, inMs: number): number {
    const insert = database.prepare('INSERT INTO network_callbacks (url, body, due_at) VALUES (?, ?, ?)')
    return Number(insert.run(url, JSON.stringify(body), now().getTime() + inMs).lastInsertRowid)
  }

  function send(row: z.infer<typeof callbackRow>): Promise<void> {
    const already = underway.get(row.id)
    if (already) return already
    const sending = attempt(row).finally(() => {
      underway.delete(row.id)
    })
    underway.set(row.id, sending)
    return sending
  }

  async function attempt({ id, url, body, attempts }: z.infer<typeof callbackRow>): Promise<void> {
    const answer = await post(url, body)
    if (isClosing) return
    const tried = attempts + 1
    const state = answer.isDone ? 'delivered' : tried >= MAX_ATTEMPTS ? 'given_up' : 'waiting'
    const pauseMs = Math.min(LONGEST_PAUSE_MS, retryMs * 2 ** attempts)
    database
      .prepare('UPDATE network_callbacks SET state = ?, attempts = ?, last_answer = ?, due_at = ? WHERE id = ?')
      .run(state, tried, answer.text, now().getTime() + pauseMs, id)
  }

  async function post(url: string, body: string): Promise<{ isDone: boolean; text: string }> {
    try {
      const status = await poster.post(url, { 'content-type': 'application/json' }, body)
      return { isDone: status >= 200 && status < 300, text: String(status) }
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
    const row = database.prepare(`SELECT min(due_at) AS due FROM network_callbacks WHERE state = 'waiting'`).get()
    const { due } = nextRow.parse(row)
    if (due === null) return
    const waitMs = Math.min(60_000, Math.max(0, due - now().getTime()))
    timer = setTimeout(() => void deliverDue().then(wake), waitMs)
  }

  return {
    plan,
    wake,
    async sendNow(id: number): Promise<void> {
      const row = database.prepare('SELECT id, url, body, attempts FROM network_callbacks WHERE id = ?').get(id)
      await send(callbackRow.parse(row))
    },
    /** Nothing is being sent or due now; callbacks waiting for their next try don't count. */
    isQuiet: (): boolean => underway.size === 0 && selectDue.get(now().getTime()) === undefined,
    /** If the clock is set back, waiting callbacks move with it; otherwise they would be due far in the future. */
    shift(jumpMs: number): void {
      if (jumpMs >= 0) return
      database.prepare(`UPDATE network_callbacks SET due_at = due_at + ? WHERE state = 'waiting'`).run(jumpMs)
    },
    async close(): Promise<void> {
      clearTimeout(timer)
      isClosing = true
      poster.close()
      await Promise.all(underway.values())
    },
  }
}
