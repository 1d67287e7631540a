// Who gets what at every address and tab of the shop, and who may do what, for a visitor and each role (safety case I03
// and I05).
import { randomUUID } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { eq } from 'drizzle-orm'
import { users } from '#db/schema.ts'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import { PAGES } from '#app/pages.ts'
import routes from '#app/routes.ts'
import { isNotAllowed } from '#shop/people/account/needing.ts'
import { may, RIGHTS, type Right } from '#shop/people/account/rights.ts'
import { getDashboardPath, ROLES, type Role } from '#shop/people/account/role.ts'
import { signedIn } from '#tests/support/http-accounts.ts'
import { openHttpShop, type Browser, type HttpShop } from '#tests/support/open-http-shop.ts'
import { EXAMPLES, TABLE, TABS, WHO, type Answer, type Who } from '#tests/support/role-table.ts'

const addressesOf = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, index, children }) =>
    children ? addressesOf(children) : index ? ['/'] : path === undefined ? [] : [`/${path}`],
  )

const emailOf = (role: Role) => `${role}@roles.example.com`

async function answerOf(response: Response, browser: Browser | undefined, address: string): Promise<Answer> {
  const to = response.headers.get('location')
  await response.arrayBuffer()
  if (to === null) return response.status
  if (to === `/login?${new URLSearchParams({ redirectTo: EXAMPLES[address] ?? address })}`) return 'login'
  if (to === '/' && (browser?.cookies.get('flash') ?? '') !== '' && address !== '/logout') return 'denied'
  return to.startsWith('/') ? `/${to.slice(1)}` : response.status
}

const NOBODY = '8988300a-0000-4000-8000-000000000001'

/** Where those who serve and run the shop are at work. */
const OF_STAFF = /^shop\/(office\/(?!tools)|support\/(inbox|staff|customer|withdrawal)\/|people\/brand\/)/
/** They ask the table themselves, and answer what the page then says; or nobody comes to them but another act. */
const DECIDES_ITSELF = new Set([
  'replaceEsim',
  'acknowledgeNetworkTrial',
  'startNetworkTrial',
  'within',
  'refundLimitOf',
  'atTicket',
  'mayActOn',
  'createStaff',
  'viewAccount',
  'listTickets',
])
const sources = () =>
  globSync('shop/**/*.ts').flatMap((file) =>
    file.endsWith('.test.ts') ? [] : [[file, readFileSync(file, 'utf8')] as const],
  )

/** The use cases of the staff that are told who asks. */
const useCasesWithCaller = () =>
  sources()
    .filter(([file]) => OF_STAFF.test(file))
    .flatMap(([, text]) => text.split(/^export (?=async function|function|const)/m).slice(1))
    .filter((text) => /\b(caller|\{ actor.*\}): .*Caller\b/.test(text.split(/\n\}|\n\n/)[0] ?? ''))
    .map((text) => /^(?:async function|function|const) (\w+)/.exec(text)?.[1] ?? text)

/** Each act with the right that its context binds it with. */
const actsWithRights = () =>
  new Map(
    sources().flatMap(([, text]) =>
      [...text.matchAll(/\bneeding\('(\w+)', \{([\w\s,]+)\}\)/g)].flatMap(([, right = '', names = '']) =>
        names.split(',').flatMap((name) => (isRight(right) && name.trim() ? [[name.trim(), right] as const] : [])),
      ),
    ),
  )
const isRight = (text: string): text is Right => RIGHTS.some((right) => right === text)

type Act = (input: object, caller: object) => unknown
const isAct = (found: unknown): found is Act => typeof found === 'function'
const findAct = (contexts: object, name: string): Act | undefined =>
  Object.values(contexts)
    .flatMap((context: unknown): unknown[] =>
      typeof context === 'object' && context !== null ? Object.entries(context).filter(([key]) => key === name) : [],
    )
    .flatMap((entry) => (Array.isArray(entry) ? entry.filter(isAct) : []))[0]

