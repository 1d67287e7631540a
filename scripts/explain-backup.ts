// Why a backup couldn't be written or restored, in one sentence that tells the owner what to fix.
import { BackupRefused } from '#server/process/backup.ts'
import { DatabaseBehind } from '#db/connection/connect-for-reading.ts'
import { OtherKey, FolderInUse } from '#db/connection/start-faults.ts'
import { WrongSettings } from '#server/settings/config.ts'

export function explainBackup(error: unknown): string {
  const told = [BackupRefused, WrongSettings, DatabaseBehind, OtherKey]
  if (error instanceof Error && told.some((kind) => error instanceof kind)) return error.message
  if (error instanceof FolderInUse)
    return `The data folder ${error.message} is in use by a running shop. Stop it first.`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}
