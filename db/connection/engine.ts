// The embedded database's engine, which runs on the server's own thread: a statement holds everybody else, and a page with
// many of them held everybody for all, because each went on as soon as the one before it was done.
import { setImmediate as giveTurn } from 'node:timers/promises'
import { PGlite, type PGliteOptions, type QueryOptions } from '@electric-sql/pglite'

class Engine extends PGlite {
  /** With everybody else's turn after it. */
  override async query<Row>(query: string, parameters?: unknown[], options?: QueryOptions) {
    const answer = await super.query<Row>(query, parameters, options)
    await giveTurn()
    return answer
  }
}

export async function openEngine(options: PGliteOptions): Promise<PGlite> {
  const engine = new Engine(options)
  await engine.waitReady
  return engine
}