describe('every address of the shop', () => {
  let shop: HttpShop
  const browsers = new Map<Who, Browser>()
  beforeAll(async () => {
    shop = await openHttpShop()
    browsers.set('visitor', shop.browser())
    for (const role of ROLES) browsers.set(role, await signedIn(shop, emailOf(role), role))
  }, 120_000)
  afterAll(() => shop.close())

  const ask = (who: Who, address: string) => {
    const browser = browsers.get(who)
    if (!browser) throw new Error(`Nobody came as ${who}.`)
    browser.cookies.delete('flash')
    return browser.get(EXAMPLES[address] ?? address)
  }

  it('is in the table', () => {
    expect(Object.keys(TABLE).toSorted()).toEqual(addressesOf(routes).toSorted())
  })

  it('is in the table with each tab', () => {
    const tabs = PAGES.flatMap(({ path, tabs: of = {} }) => Object.keys(of).map((tab) => `${path}?tab=${tab}`))
    expect(Object.keys(TABS).toSorted()).toEqual(tabs.toSorted())
  })

  it.each(WHO)(
    'answers %s as the table says',
    async (who) => {
      const answers: Record<string, Answer> = {}
      for (const address of [...Object.keys(TABLE), ...Object.keys(TABS)]) {
        const response = await ask(who, address)
        answers[address] = await answerOf(response, browsers.get(who), address)
      }
      expect(answers).toEqual(
        Object.fromEntries(Object.entries({ ...TABLE, ...TABS }).map(([address, row]) => [address, row[who]])),
      )
    },
    120_000,
  )

  it('says why somebody was sent home, and nothing about the closed page (I03)', async () => {
    for (const [address, row] of Object.entries(TABLE))
      for (const who of WHO.filter((each) => row[each] === 'denied' || row[each] === 'login')) {
        const refused = await (await ask(who, address)).text()
        expect(refused).not.toMatch(/@|<h1|\d{18,}/)
        const script = await browsers.get(who)?.get(`${address}.data`)
        expect(await script?.text()).not.toMatch(/roles\.example\.com|\d{18,}/)
      }
    const home = await browsers
      .get('own-user')
      ?.get('/admin-dashboard')
      .then(() => browsers.get('own-user')?.get('/'))
    expect((await home?.text())?.replaceAll('&#x27;', "'")).toContain(
      "Access denied: You don't have permission to access this page.",
    )
  })

  it('leads everyone from the account to their role’s home, and to nothing that is closed to them', async () => {
    for (const who of ROLES) {
      const page = await (await ask(who, '/account')).text()
      const row = /<nav aria-label="Your pages"[^]*?<\/nav>/.exec(page)?.[0] ?? ''
      const paths = [...row.matchAll(/href="([^"]+)"/g)].map(([, path]) => path)
      expect(paths.slice(0, 1)).toEqual([getDashboardPath(who)])
      for (const path of paths) expect(TABLE[path ?? '']?.[who]).toBe(200)
    }
  })

  it('leads staff from their home only to pages that are open to them, without a cart', async () => {
    for (const who of ROLES.filter((role) => role !== 'own-user')) {
      const page = await (await ask(who, getDashboardPath(who))).text()
      const row = /<nav aria-label="Back office"[^]*?<\/nav>/.exec(page)?.[0] ?? ''
      const paths = [...row.matchAll(/<a\b[^>]* href="([^"]+)/g)].map(([, path]) => path ?? '')
      expect(paths.map((path) => path.split('?')[0])).toContain(getDashboardPath(who))
      for (const path of paths) expect([path, { ...TABLE, ...TABS }[path]?.[who]]).toEqual([path, 200])
      expect(page).not.toMatch(/Prices include VAT|Your Cart|Terms &amp; Conditions/)
      expect(page).toContain('View shop')
    }
    const hiddenPage = await (await ask('visitor', '/api-test')).text()
    expect(hiddenPage).toContain('Your Cart')
    expect(hiddenPage).not.toContain('View shop')
  })

  it('has no act without a right, and refuses each act to everyone without it, by whichever page they come', async () => {
    const acts = actsWithRights()
    expect(useCasesWithCaller().filter((name) => !acts.has(name) && !DECIDES_ITSELF.has(name))).toEqual([])
    const wrong: string[] = []
    for (const [name, right] of acts)
      for (const type of ROLES.filter((role) => !may(role, right))) {
        const caller = { ...shop.at, actor: { id: randomUUID(), type, name: '', email: '' } }
        const refused = await Promise.resolve(findAct(shop.shop, name)?.({}, caller)).catch((error: unknown) => error)
        if (!isNotAllowed(refused) || refused.right !== right) wrong.push(`${name} by ${type}`)
      }
    expect(wrong).toEqual([])
  })

  it.each<[Role, string, Record<string, string>]>([
    ['agent', '/admin', { intent: 'save_brand', version: '0', name: 'Mine' }],
    ['agent', '/admin', { intent: 'invite', email: 'friend@example.com' }],
    ['agent', '/admin?tab=admins', { intent: 'revoke', userId: NOBODY }],
    ['agent', `/admin-dashboard/users/${NOBODY}`, { intent: 'disable' }],
    ['agent', `/admin-dashboard/users/${NOBODY}`, { role: 'business-admin' }],
    ['accountant', '/super-admin-dashboard?tab=reports', { intent: 'suspend', business: 'x' }],
    ['accountant', '/super-admin-dashboard/vat', { country: 'DE', from: '2030-01-01', rate: '1' }],
    ['accountant', '/admin-dashboard/bulk', { act: 'resend', seen: '' }],
    ['accountant', '/admin-dashboard/views', { intent: 'columns', list: 'inbox', columns: 'state' }],
    ['accountant', '/admin-dashboard/views', { intent: 'save', list: 'inbox', name: 'Mine', query: '' }],
  ])('sends a %s home who posts to %s what no page shows them: %j', async (who, path, fields) => {
    const browser = browsers.get(who)
    browser?.cookies.delete('flash')
    const answer = await browser?.post(path, fields)
    expect([answer?.status, answer?.headers.get('location')]).toEqual([302, '/'])
    expect(browser?.cookies.get('flash')).toBeTruthy()
  })

  it('lets an accountant choose the columns of the list of orders and keep a look at it, and no other list', async () => {
    const desk = await signedIn(shop, 'reader@roles.example.com', 'accountant')
    const list = { list: 'orders', query: '?tab=orders' }
    const path = '/admin-dashboard/views'
    const chosen = await desk.post(path, { ...list, intent: 'columns', columns: 'brand state', 'show.state': 'yes' })
    expect([chosen.status, chosen.headers.get('location')]).toEqual([303, '/admin-dashboard?tab=orders'])
    await desk.post(path, { ...list, intent: 'save', name: 'Mine' })
    const page = await (await desk.get('/admin-dashboard?tab=orders')).text()
    expect(page).toContain('Columns (1 hidden)')
    expect(page).toContain('>Mine<')
    const views = await (await desk.get(`${path}?list=inbox&save=`)).text()
    expect(views).toContain('All orders')
    expect(views).not.toMatch(/Back to the inbox|Save this view/)
  })

  it('is closed at the next request after the role is removed (I05)', async () => {
    const email = 'once-an-admin@roles.example.com'
    const browser = await signedIn(shop, email, 'own-admin')
    expect((await browser.get('/admin-dashboard')).status).toBe(200)
    await shop.database.db().update(users).set({ accountType: 'own-user' }).where(eq(users.email, email))
    const answer = await browser.get('/admin-dashboard')
    expect([answer.status, answer.headers.get('location')]).toEqual([302, '/'])
  })
})
