// Checks repeatedly until a condition holds, and names it if it never does.
import { setTimeout as pause } from 'node:timers/promises'

const LOOK_EVERY_MS = 40

export async function waitUntil<Found>(
  what: string,
  withinMs: number,
  look: () => Found | null | undefined | false | Promise<Found | null | undefined | false>,
): Promise<Found> {
  const deadline = Date.now() + withinMs
  for (;;) {
    const found = await look()
    if (found) return found
    if (Date.now() > deadline) throw new Error(`In vain: waited ${Math.round(withinMs / 1000)} s for ${what}.`)
    await pause(LOOK_EVERY_MS)
  }
}

const SELDOM_MS = 1_000
const SELDOMEST_MS = 10_000

/** The same for conditions that take time and are costly to check: less and less often. */
export async function untilSo(what: string, withinMs: number, look: () => Promise<boolean>): Promise<void> {
  const deadline = Date.now() + withinMs
  for (let pauseMs = SELDOM_MS; !(await look()); pauseMs = Math.min(pauseMs * 1.5, SELDOMEST_MS)) {
    if (Date.now() > deadline) throw new Error(`In vain: waited ${Math.round(withinMs / 1000)} s for ${what}.`)
    await pause(pauseMs)
  }
}
