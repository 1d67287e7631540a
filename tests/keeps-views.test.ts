// A list's view is saved under a name: for one person only, once per name, and deleted with them.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, savedViews, users } from '#db/schema.ts'
import { keptQuery } from '#app/routes/office/admin/views-address.ts'
import { PASSWORD, type Holder } from './support/having-accounts.ts'
import { anAdmin, callerAs } from './support/inbox.ts'
import { openTestShop, type TestShop } from './support/open-test-shop.ts'

let shop: TestShop
let ada: Holder
let people = 0
beforeAll(async () => {
  shop = await openTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  people += 1
  ada = await anAdmin(shop, `ada-${people}@staff.example.com`, 'Ada Admin')
})

const desk = () => shop.shop.desk
const save = (name: string, query = 'view=refunded', list: 'orders' | 'inbox' = 'orders', who = ada) =>
  desk().saveView({ list, name, query }, callerAs(shop, who))
const namesOf = async (who = ada) => (await desk().listViews(who.id)).map(({ name }) => name)
const idOf = async (name: string) => (await desk().listViews(ada.id)).find((view) => view.name === name)?.id ?? ''

describe('a saved view', () => {
  it('is kept under a name that this person has once, whatever its case, for each list', async () => {
    expect(await save(' \n ')).toEqual({ ok: false, problem: 'name_missing' })
    expect(await save('  Refunds\tin  Germany ', 'view=refunded&country=DE')).toEqual({ ok: true })
    expect(await desk().listViews(ada.id)).toMatchObject([
      { list: 'orders', name: 'Refunds in Germany', query: 'view=refunded&country=DE' },
    ])
    expect(await save('refunds in germany')).toEqual({ ok: false, problem: 'name_taken' })
    expect(await save('Refunds in Germany', 'owner=mine', 'inbox')).toEqual({ ok: true })
    const both = await Promise.all([save('At once'), save('At once')])
    expect(both.filter(({ ok }) => ok)).toHaveLength(1)
    const acts = await shop.database
      .db()
      .select()
      .from(auditLog)
      .where(eq(auditLog.actorId, ada.id))
      .orderBy(auditLog.id)
    expect(acts.filter(({ action }) => action === 'view_saved')).toHaveLength(3)
  })

  it('belongs to one person: nobody else sees, renames or deletes it', async () => {
    await save('Mine')
    const id = await idOf('Mine')
    const bo = await anAdmin(shop, `bo-${people}@staff.example.com`, 'Bo Admin')
    expect(await namesOf(bo)).toEqual([])
    expect(await desk().renameView({ id, name: 'Theirs' }, callerAs(shop, bo))).toMatchObject({ problem: 'view_gone' })
    expect(await desk().deleteView(id, callerAs(shop, bo))).toMatchObject({ problem: 'view_gone' })
    expect(await save('Mine', 'view=free', 'orders', bo)).toEqual({ ok: true })
    expect(await namesOf()).toEqual(['Mine'])
  })

  it('is renamed to a free name, and deleted once', async () => {
    await save('One')
    await save('Two')
    const id = await idOf('One')
    const rename = (name: string) => desk().renameView({ id, name }, callerAs(shop, ada))
    expect(await rename('TWO')).toEqual({ ok: false, problem: 'name_taken' })
    expect(await rename('')).toEqual({ ok: false, problem: 'name_missing' })
    expect(await rename('one')).toEqual({ ok: true })
    expect(await rename('Three')).toEqual({ ok: true })
    expect(await namesOf()).toEqual(['Three', 'Two'])
    expect(await desk().renameView({ id: 'nonsense', name: 'X' }, callerAs(shop, ada))).toMatchObject({ ok: false })
    expect(await desk().deleteView(id, callerAs(shop, ada))).toEqual({ ok: true })
    expect(await desk().deleteView(id, callerAs(shop, ada))).toEqual({ ok: false, problem: 'view_gone' })
    expect(await namesOf()).toEqual(['Two'])
  })

  it('is one of twenty', async () => {
    const row = { userId: ada.id, list: 'orders' as const, query: '', createdAt: shop.clock.now() }
    const rows = Array.from({ length: 20 }, (_, place) => ({ ...row, id: crypto.randomUUID(), name: `View ${place}` }))
    await shop.database.db().insert(savedViews).values(rows)
    expect(await save('One more')).toEqual({ ok: false, problem: 'too_many_views' })
    expect(await save('One more', '', 'inbox')).toEqual({ ok: true })
  })

  it('keeps filters and order, and neither page nor search nor anything else that an address says', () => {
    const query = 'tab=users&view=refunded&sort=oldest&from=2026-01-02&least=5,5&coupon=wander20&find=x&after=y&evil=1'
    expect(keptQuery('orders', query)).toBe(
      'tab=orders&view=refunded&sort=oldest&from=2026-01-02&least=5.50&coupon=WANDER20',
    )
    expect(keptQuery('inbox', 'state=closed&kind=nonsense&after=z')).toBe('state=closed')
  })

  it('is gone with the account', async () => {
    await save('Mine')
    await shop.database.db().update(users).set({ accountType: 'own-user' }).where(eq(users.id, ada.id))
    const gone = await shop.shop.customers.deleteAccount({ userId: ada.id, password: PASSWORD }, shop.at)
    expect(gone).toEqual({ ok: true })
    expect(await namesOf()).toEqual([])
  })
})
