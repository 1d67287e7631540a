// Explains in one clear sentence why the shop couldn't start.
import { DiskFull, FolderInUse, OtherKey, WrongFile } from '#db/connection/start-faults.ts'
import { DatabaseSilent } from '#db/connection/wait-for-database.ts'
import { WrongSettings } from '#server/settings/config.ts'
import { withSourceNames } from './source-names.ts'

/** The sandbox ended before it was ready; the message is its own last sentence. */
export class SandboxFailed extends Error {}

/** What a system answers about an address that isn't one of its own. */
const NO_ADDRESS = new Set(['ENOTFOUND', 'EADDRNOTAVAIL', 'EAI_AGAIN'])
/** Of PostgreSQL: a wrong name or password, no such database, no rights, too many connections. */
const REFUSED = /^(?:28\w{3}|3D000|42501|53300)$/

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
    const told = (name: string) => String(Object.getOwnPropertyDescriptor(error, name)?.value ?? '')
    const where = told('path')
    if (error.code === 'EADDRINUSE')
      return `Port ${told('port')} is already in use. Stop the process that uses it or choose another PORT.`
    if (told('syscall') === 'listen' && error.code === 'EACCES')
      return `Port ${told('port')} needs rights that this process doesn’t have. Choose another PORT.`
    if (NO_ADDRESS.has(String(error.code)))
      return `This machine can’t listen at ${told('hostname') || told('address')}. Choose another HOST, such as 0.0.0.0.`
    if (REFUSED.test(String(error.code)) && told('severity') !== '')
      return `The database at DATABASE_URL refuses the shop: ${error.message}.`
    if (error.code === 'ENOSPC') return `The disk is full: ${where}. Free some space, or choose another DATA_DIR.`
    if (['EACCES', 'EPERM', 'EROFS', 'ENOENT'].includes(String(error.code)))
      return `Cannot write to the folder ${where}. Choose another DATA_DIR.`
    if (error.code === 'ENOTDIR' || error.code === 'EEXIST')
      return `The data folder ${where} is not a folder. Choose another DATA_DIR.`
  }
  const problem = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return `The shop failed to start: ${withSourceNames(problem)}`
}
