// db/functions and db/views hold the current text of each function, trigger, and view: a migrated database in which all
// of them are created anew from these files is the same as before.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PGlite } from '@electric-sql/pglite'
import { expect, it } from 'vitest'
import { takeDatabase } from '#tests/support/test-databases.ts'

const OURS = `
  select 'function ' || proname as name, pg_get_functiondef(oid) as text from pg_proc
  where pronamespace = 'public'::regnamespace
    and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')
  union all select 'view ' || relname, pg_get_viewdef(oid) from pg_class
  where relkind = 'v' and relnamespace = 'public'::regnamespace
  union all select 'trigger ' || tgname || ' on ' || tgrelid::regclass, pg_get_triggerdef(oid) from pg_trigger
  where not tgisinternal
  order by 1`

const DROP_ALL = `
  do $$ declare dropping text; begin
    for dropping in
      select format('drop view if exists %I cascade', relname) from pg_class
      where relkind = 'v' and relnamespace = 'public'::regnamespace
      union all select format('drop function if exists %s cascade', oid::regprocedure) from pg_proc
      where pronamespace = 'public'::regnamespace
        and not exists (select 1 from pg_depend where objid = pg_proc.oid and deptype = 'e')
    loop execute dropping; end loop;
  end $$`

/** By the name of the file, which is that of what it defines. */
const filesIn = (folder: string) =>
  new Map(
    readdirSync(join(import.meta.dirname, folder)).map((file) => [
      file.replace(/\.sql$/, ''),
      readFileSync(join(import.meta.dirname, folder, file), 'utf8'),
    ]),
  )

const isRead = (name: string, text: string) => new RegExp(`(FROM|JOIN) ${name}\\b`).test(text)

/** Each view after those that it reads. */
function inOrder(views: Map<string, string>): string[] {
  const left = new Map(views)
  const isNext = (text: string) => [...left.keys()].every((name) => !isRead(name, text))
  const sorted: string[] = []
  while (left.size > 0) {
    const next = [...left].find(([, text]) => isNext(text))
    if (!next) throw new Error(`These views read each other: ${[...left.keys()].join()}`)
    left.delete(next[0])
    sorted.push(next[1])
  }
  return sorted
}

const list = async (engine: PGlite) => (await engine.query<{ name: string; text: string }>(OURS)).rows

it('the files define the functions, triggers, and views of a migrated database', async () => {
  const { open, giveBack } = await takeDatabase('embedded')
  const { engine } = open
  if (!engine) throw new Error('The embedded database has no engine.')
  const migrated = await list(engine)
  const [functions, views] = [filesIn('functions'), filesIn('views')]
  // A function may use one whose file comes later; triggers need theirs.
  const parts = [...functions.values()].map((file) => file.split(/^(?=CREATE .*TRIGGER)/m))
  await engine.exec('begin; set local check_function_bodies = off')
  await engine.exec(DROP_ALL)
  expect(await list(engine)).toEqual([])
  for (const [own = ''] of parts) await engine.exec(own)
  for (const view of inOrder(views)) await engine.exec(view)
  for (const [, ...triggers] of parts) for (const trigger of triggers) await engine.exec(trigger)
  const created = await list(engine)
  await engine.exec('rollback')
  await giveBack()

  expect(created).toEqual(migrated)
  const named = (kind: string) =>
    migrated.flatMap(({ name }) => (name.startsWith(kind) ? [name.slice(kind.length)] : []))
  expect([...functions.keys()].toSorted()).toEqual(named('function '))
  expect([...views.keys()].toSorted()).toEqual(named('view '))
})
