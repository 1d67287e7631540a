// The sandbox's own clock: it runs like the wall clock but can be moved, and everything in the sandbox follows it.
import type { DatabaseSync } from 'node:sqlite'
import { z } from 'zod'

export type Clock = {
  now: () => Date
  offsetSeconds: () => number
  advance: (seconds: number) => void
  reset: () => void
  /** Called after each move with the milliseconds that the time jumped; negative if it went back. */
  onMove: (listener: (jumpMs: number) => void) => void
}

const storedOffset = z.object({ offset_ms: z.number() })

export function openClock(database: DatabaseSync, wall: () => number = Date.now): Clock {
  database.exec(`
    CREATE TABLE IF NOT EXISTS sandbox_clock (id INTEGER PRIMARY KEY CHECK (id = 1), offset_ms INTEGER NOT NULL);
    INSERT OR IGNORE INTO sandbox_clock (id, offset_ms) VALUES (1, 0);
  `)
  let offsetMs = storedOffset.parse(database.prepare('SELECT offset_ms FROM sandbox_clock').get()).offset_ms
  const listeners: ((jumpMs: number) => void)[] = []

  function moveTo(nextOffsetMs: number) {
    const jumpMs = nextOffsetMs - offsetMs
    offsetMs = nextOffsetMs
    database.prepare('UPDATE sandbox_clock SET offset_ms = ?').run(offsetMs)
    for (const listener of listeners) listener(jumpMs)
  }

  return {
    now: () => new Date(wall() + offsetMs),
    offsetSeconds: () => Math.round(offsetMs / 1000),
    advance: (seconds) => moveTo(offsetMs + Math.round(seconds * 1000)),
    reset: () => moveTo(0),
    onMove: (listener) => listeners.push(listener),
  }
}
