// The journal of purchases: whatever happens at once, each of a network's orders belongs to one of them.
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { PurchaseJournal } from '#ports/purchase-journal.ts'
import { engines } from '#tests/support/engines.ts'
import { takeDatabase } from '#tests/support/test-databases.ts'
import { networkPurchaseStore, type NetworkPurchaseStore } from './network-purchase-store.ts'

const NOW = new Date('2026-11-27T12:00:00Z')
const later = (seconds: number) => new Date(NOW.getTime() + seconds * 1000)
const BUNDLE = 'esim_1GB_7D_IT_V2'

describe.each(engines())('the journal of purchases on %s', (_name, engine) => {
  let giveBack: () => Promise<void>
  let store: NetworkPurchaseStore
  let readOnly: NetworkPurchaseStore
  let journal: PurchaseJournal
  beforeAll(async () => {
    const taken = await takeDatabase(engine)
    giveBack = taken.giveBack
    store = networkPurchaseStore(taken.open.database)
    readOnly = networkPurchaseStore(taken.open.database, { isReadOnly: true })
    journal = store.of('esim-go')
  })
  afterAll(() => giveBack())
  const begin = (reference: string, at = NOW, packageId = BUNDLE) => journal.begin({ reference, packageId }, at)

  it('gives each order to one purchase, of any number that claim it at once, at whichever network', async () => {
    const twice = store.of('esim-go-2')
    const ids = await Promise.all([
      begin('one'),
      begin('two'),
      twice.begin({ reference: 'three', packageId: BUNDLE }, NOW),
    ])
    const claims = await Promise.all(ids.map((id) => twice.claim(id, 'order-1')))
    expect(claims.filter(Boolean)).toHaveLength(1)
    expect(await journal.isClaimed('order-1')).toBe(true)
    const [winner = ''] = ids.filter((_, at) => claims[at])
    // A purchase is one order, and stays it.
    expect(await journal.claim(winner, 'order-2')).toBe(false)
    expect(await journal.isClaimed('order-2')).toBe(false)
  })

  it('tells what was asked with a reference, oldest first, without what was refused or given back', async () => {
    const [second, first, refused] = [await begin('told', later(9)), await begin('told'), await begin('told')]
    await journal.drop(refused)
    await journal.claim(first, 'order-3')
    await journal.mark(first)
    expect(await journal.list('told')).toMatchObject([
      { id: first, packageId: BUNDLE, networkOrder: 'order-3', isMarked: true, askedAt: NOW },
      { id: second, networkOrder: null, isMarked: false },
    ])
    expect(await store.of('another').list('told')).toEqual([])
    await journal.giveBack('order-3')
    expect((await journal.list('told')).map(({ id }) => id)).toEqual([second])
    // What was given back is nobody else's either.
    expect(await journal.claim(second, 'order-3')).toBe(false)
  })

  it('is only read by whoever may not write, such as the audit', async () => {
    const id = await begin('audited')
    const journalOfReader = readOnly.of('esim-go')
    expect(await journalOfReader.claim(id, 'order-6')).toBe(false)
    await journalOfReader.mark(id)
    expect(await journalOfReader.list('audited')).toMatchObject([{ networkOrder: null, isMarked: false }])
  })

  it('knows for which package somebody waits, and since when', async () => {
    const packageId = 'esim_awaited'
    const id = await begin('waiting', NOW, packageId)
    const awaits = (reference = 'other', from = later(-9), until = later(9), of = packageId) =>
      journal.isAwaited({ reference, packageId: of }, from, until)
    expect([
      await awaits(),
      await awaits('waiting'),
      await awaits('other', later(1)),
      await awaits('other', later(-9), later(-1)),
    ]).toEqual([true, false, false, false])
    expect(await awaits('other', later(-9), later(9), 'esim_unasked')).toBe(false)
    await journal.giveUp(id, later(5))
    expect(await awaits()).toBe(false)
    await journal.claim(await begin('answered', NOW, packageId), 'order-4')
    expect(await awaits()).toBe(false)
  })

  it('knows who has nothing of a package yet, also if nobody waits anymore', async () => {
    const packageId = 'esim_missed'
    const isMissed = (reference = 'other', from = later(-9), until = later(9)) =>
      journal.isMissed({ reference, packageId }, from, until)
    const id = await begin('empty-handed', NOW, packageId)
    await journal.giveUp(id, later(5))
    expect([
      await isMissed(),
      await isMissed('empty-handed'),
      await isMissed('other', later(1)),
      await isMissed('other', later(-9), later(-1)),
    ]).toEqual([true, false, false, false])
    // Asked again, it has one, and may only have two.
    await journal.claim(await begin('empty-handed', later(60), packageId), 'order-5')
    expect(await isMissed()).toBe(false)
  })
})
