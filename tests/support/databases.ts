// Prepares both databases side by side: the embedded one works in this process while PostgreSQL works in its own.
import type { TestProject } from 'vitest/node'
import prepareEmbedded from './embedded.ts'
import preparePostgres from './postgres.ts'

export default async function setup(project: TestProject) {
  const [stopPostgres, removeEmbedded] = await Promise.all([preparePostgres(project), prepareEmbedded(project)])
  return async () => {
    removeEmbedded()
    await stopPostgres?.()
  }
}
