// The sandbox keeps everything in one SQLite file, so that killing it loses nothing that it has answered.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync, type StatementSync } from 'node:sqlite'

/** Compiles each statement once and reuses it. */
class KeptDatabase extends DatabaseSync {
  readonly #known = new Map<string, StatementSync>()

  override prepare(text: string): StatementSync {
    const statement = this.#known.get(text) ?? super.prepare(text)
    this.#known.set(text, statement)
    return statement
  }
}

export function openDatabase(dataFolder: string): DatabaseSync {
  const database = new KeptDatabase(fileIn(dataFolder))
  // What is in the file's log outlives the process; waiting for the disk as well would only help against a power cut.
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000',
  )
  return database
}

export function inTransaction<Result>(database: DatabaseSync, work: () => Result): Result {
  database.exec('BEGIN IMMEDIATE')
  try {
    const result = work()
    database.exec('COMMIT')
    return result
  } catch (problem) {
    database.exec('ROLLBACK')
    throw problem
  }
}

/** For a data folder of before, whose table has no such column yet. */
export function addColumn(database: DatabaseSync, table: string, column: string, definition: string): void {
  const known = database.prepare('SELECT 1 FROM pragma_table_info(?) WHERE name = ?').get(table, column)
  if (!known) database.exec(`ALTER TABLE ${table} ADD COLUMN ${column} ${definition}`)
}

function fileIn(dataFolder: string): string {
  if (dataFolder === ':memory:') return dataFolder
  mkdirSync(dataFolder, { recursive: true })
  return join(dataFolder, 'sandbox.sqlite')
}
