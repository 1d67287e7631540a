// A network's bearer tokens: valid for a time by the sandbox's clock, kept across restarts, revocable at any time.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

export const TOKEN_SECONDS = 3600

const tokenRow = z.object({ expires_at: z.number() })

/** Where a network's tokens are stored, and how long they are valid. */
type Terms = { table: string; seconds: number }

export function openTokenBook(
  database: DatabaseSync,
  now: () => Date,
  { table, seconds }: Terms = { table: 'network_tokens', seconds: TOKEN_SECONDS },
) {
  database.exec(`CREATE TABLE IF NOT EXISTS ${table} (token TEXT PRIMARY KEY, expires_at INTEGER NOT NULL)`)
  return {
    issue(): string {
      const token = randomBytes(32).toString('base64url')
      const instant = now().getTime()
      database.prepare(`DELETE FROM ${table} WHERE expires_at < ?`).run(instant)
      const insert = database.prepare(`INSERT INTO ${table} (token, expires_at) VALUES (?, ?)`)
      insert.run(token, instant + seconds * 1000)
      return token
    },
    isValid(token: string): boolean {
      const row = database.prepare(`SELECT expires_at FROM ${table} WHERE token = ?`).get(token)
      return row !== undefined && tokenRow.parse(row).expires_at > now().getTime()
    },
    revoke: (token: string): void => void database.prepare(`DELETE FROM ${table} WHERE token = ?`).run(token),
  }
}

export function isSameSecret(given: string, wanted: string): boolean {
  return timingSafeEqual(digest(given), digest(wanted))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
