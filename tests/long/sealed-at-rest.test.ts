// A copy of the database reveals no activation code, neither as text nor as an image, and no bank account.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openSealedRows, sealOldRows } from '#db/sealing/reseal.ts'
import { authenticators, esims, payoutDetails, payoutPayer } from '#db/schema.ts'
import { sealColumnsWith } from '#db/sealing/sealed-columns.ts'
import { businessStore } from '#shop/people/brand/business-store.ts'
import { keyRing } from '#adapters/sealing/key-ring.ts'
import { readConfig } from '#server/settings/config.ts'
import { foundInDump } from '../support/dump-of.ts'
import { engines } from '../support/engines.ts'
import { hasAnAccount } from '../support/having-accounts.ts'
import { writeToUs } from '../support/inbox.ts'
import { openTestShop, type TestShop } from '../support/open-test-shop.ts'
import { boughtByEach, type Bought } from '../support/owning.ts'
import { readQr } from '../support/read-qr.ts'
import { pngOf } from '../support/sent-files.ts'
import { judgeFiles } from '#values/files/judge-files.ts'

const { sealing } = readConfig({})
const withSecond = keyRing({ ...sealing, keys: new Map([...sealing.keys, [2, Buffer.alloc(32, 'second')]]) })
const secondAlone = keyRing({ ...sealing, keys: new Map([[2, Buffer.alloc(32, 'second')]]) })

const account = { holder: 'Nora Nova', iban: 'NL91ABNA0417164300', bic: 'ABNANL2A' }
/** Each eSIM's code (twice) and image, all three parts of the two bank accounts, and a file with its name. */
const valuesOf = (sold: unknown[]) => sold.length * 3 + 6 + 2

describe.each(engines())('a copy of the %s database', (_name, engine) => {
  let shop: TestShop
  let sold: Bought[]
  let codes: string[]
  beforeAll(async () => {
    shop = await openTestShop({ engine })
    sold = await boughtByEach(shop, ['one@example.com', 'two@example.com', 'three@example.com'])
    const orders = await Promise.all(sold.map(({ orderId }) => shop.shop.orders.findOrderById(orderId)))
    codes = orders.map((order) => order?.activationCode ?? '')
    await businessStore(shop.database).create({ id: 'nova', name: 'Nova', kind: 'affiliate', now: shop.clock.now() })
    const paper = { legalName: 'Nova', address: 'Street 1', country: 'NL', changedAt: shop.clock.now() }
    await shop.database
      .db()
      .insert(payoutDetails)
      .values({ ...account, ...paper, businessId: 'nova' })
    await shop.database
      .db()
      .insert(payoutPayer)
      .values({ ...account, changedAt: shop.clock.now() })
    await writeToUs(shop, { files: judgeFiles([{ name: 'passport.png', bytes: pngOf(2, 2) }]) })
  })
  afterAll(async () => {
    sealColumnsWith(keyRing(sealing))
    await shop.close()
  })

  const found = () => {
    const secrets = codes.flatMap((code) => [code, code.split('$')[2] ?? code])
    // The eight bytes at the start of every PNG.
    return foundInDump(shop, [...secrets, ...Object.values(account), 'passport', '89504e470d0a1a0a'])
  }
  const pictureOf = async ({ orderId }: Bought) => {
    const [row] = await shop.database.db().select({ qrPng: esims.qrPng }).from(esims).where(eq(esims.orderId, orderId))
    return row?.qrPng ?? new Uint8Array()
  }

  it('contains no activation code, no QR code, no bank account, and no file of a message', async () => {
    expect(codes.every((code) => code.startsWith('LPA:1$'))).toBe(true)
    expect(await found()).toEqual([])
  })

  it('can still be read by the shop', async () => {
    for (const [at, esim] of sold.entries()) expect(readQr(await pictureOf(esim))).toBe(codes[at])
    expect((await shop.database.db().select().from(payoutDetails))[0]).toMatchObject(account)
  })

  it('of an earlier release contains them until they are encrypted, and they can be read meanwhile', async () => {
    const db = shop.database.db()
    const values = valuesOf(sold)
    expect(await openSealedRows(db)).toBe(values)
    expect((await found()).length).toBeGreaterThan(0)
    expect(await shop.shop.orders.findOrderById(sold[0]?.orderId ?? '')).toMatchObject({ activationCode: codes[0] })
    expect(await sealOldRows(db, 1)).toBe(values)
    expect(await found()).toEqual([])
    expect(await sealOldRows(db, 1)).toBe(0)
  })

  it('can be re-encrypted with a new key, after which the old one can be removed', async () => {
    const db = shop.database.db()
    const { id: userId } = await hasAnAccount(shop, 'app@example.com')
    const { id: other } = await hasAnAccount(shop, 'gone@example.com')
    const secret = keyRing(sealing).seal('authenticator.secret', 'JBSWY3DPEHPK3PXP')
    const lost = keyRing({ ...sealing, keys: new Map([[1, Buffer.alloc(32, 'lost')]]) }).seal(
      'authenticator.secret',
      'A',
    )
    const rows = [
      { userId, secret },
      { userId: other, secret: lost },
    ]
    await db.insert(authenticators).values(rows.map((row) => ({ ...row, lastStep: 0, createdAt: shop.clock.now() })))
    sealColumnsWith(withSecond)
    expect(await sealOldRows(db, 2)).toBe(valuesOf(sold) + 1)
    for (const row of await db.select().from(authenticators))
      expect(secondAlone.open('authenticator.secret', row.secret)).toBe(
        row.userId === userId ? 'JBSWY3DPEHPK3PXP' : null,
      )
    sealColumnsWith(secondAlone)
    expect(await shop.shop.orders.findOrderById(sold[1]?.orderId ?? '')).toMatchObject({ activationCode: codes[1] })
    sealColumnsWith(keyRing(sealing))
    await expect(shop.shop.orders.findOrderById(sold[1]?.orderId ?? '')).rejects.toThrow('SEALING_KEYS')
  })
})
