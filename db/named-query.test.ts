// The shop's own way to run a named statement answers as the driver's does, whatever went wrong before.
import { createHash } from 'node:crypto'
import { Socket } from 'node:net'
import { Client, types } from 'pg'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { nameStatements } from './named-statements.ts'

const postgresUrl = inject('postgresUrl')

type Asked = { text: string; name?: string; rowMode?: string; types?: { getTypeParser: typeof types.getTypeParser } }

const EVERY_KIND = `select $1::text as text, $2::integer as number, $3::boolean as is_so, $4::bigint as many,
  '2026-11-26 10:00:00+00'::timestamptz as at, '{"a":[1]}'::jsonb as json, '{1,2}'::integer[] as list, $5::text as nothing`
const EVERY_VALUE = ['words, Wörter, 言葉 🧳', -7, true, 9_007_199_254_740_993n, null]
const ID = '00000000-0000-4000-8000-000000000001'

const ask = async (client: Client, asked: Asked, values: unknown[]) => {
  try {
    const { command, rowCount, rows, fields } = await client.query(asked, values)
    return { command, rowCount, rows, names: fields.map(({ name }) => name) }
  } catch (error) {
    if (!(error instanceof Error)) throw error
    return { fault: error.message, code: 'code' in error ? error.code : undefined }
  }
}

const unreadable = () => () => {
  throw new Error('unreadable')
}

