// A port that browsers and `fetch` refuse is dealt to no test: it failed about one run in ten thousand.
import { expect, it } from 'vitest'
import { isDealt } from '#scripts/storm/free-port.ts'

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
