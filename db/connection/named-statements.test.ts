import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { newPostgres } from '#tests/support/test-databases.ts'
import { connectPostgres } from './connect.ts'
import { statementNames } from './connect.ts'

const postgresUrl = inject('postgresUrl')

it('a repeated statement gets a name, the same for every connection', () => {
  const nameOf = statementNames()
  const names = Array.from({ length: 6 }, () => nameOf('select $1'))
  expect(names.slice(0, 4)).toEqual([undefined, undefined, undefined, undefined])
  expect(names[4]).toMatch(/^[\w-]{40}$/)
  expect(names[5]).toBe(names[4])
})

it('different statements have different names', () => {
  const nameOf = statementNames()
  const named = (text: string) => Array.from({ length: 5 }, () => nameOf(text)).at(-1)
  expect(named('select $1')).not.toBe(named('select $1 + 1'))
})

it('lists of changing lengths don’t fill the memory', () => {
  const nameOf = statementNames()
  const often = Array.from({ length: 2_000 }, (_, length) =>
    Array.from({ length: 5 }, () => nameOf(`select ${'$1, '.repeat(length)}`)).at(-1),
  )
  expect(often.filter((name) => name !== undefined)).toHaveLength(400)
})

describe.skipIf(!postgresUrl)('on PostgreSQL', () => {
  const url = postgresUrl ?? ''
  let open: Awaited<ReturnType<typeof connectPostgres>>
  beforeEach(async () => {
    open = await connectPostgres(await newPostgres(url), () => {})
  })
  afterEach(() => open.close())

  it('only statements with values are named, once they are frequent, and a fault does not spoil them', async () => {
    const { database } = open
    const names = await database.tx(async () => {
      for (const times of [1, 2, 3, 4, 5, 6]) {
        const [row] = await database
          .db()
          .select({ times: sql<number>`${times}::integer` })
          .from(sql`(values (1)) as one`)
        expect(row).toEqual({ times })
        await database.db().execute(sql`select 1`)
      }
      return database
        .db()
        .select({ text: sql<string>`statement` })
        .from(sql`pg_prepared_statements`)
    })
    expect(names).toEqual([{ text: expect.stringContaining('$1::integer') }])
  })

  it('a transaction that cannot begin is refused before its work', async () => {
    const { database, cutLines } = open
    let hasRun = false
    await database.tx(async () => {})
    const refused = database.tx(async () => {
      hasRun = true
    })
    cutLines()
    await expect(refused).rejects.toThrow('begin')
    expect(hasRun).toBe(false)
    await database.tx(async () => {
      hasRun = true
    })
    expect(hasRun).toBe(true)
  })
})
