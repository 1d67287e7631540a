// How much processor time each part of `npm test` may take. Unlike its seconds, that hardly depends on what else the
// machine does, so a part that has become more expensive stands out on a busy evening too.
import { pbkdf2Sync } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** In seconds of a processor of the machine that the figures of docs/testing.md come from. */
export const CPU_BUDGETS = {
  // Twelve for English pages and the server, six for each further language, the rest to compress them all.
  build: 60,
  types: 25,
  lint: 34,
  format: 3,
  'no dead files, exports or packages': 8,
  'unit, use-case and route tests': 470,
  'journeys of a purchase': 60,
}
/** Above its budget, a part warns; above this many times its budget, it fails. */
const FAILS_AT = 1.5
/** What the yardstick takes on that machine, in milliseconds. */
const YARDSTICK_MS = 72

/** Whether a part kept to its budget, where a machine that is `pace` times slower gets as much more. */
export function judgeCpu(part, seconds, pace) {
  const budget = CPU_BUDGETS[part]
  if (budget === undefined || seconds === null || seconds <= budget * pace) return { ok: true, note: '' }
  const most = `${Math.round(budget * pace)} s`
  return seconds > budget * pace * FAILS_AT
    ? { ok: false, note: `takes far more than its ${most} of processor time (scripts/cpu-budget.mjs)` }
    : { ok: true, note: `takes more than its ${most} of processor time` }
}

/** How many times slower than the machine of the budgets this one is, by a fixed piece of work; 1 for a faster one. */
export function measurePace() {
  const from = process.cpuUsage()
  pbkdf2Sync('yardstick', 'salt', 150_000, 64, 'sha512')
  const { user, system } = process.cpuUsage(from)
  return Math.max(1, (user + system) / 1_000 / YARDSTICK_MS)
}

/**
 * The processor time of all children that have ended, with theirs, since it was last asked; null where the system
 * doesn't tell. Whoever asks at the end of each child learns the time of that child.
 */
export function takeCpuSeconds() {
  const total = readCpuSeconds()
  if (total === null) return null
  const taken = total - counted
  counted = total
  return taken
}

let counted = readCpuSeconds() ?? 0

function readCpuSeconds() {
  if (process.platform !== 'linux') return null
  // After the name in brackets; the kernel counts hundredths of a second.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1).split(' ')
  return (Number(fields[13]) + Number(fields[14])) / 100
}
