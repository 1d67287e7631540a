// The databases that a promise is tried on. Where calls race it is tried on both; everything else on the one that costs less
// of the processor: PostgreSQL where the machine has it. The journeys run on the embedded one.
import { inject } from 'vitest'

export type Engine = 'embedded' | { postgresUrl: string }

export function engines(): [name: string, engine: Engine][] {
  const quick = quickEngine()
  return quick === 'embedded'
    ? [['embedded', quick]]
    : [
        ['embedded', 'embedded'],
        ['PostgreSQL', quick],
      ]
}

export function quickEngine(): Engine {
  const postgresUrl = inject('postgresUrl')
  return postgresUrl ? { postgresUrl } : 'embedded'
}
