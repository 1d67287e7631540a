// npm run rotate-keys: re-encrypts everything with the newest of SEALING_KEYS; with -- --open it is written
// unencrypted, for a release from before encryption (docs/operate.md).
import { openSealedRows, sealOldRows } from '#db/sealing/reseal.ts'
import { changeIccidKey } from '#db/sealing/seal-iccids.ts'
import { newestIccidKey, NO_KEY } from '#db/sealing/iccid-column.ts'
import { openDatabaseFor } from '#server/compose.ts'
import { readConfig } from '#server/settings/config.ts'
import { openLog } from '#server/watching/log.ts'
import { explainBackup } from './explain-backup.ts'

try {
  const config = readConfig()
  const open = await openDatabaseFor(config, openLog('warn'))
  const newest = Math.max(...config.sealing.keys.keys())
  const db = open.database.db()
  const isOpening = process.argv.includes('--open')
  const iccids = await changeIccidKey(open.database, isOpening ? NO_KEY : newestIccidKey())
  if (isOpening) console.log(`${(await openSealedRows(db)) + iccids} values are now unencrypted.`)
  else {
    const values = (await sealOldRows(db, newest)) + iccids
    console.log(
      `${values} values re-encrypted. Everything now uses key ${newest}, and ICCIDs use key ${newestIccidKey()}.`,
    )
  }
  await open.close()
} catch (error) {
  console.error(explainBackup(error))
  process.exit(1)
}
