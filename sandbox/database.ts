// Everything the sandbox remembers lives in one SQLite file, so that killing it loses nothing it had answered.
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'

export function openDatabase(dataFolder: string): DatabaseSync {
  const database = new DatabaseSync(fileIn(dataFolder))
  database.exec(
    'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA foreign_keys = ON; PRAGMA busy_timeout = 5000',
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

function fileIn(dataFolder: string): string {
  if (dataFolder === ':memory:') return dataFolder
  mkdirSync(dataFolder, { recursive: true })
  return join(dataFolder, 'sandbox.sqlite')
}
