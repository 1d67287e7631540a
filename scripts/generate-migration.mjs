// Writes the next migration: npm run db:generate -- --name what_it_is_for. drizzle-kit writes what changed in db/schema, and
// this script adds the functions, triggers, and views of db/functions and db/views whose text differs from their last migration.
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { must, pinnedNode, root } from './toolbox.mjs'

const migrations = join(root, 'db/migrations')
const meta = join(migrations, 'meta')
const BETWEEN = '--> statement-breakpoint'

const filesIn = (folder, ending) =>
  readdirSync(folder)
    .filter((name) => name.endsWith(ending))
    .toSorted()
    .map((name) => join(folder, name))

/** Comments before a statement, and whether it may replace another, make no difference to the database. */
const textOf = (statement) =>
  statement
    .replace(/^(\s*--.*\n)+/, '')
    .replace('OR REPLACE ', '')
    .trim()
    .replace(/;$/, '')
/** What the statement defines; triggers of several tables share their names. */
const nameOf = (statement) => {
  const [, kind, name] = /^CREATE (?:CONSTRAINT )?(FUNCTION|VIEW|TRIGGER) "?(\w+)"?/.exec(textOf(statement)) ?? []
  const [, table] = (kind === 'TRIGGER' && /\bON "?(\w+)"?/.exec(statement)) || []
  return kind && [kind, name, table].join(' ')
}

const migrated = new Map()
for (const file of filesIn(migrations, '.sql'))
  for (const statement of readFileSync(file, 'utf8').split(BETWEEN)) migrated.set(nameOf(statement), textOf(statement))

const changed = ['db/functions', 'db/views']
  .flatMap((folder) => filesIn(join(root, folder), '.sql'))
  .flatMap((file) => readFileSync(file, 'utf8').split(/\n\n(?=CREATE |--)/))
  .filter((statement) => migrated.get(nameOf(statement)) !== textOf(statement))
  .map((statement) => statement.trim())

const before = filesIn(migrations, '.sql')
const generate = (...more) =>
  must(pinnedNode(), ['node_modules/drizzle-kit/bin.cjs', 'generate', ...process.argv.slice(2), ...more])
generate()
const isWritten = () => filesIn(migrations, '.sql').length > before.length
if (changed.length > 0 && !isWritten()) generate('--custom')
if (changed.length > 0) {
  const file = filesIn(migrations, '.sql').at(-1)
  const tables = readFileSync(file, 'utf8')
    .split(/^-- Custom SQL.*$/m)
    .at(-1)
    .trim()
  writeFileSync(file, `${[tables, ...changed].filter(Boolean).join(`\n${BETWEEN}\n`)}\n`)
}

// drizzle-kit only compares with the newest snapshot.
for (const older of filesIn(meta, '_snapshot.json').slice(0, -1)) rmSync(older)
