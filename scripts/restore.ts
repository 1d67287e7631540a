// npm run restore -- <file>: fills an empty database from a backup (docs/operate.md). The shop migrates it when it
// starts.
import { BackupRefused, restore } from '#server/process/backup.ts'
import { readConfig } from '#server/settings/config.ts'
import { explainBackup } from './explain-backup.ts'

const [file] = process.argv.slice(2)
try {
  if (!file) throw new BackupRefused('Add the backup file: npm run restore -- /backups/wander-pass-….dump')
  await restore(readConfig(), file)
  console.log(`Restored from ${file}. Now start the shop, which updates the tables.`)
} catch (error) {
  console.error(explainBackup(error))
  process.exit(1)
}
