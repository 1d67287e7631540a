// npm run storm -- --orders 300 --seed 7 --database postgres --nodes 3 --kill node,sandbox,postgres: buys while everything breaks, and
// tells afterwards what became of every order (docs/reliability.md). 1 when anything was lost, doubled, or differs in the books.
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
// Ended from outside, by its terminal as well, or left alone by whoever started it: its keeper ends what it started.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(130))
process.once('disconnect', () => process.exit(130))
const plan = { ...options, seed: options.seed ?? randomInt(1, 1_000_000) }
const folder = mkdtempSync(join(tmpdir(), 'shop-storm-'))
console.log(`Seed ${plan.seed}. The nodes' logs: ${folder}`)
const result = await runStorm({ ...plan, folder, say: console.log })
console.log(sayStorm(plan, result))
// What went wrong is looked into by its logs.
if (isGood(result)) rmSync(folder, { recursive: true, force: true })
process.exit(isGood(result) ? 0 : 1)
