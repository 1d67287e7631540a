// npm run backup -- <folder>: the whole database as one file (docs/operate.md).
import { backUp, BackupRefused } from '#server/process/backup.ts'
import { readConfig } from '#server/settings/config.ts'
import { explainBackup } from './explain-backup.ts'

const [folder] = process.argv.slice(2)
try {
  if (!folder) throw new BackupRefused('Add the backup folder: npm run backup -- /backups')
  console.log(`Backup written: ${await backUp(readConfig(), folder, new Date())}`)
} catch (error) {
  console.error(explainBackup(error))
  process.exit(1)
}
