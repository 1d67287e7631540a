// What staff saves for later: views of lists, for one person only, and templates of answers, for everyone who answers.
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditLog, savedViews, users } from '#db/schema.ts'
import { keptQuery } from '#app/routes/office/admin/views-address.ts'
import { PASSWORD, type Holder } from './support/having-accounts.ts'
import { anAdmin, callerAs, seenTicket, wholeMailsTo, writeToUs } from './support/inbox.ts'
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
const inbox = () => shop.shop.inbox
const choose = (list: 'orders' | 'inbox', hidden: string[]) =>
  desk().chooseColumns({ list, hidden }, callerAs(shop, ada))
const save = (name: string, query = 'view=refunded', list: 'orders' | 'inbox' = 'orders', who = ada) =>
  desk().saveView({ list, name, query }, callerAs(shop, who))
const namesOf = async (who = ada) => (await desk().listViews(who.id)).map(({ name }) => name)
const idOf = async (name: string) => (await desk().listViews(ada.id)).find((view) => view.name === name)?.id ?? ''

const addTemplate = (name: string, text: string) => inbox().addTemplate({ name, text }, callerAs(shop, ada))
const templateOf = async (name: string) => {
  const template = (await inbox().listTemplates()).find((each) => each.name === name)
  if (!template) throw new Error(`There is no template ${name}.`)
  return template
}
const answer = async (number: string, text: string) =>
  inbox().answerTicket({ ...(await seenTicket(shop, number)), text, closes: false }, callerAs(shop, ada))

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

  it('is gone with the account, as are hidden columns', async () => {
    await save('Mine')
    await desk().chooseColumns({ list: 'orders', hidden: ['brand'] }, callerAs(shop, ada))
    await shop.database.db().update(users).set({ accountType: 'own-user' }).where(eq(users.id, ada.id))
    const gone = await shop.shop.customers.deleteAccount({ userId: ada.id, password: PASSWORD }, shop.at)
    expect(gone).toEqual({ ok: true })
    expect(await namesOf()).toEqual([])
    expect(await desk().listHidden(ada.id, 'orders')).toEqual([])
  })
})

describe('the columns of a list', () => {
  it('are hidden for one person and one list, and shown again', async () => {
    const bo = await anAdmin(shop, `bo-${people}@staff.example.com`, 'Bo Admin')
    expect(await choose('orders', ['brand', 'bundle'])).toEqual({ ok: true })
    expect(await choose('inbox', ['kind', '<script>', ''])).toEqual({ ok: true })
    expect(await desk().listHidden(ada.id, 'orders')).toEqual(['brand', 'bundle'])
    expect(await desk().listHidden(ada.id, 'inbox')).toEqual(['kind'])
    expect(await desk().listHidden(bo.id, 'orders')).toEqual([])
    await choose('orders', [])
    expect(await desk().listHidden(ada.id, 'orders')).toEqual([])
  })
})

describe('an answer template', () => {
  it.each<[string, string, string, object]>([
    ['without a name', ' \n ', 'Hello', { problem: 'name_missing' }],
    ['without a text', 'Empty', ' \n ', { problem: 'text_missing' }],
    ['that is too long', 'Long', 'x'.repeat(3_001), { problem: 'template_too_long' }],
    [
      'with placeholders that nobody knows',
      'Typo',
      'Dear {customer_name}, {bundel} of {order number} at {bundle}',
      { problem: 'placeholder_unknown', names: ['bundel', 'order number'] },
    ],
  ])('%s is refused', async (_, name, text, refusal) => {
    expect(await addTemplate(name, text)).toEqual({ ok: false, ...refusal })
    expect((await inbox().listTemplates()).map((each) => each.name)).not.toContain(name)
  })

  it('is the whole team’s, and nobody overwrites what somebody else has just written', async () => {
    const bo = await anAdmin(shop, `bo-${people}@staff.example.com`, 'Bo Admin')
    const change = (id: string, seenVersion: number, name: string) =>
      inbox().changeTemplate({ id, seenVersion, name, text: 'Hi {customer_name}' }, callerAs(shop, bo))
    await addTemplate('Roaming', 'Turn it on.')
    await addTemplate('Restart', 'Restart it.')
    expect(await addTemplate('ROAMING', 'Again.')).toEqual({ ok: false, problem: 'name_taken' })
    const { id, version } = await templateOf('Roaming')
    expect(await change(id, version, 'restart')).toEqual({ ok: false, problem: 'name_taken' })
    expect(await change(id, version, 'No connection')).toMatchObject({ ok: true })
    expect(await change(id, version, 'Too late')).toEqual({ ok: false, problem: 'template_changed' })
    expect(await templateOf('No connection')).toMatchObject({ text: 'Hi {customer_name}' })
    expect(await inbox().deleteTemplate(id, callerAs(shop, ada))).toMatchObject({ ok: true })
    expect(await inbox().deleteTemplate(id, callerAs(shop, ada))).toEqual({ ok: false, problem: 'template_gone' })
    expect(await change(id, version + 1, 'Gone')).toEqual({ ok: false, problem: 'template_changed' })
    const acts = await shop.database.db().select().from(auditLog).where(eq(auditLog.subject, id)).orderBy(auditLog.id)
    expect(acts.map(({ action }) => action)).toEqual(['template_added', 'template_changed', 'template_deleted'])
  })

  it('gets the facts of the order, and its link in the email alone', async () => {
    const email = `nora-${people}@writer.example.com`
    const { orderId, reference } = await shop.buy({ email })
    const { number } = await writeToUs(shop, { email, orderId })
    const typed =
      'Dear {customer_name}: {order_number}, {bundle}, {days}, {total}, ticket {ticket_number}. {qr_link} {x}'
    expect(await answer(number, typed)).toEqual({ ok: true })
    const [said] = (await inbox().viewTicket(number))?.entries ?? []
    expect(said?.text).toMatch(/^Dear Alex Traveller: /)
    expect(said?.text).toContain(`: ${reference}, 5 GB, `)
    expect(said?.text).toContain(`ticket ${number}. {qr_link} {x}`)
    expect(said?.text).not.toMatch(/\{(?!qr_link|x)/)
    const mail = (await wholeMailsTo(shop, email)).find(({ subject }) => subject.startsWith('Our answer:'))
    expect(mail?.text).not.toContain('{qr_link}')
    const key = /\/success\?reference=\S+&key=([\w.-]+)/.exec(mail?.text ?? '')?.[1] ?? ''
    expect(await shop.shop.orders.redeemOrderKey(key, shop.at)).toMatchObject({ id: orderId })
  })

  it('tells nothing of an order to anybody but its buyer, and isn’t sent with holes', async () => {
    const { orderId } = await shop.buy({ email: `owner-${people}@example.com` })
    for (const about of [null, orderId]) {
      const { number } = await writeToUs(shop, { orderId: about })
      for (const text of ['{order_number}', 'See {qr_link}'])
        expect(await answer(number, text)).toEqual({ ok: false, problem: 'placeholder_left' })
      expect(await answer(number, 'Dear {customer_name}')).toEqual({ ok: true })
    }
  })
})
