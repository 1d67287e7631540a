// The databases that a promise is tested on. Races are tested on both: on PostgreSQL by `npm test`, on the embedded one
// by the long run, which uses both for whatever takes long by itself. Everything else is tested on the one that needs
// less CPU: PostgreSQL if the machine has it. The journeys run on the embedded one.
import { inject } from 'vitest'

export type Engine = 'embedded' | { postgresUrl: string }

export function engines(): [name: string, engine: Engine][] {
  const quick = quickEngine()
  const onEmbedded: [string, Engine] = ['embedded', 'embedded']
  if (quick === 'embedded') return [onEmbedded]
  const onPostgres: [string, Engine] = ['PostgreSQL', quick]
  const part = process.env['LONG']
  if (part === 'embedded') return [onEmbedded]
  return part === 'yes' ? [onEmbedded, onPostgres] : [onPostgres]
}

export function quickEngine(): Engine {
  const postgresUrl = inject('postgresUrl')
  return postgresUrl ? { postgresUrl } : 'embedded'
}
