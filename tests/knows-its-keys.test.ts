// Two different keys with the same version would write rows that only one of them can read, and store one ICCID in two
// forms.
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changeIccidKey } from '#db/sealing/seal-iccids.ts'
import { esims, keyMarks } from '#db/schema.ts'
import { sealColumnsWith } from '#db/sealing/sealed-columns.ts'
import { keyRing } from '#adapters/sealing/key-ring.ts'
import { openDatabaseFor } from '#server/compose.ts'
import { readConfig } from '#server/settings/config.ts'
import { explain } from '#server/process/startup-error.ts'
import { quickEngine } from './support/engines.ts'
import { newPostgres } from './support/test-databases.ts'
import { quietLog } from './support/open-test-shop.ts'

const keyOf = (seed: string) => Buffer.alloc(32, seed).toString('base64')

describe('a database', () => {
  let place: Record<string, string>
  let folder: string
  beforeAll(async () => {
    const engine = quickEngine()
    folder = await mkdtemp(join(tmpdir(), 'keys-'))
    place = engine === 'embedded' ? { DATA_DIR: folder } : { DATABASE_URL: await newPostgres(engine.postgresUrl) }
  })
  afterAll(async () => {
    sealColumnsWith(keyRing(readConfig({}).sealing))
    await rm(folder, { recursive: true })
  })

  /** Opens it as each start of the shop does. */
  const openWith = (sealing: string, lookUp: string) =>
    openDatabaseFor(readConfig({ ...place, SEALING_KEYS: sealing, LOOKUP_KEY: lookUp }), quietLog())
  const refusal = (sealing: string, lookUp: string) =>
    openWith(sealing, lookUp).then(async ({ close }) => {
      await close()
      return 'none'
    }, explain)

  it('opens with its own keys, under whatever name the first is given', async () => {
    expect(await refusal(`1:${keyOf('seal')}`, keyOf('look'))).toBe('none')
    expect(await refusal(`1:${keyOf('seal')}`, `1:${keyOf('look')}`)).toBe('none')
  })

  it('rejects a different key under the same version, and says what to do', async () => {
    expect(await refusal(`1:${keyOf('seal')}`, keyOf('other'))).toBe(
      'This database was written with another key 1 in LOOKUP_KEY. Restore that key, or add the new one with a higher version.',
    )
    expect(await refusal(`1:${keyOf('other')}`, keyOf('look'))).toContain('another key 1 in SEALING_KEYS')
    // The two keys aren't interchangeable either.
    expect(await refusal(`1:${keyOf('look')}`, keyOf('seal'))).toContain('another key 1 in SEALING_KEYS')
  })

  it('accepts a new key under a higher version, and from then on only that one', async () => {
    expect(await refusal(`1:${keyOf('seal')},2:${keyOf('second')}`, keyOf('look'))).toBe('none')
    expect(await refusal(`2:${keyOf('third')}`, keyOf('look'))).toContain('another key 2 in SEALING_KEYS')
    expect(await refusal(`2:${keyOf('second')}`, keyOf('look'))).toBe('none')
  })

  it('of a release that stored no key marks checks what it has encrypted', async () => {
    const { database, close } = await openWith(`1:${keyOf('seal')}`, keyOf('look'))
    await changeIccidKey(database, 1)
    const db = database.db()
    // One eSIM is enough; its order is never read.
    await db.execute(sql`alter table esims drop constraint esims_order_id_order_history_order_id_fk`)
    await db.insert(esims).values({
      iccid: '8988300000000004821',
      orderId: randomUUID(),
      bundleId: 'any',
      zone: 'any',
      state: 'active',
      activationCode: 'LPA:1$smdp.example$code',
      createdAt: new Date(),
    })
    await db.delete(keyMarks)
    await close()
    expect(await refusal(`1:${keyOf('seal')}`, keyOf('other'))).toContain('LOOKUP_KEY needs the key that sealed it')
    expect(await refusal(`1:${keyOf('other')}`, keyOf('look'))).toContain('SEALING_KEYS needs the key that sealed it')
    expect(await refusal(`1:${keyOf('seal')}`, keyOf('look'))).toBe('none')
  })
})
