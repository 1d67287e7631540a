// npm run rotate-keys: brings everything that is sealed under the newest of SEALING_KEYS; with -- --open it is written in the
// open, for a release from before there was sealing (docs/operate.md).
import { openSealedRows, sealOldRows } from '#db/reseal.ts'
import { sealColumnsWith } from '#db/sealed-columns.ts'
import { keyRing } from '#adapters/sealing/key-ring.ts'
import { openDatabaseFor } from '#server/compose.ts'
import { readConfig } from '#server/config.ts'
import { openLog } from '#server/log.ts'
import { explainBackup } from './explain-backup.ts'

try {
  const config = readConfig()
  sealColumnsWith(keyRing(config.sealing))
  const open = await openDatabaseFor(config, openLog('warn'))
  const newest = Math.max(...config.sealing.keys.keys())
  const db = open.database.db()
  if (process.argv.includes('--open')) console.log(`${await openSealedRows(db)} values stand in the open.`)
  else console.log(`${await sealOldRows(db, newest)} values were sealed again; all are under key ${newest} now.`)
  await open.close()
} catch (error) {
  console.error(explainBackup(error))
  process.exit(1)
}
