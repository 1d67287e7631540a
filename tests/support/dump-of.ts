// A whole database as text, as somebody would read it who got hold of a copy.
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { TestShop } from './open-test-shop.ts'

const texts = z.object({ rows: z.array(z.object({ text: z.string() })) })

/** Every row of every table as the database writes it, by table; bytes as hexadecimal digits. */
async function dumpOf({ database }: Pick<TestShop, 'database'>): Promise<Map<string, string>> {
  const rowsIn = async (question: ReturnType<typeof sql>) =>
    texts.parse(await database.db().execute(question)).rows.map(({ text }) => text)
  const tables = await rowsIn(sql`select format('%I', tablename) as text from pg_tables where schemaname = 'public'`)
  const dump = new Map<string, string>()
  for (const table of tables)
    dump.set(table, (await rowsIn(sql.raw(`select t::text as text from ${table} t`))).join('\n'))
  return dump
}

/** The tables that contain any of these texts. */
export async function foundInDump(shop: Pick<TestShop, 'database'>, secrets: string[]): Promise<string[]> {
  const dump = [...(await dumpOf(shop))]
  return secrets.flatMap((secret) =>
    dump.flatMap(([table, text]) => (text.includes(secret) ? [`${table}: ${secret}`] : [])),
  )
}
