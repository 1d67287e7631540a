// Two businesses against each other on every address, file, and form of the dashboard (safety case I04): the addresses
// come from the table of pages, the forms from the pages themselves. Requests for the other one's data are answered as
// if it didn't exist, and leave it unchanged.
import { isOpenFor } from '#tests/support/open-for.ts'
import { randomUUID } from 'node:crypto'
import { eq, sql, type SQL } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { CALLS } from '#app/calls.ts'
import { PAGES, type Page } from '#app/pages.ts'
import { apiKeys, mailboxProofs, rateLimits, users } from '#db/schema.ts'
import { businessStore } from '#shop/people/brand/business-store.ts'
import { dateOnlyOf } from '#values/date.ts'
import { formatEuro } from '#values/money.ts'
import { PASSWORD, signedIn, userIdOf } from '../support/http-accounts.ts'
import { haveOwnPrices } from '../support/having-prices.ts'
import { haveWebhooks } from '../support/having-webhooks.ts'
import { delivered } from '../support/http-buying.ts'
import { openHttpShop, type Browser, type HttpShop } from '../support/open-http-shop.ts'
import { readPdfText } from '../support/read-pdf.ts'
import { findPageForms, type PageForm } from '../support/page-forms.ts'

const HOME = '/business-dashboard'
const CHIEF = 'chief@example.com'
const THIS_MONTH = dateOnlyOf(new Date(), 'Europe/Amsterdam').slice(0, 7)
const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

let shop: HttpShop
type Side = { boss: Browser; agent: Browser; ids: Record<string, string>; secrets: string[] }
let alpha: Side
let beta: Side

// Answers are compared byte by byte.
const asRead = (text: string) => Buffer.from(text).toString('latin1')

async function aSide(name: string): Promise<Side> {
  const db = shop.database.db()
  const domain = `${name}.localhost:${shop.port}`
  const actor = { id: await userIdOf(shop, CHIEF), type: 'super-admin' } as const
  const added = await shop.shop.brands.addBusiness(
    { name: `${name} Roam`, domain, orderPrefix: name },
    { ...shop.at, actor },
  )
  if (!added.ok) throw new Error(added.problem)
  const businessId = added.id
  const person = async (who: string, role: 'business-admin' | 'business-user') => {
    const browser = await signedIn(shop, `${who}@${name}.example.com`, role)
    await db
      .update(users)
      .set({ businessId })
      .where(eq(users.email, `${who}@${name}.example.com`))
    return browser
  }
  const [boss, agent] = [await person('boss', 'business-admin'), await person('agent', 'business-user')]
  const send = (tab: string, fields: Record<string, string>) => boss.post(`${HOME}?tab=${tab}`, fields)
  await send('team', { intent: 'invite', email: `new@${name}.example.org`, role: 'business-user', password: PASSWORD })
  await send('api', { intent: 'make_key', name: `Engine of ${name}`, mode: 'live', access: 'orders', days: '30' })
  await send('earnings', { intent: 'join' })
  const [heldCents, draftCents] = name === 'alpha' ? [1787, 1999] : [2391, 2477]
  await haveOwnPrices(shop, businessId, { heldCents, draftCents })
  const { brand } = await shop.shop.brands.readBrand(domain)
  const { orderId } = await shop.buy({ brand, email: `${name}@example.com` })
  const { reference } = await delivered(shop, orderId)
  const [key] = await db.select().from(apiKeys).where(eq(apiKeys.businessId, businessId))
  const purchase = await aPurchase(boss, { businessId, keyId: key?.id ?? '' })
  const hook = `http://localhost:1/hooks-of-${name}`
  const [invitation] = await db.select().from(mailboxProofs).where(eq(mailboxProofs.businessId, businessId))
  const earned = await shop.shop.partners.viewEarnings(businessId, null)
  const ids = {
    business: businessId,
    order: orderId,
    purchase,
    ...(await haveWebhooks(shop, businessId, hook)),
    key: key?.id ?? '',
    member: await userIdOf(shop, `agent@${name}.example.com`),
    invitation: invitation?.id ?? '',
  }
  const secrets = [
    reference,
    ids.key,
    ids.member,
    ids.purchase,
    ids.endpoint,
    hook,
    ids.invitation,
    `Engine of ${name}`,
    `${name} Roam`,
    `boss@${name}.example.com`,
    `new@${name}.example.org`,
    earned?.affiliate?.code ?? '',
    ...[heldCents, draftCents].map((cents) => asRead(formatEuro(cents))),
  ]
  if (secrets.includes('')) throw new Error(`${name} has less than it should have.`)
  return { boss, agent, ids, secrets }
}