describe.skipIf(!postgresUrl)('on PostgreSQL', () => {
  let drivers: Client
  let ours: Client
  let line: Socket
  beforeEach(async () => {
    line = new Socket()
    drivers = new Client({ connectionString: postgresUrl ?? '' })
    ours = new Client({ connectionString: postgresUrl ?? '', stream: () => line })
    ours.on('error', () => {})
    await Promise.all([drivers.connect(), ours.connect()])
    // Every statement has a name from its first use on.
    nameStatements(ours, (text) => createHash('sha256').update(text).digest('hex').slice(0, 40))
    for (const client of [drivers, ours])
      await client.query('create temporary table trips (id uuid primary key, days integer not null)')
  })
  afterEach(() => Promise.all([drivers.end(), ours.end()]))

  /** Asks both with all of these values: the first run parses and describes the statement, the later ones don't. */
  const answers = async (asked: Asked, ...each: unknown[][]) => {
    const answersOf = async (client: Client) => {
      const told: unknown[] = []
      for (const values of each) told.push(await ask(client, asked, values))
      return told
    }
    return { own: await answersOf(ours), expected: await answersOf(drivers) }
  }

  const tripsOf = async () => (await ours.query('select count(*)::integer as trips from trips')).rows

  /** How much the database answers. */
  const bytesOf = async (text: string, values: unknown[]) => {
    const before = line.bytesRead
    await ask(ours, { text, rowMode: 'array' }, values)
    return line.bytesRead - before
  }

  it.each(['array', 'object'])('values of every kind arrive and come back as %s', async (rowMode) => {
    const others = ['', 0, false, 0, undefined]
    const { own, expected } = await answers({ text: EVERY_KIND, rowMode }, EVERY_VALUE, others, EVERY_VALUE)
    expect(own).toEqual(expected)
    expect(own[1]).toMatchObject({ rowCount: 1 })
  })

  it('bytes arrive as they are', async () => {
    const bytes = Uint8Array.from([0, 1, 127, 128, 255])
    const text = 'select $1::bytea as bytes, $2::text as text'
    const { own, expected } = await answers({ text, rowMode: 'array' }, [bytes, 'a'], [null, 'b'], [bytes, 'c'])
    expect(own).toEqual(expected)
    expect(own[2]).toMatchObject({ rows: [[Buffer.from(bytes), 'c']] })
    const names = await ours.query('select count(*)::integer as named from pg_prepared_statements')
    expect(names.rows).toEqual([{ named: 1 }])
  })

  it('values with rules of their own are left to the driver', async () => {
    const text = 'select $1::jsonb as json, $2::text as text'
    const { own, expected } = await answers({ text }, [1, 'a'], [{ days: [1] }, new Date(0)], [2, 'b'])
    expect(own).toEqual(expected)
    expect(own[1]).toMatchObject({ rowCount: 1 })
  })

  it('no row, one, and many', async () => {
    const text = 'select day from generate_series(1, $1::integer) as day'
    const { own, expected } = await answers({ text, rowMode: 'array' }, [0], [1], [3000], [0])
    expect(own).toEqual(expected)
    expect(own[2]).toMatchObject({ rowCount: 3000 })
  })

  it.each([
    'insert into trips values ($1, 3) on conflict do nothing',
    'update trips set days = days + 1 where id = $1',
    'delete from trips where id = $1 returning days',
  ])('how many rows were changed by: %s', async (text) => {
    for (const client of [drivers, ours]) await client.query(`insert into trips values ('${ID}', 1)`)
    const { own, expected } = await answers({ text }, [ID], [ID.replace('1', '2')], [ID])
    expect(own).toEqual(expected)
  })

  it.each([
    ['before it is parsed', 'select * from nowhere where id = $1', 'a', 'b'],
    ['when values are bound', 'select days from trips where id = $1', 'no id', ID],
    ['when a row is worked out', 'select 12 / $1::integer as share', 0, 3],
    ['when a row is written', `insert into trips values ('${ID}', $1::integer)`, null, 3],
  ])('a fault %s is the same, and does not spoil the next run', async (_when, text, bad, good) => {
    const { own, expected } = await answers({ text }, [bad], [bad], [good], [bad], [good])
    expect(own).toEqual(expected)
    expect(own[0]).toHaveProperty('fault')
  })

  it('a statement whose columns have changed is refused', async () => {
    const asked = { text: 'select * from trips where days > $1', name: 'trips', rowMode: 'array' }
    await answers(asked, [0])
    for (const client of [drivers, ours]) await client.query('alter table trips add column note text')
    const { own, expected } = await answers(asked, [0])
    expect(own).toEqual([{ fault: 'cached plan must not change result type', code: '0A000' }])
    expect(own).toEqual(expected)
  })

  it('a name stands for one statement', async () => {
    const asked = { name: 'one', text: 'select $1::integer as one' }
    await ask(ours, asked, [1])
    const other = await ask(ours, { name: 'one', text: 'select $1::text' }, [1])
    expect(other).toMatchObject({ fault: "Two statements are named 'one'." })
    expect(await ask(ours, asked, [2])).toMatchObject({ rows: [{ one: 2 }] })
  })

  it('a row that can’t be read fails the statement, and the connection goes on', async () => {
    const asked = { text: 'select $1::integer as one', types: { getTypeParser: unreadable } }
    expect(await ask(ours, asked, [1])).toMatchObject({ fault: 'unreadable' })
    expect((await ours.query('select 1 as one')).rows).toEqual([{ one: 1 }])
  })

  it('whoever waits for an answer learns that the connection is lost', async () => {
    const asked = { text: 'select pg_sleep($1::integer)' }
    const waiting = ask(ours, asked, [60])
    line.destroy()
    expect(await waiting).toMatchObject({ fault: 'Connection terminated unexpectedly' })
    expect(await ask(ours, asked, [60])).toMatchObject({ fault: expect.stringMatching(/is not queryable$/) })
  })

  it('the columns are described only once', async () => {
    const first = await bytesOf(EVERY_KIND, EVERY_VALUE)
    const second = await bytesOf(EVERY_KIND, EVERY_VALUE)
    expect(second).toBeLessThan(first / 2)
    expect(await bytesOf(EVERY_KIND, EVERY_VALUE)).toBe(second)
  })

  describe('a transaction', () => {
    const adding = { text: 'insert into trips values ($1, 3)' }

    it('begins with its first statement, in one round trip, and can be rolled back', async () => {
      const before = line.bytesWritten
      await ours.query({ text: 'begin' })
      expect([line.bytesWritten, ours.getTransactionStatus()]).toEqual([before, 'I'])
      expect(await ask(ours, adding, [ID])).toMatchObject({ command: 'INSERT', rowCount: 1 })
      expect([ours.getTransactionStatus(), await tripsOf()]).toEqual(['T', [{ trips: 1 }]])
      await ours.query({ text: 'rollback' })
      expect([ours.getTransactionStatus(), await tripsOf()]).toEqual(['I', [{ trips: 0 }]])
    })

    it.each([
      ['a statement without a name', 'select 1'],
      ['a savepoint', 'savepoint here'],
    ])('also begins with %s', async (_what, text) => {
      await ours.query({ text: 'begin' })
      await ours.query({ text })
      expect(ours.getTransactionStatus()).toBe('T')
      await ask(ours, adding, [ID])
      await ours.query({ text: 'commit' })
      expect([ours.getTransactionStatus(), await tripsOf()]).toEqual(['I', [{ trips: 1 }]])
    })

    it('whose first statement fails is over, and the connection goes on', async () => {
      for (const bad of ['no id', null]) {
        await ours.query({ text: 'begin' })
        expect(await ask(ours, adding, [bad])).toHaveProperty('fault')
        expect(await ask(ours, adding, [ID])).toMatchObject({
          fault: expect.stringContaining('transaction is aborted'),
        })
        await ours.query({ text: 'rollback' })
      }
      expect(await ask(ours, adding, [ID])).toMatchObject({ rowCount: 1 })
    })

    it('without a statement sends nothing', async () => {
      const before = line.bytesWritten
      for (const text of ['begin', 'commit', 'begin', 'rollback']) await ours.query({ text })
      expect(line.bytesWritten).toBe(before)
      expect(await ask(ours, adding, [ID])).toMatchObject({ rowCount: 1 })
      expect(ours.getTransactionStatus()).toBe('I')
    })
  })
})
