// The messages that arrived for a partner's software, the secrets that check their signatures, and how they are
// answered.
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

/** Older messages are deleted. */
const MOST_KEPT = 500
/** Enough for five endpoints of a few businesses, and the previous secret of each. */
const MOST_SECRETS = 20

export const ANSWERS = ['204', '302', '400', '500'] as const
export type ReceiverAnswer = (typeof ANSWERS)[number]

export type Message = {
  id: number
  arrivedAt: Date
  path: string
  eventId: string | null
  type: string | null
  signature: string | null
  body: string
  answered: ReceiverAnswer
}

const messageRow = z
  .object({
    id: z.number(),
    arrived_at: z.number(),
    path: z.string(),
    event_id: z.string().nullable(),
    type: z.string().nullable(),
    signature: z.string().nullable(),
    body: z.string(),
    answered: z.enum(ANSWERS),
  })
  .transform(({ arrived_at, event_id, ...row }): Message => ({
    ...row,
    arrivedAt: new Date(arrived_at),
    eventId: event_id,
  }))

export function openReceiverStore(database: DatabaseSync, now: () => Date) {
  database.exec(`
    CREATE TABLE IF NOT EXISTS receiver_messages (
      id INTEGER PRIMARY KEY AUTOINCREMENT,
      arrived_at INTEGER NOT NULL,
      path TEXT NOT NULL,
      event_id TEXT,
      type TEXT,
      signature TEXT,
      body TEXT NOT NULL,
      answered TEXT NOT NULL
    );
    CREATE TABLE IF NOT EXISTS receiver_secrets (secret TEXT PRIMARY KEY, added_at INTEGER NOT NULL);
    CREATE TABLE IF NOT EXISTS receiver_answer (answer TEXT NOT NULL);
  `)
  const answer = (): ReceiverAnswer =>
    z
      .object({ answer: z.enum(ANSWERS) })
      .optional()
      .parse(database.prepare('SELECT answer FROM receiver_answer').get())?.answer ?? '204'

  return {
    answer,
    setAnswer(given: ReceiverAnswer): void {
      database.exec('DELETE FROM receiver_answer')
      database.prepare('INSERT INTO receiver_answer (answer) VALUES (?)').run(given)
    },

    keep(message: Omit<Message, 'id' | 'arrivedAt' | 'answered'>): ReceiverAnswer {
      const answered = answer()
      const { path, eventId, type, signature, body } = message
      const { lastInsertRowid } = database
        .prepare(
          'INSERT INTO receiver_messages (arrived_at, path, event_id, type, signature, body, answered) VALUES (?, ?, ?, ?, ?, ?, ?)',
        )
        .run(now().getTime(), path, eventId, type, signature, body, answered)
      database.prepare('DELETE FROM receiver_messages WHERE id <= ?').run(Number(lastInsertRowid) - MOST_KEPT)
      return answered
    },

    /** Newest first. */
    list(most: number): Message[] {
      const rows = database.prepare('SELECT * FROM receiver_messages ORDER BY id DESC LIMIT ?').all(most)
      return rows.map((row) => messageRow.parse(row))
    },

    addSecret(secret: string): void {
      database
        .prepare('INSERT OR REPLACE INTO receiver_secrets (secret, added_at) VALUES (?, ?)')
        .run(secret, now().getTime())
      database
        .prepare(
          'DELETE FROM receiver_secrets WHERE secret NOT IN (SELECT secret FROM receiver_secrets ORDER BY added_at DESC, rowid DESC LIMIT ?)',
        )
        .run(MOST_SECRETS)
    },

    secrets(): string[] {
      const rows = database.prepare('SELECT secret FROM receiver_secrets ORDER BY added_at DESC, rowid DESC').all()
      return rows.map((row) => z.object({ secret: z.string() }).parse(row).secret)
    },

    clear: (): void => database.exec('DELETE FROM receiver_messages; DELETE FROM receiver_secrets'),
  }
}