/** An order that the business's software paid from its balance. */
async function aPurchase(boss: Browser, { businessId, keyId }: { businessId: string; keyId: string }): Promise<string> {
  const company = {
    companyName: 'Kranich',
    streetName: 'Kade',
    postalCode: '1011 AA',
    city: 'Amsterdam',
    country: 'NL',
  }
  await boss.post(`${HOME}?tab=balance`, { intent: 'save_billing', ...company, vatNumber: 'NL123456789B13' })
  const asked = await boss.post(`${HOME}?tab=balance`, { intent: 'deposit', attempt: randomUUID(), amount: '50' })
  const paid = await shop.pay(asked.headers.get('location') ?? '')
  await boss.get((paid.location ?? '').replace(/^https?:\/\/[^/]+/, ''))
  const wish = { bundleId: '01032_3', ownReference: null, topUpFor: null, idempotencyKey: randomUUID() }
  const placed = await shop.shop.prepaid.placeApiOrder({ businessId, keyId, mode: 'live' }, wish)
  if (!placed.ok) throw new Error(placed.problem)
  await delivered(shop, placed.order.id)
  return placed.order.id
}

beforeAll(async () => {
  shop = await openHttpShop()
  await signedIn(shop, CHIEF, 'super-admin')
  alpha = await aSide('alpha')
  beta = await aSide('beta')
}, 120_000)
afterAll(() => shop.close())
// Downloads are limited to a few per hour.
beforeEach(() => shop.database.db().delete(rateLimits))

/** Open to partners but not to everybody. */
const isPartners = (page: Page) => isOpenFor(page, 'business-admin')
const page = PAGES.find(({ path }) => path === HOME)
const ADDRESSES = [
  ...Object.keys(page?.tabs ?? {}).map((tab) => `${HOME}?tab=${tab}`),
  `${HOME}?tab=orders&source=api`,
  ...[...PAGES, ...CALLS]
    .map(({ path }) => path)
    .filter((path) => path.startsWith(`${HOME}/`))
    .map((path) => (path.includes('statement') ? `${path}?month=${THIS_MONTH}` : path)),
]
/** What an address might name besides the business. */
const NAMES = ['id', 'order', 'reference', 'find', 'code', 'after', 'before', 'user', 'key', 'edit']

const told = async (browser: Browser, address: string) => {
  const answer = await browser.get(address)
  const bytes = Buffer.from(await answer.arrayBuffer())
  const text = bytes.toString('latin1')
  return { status: answer.status, text: text.startsWith('%PDF') ? asRead(readPdfText(bytes)) : text }
}
// PDFs are read without spaces.
const tells = (text: string, { secrets }: Side) =>
  secrets.filter((secret) => text.includes(secret) || text.includes(secret.replaceAll(' ', '')))

describe('a partner', () => {
  it('sees only its own data at each address', async () => {
    expect(ADDRESSES.length).toBeGreaterThan(12)
    // This test wouldn't check addresses outside the dashboard.
    expect([...PAGES, ...CALLS].filter(isPartners).filter(({ path }) => !`${path}/`.startsWith(`${HOME}/`))).toEqual([])
    const read = new Set<string>()
    for (const [side, other] of [
      [alpha, beta],
      [beta, alpha],
    ] as const)
      for (const browser of [side.boss, side.agent])
        for (const address of ADDRESSES) {
          const { text } = await told(browser, filled(address, ownIn(address, side)))
          expect([address, tells(text, other)]).toEqual([address, []])
          const own = tells(text, side)
          // An invoice whose characters can't be read would prove nothing.
          const isPaper = browser === side.boss && address.includes('.pdf')
          expect([address, !isPaper || own.length > 0]).toEqual([address, true])
          for (const secret of own) read.add(secret)
        }
    // Everything that is searched for is really shown to its owner.
    expect([...read].toSorted()).toEqual([...alpha.secrets, ...beta.secrets].toSorted())
  })

  it.each(ADDRESSES)('at %s gets the same answer about another partner as about a missing one', async (address) => {
    const at = (query: string, named = ownIn(address, alpha)) =>
      told(alpha.boss, `${filled(address, named)}${address.includes('?') ? '&' : '?'}${query}`)
    const unknown = randomUUID()
    const atNobodys = await at(`business=${unknown}`)
    const nobodys = plain(await at(namedBy(unknown), unknown), unknown)
    for (const value of Object.values(beta.ids)) {
      expect([value, await at(`business=${value}`)]).toEqual([value, atNobodys])
      const theirs = await at(namedBy(value), value)
      expect(plain(theirs, value)).toEqual(nobodys)
      expect(tells(theirs.text.replaceAll(value, ''), beta)).toEqual([])
    }
    expect((await at(`business=${beta.ids['business']}`)).status).toBe(404)
    expect((await at(`business=${alpha.ids['business']}`)).status).toBe(200)
  })
})

