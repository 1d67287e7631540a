// npm run figures -- check|rebuild: checks the stored figures against the records, or computes them again
// (docs/operate.md).
import { openDatabaseFor } from '#server/compose.ts'
import { readConfig } from '#server/settings/config.ts'
import { openLog } from '#server/watching/log.ts'
import { figureStore } from '#shop/figures/report/figure-store.ts'
import { explainBackup } from './explain-backup.ts'

const [command] = process.argv.slice(2)
try {
  if (command !== 'check' && command !== 'rebuild')
    throw new Error('Use npm run figures -- check, or npm run figures -- rebuild.')
  const open = await openDatabaseFor(readConfig(), openLog('warn'))
  const figures = figureStore(open.database)
  const began = performance.now()
  if (command === 'rebuild') await figures.rebuild(new Date())
  const differences = await figures.check()
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(
    differences === 0
      ? `The figures match the records (${seconds} s).`
      : `${differences} figures don’t match the records (${seconds} s). To recount them, run npm run figures -- rebuild`,
  )
  await open.close()
  process.exit(differences === 0 ? 0 : 1)
} catch (error) {
  console.error(explainBackup(error))
  process.exit(1)
}
