// What a statement of several writes returns is read like any other row.
import { eq, getTableColumns } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '#db/database.ts'
import { users } from '#db/schema/people/users.ts'
import { insertIfMoved, insertWhere, writeReturning, writeTogether } from '#db/query/write-together.ts'
import { engines } from './support/engines.ts'
import { takeDatabase } from './support/test-databases.ts'

const columns = getTableColumns(users)
const now = new Date('2026-11-26T10:00:00Z')
const person = (name: string) => ({
  id: crypto.randomUUID(),
  email: `${name}@example.com`,
  fullName: name,
  createdAt: now,
})

describe.each(engines())('on the %s database', (_name, engine) => {
  let database: Database
  let giveBack: () => Promise<void>
  beforeAll(async () => {
    const taken = await takeDatabase(engine)
    database = taken.open.database
    giveBack = taken.giveBack
  })
  afterAll(() => giveBack())
  const find = (id: string) => database.db().select().from(users).where(eq(users.id, id))

  it('the row of the first write comes back as it reads later, by column and not by place', async () => {
    const [one, other] = [person('one'), person('other')]
    const first = insertWhere(users, one)
    const rows = await writeReturning(database.db(), { first, fields: columns }, [insertIfMoved(users, other)])

    expect(rows).toMatchObject([{ ...one, mailLanguage: 'en', disabledAt: null }])
    expect(rows).toEqual(await find(one.id))
    expect(await find(other.id)).toMatchObject([other])
  })

  it('nothing comes back, and nothing else is written, if the first write changed nothing', async () => {
    const [one, other] = [person('once'), person('never')]
    const first = () => insertWhere(users, one)
    expect(await writeTogether(database.db(), first(), [])).toEqual([])

    expect(
      await writeReturning(database.db(), { first: first(), fields: columns }, [insertIfMoved(users, other)]),
    ).toEqual([])
    expect(await writeTogether(database.db(), first(), [insertIfMoved(users, other)])).toBeNull()
    expect(await find(other.id)).toEqual([])
  })
})
