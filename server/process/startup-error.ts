// Explains in one clear sentence why the shop couldn't start.
import { DiskFull, FolderInUse, OtherKey, WrongFile } from '#db/connection/start-faults.ts'
import { DatabaseSilent } from '#db/connection/wait-for-database.ts'
import { WrongSettings } from '#server/settings/config.ts'
import { withSourceNames } from './source-names.ts'

/** The sandbox ended before it was ready; the message is its own last sentence. */
export class SandboxFailed extends Error {}

export function explain(error: unknown): string {
  if (error instanceof WrongSettings) return `Invalid settings: ${error.message}.`
  if (error instanceof FolderInUse)
    return `The data folder ${error.message} is in use by another process. Stop that process or choose another DATA_DIR.`
  if (error instanceof DiskFull)
    return `The disk of the data folder ${error.message} is full. Free some space, or choose another DATA_DIR.`
  if (error instanceof DatabaseSilent)
    return `The database at DATABASE_URL did not answer within ${error.message} seconds. Start it, or raise DATABASE_WAIT_SECONDS.`
  if (error instanceof OtherKey) return error.message
  if (error instanceof WrongFile) return `Invalid settings: ${error.message}.`
  if (error instanceof SandboxFailed) return `The sandbox failed to start: ${error.message}`
  if (error instanceof Error && 'code' in error) {
    const where = 'path' in error ? String(error.path) : ''
    if (error.code === 'EADDRINUSE')
      return `Port ${'port' in error ? String(error.port) : ''} is already in use. Stop the process that uses it or choose another PORT.`
    if (error.code === 'ENOSPC') return `The disk is full: ${where}. Free some space, or choose another DATA_DIR.`
    if (['EACCES', 'EPERM', 'EROFS', 'ENOENT'].includes(String(error.code)))
      return `Cannot write to the folder ${where}. Choose another DATA_DIR.`
    if (error.code === 'ENOTDIR' || error.code === 'EEXIST')
      return `The data folder ${where} is not a folder. Choose another DATA_DIR.`
  }
  const problem = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return `The shop failed to start: ${withSourceNames(problem)}`
}
