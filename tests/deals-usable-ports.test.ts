// A port that browsers and `fetch` refuse is dealt to no test: it failed about one run in ten thousand. One that a test has
// is dealt to nobody else, even while nothing listens there: a shop that was killed starts on it again.
import { spawnSync } from 'node:child_process'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { freePort, isDealt, reserve } from '#scripts/storm/free-port.ts'
import { nodeBinary } from '#scripts/storm/processes.ts'

/** The bad ports of the Fetch Standard above 1023. */
const BAD_PORTS = [
  1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668, 6669, 6679, 6697, 10_080,
]

it('deals no port that fetch refuses', async () => {
  for (const port of BAD_PORTS) {
    expect(isDealt(port)).toBe(false)
    const refused: unknown = await fetch(`http://127.0.0.1:${port}/`).catch((error: Error) => error.cause)
    expect(String(refused)).toContain('bad port')
  }
  expect(isDealt(10_079) && isDealt(10_081)).toBe(true)
})

it('deals a port to one process, until that has ended', async () => {
  const port = await freePort()
  // Above all that is dealt, and nobody else's.
  const anotherPort = 65_536 + process.pid
  expect(reserve(port)).toBe(false)
  expect(reserveElsewhere(port)).toBe('false')
  expect(reserveElsewhere(anotherPort)).toBe('true')
  expect(reserveElsewhere(anotherPort)).toBe('true')
})

/** What another process is told, which has ended then. */
function reserveElsewhere(port: number): string {
  const module = resolve(import.meta.dirname, '../scripts/storm/free-port.ts')
  const script = `import { reserve } from ${JSON.stringify(module)}; console.log(reserve(${port})); process.kill(process.pid, 'SIGKILL')`
  return spawnSync(nodeBinary(), ['--input-type=module', '--eval', script], { encoding: 'utf8' }).stdout.trim()
}
