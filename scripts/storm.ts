// npm run storm -- --orders 300 --seed 7 --database postgres --nodes 3 --kill node,sandbox,postgres: buys while
// everything breaks, and reports what happened to every order (docs/reliability.md). Exits with 1 if anything was lost,
// duplicated, or differs in the books.
import { randomInt } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { runStorm } from './storm/run-storm.ts'
import { isGood, sayStorm } from './storm/say-storm.ts'
import { readStormOptions } from './storm/storm-options.ts'

const options = readStormOptions(process.argv.slice(2))
if (typeof options === 'string') {
  console.error(options)
  process.exit(2)
}
// If it is ended from outside, by its terminal, or loses its parent, its keeper ends what it started.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))
process.once('disconnect', () => process.exit(130))
const plan = { ...options, seed: options.seed ?? randomInt(1, 1_000_000) }
const folder = mkdtempSync(join(tmpdir(), 'shop-storm-'))
console.log(`Seed ${plan.seed}. The nodes' logs: ${folder}`)
const result = await runStorm({ ...plan, folder, say: console.log })
console.log(sayStorm(plan, result))
// The logs are kept if something went wrong.
if (isGood(result)) rmSync(folder, { recursive: true, force: true })
process.exit(isGood(result) ? 0 : 1)