/** The ID of its own that a side uses in an address with a parameter. */
const ownIn = (address: string, { ids }: Side) => ids[address.includes(':endpointId') ? 'endpoint' : 'purchase'] ?? ''
/** Fills in the parameter of an address. */
const filled = (address: string, id: string) => address.replace(/:\w+/, id)
const namedBy = (value: string) => new URLSearchParams(NAMES.map((name) => [name, value])).toString()
// Forms contain random numbers, and a PDF contains its creation time.
const plain = ({ status, text }: { status: number; text: string }, asked: string) => [
  status,
  text.replaceAll(asked, 'ASKED').replaceAll(UUID, 'ID').replaceAll(/\d+/g, 'N'),
]

const formsOf = async (browser: Browser): Promise<PageForm[]> => {
  const found: PageForm[] = []
  for (const address of ADDRESSES.filter((each) => !/\.\w+|\/embed|-preview/.test(each)).map((each) =>
    filled(each, ownIn(each, alpha)),
  ))
    found.push(...findPageForms((await told(browser, address)).text, address, { password: PASSWORD, iccid: '' }))
  return found.filter(({ action }) => action.startsWith(HOME))
}
/** What the shop keeps working on by itself: orders, and their mails and figures. */
const IN_WORK = /^(order|figure)|^mails$/
const asRows = z.object({ rows: z.array(z.object({ name: z.string() })) })

/** The rows of a business in each table that has a business column. */
async function keptBy({ ids: { business = '' } }: Side): Promise<Record<string, string[]>> {
  const db = shop.database.db()
  const namesOf = async (query: SQL) => asRows.parse(await db.execute(query)).rows.map(({ name }) => name)
  const kept: Record<string, string[]> = {}
  const tables = await namesOf(
    sql`select table_name::text as name from information_schema.columns where table_schema = 'public' and column_name = 'business_id'`,
  )
  for (const table of tables)
    if (!IN_WORK.test(table))
      kept[table] = await namesOf(
        sql`select to_jsonb(each)::text as name from ${sql.identifier(table)} each where business_id = ${business} order by 1`,
      )
  return { ...kept, businesses: [JSON.stringify(await businessStore(shop.database).find(business))] }
}

describe('a form of the dashboard', () => {
  it('rejects another partner’s ID like a missing one, and changes nothing', async () => {
    const forms = await formsOf(alpha.boss)
    const own = Object.values(alpha.ids)
    const naming = forms.flatMap(({ action, intent, fields }) =>
      own
        .filter((id) => action.includes(id) || fields.some(([, value]) => value === id))
        .map((id) => ({ action, intent, fields, id })),
    )
    expect([...new Set(naming.map(({ intent }) => intent))].toSorted()).toEqual([
      'change_role',
      'choose',
      'key_addresses',
      'off',
      'remove',
      'remove_member',
      'replay',
      'revoke_key',
      'rotate',
      'test',
      'withdraw',
    ])
    const before = await keptBy(beta)
    for (const { action, intent, fields, id } of naming) {
      const post = async (named: string) => {
        const typed = fields.map(([name, each]): [string, string] => [name, each === id ? named : each])
        const answer = await alpha.boss.post(action.replace(id, named), typed)
        return { status: answer.status, text: await answer.text() }
      }
      const nobodys = await post(randomUUID())
      for (const value of Object.values(beta.ids)) {
        const theirs = await post(value)
        expect([intent, theirs.status]).toEqual([intent, nobodys.status])
        expect(theirs.status).toBeGreaterThanOrEqual(400)
        expect([intent, tells(theirs.text.replaceAll(value, ''), beta)]).toEqual([intent, []])
      }
    }
    expect(await keptBy(beta)).toEqual(before)
    const holding = Object.entries(before).flatMap(([table, rows]) => (rows.length > 0 ? [table] : []))
    expect(holding).toEqual(expect.arrayContaining(['users', 'api_keys', 'billing_details', 'webhook_endpoints']))
    expect(holding.length).toBeGreaterThan(10)
  })

  it('ignores the name of another business', async () => {
    for (const form of await formsOf(alpha.boss)) {
      const answer = await alpha.boss.post(form.action, [...form.fields, ['business', beta.ids['business'] ?? '']])
      expect([form.intent, answer.status]).toEqual([form.intent, 404])
    }
  })
})
