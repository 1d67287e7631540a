// Says in one clear sentence what kept the shop from starting.
import { FolderInUse } from '#db/durable-folder.ts'
import { WrongSettings } from './config.ts'
import { SandboxFailed } from './sandbox-failed.ts'

export function explain(error: unknown): string {
  if (error instanceof WrongSettings) return `The settings are wrong: ${error.message}.`
  if (error instanceof FolderInUse)
    return `The data folder ${error.message} is in use by another process; stop it or choose another DATA_DIR.`
  if (error instanceof SandboxFailed) return `The sandbox beside the shop could not start: ${error.message}`
  if (error instanceof Error && 'code' in error) {
    const where = 'path' in error ? String(error.path) : ''
    if (error.code === 'EADDRINUSE')
      return `Port ${'port' in error ? String(error.port) : ''} is taken; stop what uses it or choose another PORT.`
    if (['EACCES', 'EPERM', 'EROFS', 'ENOENT', 'ENOSPC'].includes(String(error.code)))
      return `The folder ${where} cannot be written; choose another DATA_DIR.`
    if (error.code === 'ENOTDIR' || error.code === 'EEXIST')
      return `The data folder ${where} is not a folder; choose another DATA_DIR.`
    if (error.code === 'ECONNREFUSED') return 'The database at DATABASE_URL does not answer.'
  }
  return `The shop could not start: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`
}
