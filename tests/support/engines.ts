// The databases that a promise is tried on: the embedded one, and PostgreSQL where the machine has it.
import { inject } from 'vitest'
import type { Engine } from './open-test-shop.ts'

export function engines(): [name: string, engine: Engine][] {
  const postgresUrl = inject('postgresUrl')
  return [['embedded', 'embedded'], ...(postgresUrl ? [['PostgreSQL', { postgresUrl }] as [string, Engine]] : [])]
}
