// The network's bearer tokens: valid for an hour by the sandbox's clock, kept across restarts, revocable at any time.
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

export const TOKEN_SECONDS = 3600

const tokenRow = z.object({ expires_at: z.number() })

export function openTokenBook(database: DatabaseSync, now: () => Date) {
  return {
    issue(): string {
      const token = randomBytes(32).toString('base64url')
      const instant = now().getTime()
      database.prepare('DELETE FROM network_tokens WHERE expires_at < ?').run(instant)
      const insert = database.prepare('INSERT INTO network_tokens (token, expires_at) VALUES (?, ?)')
      insert.run(token, instant + TOKEN_SECONDS * 1000)
      return token
    },
    isValid(token: string): boolean {
      const row = database.prepare('SELECT expires_at FROM network_tokens WHERE token = ?').get(token)
      return row !== undefined && tokenRow.parse(row).expires_at > now().getTime()
    },
    revoke: (token: string): void => void database.prepare('DELETE FROM network_tokens WHERE token = ?').run(token),
  }
}

export function isSameSecret(given: string, wanted: string): boolean {
  return timingSafeEqual(digest(given), digest(wanted))
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest()
}
