// Backs up a whole database to one file, and restores it. PostgreSQL needs its own tools installed; the embedded
// database is packed as a folder.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { ENGINE_FOLDER, openFolder } from '#db/connection/durable-folder.ts'
import { isEmptyPostgres } from '#db/connection/is-empty.ts'
import { environmentWith } from '#server/settings/config.ts'

/**
 * `directDatabaseUrl` bypasses a proxy that pools transactions: PostgreSQL's tools change session settings, such as the
 * search path, and would leave them to whoever gets the connection next.
 */
export type Place = { directDatabaseUrl: string | undefined; dataFolder: string }

/** Something that its owner can fix prevents it. */
export class BackupRefused extends Error {}

const FOR_ITS_OWNER_ALONE = 0o600

/**
 * Writes the database to a file in the folder and returns its path. The file gets its name only once it is complete. A
 * shop on PostgreSQL may keep running; the embedded database must not be in use.
 */
export async function backUp(place: Place, folder: string, now: Date): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const moment = now.toISOString().replaceAll(/[:.]/g, '-')
  const file = resolve(folder, `wander-pass-${moment}.${place.directDatabaseUrl ? 'dump' : 'tar.gz'}`)
  const unfinished = `${file}.part`
  writeFileSync(unfinished, '', { mode: FOR_ITS_OWNER_ALONE })
  try {
    if (place.directDatabaseUrl)
      await runTool('pg_dump', ['--format=custom', '--no-owner', `--file=${unfinished}`], place.directDatabaseUrl)
    else writeFileSync(unfinished, await packFolder(place.dataFolder))
    renameSync(unfinished, file)
  } finally {
    rmSync(unfinished, { force: true })
  }
  return file
}

/** Fills an empty database from such a file, all or nothing. Throws BackupRefused if the database contains anything. */
export async function restore({ directDatabaseUrl: databaseUrl, dataFolder }: Place, file: string): Promise<void> {
  if (!databaseUrl) return fillFolder(dataFolder, file)
  if (!(await isEmptyPostgres(databaseUrl)))
    throw new BackupRefused('The database is not empty. Restore into an empty one.')
  await runTool(
    'pg_restore',
    ['--no-owner', '--exit-on-error', '--single-transaction', `--dbname=${nameOf(databaseUrl)}`, file],
    databaseUrl,
  )
}

async function packFolder(dataFolder: string): Promise<Uint8Array> {
  const { engine, close } = await openFolder(dataFolder)
  try {
    return await (await engine.dumpDataDir('gzip')).bytes()
  } finally {
    await close()
  }
}

async function fillFolder(dataFolder: string, file: string): Promise<void> {
  const target = join(dataFolder, ENGINE_FOLDER)
  if (existsSync(target))
    throw new BackupRefused('The data folder already contains a database. Restore into an empty one.')
  const unfinished = `${resolve(dataFolder)}.part`
  rmSync(unfinished, { recursive: true, force: true })
  try {
    const { close } = await openFolder(unfinished, new Blob([readFileSync(file)]))
    await close()
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true })
    throw new BackupRefused(`${file} cannot be read as a backup.`, { cause: error })
  }
  mkdirSync(dataFolder, { recursive: true })
  renameSync(join(unfinished, ENGINE_FOLDER), target)
  rmSync(unfinished, { recursive: true })
}

const nameOf = (databaseUrl: string) => decodeURIComponent(new URL(databaseUrl).pathname.slice(1))

// The address is passed in the environment, because command lines are visible to everyone on the machine.
async function runTool(command: string, more: string[], databaseUrl: string): Promise<void> {
  const { hostname, port, username, password, searchParams } = new URL(databaseUrl)
  const env = environmentWith({
    PGHOST: hostname,
    PGPORT: port || '5432',
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: nameOf(databaseUrl),
    PGSSLMODE: searchParams.get('sslmode') ?? 'prefer',
  })
  const child = spawn(command, more, { env, stdio: ['ignore', 'inherit', 'pipe'] })
  let complaint = ''
  child.stderr.on('data', (text: Buffer) => (complaint += text.toString()))
  const code: unknown = await Promise.race([
    once(child, 'close').then(([status]: unknown[]) => status),
    once(child, 'error').then(() => {
      throw new BackupRefused(`${command} is not installed; it comes with the client tools of PostgreSQL.`)
    }),
  ])
  if (code !== 0) throw new BackupRefused(`${command} failed: ${complaint.trim()}`)
}
